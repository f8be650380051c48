import type { PathOfDestinyView } from '@medallion/path-of-destiny';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { roman } from '../parts/Destiny.tsx';
import { pathWords } from '../words/index.ts';

const PHASES = ['choose', 'play', 'destiny'] as const;

/** The three phases of a turn, and which of them it is. */
export function Phases({ view }: { readonly view: PathOfDestinyView }) {
  const say = useVocabulary(pathWords);
  const at = PHASES.findIndex((phase) => phase === view.phase);
  return (
    <ol className="pd-phases" aria-label={say('phases')}>
      {PHASES.map((phase, n) => {
        const done = at < 0 ? view.chapter > 0 : n < at;
        return (
          <li
            key={phase}
            className={n === at ? 'now' : done ? 'done' : ''}
            {...(n === at ? { 'aria-current': 'step' } : {})}
          >
            <i aria-hidden="true">{done ? '✓' : roman(n + 1)}</i> <span>{say('phase', { phase })}</span>
          </li>
        );
      })}
    </ol>
  );
}
