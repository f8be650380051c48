import { Unusable } from '@medallion/table';
import type { FromReader, RequestName, Requests, ToReader } from './protocol.ts';

interface Caller {
  readonly resolve: (reply: Requests[RequestName]['reply']) => void;
  readonly reject: (fault: Error) => void;
}

/** The page's end of the worker that reads records. */
export class Reader {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Caller>();
  private calls = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      const caller = this.waiting.get(data.call);
      this.waiting.delete(data.call);
      if ('fault' in data) caller?.reject(new Unusable(data.fault.code, data.fault.n, data.fault.why));
      else caller?.resolve(data.reply);
    });
    this.worker.addEventListener('error', () => {
      for (const { reject } of this.waiting.values()) reject(new Unusable('missing'));
      this.waiting.clear();
    });
  }

  ask<K extends RequestName>(what: K, ask: Requests[K]['ask']): Promise<Requests[K]['reply']> {
    this.calls += 1;
    const call = this.calls;
    const message = { call, do: what, ask } as ToReader;
    return new Promise((resolve, reject) => {
      this.waiting.set(call, { resolve, reject });
      this.worker.postMessage(message);
    });
  }

  close(): void {
    this.worker.terminate();
  }
}

/** One request to a worker of its own. */
export async function askOnce<K extends RequestName>(what: K, ask: Requests[K]['ask']): Promise<Requests[K]['reply']> {
  const reader = new Reader();
  try {
    return await reader.ask(what, ask);
  } finally {
    reader.close();
  }
}
