/** Finding a paragraph by its words: an index of our own, small enough to be made when the library is opened. */

import type { Passage } from './shelf.ts';

export interface Found {
  readonly passage: Passage;
  /** The text in pieces, those that were looked for marked. */
  readonly pieces: readonly { readonly text: string; readonly hit: boolean }[];
}

export type Finder = (query: string, most?: number) => readonly Found[];

/** Letters as they are looked for: small, without accents, ё as е, ł as l. */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      // й is a letter of its own, not an и with something on it.
      .replace(/и\u0306/g, 'й')
      .replace(/\p{M}/gu, '')
      .replace(/ł/g, 'l')
  );
}

const WORD = /[\p{L}\p{N}]+(?:-\p{N}+)*/gu;

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Endings change in Polish, Italian and Russian: a long word is also found without its last two letters. */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, Math.max(4, word.length - 2)) : word);

export function finderOf(passages: readonly Passage[], small: ReadonlySet<string> = new Set()): Finder {
  const index = new Map<string, Map<number, number>>();
  const put = (word: string, at: number, weight: number): void => {
    const places = index.get(word) ?? new Map<number, number>();
    places.set(at, Math.max(places.get(at) ?? 0, weight));
    index.set(word, places);
  };
  for (const [at, { text, heading, at: anchor, article, asked = '' }] of passages.entries()) {
    for (const word of wordsOf(article)) put(word, at, 1);
    for (const word of wordsOf(heading)) put(word, at, 2);
    for (const word of wordsOf(text)) put(word, at, 3);
    for (const word of wordsOf(asked)) put(word, at, 6);
    put(anchor, at, 9);
  }
  const words = [...index.keys()];

  /** Where a word stands and how well it fits: as a whole, as a beginning, or but for its ending. */
  const places = (word: string): Map<number, number> => {
    const found = new Map<number, number>();
    const short = stem(word);
    for (const known of words) {
      const fit = known === word ? 4 : known.startsWith(word) ? 2 : known.startsWith(short) ? 1 : 0;
      if (fit === 0) continue;
      for (const [at, weight] of index.get(known) ?? []) {
        found.set(at, Math.max(found.get(at) ?? 0, fit * weight));
      }
    }
    return found;
  };

  return (query, most = 40) => {
    const written = fold(query)
      .split(/\s+/)
      .flatMap((part) => (/^(ow|pd|r|d)-/.test(part) ? [part] : wordsOf(part)));
    // A question in whole words is asked by the few that tell what it is about.
    const telling = written.filter((word) => !small.has(word));
    const wanted = telling.length > 0 ? telling : written;
    if (wanted.join('').length < 2) return [];
    const scores = wanted.map(places);
    const [first = new Map<number, number>(), ...rest] = scores;
    return [...first.keys()]
      .filter((at) => rest.every((others) => others.has(at)))
      .map((at) => ({ at, score: scores.reduce((sum, each) => sum + (each.get(at) ?? 0), 0) }))
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, most)
      .flatMap(({ at }) => {
        const passage = passages[at];
        return passage === undefined ? [] : [{ passage, pieces: piecesOf(passage.text, wanted) }];
      });
  };
}

const LONGEST = 220;

/** The part of a text around the first word that was looked for. */
function piecesOf(text: string, wanted: readonly string[]): Found['pieces'] {
  const isHit = (word: string): boolean => {
    const folded = fold(word);
    return wanted.some((each) => folded.startsWith(stem(each)));
  };
  const hits = Array.from(text.matchAll(WORD)).filter(([word]) => isHit(word));
  const begin =
    hits[0] === undefined || hits[0].index < LONGEST / 2 ? 0 : text.lastIndexOf(' ', hits[0].index - 60) + 1;
  const end = text.length - begin <= LONGEST ? text.length : text.lastIndexOf(' ', begin + LONGEST);
  const pieces: { text: string; hit: boolean }[] = [];
  let from = begin;
  for (const { index, 0: word } of hits) {
    if (index < from || index >= end) continue;
    pieces.push({ text: text.slice(from, index), hit: false }, { text: word, hit: true });
    from = index + word.length;
  }
  pieces.push({ text: text.slice(from, end) + (end < text.length ? ' …' : ''), hit: false });
  if (begin > 0) pieces.unshift({ text: '… ', hit: false });
  return pieces.filter((piece) => piece.text !== '');
}
