/** What results and tests ask of the AP: levels, Gold, place, School, Potions, dice. OW-EVENT-04, R-43 */

import type { Seat } from '@medallion/kernel';
import { location } from '../../content/map.ts';
import type { Condition, Measure } from '../../content/vocabulary.ts';
import { currentLevel } from '../attributes.ts';
import { witcherOf } from '../seats.ts';
import type { G } from '../shape.ts';

/** One die, rolled openly, once. R-43 */
function rollDie(g: G): number {
  const die = g.die('dice');
  if (g.table.story !== undefined) g.table.story = { ...g.table.story, die, value: die };
  return die;
}

/** Does the condition of a Result hold? The die of one is told by whoever asks, after the choice it belongs to. */
export function conditionHolds(g: G, seat: Seat, condition: Condition): boolean {
  const witcher = witcherOf(g, seat);
  if ('level' in condition) return witcher.level >= condition.level;
  if ('attribute' in condition) return currentLevel(g, seat, condition.attribute) >= condition.atLeast;
  if ('gold' in condition) return witcher.gold >= condition.gold;
  if ('at' in condition) return witcher.at === condition.at;
  if ('school' in condition) return witcher.school === condition.school;
  if ('potions' in condition) return witcher.potions.cards.length >= condition.potions;
  if ('die' in condition) return rollDie(g) >= condition.die;
  // The sixth School counts as another's: nobody belongs to it. R-12
  const { school } = location(witcher.at);
  return school !== undefined && (school === witcher.school) === (condition.schoolHere === 'own');
}

/** The number a test arrives at, with the levels of this moment. R-43 */
export function measure(g: G, seat: Seat, what: Measure): number {
  if ('level' in what) return witcherOf(g, seat).level;
  if ('attribute' in what) return currentLevel(g, seat, what.attribute);
  const die = rollDie(g);
  g.emit('dieRolled', { seat, die });
  return 'die' in what ? die : 2 * currentLevel(g, seat, what.twicePlusDie) + die;
}
