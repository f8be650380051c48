/** How many cards of its colour a Requirement card asks for. PD-STRIGA-04, PD-STRIGA-08, R-85, R-88 */

import type { RuleOptions } from '../options.ts';
import type { GoalPlace, Who } from '../table.ts';

export const FIRST = 3;
const SECOND = 4;

type Place = Pick<GoalPlace, 'left' | 'right'>;

export const isUntouched = ({ left, right }: Place): boolean => left.length === 0 && right.length === 0;

/** Three suffice for the first to come, or for each player's first. */
export function neededFor(
  place: Place,
  who: Who,
  { strigaRequirement }: Pick<RuleOptions, 'strigaRequirement'>,
  untouched = isUntouched(place),
): number {
  const first = strigaRequirement === 'perPlayer' ? !place.left.includes(who) : untouched;
  return first ? FIRST : SECOND;
}
