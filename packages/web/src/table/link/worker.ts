/// <reference lib="webworker" />
/** The table of this page: any game of the registry, kept on this device, with its bots. */

import type { AnyShape } from '@medallion/kernel';
import { type FromTable, type Host, NoTable, type TableFault, Tables, thinkHere, type ToTable } from '@medallion/table';
import { GAMES } from '@medallion/table/registry';
import { deviceStore } from './device-store.ts';
import { firstEyes, type FromWorker, type ToWorker } from './local-link.ts';
import { type Place, placeAt } from './playing-here.ts';
import { newSecret } from './secret.ts';

let place: Place | undefined;
let say: ((message: ToTable) => void) | undefined;

/** No bot thinks longer about one answer, in milliseconds. */
const LONGEST = 1400;
/** So long it may think before somebody else's word is heard. */
const BREATH = 30;
/** Somebody does not want to wait: what has been found so far is played. */
let hurried = false;

const think = thinkHere(GAMES, () => {
  const begun = Date.now();
  let breath = begun;
  hurried = false;
  return {
    enough: () => hurried || Date.now() - begun > LONGEST,
    rest: async () => {
      if (Date.now() - breath < BREATH) return;
      await new Promise((go) => {
        setTimeout(go);
      });
      breath = Date.now();
    },
  };
});
const tables = new Tables({
  store: deviceStore(),
  games: GAMES,
  now: () => Date.now(),
  secret: newSecret,
  // Only the page that plays lets bots think: two would come to the same answer twice.
  think: async (thought) => {
    await place?.playing();
    return think(thought);
  },
});

const tell = (message: FromWorker): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.do) {
    case 'start':
      return void tables.create(data.table).then(open, lose);
    case 'open':
      return void open(data.id);
    case 'say':
      return say?.(data.message);
    case 'hurry':
      hurried = true;
      return undefined;
    case 'take-over':
      return place?.takeOver();
  }
});

async function open(id: string): Promise<void> {
  let host: Host<AnyShape> | undefined;
  // First of all who plays: a bot must not begin to think before.
  place = placeAt(id, {
    onPlaying: (here) => tell({ said: 'playing', here }),
    onWritten: () => void host?.refresh(),
  });
  try {
    host = await tables.host(id);
  } catch (fault) {
    return lose(fault);
  }
  const opened = host;
  const listening = opened.listen({ seats: 'persons', keeper: true, tell: hearer(place) });
  say = (message) => void opened.hear(listening, message);
  say({ do: 'look', id: 'first', as: firstEyes(opened.table.sitters) });
}

/** Passes on what the table says, and tells the other pages when something was written. */
function hearer({ wrote }: Place): (message: FromTable<AnyShape>) => void {
  let written: number | undefined;
  return (message) => {
    tell({ said: 'by-table', message });
    if (message.said !== 'position') return;
    const { number } = message.position;
    if (written !== undefined && number > written) wrote();
    written = number;
  };
}

function lose(fault: unknown): void {
  const why: TableFault =
    fault instanceof NoTable
      ? fault.fault
      : { code: 'unreadable', why: fault instanceof Error ? fault.message : String(fault) };
  tell({ said: 'by-table', message: { said: 'lost', fault: why } });
}
