import type { Refusal } from '@medallion/kernel';
import { useWords } from '../words/index.tsx';

/** A refusal in words, or nothing. */
export function useRefusal(refusal: Refusal | undefined): string | undefined {
  const { say } = useWords();
  if (refusal === undefined) return undefined;
  if (refusal.code === 'stale') return say('refusal.stale');
  if (refusal.code === 'rules-fault') return say('refusal.fault');
  if (refusal.code === 'illegal') {
    const { reason, clause } = refusal.why;
    if (reason === 'needs-gold' || reason === 'opponent-needs-gold') return `${say(`why-not.${reason}`)} (${clause})`;
  }
  return say('refusal.other');
}
