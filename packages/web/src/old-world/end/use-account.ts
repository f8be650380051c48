import { useEffect, useState } from 'react';
import type { Account } from './account.ts';
import type { Accounted } from './account-worker.ts';

/** The account of a kept game, worked out beside the page: undefined while it is, 'none' where nothing is kept. */
export function useAccount(id: string): Account | 'none' | undefined {
  const [heard, setHeard] = useState<Accounted>();
  useEffect(() => {
    const worker = new Worker(new URL('./account-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Accounted>) => setHeard(data));
    worker.addEventListener('error', () => setHeard({ id }));
    worker.postMessage(id);
    return () => worker.terminate();
  }, [id]);
  if (heard?.id !== id) return undefined;
  return heard.account ?? 'none';
}
