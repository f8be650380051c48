/** Victory Points and Experience. PD-XP */

import { CHARACTER_SHEETS } from '../content/index.ts';
import type { CharacterSheet } from '../content/vocabulary.ts';
import type { G } from './shape.ts';
import { participant } from './symbols.ts';
import type { Participant, Who } from './table.ts';

/** Spaces of the normal track, and of the golden marker's lap. */
export const normalSpaces = (of: Participant): number => (of.automa === true ? 8 : 20);
export const GOLDEN_SPACES = 20;

/** Where the golden marker stands, or undefined while it is parked. PD-XP-04, R-62 */
export function goldenSpace(of: Participant): number | undefined {
  const normal = normalSpaces(of);
  return of.xp >= normal ? of.xp - normal : undefined;
}

export function sheetOf(of: Participant): CharacterSheet | undefined {
  return CHARACTER_SHEETS.find(({ character }) => character === of.character);
}

/** VP never fall below 0. PD-XP-01, R-58 */
export function gainVp(g: G, who: Who, amount: number): void {
  const of = participant(g.table, who);
  const before = of.vp;
  of.vp = Math.max(0, before + amount);
  if (of.vp !== before) g.emit('vpChanged', { who, amount: of.vp - before, vp: of.vp });
}

/** Moves the markers and unlocks what is reached or passed; what is unlocked stays so. PD-XP-02 to PD-XP-06, PD-EVIL-15 to PD-EVIL-17 */
export function gainXp(g: G, who: Who, amount: number): void {
  const of = participant(g.table, who);
  const before = of.xp;
  const normal = normalSpaces(of);
  // A golden marker that is out may stay out. R-62
  const least = g.options.goldenLoss === 'staysOut' && before >= normal ? normal : 0;
  of.xp = Math.max(least, Math.min(normal + GOLDEN_SPACES, before + amount));
  if (of.xp === before) return;
  g.emit('xpChanged', { who, amount: of.xp - before, xp: of.xp });
  unlockAbilities(g, who);
}

/** Reaching or passing an Ability's space unlocks it, several at once if need be. PD-XP-03 */
export function unlockAbilities(g: G, who: Who): void {
  const of = participant(g.table, who);
  if (of.automa === true) {
    // The second special ability of the Automa turns on for good at 8 XP. PD-SOLO-09
    if (of.unlocked < 2 && of.xp >= normalSpaces(of)) {
      of.unlocked = 2;
      g.emit('automaAwoke', { who });
    }
    return;
  }
  const abilities = sheetOf(of)?.abilities ?? [];
  while (of.unlocked < abilities.length && of.xp >= (abilities[of.unlocked]?.unlockedAt ?? Infinity)) {
    const ability = abilities[of.unlocked];
    of.unlocked++;
    if (ability !== undefined && of.unlocked > 1) g.emit('abilityUnlocked', { who, ability: ability.id });
  }
}
