/** Asks the server how it fares, as long as somebody looks. */

import { useEffect, useState } from 'react';

export interface Sample {
  readonly at: number;
  readonly rooms: number;
  readonly sockets: number;
  readonly answers: number;
  readonly half?: number;
  readonly nearlyAll?: number;
  readonly thinking: number;
  readonly botFaults: number;
  readonly faults: number;
  readonly memory: number;
}

export interface Figures {
  readonly samples: readonly Sample[];
  readonly standing: {
    readonly tables: number;
    readonly over: number;
    readonly answers: number;
    readonly lobbies: number;
    /** Unset where the host never puts tables to rest. */
    readonly resting?: number;
    readonly games: Readonly<Record<string, number>>;
  };
  readonly draining: boolean;
}

/** Milliseconds between two questions; the server takes its figures as often. */
const EVERY = 5000;

export type Asked = { readonly is: 'asking' | 'wrong' } | { readonly is: 'here' | 'away'; readonly figures: Figures };

const withSecret = (secret: string): RequestInit => ({ headers: { 'x-admin-secret': secret } });

/** What the server says to whoever has the secret; the last figures stay while it does not answer. */
export function useFigures(secret: string): Asked {
  const [asked, setAsked] = useState<Asked>({ is: 'asking' });
  useEffect(() => {
    const gone = new AbortController();
    const ask = async () => {
      try {
        const reply = await fetch('/api/admin', { ...withSecret(secret), signal: gone.signal });
        if (reply.status === 403) {
          clearInterval(timer);
          return setAsked({ is: 'wrong' });
        }
        if (!reply.ok) throw new Error(String(reply.status));
        setAsked({ is: 'here', figures: (await reply.json()) as Figures });
      } catch {
        if (!gone.signal.aborted) setAsked((last) => ('figures' in last ? { ...last, is: 'away' } : last));
      }
    };
    const timer = setInterval(() => void ask(), EVERY);
    void ask();
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [secret]);
  return asked;
}

export async function drain(secret: string): Promise<void> {
  await fetch('/api/admin/drain', { method: 'POST', ...withSecret(secret) });
}
