import { caravan, sealedBids, ticTacToe } from '../../reference/index.ts';
import { type Game, Match, parseRecord } from '../../src/index.ts';
import type { AnyShape } from '../games.ts';

const games = [ticTacToe, sealedBids, caravan] as unknown as Game<AnyShape>[];

/** The state hashes along a record: at its start, after every tenth entry, and at its end. */
export function replay(text: string): string[] {
  const record = parseRecord(text);
  const game = games.find(({ id }) => id === record.header.game);
  if (game === undefined) throw new Error(`no game called ${record.header.game}`);
  const points = Array.from({ length: Math.ceil(record.entries.length / 10) }, (_, index) => index * 10);
  return [...points, record.entries.length].map((upTo) => Match.load(game, record, { upTo }).hash());
}
