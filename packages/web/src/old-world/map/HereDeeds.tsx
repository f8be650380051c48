import { useMemo } from 'react';
import { Clause } from '../../library/Clause.tsx';
import { useJourney } from '../picking/context.ts';
import { askedAt } from '../picking/places.ts';

/** What could be done at a place besides going there: what can, as buttons; the rest dimmed, with its reason. */
export function HereDeeds({ place, pressable }: { readonly place: number; readonly pressable: boolean }) {
  const { sitting, answer } = useJourney();
  const { view, ask, words } = sitting;
  const here = useMemo(() => askedAt(ask, view.table).get(place), [ask, view.table, place]);
  if (ask === undefined || here === undefined) return null;
  return (
    <ul className="ways deeds-here">
      {here.choices.map((choice) => {
        const label = words.tell.label(ask, choice);
        return (
          <li key={choice.id}>
            {pressable ? (
              <button type="button" data-choice={choice.id} onClick={() => answer(choice.id)}>
                {label}
              </button>
            ) : (
              label
            )}
          </li>
        );
      })}
      {here.impossible.map((no) => {
        const { what, why, clause } = words.tell.whyNot(ask, no);
        return (
          <li key={no.choice.id} className="dim">
            <span>
              {what}: {why} <Clause id={clause} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
