import { useMemo } from 'react';
import { piecesOf } from './meanings.ts';
import { useMeanings } from './use-meanings.ts';

/**
 * A text whose words of the game explain themselves: pointed at or touched, and by Tab where `byTab` says so. At a table
 * Tab leads to what can be done, so words there are passed over.
 */
export function Terms({ text, byTab = false }: { readonly text: string; readonly byTab?: boolean }) {
  const meanings = useMeanings();
  const pieces = useMemo(() => (meanings === undefined ? [{ text }] : piecesOf(meanings, text)), [meanings, text]);
  return pieces.map((piece, nth) =>
    'term' in piece && piece.term !== undefined ? (
      <button key={nth} type="button" className="term" data-term={piece.term} tabIndex={byTab ? 0 : -1}>
        {piece.text}
      </button>
    ) : (
      piece.text
    ),
  );
}
