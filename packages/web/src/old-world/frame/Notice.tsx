import { useWords } from '../../words/index.tsx';

/** A page with one sentence on it, and the way back. */
export function Notice({ text }: { readonly text: string }) {
  const { say } = useWords();
  return (
    <main className="notice-page table-ground">
      <div className="parchment">
        <p>{text}</p>
        <a href="#/old-world">{say('ow.toGames')}</a>
      </div>
    </main>
  );
}
