/** The third lesson: a quest, a game of dice, a trail. */

import type { OldWorldSitting } from '../sitting.ts';
import type { Sight } from './choose.ts';
import type { NoteName } from './notes/note.ts';

/** Novigrad, where dice are thrown. */
const TAVERN = 6;

export function roadNote({ view, ask, me }: OldWorldSitting, sight: Sight): NoteName | undefined {
  const { active, turn, turns, witchers, poker } = view.table;
  if (sight.ended) return 'ended';
  if (turns > 1) return 'roadFarewell';
  if (ask === undefined) return active === me ? undefined : 'others';
  if (sight.asked !== ask.ask) return undefined;
  if (turn.phase !== 'phase-1') return 'roadFarewell';
  if (poker !== undefined && poker.stage !== 'over') return ask.ask === 'poker/reroll' ? 'dice' : 'stake';
  if (ask.ask !== 'phase-1/act') return ask.ask.startsWith('story/') ? 'story' : 'trailAsk';
  if (sight.paying) return 'pay';
  const may = (act: string): boolean => ask.choices.some((choice) => choice.act === act);
  const own = witchers[me as number];
  if (may('quest')) return 'questHere';
  if (may('poker') || (may('location') && own?.at === TAVERN)) return 'diceHere';
  if ((own?.quests.length ?? 0) > 0) return 'questAway';
  if ((own?.trails[1] ?? 0) === 0 && (own?.trailQuests.length ?? 0) > 0) return 'trailAway';
  return may('location') ? 'trailHere' : 'roadOn';
}
