import type { Impossible } from '@medallion/kernel';
import type { TableRefusal } from '@medallion/table';
import type { PokerSay } from './words/index.ts';

/** A refusal in words, or nothing. */
export function refusalWords(say: PokerSay, refusal: TableRefusal | undefined): string | undefined {
  if (refusal === undefined) return undefined;
  if (refusal.code === 'stale') return say('refusal.stale');
  if (refusal.code === 'rules-fault') return say('refusal.fault');
  return (refusal.code === 'illegal' ? whyNot(say, refusal.why) : undefined) ?? say('refusal.other');
}

/** Why something cannot be done, with the clause that says so. */
export function whyNot(say: PokerSay, why: Impossible | undefined): string | undefined {
  switch (why?.reason) {
    case 'needs-gold':
    case 'opponent-needs-gold':
      return `${say(`why-not.${why.reason}`)} (${why.clause})`;
    default:
      return undefined;
  }
}
