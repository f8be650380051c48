/** What every language has to say about the options of a game. A value without its words does not compile. */
import type { RULE_OPTIONS } from '../../rules/options.ts';

/** What somebody may choose before a game besides story and difficulty, whose values have names of their own. */
interface Choosable {
  readonly introductory: boolean | 'withSideQuests';
  readonly firstChooser: 'random' | 0;
  readonly characters: 'dealTwo' | 'choice' | 'random';
  readonly automa: 'choice' | 'random';
  readonly asking: 'needed' | 'always';
}

type Values = Choosable & { readonly [K in keyof typeof RULE_OPTIONS]: (typeof RULE_OPTIONS)[K][number] };
/** An option by its name, and each of its values behind a full stop. */
export type OptionKey = 'story' | 'difficulty' | { [K in keyof Values]: K | `${K}.${Values[K]}` }[keyof Values];
export type OptionWords = Readonly<Record<OptionKey, string>>;
