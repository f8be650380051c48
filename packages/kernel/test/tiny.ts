import { deckPile, type Game, handPile, openPile, type Pile, type Act } from '../src/index.ts';

/**
 * A game whose every step is given by the test: it asks seat 0 `go` for ever, and the test says what going does.
 */
export interface Tiny {
  table: { log: string[]; deck: Pile; other: Pile; open: Pile; hands: Pile[] };
  steps: {
    ask: object;
    log: { readonly what: string };
    run: { readonly script: string };
    nested: { readonly depth: number };
  };
  asks: { go: { args: { readonly note?: string }; choice: object }; both: { args: object; choice: object } };
  events: { said: { readonly what: string; readonly id?: string } };
  options: object;
  view: object;
}

/** What the scripts named by an answer's id do. */
export type Scripts = Readonly<Record<string, (g: Act<Tiny>) => void>>;

export function tinyGame(scripts: Scripts): Game<Tiny> {
  return {
    id: 'tiny',
    rules: '1',
    seats: { min: 1, max: 3 },
    streams: ['dice'],
    readOptions: () => ({}),
    setup: (_options, seats) => ({
      table: {
        log: [],
        deck: deckPile([1, 2, 3, 4]),
        other: deckPile([5, 6]),
        open: openPile([7, 8]),
        hands: Array.from({ length: seats }, (_, seat) => handPile(seat, [10 + seat, 20 + seat])),
      },
      agenda: [{ do: 'ask' }],
    }),
    steps: {
      ask: (g) => {
        g.then({ do: 'ask' });
        g.ask(0, 'go', {});
      },
      log: (g, { what }) => {
        g.table.log.push(what);
        g.emit('said', { what });
      },
      run: (g, { script }) => scripts[script]?.(g),
      /** A procedure that calls itself. */
      nested: (g, { depth }) => {
        g.table.log.push(`in ${depth}`);
        if (depth < 3) g.then({ do: 'nested', depth: depth + 1 }, { do: 'log', what: `out ${depth}` });
      },
    },
    asks: {
      go: {
        list: (_g, _ask, answers) => {
          for (const id of Object.keys(scripts)) answers.may({ id });
        },
        take: (g, _ask, { id }) => scripts[id]?.(g),
      },
      both: {
        list: (_g, _ask, answers) => {
          answers.may({ id: 'left' });
          answers.may({ id: 'right' });
          answers.mayNot({ id: 'middle' }, 'no-middle', 'T-01', { width: 0 });
        },
        take: (g, { seat }, { id }) => {
          g.table.log.push(`${seat} ${id}`);
          g.emitTo(seat, 'said', { what: 'chosen' }, { id });
        },
      },
    },
    view: ({ table }) => ({ log: [...table.log] }),
  };
}
