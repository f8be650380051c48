import type { SeatView } from '@medallion/kernel';
import type { Practice, PracticeEnd } from '@medallion/old-world/poker';
import type { PokerSay } from './words/index.ts';
import type { Reading } from '../old-world/dice/reading.ts';

/** Who won the game that lies on the table. */
export function resultWords(say: PokerSay, { game, mode, role }: Reading): string {
  const result = game?.result;
  if (result === undefined) return '';
  if (result.winner === 'table') return say('result.solo', { n: result.gold });
  if (result.winner === role) return say('result.won', { n: result.gold });
  return mode === 'witcher' ? say('result.lost.witcher', { n: result.gold }) : say('result.lost.locals');
}

/** How the evening ended, and with how much. */
export function endWords(say: PokerSay, { over, table }: SeatView<Practice>): string {
  if (over === undefined) return '';
  const { reason, seat } = over.detail as { reason: PracticeEnd; seat: number };
  const whose = seat === 0 ? 'you' : 'they';
  const title =
    reason === 'left' ? say(whose === 'you' ? 'over.left' : 'over.left.they') : say(`over.${reason}.${whose}`);
  return `${title}. ${say('over.text', { gold: table.gold[0] ?? 0, games: table.games })}`;
}
