/** How Path of Destiny speaks at a table that has no screens of its own: see `Speech` of the table. */

import type { AskView, HeardEvent, Impossible, ListedChoice, SeatView } from '@medallion/kernel';
import { LANGUAGES, type Language } from '@medallion/words';
import { ACTION_CARDS, AUTOMA_BOARDS, CHARACTER_SHEETS } from '../content/index.ts';
import { type Character, SYMBOLS } from '../content/vocabulary.ts';
import type { PathOfDestiny } from '../rules/shape.ts';
import type { EpilogueNode, PathNode, Tale, Tales } from '../stories/types.ts';
import { fetchWords, type Words } from './index.ts';
import { optionName, optionValue } from './options/index.ts';
import { outline } from './outline/index.ts';
import { type AskContext, telling } from './telling/index.ts';

interface Reading {
  readonly viewer: number | 'spectator';
  readonly view: SeatView<PathOfDestiny>;
  who(this: void, seat: number): string;
}

/** The tales of a language are fetched with its voice. */
const TALES: Readonly<Record<Language, () => Promise<Tales>>> = {
  en: () => import('../stories/en/index.ts').then(({ en }) => en),
  pl: () => import('../stories/pl/index.ts').then(({ pl }) => pl),
  it: () => import('../stories/it/index.ts').then(({ it }) => it),
  ru: () => import('../stories/ru/index.ts').then(({ ru }) => ru),
};

type AnyChoice = AskView<PathOfDestiny>['choices'][number];

export const speech = {
  languages: LANGUAGES,
  // Without the tales: a page that has its own screens wants no more.
  title: async (language: Language) => (await fetchWords(language)).names.game,
  voice: async (language: Language) => {
    const [words, books] = await Promise.all([fetchWords(language), TALES[language]()]);
    return voiceOf(words, books);
  },
};

/** Lists longer than this are put in groups. */
const SHORT = 8;

function voiceOf(words: Words, books: Tales) {
  const told = telling(words);
  const { names } = words;
  const taleOf = ({ view }: Reading): Tale => books[view.table.options.story];
  const path = (tale: Tale, node: number) => tale.paths[node as PathNode] as Tale['paths'][PathNode] | undefined;
  const epilogue = (tale: Tale, node: number) =>
    tale.epilogues[node as EpilogueNode] as Tale['epilogues'][EpilogueNode] | undefined;
  const seen = (reading: Reading): AskContext => {
    const tale = taleOf(reading);
    const seats = reading.view.seats;
    return {
      viewer: reading.viewer,
      view: reading.view,
      // Whoever has no seat is the Automa, which has a name of its own.
      who: (who) => (who < seats ? reading.who(who) : undefined),
      hero: (who) => reading.view.table.participants[who]?.character,
      tales: { title: (node) => (path(tale, node) ?? epilogue(tale, node))?.title },
    };
  };
  const cardTitle = (card: number): string => {
    const id = ACTION_CARDS[card]?.id ?? '';
    return names.cards[id] ?? id;
  };
  const cardFacts = (card: number): string => {
    const printed = ACTION_CARDS[card];
    if (printed === undefined) return '';
    const symbols = SYMBOLS.flatMap((symbol) => {
      const count = printed.symbols.filter((each) => each === symbol).length;
      return count === 0 ? [] : [count === 1 ? names.symbols[symbol] : `${names.symbols[symbol]} ×${count}`];
    });
    const colours = printed.colours.map((colour) => names.colours[colour]).join(', ');
    return [colours, symbols.join(', '), words.effect(printed) ?? ''].filter((part) => part !== '').join('. ');
  };
  const characterFacts = (character: Character, ask: string): string | undefined => {
    if (ask === 'automa/character') {
      const board = AUTOMA_BOARDS.find((each) => each.character === character);
      return board === undefined ? undefined : `${words.automaFirst(board)} ${words.automaSecond(board)}`;
    }
    const sheet = CHARACTER_SHEETS.find((each) => each.character === character);
    return sheet?.abilities.map(({ id }) => `${names.abilities[id]}: ${words.abilities[id]}`).join(' ');
  };
  return {
    title: names.game,
    question: (ask: AskView<PathOfDestiny>, reading: Reading) => told.question(ask, seen(reading)),
    label: (ask: AskView<PathOfDestiny>, choice: ListedChoice, reading: Reading) =>
      told.label(ask, choice, seen(reading)),
    group: (ask: AskView<PathOfDestiny>, choice: AnyChoice) => {
      if (ask.choices.length <= SHORT) return undefined;
      if ('take' in choice) return choice.take.map(cardTitle).join(', ');
      if ('ability' in choice) return names.abilities[choice.ability];
      return 'cards' in choice && choice.cards.length > 1 ? cardTitle(choice.cards[0] ?? -1) : undefined;
    },
    hint: ({ ask, choices }: AskView<PathOfDestiny>, choice: AnyChoice, { view }: Reading) => {
      const row = 'row' in choice ? choice.row : 'space' in choice ? choice.space : 0;
      if (row > 0) return (view.table.rows[row - 1] ?? []).map(cardFacts).join(' + ');
      if ('ability' in choice) return words.abilities[choice.ability];
      if ('character' in choice)
        return choice.character === 'random' ? undefined : characterFacts(choice.character, ask);
      if ('take' in choice) return choice.take.map(cardFacts).join(' + ');
      if ('cards' in choice) return choices.length <= SHORT ? choice.cards.map(cardFacts).join(' + ') : undefined;
      // Alliance cards say what they do in their label.
      return 'card' in choice && !ask.startsWith('evil/') ? cardFacts(choice.card) : undefined;
    },
    whyNot: (ask: AskView<PathOfDestiny>, no: Impossible, reading: Reading) => told.whyNot(ask, no, seen(reading)),
    tell: (event: HeardEvent<PathOfDestiny>, reading: Reading) => told.tell(event, seen(reading)),
    after: ({ type, data }: HeardEvent<PathOfDestiny>, reading: Reading) => {
      const tale = taleOf(reading);
      switch (type) {
        case 'storyOpened':
          return [{ title: tale.title, text: tale.introduction }];
        case 'chapterBegan':
          return data.pair.flatMap((each) => {
            const prose = path(tale, each);
            return prose === undefined ? [] : [{ title: prose.title, text: prose.scene }];
          });
        case 'storyFollowed': {
          const prose = path(tale, data.node);
          return prose === undefined ? [] : [{ title: prose.title, text: prose.result }];
        }
        case 'epilogueOpened': {
          const prose = epilogue(tale, data.node);
          if (prose === undefined) return [];
          return [{ title: prose.title, text: prose.ending }, { text: prose.heroes[data.character ?? 'other'] }];
        }
        default:
          return [];
      }
    },
    refusal: told.refusal,
    outcome: (outcome: Parameters<typeof told.outcome>[0], reading: Reading) => told.outcome(outcome, seen(reading)),
    outline: (reading: Reading) => outline(reading.view, words, seen(reading)),
    option: (option: string) => optionName(words, option),
    value: (option: string, value: string | number | boolean) => optionValue(words, option, value),
  };
}
