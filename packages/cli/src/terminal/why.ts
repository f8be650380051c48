/** Why the rest is not possible: one line per reason, with its clause. */

import type { AskView, Impossible } from '@medallion/kernel';
import type { WhyNotTold } from '@medallion/words';
import { columns, paint, wrap } from './paint.ts';
import type { TerminalWords } from './words.ts';

/** More names than this are only counted. */
const SHOWN = 8;

export function whyNotText(
  ask: Pick<AskView, 'impossible'>,
  told: (no: Impossible) => WhyNotTold,
  own: TerminalWords,
): string {
  if (ask.impossible.length === 0) return own.everythingIsPossible;
  const byReason = new Map<string, { clause: string; what: Set<string> }>();
  for (const no of ask.impossible) {
    const { what, why, clause } = told(no);
    const known = byReason.get(`${why} ${clause}`) ?? {
      clause: `${why} ${paint('dim', `[${clause}]`)}`,
      what: new Set(),
    };
    known.what.add(what);
    byReason.set(`${why} ${clause}`, known);
  }
  const lines = [...byReason.values()].map(({ clause, what }) => {
    const names = [...what];
    const more = names.length > SHOWN ? ` … (+${names.length - SHOWN})` : '';
    return `  ${clause}\n${wrap(`    ${names.slice(0, SHOWN).join('; ')}${more}`, columns(), '    ')}`;
  });
  return [paint('bold', own.notPossible), ...lines].join('\n');
}
