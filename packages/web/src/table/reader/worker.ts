/// <reference lib="webworker" />
/** Reads the records kept on this device: for replays, files, proofs and charts of any game. */

import type { AnyShape } from '@medallion/kernel';
import { NoTable, type RecordFault, type Reel, type TableLine, Tables, thinkHere, Unusable } from '@medallion/table';
import { findGame, GAMES } from '@medallion/table/registry';
import { deviceStore } from '../link/device-store.ts';
import { newSecret } from '../link/secret.ts';
import type { FromReader, RequestName, Requests, Sample, ToReader } from './protocol.ts';

const store = deviceStore();
const tables = new Tables({ store, games: GAMES, now: () => Date.now(), secret: newSecret, think: thinkHere(GAMES) });
let opened: Reel<AnyShape> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  const { call } = data;
  const tell = (message: FromReader) => postMessage(message);
  answer(data).then(
    (reply) => tell({ call, reply }),
    (fault: unknown) => tell({ call, fault: faultOf(fault) }),
  );
});

function faultOf(fault: unknown): RecordFault {
  if (fault instanceof Unusable) return fault.fault;
  if (!(fault instanceof NoTable)) return { code: 'damaged', n: 1 };
  switch (fault.fault.code) {
    case 'unknown-game':
      return { code: 'other-game' };
    case 'unreadable':
      return { code: 'unreadable', why: fault.fault.why };
    case 'not-kept':
      return { code: 'not-kept' };
    default:
      return { code: 'missing' };
  }
}

async function answer(message: ToReader): Promise<Requests[RequestName]['reply']> {
  switch (message.do) {
    case 'open': {
      const { reel, line } = await tables.reel(message.ask.id);
      opened = reel;
      const { id, game, sitters, startedAt } = line;
      const { over, turns, eyes, record } = reel;
      const options = record.header.options as Readonly<Record<string, unknown>>;
      return { id, game, sitters, startedAt, over, turns, eyes, options };
    }
    case 'chapters':
      return open().chapters(message.ask.eyes);
    case 'look':
      return open().look(message.ask.number, message.ask.eyes);
    case 'playOn':
      return lineOf(await tables.playOn(message.ask.id, message.ask.number));
    case 'file':
      return tables.file(message.ask.id);
    case 'take':
      return lineOf(await tables.take(message.ask.text, message.ask.names, message.ask.id));
    case 'proof':
      return tables.proof(message.ask.id);
    case 'samples':
      return samplesOf(message.ask.id);
  }
}

function open(): Reel<AnyShape> {
  if (opened === undefined) throw new Unusable('missing');
  return opened;
}

async function lineOf(id: string): Promise<TableLine> {
  const line = (await store.list()).find((each) => each.id === id);
  if (line === undefined) throw new Unusable('not-kept');
  return line;
}

/** What everybody had at the beginning of each turn, and at the end. */
async function samplesOf(id: string): Promise<readonly Sample[]> {
  const { reel, line } = await tables.reel(id);
  const measured = (await findGame(line.game)?.playable())?.measured;
  if (measured === undefined || !reel.over) return [];
  const { turns } = reel;
  const points = turns.flatMap((turn, at) => (turn > 0 && turn !== turns[at - 1] ? [at] : []));
  const sampleAt = (number: number, turn: number): Sample => ({
    turn,
    values: measured(reel.look(number, 'spectator').view.table),
  });
  const last = turns.length - 1;
  return [...points.map((at) => sampleAt(at, turns[at] ?? 0)), sampleAt(last, (turns[last] ?? 0) + 1)];
}
