import { caravan } from '../../packages/kernel/reference/index.ts';
import { Dice, Match, parseRecord, printRecord } from '../../packages/kernel/src/index.ts';
import { playCaravan, startCaravan } from './mid-size.ts';
import { median, timed } from './rounds.ts';

/** A thousand answers: two hundred rounds of five seats. */
const ROUNDS = 200;

export interface RecordCost {
  /** Of the record's text, header and seal included, per answer. */
  readonly bytes: number;
  /** From text to a game that can go on, every answer checked: the median, and the first time in this process. */
  readonly ms: number;
  readonly firstMs: number;
  /** Microseconds of a fork. */
  readonly fork: number;
}

export function benchRecord(): RecordCost {
  const match = startCaravan(ROUNDS, 'a record to load');
  const answers = playCaravan(match, new Dice('record'));
  const text = printRecord(match.hostRecord());
  const loads = Array.from({ length: 51 }, () =>
    timed(() => {
      const loaded = Match.load(caravan, parseRecord(text));
      if (loaded.number !== answers) throw new Error('the record was not loaded to its end');
    }),
  );
  const forks = 100_000;
  const { play } = match;
  const forkMs = timed(() => {
    for (let i = 0; i < forks; i++) play.fork();
  });
  return {
    bytes: Buffer.byteLength(text) / answers,
    ms: median(loads),
    firstMs: loads[0] ?? Number.NaN,
    fork: (forkMs * 1000) / forks,
  };
}
