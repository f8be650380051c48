/** The effect examples of the catalogue (3.5) as data, and the cards they are made of. */

import type { ActionCard, Character, Colour, Condition, Result, Symbol } from '../src/content/vocabulary.ts';

interface Face {
  readonly colours: readonly Colour[];
  readonly symbols: readonly Symbol[];
  readonly cond?: string;
  readonly res?: string;
}

export interface EffectVector {
  readonly id: string;
  readonly clauses: string;
  readonly note: string;
  readonly active: readonly [Symbol, Symbol];
  readonly timeline: readonly Face[];
  readonly tokens: Readonly<Partial<Record<Symbol, number>>>;
  readonly play: readonly Face[];
  readonly expect: {
    readonly levels: readonly number[];
    readonly xp: number;
    readonly tokens: Readonly<Partial<Record<Symbol, number>>>;
    readonly covered: number;
  };
}

export const EFFECT_VECTORS: readonly EffectVector[] = [
  {
    id: 'PD-TV-40',
    clauses: 'PD-EFFECT-03, PD-EFFECT-21, PD-EFFECT-24',
    note: 'a Non-Active Symbol on the card itself meets its own condition',
    active: ['combat', 'diplomacy'],
    timeline: [],
    tokens: {},
    play: [{ colours: ['red'], symbols: ['magic'], cond: 'COND-9', res: 'RES-2' }],
    expect: { levels: [1], xp: 1, tokens: {}, covered: 0 },
  },
  {
    id: 'PD-TV-41',
    clauses: 'PD-EFFECT-02, R-25',
    note: 'the left new card does not see the right new card',
    active: ['combat', 'diplomacy'],
    timeline: [],
    tokens: {},
    play: [
      { colours: ['red'], symbols: ['combat'], cond: 'COND-4:red', res: 'RES-8:combat' },
      { colours: ['red'], symbols: ['combat'], cond: 'COND-4:red', res: 'RES-8:combat' },
    ],
    expect: { levels: [0, 1], xp: 0, tokens: { combat: 2 }, covered: 0 },
  },
  {
    id: 'PD-TV-42',
    clauses: 'PD-EFFECT-10, PD-EFFECT-11, R-29',
    note: 'exactly one green card fails because a red and green card is green too',
    active: ['combat', 'magic'],
    timeline: [
      { colours: ['green'], symbols: [] },
      { colours: ['red', 'green'], symbols: [] },
    ],
    tokens: {},
    play: [{ colours: ['blue'], symbols: [], cond: 'COND-6:green', res: 'RES-5' }],
    expect: { levels: [0], xp: 0, tokens: {}, covered: 0 },
  },
  {
    id: 'PD-TV-43',
    clauses: 'PD-EFFECT-04, PD-EFFECT-07, R-33',
    note: 'as many as possible are lost, here two of a possible three',
    active: ['combat', 'diplomacy'],
    timeline: [{ colours: ['red'], symbols: ['exploration'] }],
    tokens: { magic: 1 },
    play: [{ colours: ['green'], symbols: ['diplomacy'], cond: 'COND-3', res: 'RES-3' }],
    expect: { levels: [2], xp: 0, tokens: { combat: 2 }, covered: 1 },
  },
  {
    id: 'PD-TV-44',
    clauses: 'PD-EFFECT-07',
    note: 'no level is higher than three',
    active: ['combat', 'diplomacy'],
    timeline: [
      { colours: ['green'], symbols: [] },
      { colours: ['green'], symbols: [] },
      { colours: ['green', 'red'], symbols: [] },
    ],
    tokens: {},
    play: [{ colours: ['green'], symbols: [], cond: 'COND-8:green', res: 'RES-9:combat' }],
    expect: { levels: [3], xp: 0, tokens: { combat: 3 }, covered: 0 },
  },
  {
    id: 'PD-TV-45',
    clauses: 'R-27, R-37',
    note: 'tokens gained by the left card are seen by the right card',
    active: ['combat', 'diplomacy'],
    timeline: [],
    tokens: {},
    play: [
      { colours: ['blue'], symbols: [], cond: 'COND-8:blue', res: 'RES-9:magic' },
      { colours: ['blue'], symbols: ['magic'], cond: 'COND-10', res: 'RES-7' },
    ],
    expect: { levels: [1, 1], xp: 0, tokens: { magic: 1, combat: 1, diplomacy: 1 }, covered: 0 },
  },
  {
    id: 'PD-TV-46',
    clauses: 'PD-EFFECT-13, PD-EFFECT-03, PD-EFFECT-09',
    note: 'the own Symbol can pay and is covered then',
    active: ['combat', 'diplomacy'],
    timeline: [],
    tokens: {},
    play: [{ colours: ['purple'], symbols: ['combat', 'exploration'], cond: 'COND-1:exploration', res: 'RES-1' }],
    expect: { levels: [1], xp: 3, tokens: {}, covered: 1 },
  },
];

const CONDITIONS: Readonly<Record<string, (of: string) => Condition>> = {
  'COND-1': (symbol) => ({ kind: 'lose', symbol: symbol as Symbol }),
  'COND-3': () => ({ kind: 'lose-non-active-123' }),
  'COND-4': (colour) => ({ kind: 'colour-at-least', colour: colour as Colour, count: 2 }),
  'COND-6': (colour) => ({ kind: 'colour-exactly', colour: colour as Colour, count: 1 }),
  'COND-8': (colour) => ({ kind: 'colour-123', colour: colour as Colour }),
  'COND-9': () => ({ kind: 'non-active-123' }),
  'COND-10': () => ({ kind: 'non-active-at-least', count: 2 }),
};
const RESULTS: Readonly<Record<string, (of: string) => Result>> = {
  'RES-1': () => ({ kind: 'xp', amount: 3 }),
  'RES-2': () => ({ kind: 'xp-123' }),
  'RES-3': () => ({ kind: 'path-123', side: 'left' }),
  'RES-5': () => ({ kind: 'path', side: 'left' }),
  'RES-7': () => ({ kind: 'each-active' }),
  'RES-8': (symbol) => ({ kind: 'two', symbol: symbol as Symbol }),
  'RES-9': (symbol) => ({ kind: 'symbol-123', symbol: symbol as Symbol }),
};

function read<T>(table: Readonly<Record<string, (of: string) => T>>, text: string): T {
  const [name = '', of = ''] = text.split(':');
  const make = table[name];
  if (make === undefined) throw new Error(`the vectors know no ${name}`);
  return make(of);
}

/** Ids of the cards of a vector, in Timeline order. */
export const vectorCardIds = ({ id, timeline, play }: EffectVector): string[] =>
  [...timeline, ...play].map((_, at) => `${id}/${at}`);

/** They belong to nobody, so that no rule of the real components is broken by them. */
export const VECTOR_CARDS: readonly ActionCard[] = EFFECT_VECTORS.flatMap((vector) =>
  [...vector.timeline, ...vector.play].map(({ colours, symbols, cond, res }, at) => ({
    id: `${vector.id}/${at}`,
    character: 'nobody' as Character,
    colours,
    symbols,
    ...(cond === undefined || res === undefined
      ? {}
      : { effect: { when: read(CONDITIONS, cond), then: read(RESULTS, res) } }),
  })),
);
