/** The tales of a language laid out for its test: every text with the place where it stands. */
import { branchesOf, type Effect, EVENTS, EXPLORATIONS, type Quest, resultsOf } from '../../src/content/index.ts';
import {
  type EventProse,
  type ExplorationProse,
  type Outcome,
  type StoryLanguage,
  stories,
} from '../../src/stories/index.ts';

export interface Text {
  readonly where: string;
  readonly text: string;
}

/** One result of the game beside the words that tell it. */
interface Result extends Text {
  readonly effects: readonly Effect[];
}

interface Texts {
  readonly titles: readonly Text[];
  readonly scenes: readonly Text[];
  readonly labels: readonly Text[];
  readonly outcomes: readonly Text[];
  readonly names: readonly Text[];
  readonly everything: readonly Text[];
  readonly results: readonly Result[];
  /** For every card the names of its parts and how many of each there are. */
  readonly shape: Readonly<Record<string, readonly string[]>>;
}

const endsOf = (prose: ExplorationProse | EventProse): readonly Outcome[] =>
  'outcomes' in prose ? prose.outcomes : [prose.outcome];
const textsOfEnd = (end: Outcome | undefined): readonly string[] =>
  typeof end === 'object' ? [end.then, end.else] : end === undefined ? [] : [end];
const labelsOf = (prose: ExplorationProse | EventProse): readonly string[] => ('options' in prose ? prose.options : []);

export function textsOf(language: StoryLanguage): Texts {
  const told = stories(language);
  const cards: readonly (readonly [string, ExplorationProse | EventProse])[] = [
    ...Object.entries(told.explorations),
    ...Object.entries(told.events).map(([number, prose]) => [`event ${number}`, prose] as const),
  ];
  const prose = new Map(cards);
  const each = (part: string, of: (prose: ExplorationProse | EventProse) => readonly string[]): Text[] =>
    cards.flatMap(([id, card]) => of(card).map((text, n) => ({ where: `${id} ${part} ${n + 1}`, text })));
  const titles = each('title', ({ title }) => [title]);
  const scenes = each('scene', ({ scene }) => [scene]);
  const labels = each('option', labelsOf);
  const outcomes = each('outcome', (card) => endsOf(card).flatMap(textsOfEnd));
  const names = each('name', (card) => ('name' in card && card.name !== undefined ? [card.name] : []));
  const beside = (id: string, card: Parameters<typeof resultsOf>[0]): Result[] => {
    const told = prose.get(id);
    return resultsOf(card).flatMap((result, n) => {
      const texts = textsOfEnd(told === undefined ? undefined : endsOf(told)[n]);
      return branchesOf(result).map((effects, branch) => ({
        where: `${id} outcome ${n + 1}${'if' in result ? ` branch ${branch + 1}` : ''}`,
        effects,
        text: texts[branch] ?? '',
      }));
    });
  };
  return {
    titles,
    scenes,
    labels,
    outcomes,
    names,
    everything: [...titles, ...scenes, ...labels, ...outcomes, ...names],
    results: [
      ...EXPLORATIONS.flatMap((card) => beside(card.id, card)),
      ...EVENTS.flatMap((card) => beside(`event ${card.number}`, card)),
    ],
    shape: Object.fromEntries(
      cards.map(([id, card]) => [
        id,
        [
          ...Object.keys(card).sort(),
          `${labelsOf(card).length} options`,
          ...endsOf(card).map((end) => `${textsOfEnd(end).length} texts`),
        ],
      ]),
    ),
  };
}

/** The words of a text without its marks, in small letters. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** How many words there are; a dash between spaces is none. */
const count = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const outside = (texts: readonly Text[], least: number, most: number): string[] =>
  texts
    .filter(({ text }) => count(text) < least || count(text) > most)
    .map(({ where, text }) => `${where}: ${count(text)}`);

/** Where a pattern is found, and the words it is found in. */
export const having = (texts: readonly Text[], pattern: RegExp): string[] =>
  texts.flatMap(({ where, text }) => {
    const found = pattern.exec(text);
    return found === null ? [] : [`${where}: ${found[0]}`];
  });

/** How often each key occurs, those above the limit only. */
export function tooOften(keys: readonly string[], limit: number): string[] {
  const seen = new Map<string, number>();
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1);
  return [...seen].filter(([, n]) => n > limit).map(([key, n]) => `${key}: ${n}`);
}

/** Every run of so many words, each once. */
export function runs(text: string, length: number): string[] {
  const all = wordsOf(text);
  return [...new Set(all.slice(length - 1).map((_, n) => all.slice(n, n + length).join(' ')))];
}

/** Where a result sends its reader: the place of a quest or the end of a road. */
export function destinations(result: Result): Quest['place'][] {
  return result.effects.flatMap((effect): Quest['place'][] => {
    if ('quest' in effect) return [effect.quest.place];
    return 'goTo' in effect ? [{ location: effect.goTo }] : [];
  });
}
