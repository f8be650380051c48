/// <reference lib="webworker" />
import { find, keep } from '../old-world/local/saves.ts';
import { fileOf, prove, shelve, type Shelf, take } from './archive.ts';
import { Unusable } from './fault.ts';
import type { FromReader, RequestName, Requests, ToReader } from './protocol.ts';
import { Reel } from './reel.ts';

const shelf: Shelf = { keep, newId, now: () => Date.now() };
let reel: Reel | undefined;

type Reply = Requests[RequestName]['reply'];

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  const { call } = data;
  const tell = (message: FromReader) => postMessage(message);
  answer(data).then(
    (reply) => tell({ call, reply }),
    (fault: unknown) =>
      tell({ call, fault: fault instanceof Unusable ? fault.fault : { code: 'damaged' as const, n: 1 } }),
  );
});

async function answer(message: ToReader): Promise<Reply> {
  switch (message.do) {
    case 'open':
      reel = new Reel(await saved(message.ask.id));
      return reel.head;
    case 'chapters':
      return opened().chapters(message.ask.eyes);
    case 'look':
      return opened().look(message.ask.number, message.ask.eyes);
    case 'playOn':
      return shelve(opened().upTo(message.ask.number), opened().head.sitters, shelf);
    case 'exportRecord':
      return fileOf(await saved(message.ask.id));
    case 'importRecord':
      return take(message.ask.text, message.ask.names, shelf);
    case 'prove':
      return prove(await saved(message.ask.id));
  }
}

function opened(): Reel {
  if (reel === undefined) throw new Unusable('missing');
  return reel;
}

async function saved(id: string) {
  const save = await find(id).catch(() => undefined);
  if (save === undefined) throw new Unusable('missing');
  return save;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
