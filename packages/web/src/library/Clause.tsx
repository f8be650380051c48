import { useWords } from '../words/index.tsx';

/**
 * The number of a rule; it opens the paragraph it stands for. `inside` a button it is a part of that button, because
 * one button cannot hold another.
 */
export function Clause({ id, inside = false }: { readonly id: string; readonly inside?: boolean }) {
  const { say } = useWords();
  const title = say('clause.label', { clause: id });
  return inside ? (
    <span className="clause" data-clause={id} title={title}>
      {id}
    </span>
  ) : (
    <button type="button" className="clause" data-clause={id} title={title}>
      {id}
    </button>
  );
}
