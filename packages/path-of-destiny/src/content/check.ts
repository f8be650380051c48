/** Is the content of Path of Destiny whole? Counts, graphs, and the texts in every language: `npm run content`. */

import { tales } from '../stories/index.ts';
import { LENGTHS, textsOf, words as wordCount } from '../stories/texts.ts';
import { words } from '../words/every.ts';
import { LANGUAGES, type Language } from '../words/index.ts';
import {
  ACTION_CARDS,
  ALL_GOALS,
  ALLIANCE_CARDS,
  AUTOMA_BOARDS,
  CHARACTER_SHEETS,
  EFFORT_CARDS,
  MAIN_DECK,
  pathOfDestinyContent,
  REQUIREMENTS,
  SECRET_GOALS,
  SOLO_GOALS,
  STARTING_CARDS,
  STORIES,
  STORY_DECKS,
} from './index.ts';
import { validateContent } from './validate.ts';

export interface ContentReport {
  readonly counts: Readonly<Record<string, number>>;
  /** How many texts of the tales, and how many names, there are in each language. */
  readonly languages: Readonly<Record<string, { readonly taleTexts: number; readonly cardNames: number }>>;
  readonly problems: readonly string[];
}

/** A cover and its introduction are one card. PD-STORY-01 */
const COVERS = 1;
const TEXTS = 86;

const EXPECTED: Readonly<Record<string, number>> = {
  'action cards': 68,
  'starting cards': 25,
  characters: 5,
  abilities: 20,
  'automa boards': 5,
  'story cards': 69,
  'effort cards': 12,
  'secret goals': 12,
  'solo goals': 6,
  'requirement cards': 4,
  'alliance cards': 32,
};

export function checkContent(): ContentReport {
  const counts: Record<string, number> = {
    'action cards': MAIN_DECK.length,
    'starting cards': STARTING_CARDS.length,
    characters: CHARACTER_SHEETS.length,
    abilities: CHARACTER_SHEETS.flatMap(({ abilities }) => abilities).length,
    'automa boards': AUTOMA_BOARDS.length,
    'story cards': STORIES.reduce(
      (sum, story) => sum + COVERS + STORY_DECKS[story].paths.length + STORY_DECKS[story].epilogues.length,
      0,
    ),
    'effort cards': EFFORT_CARDS.length,
    'secret goals': SECRET_GOALS.length,
    'solo goals': SOLO_GOALS.length,
    'requirement cards': REQUIREMENTS.length,
    'alliance cards': ALLIANCE_CARDS.length,
  };
  return {
    counts,
    languages: Object.fromEntries(LANGUAGES.map((language) => [language, told(language)])),
    problems: [
      ...Object.entries(EXPECTED).flatMap(([what, count]) =>
        counts[what] === count ? [] : [`${what}: there should be ${count}`],
      ),
      ...dataProblems(),
      ...LANGUAGES.flatMap(taleProblems),
      ...LANGUAGES.flatMap(nameProblems),
    ],
  };
}

const told = (language: Language): { taleTexts: number; cardNames: number } => ({
  taleTexts: textsOf(tales(language)).filter(({ kind }) => kind !== 'title').length,
  cardNames: ACTION_CARDS.filter(({ id }) => words(language).names.cards[id] !== undefined).length,
});

/** What is refused when content is loaded. 5.16 */
function dataProblems(): string[] {
  try {
    validateContent(pathOfDestinyContent);
    return [];
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)];
  }
}

/** Every text is there, fits its card, stands once, and is in its own language. */
function taleProblems(language: Language): string[] {
  const texts = textsOf(tales(language));
  const english = new Set(language === 'en' ? [] : textsOf(tales('en')).map(({ text }) => text));
  const seen = new Set<string>();
  const problems = STORIES.flatMap((story) => {
    const own = texts.filter(({ where, kind }) => where.startsWith(`${story} `) && kind !== 'title');
    return own.length === TEXTS ? [] : [`${language} ${story}: ${own.length} of ${TEXTS} texts`];
  });
  for (const { where, kind, text } of texts) {
    const [least, most] = LENGTHS[kind];
    const count = wordCount(text);
    if (count < least || count > most) problems.push(`${language} ${where}: ${count} words, ${least} to ${most} fit`);
    if (english.has(text)) problems.push(`${language} ${where}: left in English`);
    if (kind !== 'title' && seen.has(text)) problems.push(`${language} ${where}: stands twice`);
    seen.add(text);
  }
  return problems;
}

/** Everything with a name has one of its own, and every mechanical text can be said. */
function nameProblems(language: Language): string[] {
  const said = words(language);
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { id } of ACTION_CARDS) {
    const name = said.names.cards[id];
    if (name === undefined) problems.push(`${language} ${id}: no name`);
    else if (seen.has(name)) problems.push(`${language} ${id}: is called like ${seen.get(name)}`);
    else seen.set(name, id);
    if (language !== 'en' && name === words('en').names.cards[id]) problems.push(`${language} ${id}: left in English`);
  }
  for (const { id } of ALL_GOALS) if (said.names.goals[id] === undefined) problems.push(`${language} ${id}: no name`);
  const texts = [
    ...ACTION_CARDS.map((card) => said.effect(card) ?? ''),
    ...CHARACTER_SHEETS.map(({ sideQuest }) => said.sideQuest(sideQuest)),
    ...AUTOMA_BOARDS.flatMap((board) => [said.automaFirst(board), said.automaSecond(board)]),
    ...ALL_GOALS.map((goal) => said.goal(goal)),
    ...EFFORT_CARDS.map((card) => said.effort(card)),
    ...ALLIANCE_CARDS.map(({ effect }) => said.alliance(effect)),
    ...STORIES.flatMap((story) =>
      STORY_DECKS[story].paths.flatMap(({ left, right, all }) => [left, right, all].map(said.operations)),
    ),
  ];
  return [
    ...problems,
    ...texts.filter((text) => /[{}]|undefined/.test(text)).map((text) => `${language}: cannot say “${text}”`),
  ];
}
