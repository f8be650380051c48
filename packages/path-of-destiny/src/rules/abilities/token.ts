/** Can an Ability used before declarations still change where the Destiny token leads? PD-FATE, R-44, R-45, R-111 */

import { type Side, SIDES } from '../../content/vocabulary.ts';
import { declarations, type Declarations, placeFor } from '../destiny.ts';
import { dominantSide } from '../dominance.ts';
import type { L } from '../shape.ts';
import type { Declaring, Table, Who } from '../table.ts';
import { type AbilityId, abilitiesOf, isReady } from './usable.ts';

/** What one use adds to the declarations of the turn. */
type Change = Partial<Declaring>;

/** The ways in which a participant could use an Ability that changes declarations. GER-2, DAN-1, YEN-4 */
function changes(table: Table, who: Who, ability: AbilityId): Change[] {
  if (ability === 'DAN-1') return [{ double: [who] }];
  if (ability === 'GER-2') return table.initiative.filter((other) => other !== who).map((on) => ({ silent: [on] }));
  return ability === 'YEN-4' ? SIDES.map((side) => ({ chosen: [{ who, side }] })) : [];
}

/** What everybody at the table could still use in this window, one list of ways for each Ability, but for one of them. */
function waysOfOthers(table: Table, except: AbilityId): Change[][] {
  const ways: Change[][] = [];
  for (const [who, of] of table.participants.entries())
    for (const [place, { id, window }] of abilitiesOf(of).entries())
      if (window === 'declare' && id !== except && isReady(of, place)) ways.push(changes(table, who, id));
  return ways;
}

const together = (one: Change, other: Change): Change => ({
  silent: [...(one.silent ?? []), ...(other.silent ?? [])],
  double: [...(one.double ?? []), ...(other.double ?? [])],
  chosen: [...(one.chosen ?? []), ...(other.chosen ?? [])],
});

/** Where the token goes with these changes on top of what has been used. */
function placeWith({ declaring }: Table, { by, reserve }: Declarations, change: Change): Side | 'aside' {
  const { silent, double, chosen } = together(declaring, change);
  let left = 0;
  let right = 0;
  const count = (says: string, weight: number): void => {
    if (says === 'left') left += weight;
    else if (says === 'right') right += weight;
  };
  for (const { who, says } of by) {
    const free = chosen?.find((each) => each.who === who)?.side;
    count(silent?.includes(who) === true ? 'tie' : (free ?? says), double?.includes(who) === true ? 2 : 1);
  }
  count(reserve ?? 'tie', 1);
  return placeFor({ left, right });
}

/** What a place of the token comes to: in the last turn only which Path is Dominant counts. PD-CHAPTER-02 to PD-CHAPTER-04 */
function comesTo({ destiny, turn }: Table, place: Side | 'aside'): string {
  const then = destiny.map((each, at) => (at === turn - 1 ? place : each));
  return then.includes('stack') ? place : (dominantSide(then)?.side ?? 'chosen');
}

/** Would it make a difference in any case, whatever the others may still use? By what everybody can see. */
export function changesToken({ table, seats }: L, who: Who, ability: AbilityId): boolean {
  const heard = declarations(table, seats);
  const outcome = (change: Change): string => comesTo(table, placeWith(table, heard, change));
  const mine = changes(table, who, ability);
  const tryAll = (others: readonly Change[][], so: Change): boolean => {
    const [next, ...rest] = others;
    if (next !== undefined) return tryAll(rest, so) || next.some((change) => tryAll(rest, together(so, change)));
    const without = outcome(so);
    return mine.some((change) => outcome(together(so, change)) !== without);
  };
  return tryAll(waysOfOthers(table, ability), {});
}
