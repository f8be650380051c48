import {
  cloneState,
  type Game,
  type Happening,
  type Json,
  Match,
  type Play,
  recordHash,
  type Shape,
  versionOf,
} from '@medallion/kernel';
import type { KeptSnapshot, KeptTable } from './store.ts';
import type { Sitter } from './wire.ts';

/** What a table is set with. */
export interface TableStart {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly options?: unknown;
  /** The host's secret, and a nonce from every seat: all chance comes from these. */
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly now: number;
}

/** All chance of a table that is dealt by a word: the same word and as many seats deal the same game. */
export const chanceOfWord = (word: string, seats: number): Pick<TableStart, 'secret' | 'nonces'> => ({
  secret: `seed ${word}`,
  nonces: Array.from({ length: seats }, (_, seat) => String(seat)),
});

/** The position of a match, to be kept beside its record. */
export function snapshotOf<G extends Shape>(match: Match<G>): KeptSnapshot {
  return {
    number: match.number,
    ...versionOf(match.game),
    state: cloneState(match.game, match.play.state) as unknown as Json,
    ...(match.play.over === undefined ? {} : { record: recordHash(match) }),
  };
}

/** Nothing that was answered can be taken back any more: neither the last answer, nor one that waits for others. */
export function isSettled<G extends Shape>({ barrier, over, state }: Play<G>): boolean {
  return over !== undefined || (barrier && state.asks.every(({ reply }) => reply === undefined));
}

/** A table as it is kept when it has just been set. Throws BadInput where the rules do not take it. */
export function startTable<G extends Shape>(game: Game<G>, start: TableStart): KeptTable {
  const { id, sitters, options, secret, nonces, now } = start;
  const match = Match.start(game, { seats: sitters.length, options, secret, nonces });
  return {
    id,
    game: game.id,
    sitters,
    startedAt: now,
    savedAt: now,
    over: match.play.over !== undefined,
    number: 0,
    header: match.header,
    secret,
    setup: match.takeEvents() as readonly Happening[],
    entries: [],
    snapshot: snapshotOf(match),
  };
}
