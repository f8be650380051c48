/** What the options of a game are called, and each of their values. */
import { DIFFICULTIES } from '../../content/automa.ts';
import { STORIES } from '../../content/vocabulary.ts';
import { RULE_OPTIONS } from '../../rules/options.ts';
import type { Words } from '../index.ts';
import type { OptionKey } from './shape.ts';

type Value = string | number | boolean;

/** What can be chosen before a game; the first value of each is the usual one unless it says otherwise. */
export const OPTIONS: readonly {
  readonly name: string;
  readonly values: readonly Value[];
  readonly usual?: Value;
  readonly seats?: readonly number[];
  readonly fine?: true;
}[] = [
  { name: 'story', values: STORIES },
  { name: 'difficulty', values: DIFFICULTIES, usual: 'normal', seats: [1] },
  { name: 'characters', values: ['dealTwo', 'choice', 'random'] },
  { name: 'automa', values: ['choice', 'random'], seats: [1] },
  { name: 'firstChooser', values: ['random', 0], seats: [2, 3, 4, 5] },
  { name: 'introductory', values: [false, true, 'withSideQuests'] },
  { name: 'asking', values: ['needed', 'always'] },
  ...Object.entries(RULE_OPTIONS).map(([name, values]) => ({ name, values, fine: true as const })),
];

/** What an option is called. */
export const optionName = ({ options }: Words, name: string): string => options[name as OptionKey] ?? name;

/** What one of its values is called. */
export function optionValue({ options, names }: Words, name: string, value: Value): string {
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    story: names.stories,
    difficulty: names.difficulties,
  };
  return named[name]?.[String(value)] ?? options[`${name}.${value}` as OptionKey] ?? String(value);
}
