/** What using an Ability would do. PD-ABIL, 5.6 */

import type { Seat } from '@medallion/kernel';
import type { Side } from '../content/vocabulary.ts';
import type { AbilityUse } from '../rules/abilities/rule.ts';
import type { PathOfDestinyView } from '../view.ts';
import { before, type Foreseen, foreseen } from './foreseen.ts';
import { Imagination } from './imagination.ts';
import { levelsOf } from './play.ts';
import { rankOf, type ForeseenPick } from './pick.ts';

export interface ForeseenUse extends Foreseen {
  /** Double Casting and Swallow's Flight: how far the effect of the card is met, −1 where it has none. YEN-3, CIR-3 */
  readonly level?: number;
  /** After a pick: one's place in the Initiative. CIR-1 */
  readonly rank?: ForeseenPick['rank'];
  /** Alone, where the solo token is flipped again: what either side would bring. Everything else is then as if it showed the same again. R-113 */
  readonly ifFlipped?: Readonly<Record<Side, Foreseen>>;
}

/** Any use listed by `ability/use`, with nothing else used by anybody. Declining changes nothing. */
export function foreseeUse(view: PathOfDestinyView, seat: Seat, use: Omit<AbilityUse, 'id'>): ForeseenUse {
  const solo = view.participants.some(({ automa }) => automa === true);
  const carried = (shows: Side): [Imagination, Foreseen] => {
    const g = Imagination.of(view);
    const was = before(g);
    g.flips = [shows];
    g.spared = use.side;
    g.answerWith('ability/use', { seat, window: 'resolve', from: -1, declined: 0 }, use).carryOut();
    return [g, foreseen(g, seat, was)];
  };
  const [g, then] = carried(view.flip ?? 'left');
  const flips = solo && then.events.some(({ type }) => type === 'tokenFlipped');
  return {
    ...then,
    ...(use.card === undefined ? {} : { level: levelsOf(then.events, [use.card])[0] ?? -1 }),
    ...(view.phase === 'choose' ? { rank: rankOf(g.table, seat) } : {}),
    ...(flips ? { ifFlipped: { left: carried('left')[1], right: carried('right')[1] } } : {}),
  };
}
