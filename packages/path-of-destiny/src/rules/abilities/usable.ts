/** Which Abilities a player has, and which of them may be used now. PD-ABIL-01 to PD-ABIL-03, R-64, R-65 */

import { CHARACTER_SHEETS } from '../../content/index.ts';
import type { Ability, Window } from '../../content/vocabulary.ts';
import type { G } from '../shape.ts';
import { participant } from '../symbols.ts';
import type { Participant, Who } from '../table.ts';

export type AbilityId = Ability['id'];

const NO_ABILITIES: readonly Ability[] = [];
const ABILITIES: ReadonlyMap<string, readonly Ability[]> = new Map(
  CHARACTER_SHEETS.map(({ character, abilities }) => [character, abilities]),
);

/** The four Abilities of a player; the Automa has none. PD-SOLO-03 */
export const abilitiesOf = (of: Participant): readonly Ability[] =>
  of.automa === true || of.character === undefined ? NO_ABILITIES : (ABILITIES.get(of.character) ?? NO_ABILITIES);

/** Unlocked, and its token still active side up. PD-ABIL-01, PD-ABIL-02 */
export const isReady = (of: Participant, place: number): boolean =>
  place < of.unlocked && (of.used & (1 << place)) === 0;

/** Has a player this Ability, ready to be used? */
export function hasReady(of: Participant, id: AbilityId): boolean {
  const place = abilitiesOf(of).findIndex((ability) => ability.id === id);
  return place >= 0 && isReady(of, place);
}

/** Why an Ability cannot be used now. PD-ABIL-01 to PD-ABIL-03 */
export function whyNotReady(of: Participant, place: number, window: Window): readonly [string, string] | undefined {
  if (place >= of.unlocked) return ['locked', 'PD-ABIL-01'];
  if ((of.used & (1 << place)) !== 0) return ['used', 'PD-ABIL-02'];
  return abilitiesOf(of)[place]?.window === window ? undefined : ['other-moment', 'PD-ABIL-03'];
}

/** The token shows its inactive side for good. PD-ABIL-02 */
export function spend(g: G, who: Who, id: AbilityId): void {
  const of = participant(g.table, who);
  const place = abilitiesOf(of).findIndex((ability) => ability.id === id);
  of.used |= 1 << place;
}
