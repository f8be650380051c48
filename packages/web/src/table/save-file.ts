import { useState } from 'react';
import { askOnce } from './reader/reader.ts';
import { download } from './replay/download.ts';

/** Saves what is kept of a table as a file, also where it cannot be opened any more; `unkept` where there is nothing. */
export function useSaveFile(id: string, game: string): { readonly save: () => void; readonly unkept: boolean } {
  const [unkept, setUnkept] = useState(false);
  const save = () =>
    void askOnce('file', { id }).then(
      (file) => download(file, `${game}-${id}.jsonl`),
      () => setUnkept(true),
    );
  return { save, unkept };
}
