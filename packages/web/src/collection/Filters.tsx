import type { ComponentType } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import type { Wanted } from './look.ts';
import type { Facet } from './thing.ts';
import { collectionWords } from './words/index.ts';

interface Props {
  readonly facets: readonly Facet[];
  readonly wanted: Wanted;
  readonly Sign: ComponentType<Facet> | undefined;
  readonly onWant: (wanted: Wanted) => void;
}

/** Filters combine: one of each is enough, all of them have to fit. */
export function Filters({ facets, wanted, Sign, onWant }: Props) {
  const say = useVocabulary(collectionWords);
  const isWanted = ({ filter, value }: Facet) => wanted[filter]?.includes(value) === true;
  const toggle = (facet: Facet) => {
    const { filter, value } = facet;
    const before = wanted[filter] ?? [];
    onWant({ ...wanted, [filter]: isWanted(facet) ? before.filter((each) => each !== value) : [...before, value] });
  };
  const chosen = facets.filter(isWanted).length;
  return (
    <details className="filters">
      <summary>
        {say('filters')} {chosen > 0 && <small>{chosen}</small>}
      </summary>
      <div>
        {facets.map((facet) => (
          <button
            key={`${facet.filter}-${facet.value}`}
            type="button"
            data-facet={`${facet.filter}-${facet.value}`}
            aria-pressed={isWanted(facet)}
            onClick={() => toggle(facet)}
          >
            {Sign !== undefined && <Sign {...facet} />} {facet.label}
          </button>
        ))}
      </div>
    </details>
  );
}
