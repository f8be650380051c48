import type { Proof } from '@medallion/table';
import { useEffect, useState } from 'react';
import { useLinks } from '../link/links.tsx';
import type { Sample } from '../reader/protocol.ts';
import { Reader } from '../reader/reader.ts';

/** The account of a finished game: checked, measured turn by turn, and as a file. */
export interface Account {
  readonly proof: Proof;
  readonly samples: readonly Sample[];
  readonly file: string;
}

/** The account of a kept game, worked out beside the page: undefined while it is, 'none' where nothing is kept. */
export function useAccount(id: string): Account | 'none' | undefined {
  const [heard, setHeard] = useState<{ readonly id: string; readonly account?: Account }>();
  const { bringHome } = useLinks();
  useEffect(() => {
    const reader = new Reader();
    let gone = false;
    const home = bringHome?.(id) ?? Promise.resolve();
    home
      .then(() => Promise.all([reader.ask('proof', { id }), reader.ask('samples', { id }), reader.ask('file', { id })]))
      .then(
        ([proof, samples, file]) => gone || setHeard({ id, account: { proof, samples, file } }),
        () => gone || setHeard({ id }),
      );
    return () => {
      gone = true;
      reader.close();
    };
  }, [id, bringHome]);
  if (heard?.id !== id) return undefined;
  return heard.account ?? 'none';
}
