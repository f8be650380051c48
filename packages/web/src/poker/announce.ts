import type { HeardEvent, SeatView } from '@medallion/kernel';
import { type Practice, rankHand, type Role } from '@medallion/old-world/poker';
import type { PokerSay } from './words/index.ts';
import { heldName } from '../old-world/dice/hand-words.ts';
import { endWords, resultWords } from './outcome.ts';
import type { Reading } from '../old-world/dice/reading.ts';

/** What just happened, for those who listen to the table. */
export function announce(
  say: PokerSay,
  events: readonly HeardEvent[],
  view: SeatView<Practice>,
  reading: Reading,
): string {
  const { role, mode, ask, game } = reading;
  const said = events.flatMap(({ type, data }): string[] => {
    if (type === 'pokerRolled') {
      const rolled = data as { active: number[]; other: number[] };
      const mine = rolled[role];
      if (mode === 'solo') return [say('say.rolled', { mine: mine.join(', ') }), heldName(say, rankHand(mine))];
      const theirs = rolled[role === 'active' ? 'other' : 'active'];
      return [
        say('say.rolled.both', {
          mine: mine.join(', '),
          theirs: theirs.join(', '),
          myHand: heldName(say, rankHand(mine)),
          theirHand: heldName(say, rankHand(theirs)),
        }),
      ];
    }
    if (type === 'pokerRerolled') {
      const { side, pick, dice } = data as { side: Role; pick: number[]; dice: number[] };
      const params = { n: pick.length, dice: dice.join(', '), hand: heldName(say, rankHand(dice)) };
      return [say(side === role ? 'say.rerolled.you' : 'say.rerolled.they', params)];
    }
    return [];
  });
  if (game?.result !== undefined) said.push(`${resultWords(say, reading)}.`);
  if (view.over !== undefined) said.push(endWords(say, view));
  if (ask?.ask === 'poker/reroll') said.push(say('say.turn'));
  return said.join(' ');
}
