import { useWords } from '../../words/index.tsx';

/** The clause of the rules something follows from. */
export function Clause({ id }: { readonly id: string }) {
  const { say } = useWords();
  return (
    <span className="clause" title={say('clause.label', { clause: id })}>
      {id}
    </span>
  );
}
