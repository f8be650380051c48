/** A table of any game at a host, as a server has it: everybody listens, is told as over a line, and answers by chance. */

import { type AnyShape, Dice } from '../../packages/kernel/src/index.ts';
import { shortener } from '../../packages/server/src/live/shorter.ts';
import { type FromTable, type Host, Tables, type TableStore, thinkHere } from '../../packages/table/src/index.ts';
import { GAMES } from '../../packages/table/src/registry/index.ts';

type Position = Extract<FromTable<AnyShape>, { said: 'position' }>['position'];

export interface ByChance {
  readonly host: Host<AnyShape>;
  readonly id: string;
  /** One more answer, by whoever is asked first. */
  answer(this: void): Promise<void>;
}

export interface Setting {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** What goes over the line of somebody. */
  readonly frame?: (frame: string) => void;
}

let tablesSoFar = 0;
/** Secrets that are no secrets: a bench has nothing to hide, and the same tables every time. */
const secret = (): string => (tablesSoFar++).toString(16).padStart(12, '0').padEnd(32, '0');

export const tablesIn = (store: TableStore): Tables =>
  new Tables({ games: GAMES, store, now: () => 0, secret, think: thinkHere(GAMES) });

export async function byChance(tables: Tables, { game, seats, seed, frame }: Setting): Promise<ByChance> {
  const sitters = Array.from({ length: seats }, (_, at) => ({ name: String(at) }));
  const id = await tables.create({ game, sitters, seed });
  const host = await tables.host(id);
  const positions: (Position | undefined)[] = [];
  const listeners = sitters.map((_, at) => {
    const shorten = shortener();
    return host.listen({
      seats: [at],
      tell: (message) => {
        if (message.said !== 'position') return;
        positions[at] = message.position;
        const line = JSON.stringify(shorten(message));
        frame?.(line);
      },
    });
  });
  for (const [at, listening] of listeners.entries()) await host.hear(listening, { do: 'look', id: 'look', as: at });
  const dice = new Dice(seed);
  let given = 0;
  const answer = async (): Promise<void> => {
    const at = positions.findIndex((position) => position?.asks.some(({ reply }) => reply === undefined));
    const position = positions[at];
    const ask = position?.asks.find(({ reply }) => reply === undefined);
    const listening = listeners[at];
    if (position === undefined || ask === undefined || listening === undefined) throw new Error('nobody is asked');
    const choice = dice.pick(ask.choices).id;
    given += 1;
    await host.hear(listening, { do: 'answer', id: String(given), number: position.number, ask: ask.id, choice });
  };
  return { host, id, answer };
}
