/** The second lesson: what to say in a fight, and in the phase after it. */

import type { OldWorldSitting } from '../sitting.ts';
import type { Sight } from './choose.ts';
import type { NoteName } from './notes/note.ts';

const BY_ASK: Readonly<Record<string, NoteName>> = {
  'phase-2/choose': 'hunt',
  'fight/combo-complete': 'ready',
  'fight/suffer-power': 'suffer',
  'fight/discard-hand': 'lose',
  'fight/trash': 'lose',
  'monster/trash': 'lose',
  'cards/trash': 'spoils',
  'row/gain-cost': 'comfort',
};

export function fightNote(sitting: OldWorldSitting, sight: Sight): NoteName | undefined {
  const { view, ask, me, held } = sitting;
  const { fight, active, turn, turns, witchers } = view.table;
  if (sight.fought === 'defeated') return 'won';
  if (sight.fought !== undefined) return 'beaten';
  if (sight.ended) return 'ended';
  if (turns > 1 || turn.phase === 'phase-3') return ask === undefined && active === me ? undefined : 'fightFarewell';
  if (ask === undefined) return fight === undefined ? undefined : 'beast';
  if (sight.asked !== ask.ask) return undefined;
  const own = fight?.sides.find(({ seat }) => seat === me);
  if (ask.ask === 'fight/prepare') return (own?.turns ?? 0) > 1 ? 'again' : 'prepare';
  if (ask.ask === 'fight/combo') {
    const laid = witchers[me as number]?.combo.count ?? 0;
    if (held !== undefined) return 'ready';
    // The first hand is known, and its cards are named; later ones are not.
    if (laid === 0) return (own?.turns ?? 0) > 1 ? 'beginAgain' : 'begin';
    return 'chain';
  }
  if (ask.ask === 'fight/combo-complete' && ask.choices.some((choice) => 'specialty' in choice)) return 'skill';
  return BY_ASK[ask.ask] ?? (fight === undefined ? undefined : 'lose');
}
