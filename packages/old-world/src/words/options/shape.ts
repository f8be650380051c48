/** What every language has to say about the options of a game. A value without its words does not compile. */
import type { EDITIONS, RULE_OPTIONS } from '../../rules/options.ts';

/** What somebody may choose before a game, with the values that can be told in words. */
export interface Choosable {
  readonly edition: (typeof EDITIONS)[number];
  readonly schools: 'draft' | 'choice' | 'random';
}

type Values = Choosable & { readonly [K in keyof typeof RULE_OPTIONS]: (typeof RULE_OPTIONS)[K][number] };
/** An option by its name, and each of its values behind a full stop. */
export type OptionKey = { [K in keyof Values]: K | `${K}.${Values[K]}` }[keyof Values];
export type OptionWords = Readonly<Record<OptionKey, string>>;
