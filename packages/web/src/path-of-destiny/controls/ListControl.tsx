import type { Asked } from '../asked.ts';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** Any question as a list of its answers. */
export function ListControl({ ask }: { readonly ask: Asked }) {
  const { answer } = useLaid();
  const { tell } = usePathWords();
  return (
    <ul className="list-control pd-answers">
      {ask.choices.map((choice) => (
        <li key={choice.id}>
          <button type="button" className="pd-way" data-choice={choice.id} onClick={() => answer(choice.id)}>
            {tell.label(ask, choice)}
          </button>
        </li>
      ))}
    </ul>
  );
}
