/** What differs from the last report by more than luck. */

import type { Share } from './counts.ts';
import { escaped } from './html.ts';

/** Shares of a report by what they are shares of. */
export type Named = ReadonlyMap<string, Share>;

/** Differences of this many standard errors are told: of a few hundred shares one or two get there by luck. */
const TOLD = 3;

export interface Change {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  readonly errors: number;
}

/** The changes worth a word, largest first. */
export function changesOf(before: Named, after: Named): Change[] {
  const changes: Change[] = [];
  for (const [what, now] of after) {
    const then = before.get(what);
    if (then === undefined || then.games === 0 || now.games === 0) continue;
    const all = (then.wins + now.wins) / (then.games + now.games);
    const error = Math.sqrt(all * (1 - all) * (1 / then.games + 1 / now.games));
    const [was, is] = [then.wins / then.games, now.wins / now.games];
    if (error === 0 || Math.abs(is - was) / error < TOLD) continue;
    changes.push({ what, before: was, after: is, errors: Math.abs(is - was) / error });
  }
  return changes.sort((a, b) => b.errors - a.errors);
}

export function changesSection(changes: readonly Change[] | undefined): string {
  if (changes === undefined) return '<p>There is no earlier report to compare with.</p>';
  if (changes.length === 0) return '<p>Nothing differs from the last report by more than luck.</p>';
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const items = changes
    .slice(0, 30)
    .map(
      ({ what, before, after }) =>
        `<li>${escaped(what)}: ${percent(before)} → <b>${percent(after)}</b> ${after > before ? '▲' : '▼'}</li>`,
    );
  return `<ul class="changes">${items.join('')}</ul>`;
}
