/** How cards and counts look as text. */

import type { ParticipantView, PathOfDestinyView, Standing } from '@medallion/path-of-destiny';
import { ACTION_CARDS, type Colour, type Symbol, SYMBOLS } from '@medallion/path-of-destiny/content';
import type { TellContext, Telling } from '@medallion/path-of-destiny/telling';
import type { Words } from '@medallion/path-of-destiny/words';
import { columns, paint, wrap } from '../paint.ts';
import type { DestinyWords } from '@medallion/path-of-destiny/outline';

export interface Looks {
  readonly words: Words;
  readonly own: DestinyWords;
  readonly telling: Telling;
  readonly context: TellContext;
}

const PAINT: Readonly<Record<Colour, 'blue' | 'red' | 'green' | 'yellow' | 'magenta'>> = {
  blue: 'blue',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  purple: 'magenta',
};

export const title = (text: string): string => paint('dim', text);

/** The banners of a card, a letter for each colour. */
function banners(card: number, { words }: Looks): string {
  const colours = ACTION_CARDS[card]?.colours ?? [];
  return `[${colours.map((colour) => paint(PAINT[colour], words.names.colourLetters[colour])).join('')}]`;
}

export function cardTitle(card: number, { words }: Looks): string {
  const id = ACTION_CARDS[card]?.id ?? '';
  return words.names.cards[id] ?? id;
}

/** A card by its banners and its name. */
export const shortCard = (card: number, looks: Looks): string => `${banners(card, looks)} ${cardTitle(card, looks)}`;

/** Symbols, those that come more than once with their number. */
function symbolList(symbols: readonly Symbol[], { words }: Looks): string {
  return SYMBOLS.flatMap((symbol) => {
    const count = symbols.filter((each) => each === symbol).length;
    const name = words.names.symbols[symbol];
    return count === 0 ? [] : [count === 1 ? name : `${name} ×${count}`];
  }).join(', ');
}

/** What is printed on a card besides its name. */
export function cardFacts(card: number, looks: Looks): string {
  const printed = ACTION_CARDS[card];
  if (printed === undefined) return '';
  const parts = [symbolList(printed.symbols, looks), looks.words.effect(printed) ?? ''];
  return parts.filter((part) => part !== '').join('. ');
}

/** A card on a line of its own, or as many as it needs. */
export const cardLine = (card: number, looks: Looks, indent = '    '): string =>
  wrap(`${indent}${shortCard(card, looks)}: ${cardFacts(card, looks)}`, columns(), `${indent}    `);

export const symbolAt = (index: number, { words }: Looks): string => words.names.symbols[SYMBOLS[index] ?? 'combat'];

/** What a participant has of every Symbol, the two Active ones first. */
export function symbolCounts({ active }: PathOfDestinyView, { symbols }: Standing, looks: Looks): string {
  const others = symbols.flatMap((_, symbol) => (active.includes(symbol) ? [] : [symbol]));
  const text = (symbol: number): string => `${symbolAt(symbol, looks)} ${symbols[symbol]}`;
  return [...active.map((symbol) => paint('bold', text(symbol))), ...others.map(text)].join(', ');
}

/** Which of them are tokens; '' where none is. */
export function tokenCounts({ tokens, special }: ParticipantView, looks: Looks): string {
  const counts = tokens.flatMap((count, symbol) => (count === 0 ? [] : [`${symbolAt(symbol, looks)} ${count}`]));
  const sides = special.map((side) => looks.own[side]);
  if (sides.length > 0) counts.push(`${looks.own.special}: ${sides.join(', ')}`);
  return counts.length === 0 ? '' : ` (${looks.own.tokens}: ${counts.join(', ')})`;
}
