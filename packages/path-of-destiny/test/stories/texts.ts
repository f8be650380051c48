/** Helpers for the tests of the tales. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Text } from '../../src/stories/texts.ts';

export { LENGTHS, type Text, textsOf, words } from '../../src/stories/texts.ts';

/** Where a pattern is found, and the words it is found in. */
export const having = (texts: readonly Text[], pattern: RegExp): string[] =>
  texts.flatMap(({ where, text }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`${where}: ${found[0]}`];
  });

/** Runs of so many words that stand in a printed rulebook too, where the books lie beside the project. */
export function sharedWithRulebook(texts: readonly Text[], book: string, run = 8): string[] | undefined {
  const file = fileURLToPath(new URL(`../../../../../shared/rulebooks/${book}`, import.meta.url));
  if (!existsSync(file)) return undefined;
  const plain = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const printed = plain(readFileSync(file, 'utf8'));
  const runs = new Set(printed.map((_, at) => printed.slice(at, at + run).join(' ')));
  return texts.flatMap(({ where, text }) => {
    const mine = plain(text);
    return mine.some((_, at) => at + run <= mine.length && runs.has(mine.slice(at, at + run).join(' '))) ? [where] : [];
  });
}
