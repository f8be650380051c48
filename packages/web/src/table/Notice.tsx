import type { ReactNode } from 'react';
import { addressOf } from '../addresses.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { tableWords } from './words/index.ts';

/** A page with one sentence on it, and the way back. */
export function Notice({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  const say = useVocabulary(tableWords);
  return (
    <main className="notice-page table-ground">
      <div className="parchment">
        <p>{text}</p>
        {children}
        <a href={addressOf.home}>{say('toGames')}</a>
      </div>
    </main>
  );
}
