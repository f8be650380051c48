import { type Edition, PRESETS, RULE_OPTIONS, type RuleOptionName } from '@medallion/old-world';
import { SCHOOLS, type School } from '@medallion/old-world/content';
import type { NewTable } from '@medallion/table';
import type { Preset } from '../../addresses.ts';
import type { Level } from '../parts/levels.ts';

/** A place at the table before the game: who sits there, and the school where it is fixed. */
export interface Place {
  readonly name: string;
  readonly bot?: Level;
  readonly school: School;
}

/** What somebody wishes the new game to be. */
export interface Wishes {
  readonly places: readonly Place[];
  readonly schools: 'draft' | 'choice' | 'random' | 'fixed';
  readonly first: 'random' | number;
  readonly edition: Edition;
  /** Single rules that differ from the edition's. */
  readonly rules: Readonly<Partial<Record<RuleOptionName, string | number | boolean>>>;
  readonly seed: string;
}

/** The first wishes: alone, with a bot, or with another person. */
export function wishesFor(preset: Preset, names: readonly string[]): Wishes {
  const name = (at: number): string => names[at] ?? '';
  const own = { name: name(0), school: SCHOOLS[0] };
  const others: Readonly<Record<Preset, readonly Place[]>> = {
    alone: [],
    bots: [{ name: name(1), bot: 'novice', school: SCHOOLS[1] }],
    hotseat: [{ name: name(1), school: SCHOOLS[1] }],
  };
  return {
    places: [own, ...others[preset]],
    schools: 'draft',
    first: 'random',
    edition: 'default',
    rules: {},
    seed: '',
  };
}

/** The value a rule has by the edition alone. */
export function byEdition(edition: Edition, rule: RuleOptionName): string | number | boolean {
  return PRESETS[edition][rule] ?? RULE_OPTIONS[rule][0];
}

/** The same wishes with one rule changed, or back at what the edition says. */
export function ruled(wishes: Wishes, rule: RuleOptionName, value: string | number | boolean): Wishes {
  const { [rule]: _, ...others } = wishes.rules;
  const back = byEdition(wishes.edition, rule) === value;
  return { ...wishes, rules: back ? others : { ...others, [rule]: value } };
}

/** Options of ours, which no edition knows. */
export const OURS = ['trophiesToWin', 'localsAndMonsters'] as const;

/** Whether an option of ours is asked about: who answers for monsters is a question only where persons share a screen. */
export function isOffered(rule: RuleOptionName, { places }: Wishes): boolean {
  if (rule === 'localsAndMonsters') return places.filter(({ bot }) => bot === undefined).length > 1;
  return rule === 'trophiesToWin';
}

/** Another edition: single rules are as it says again, only options of ours stay. */
export function inEdition({ rules, ...wishes }: Wishes, edition: Edition): Wishes {
  const ours = Object.entries(rules).filter(([rule]) => OURS.some((each) => each === rule));
  return { ...wishes, edition, rules: Object.fromEntries(ours) };
}

/** The game these wishes start. */
export function gameOf({ places, schools, first, edition, rules, seed }: Wishes): NewTable {
  return {
    game: 'old-world',
    sitters: places.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
    options: {
      edition,
      ...rules,
      schools: schools === 'fixed' ? places.map(({ school }) => school) : schools,
      startingPlayer: first === 'random' || first >= places.length ? 'random' : first,
    },
    ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
  };
}

/** A school nobody has yet. */
export function freeSchool(places: readonly Place[]): School {
  return SCHOOLS.find((school) => places.every((place) => place.school !== school)) ?? SCHOOLS[0];
}
