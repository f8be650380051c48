/** How Old World speaks at a table that has no screens of its own: see `Speech` of the table. */

import type { AskView, HeardEvent, Impossible, ListedChoice, SeatView } from '@medallion/kernel';
import { LANGUAGES, type Language } from '@medallion/words';
import { actionCard } from '../content/action-cards.ts';
import type { SoloRank } from '../content/tables.ts';
import type { OldWorld } from '../rules/shape.ts';
import type { Story } from '../rules/table.ts';
import type { Stories } from '../stories/types.ts';
import { type Book, bookOf } from './book.ts';
import { words } from './index.ts';
import { type OptionKey, optionWords } from './options/index.ts';
import { outline } from './outline/index.ts';
import { type AskContext, telling } from './telling/index.ts';

interface Reading {
  readonly viewer: number | 'spectator';
  readonly view: SeatView<OldWorld>;
  who(this: void, seat: number): string;
}

/** The tales of a language are fetched with its voice. */
const TALES: Readonly<Record<Language, () => Promise<Stories>>> = {
  en: () => import('../stories/en/index.ts').then(({ en }) => en),
  pl: () => import('../stories/pl/index.ts').then(({ pl }) => pl),
  it: () => import('../stories/it/index.ts').then(({ it }) => it),
  ru: () => import('../stories/ru/index.ts').then(({ ru }) => ru),
};

export const speech = {
  languages: LANGUAGES,
  voice: async (language: Language) => voiceOf(language, bookOf(await TALES[language](), language)),
};

function voiceOf(language: Language, tales: Book) {
  const told = telling(language);
  const spoken = words(language);
  const { name } = spoken;
  const options = optionWords(language);
  const seen = ({ viewer, view, who }: Reading): AskContext => ({ viewer, view, who, tales });
  const page = (of: Story['card']) => {
    const text = tales.scene(of);
    const title = tales.title(of);
    return text === undefined ? [] : [title === undefined ? { text } : { title, text }];
  };
  return {
    title: name.term('title'),
    question: (ask: AskView<OldWorld>, reading: Reading) => told.question(ask, seen(reading)),
    label: (ask: AskView<OldWorld>, choice: ListedChoice, reading: Reading) => told.label(ask, choice, seen(reading)),
    // Where one can go, place by place; each has several prices.
    group: (ask: AskView<OldWorld>, choice: ListedChoice, reading: Reading) =>
      told.move(ask, choice, seen(reading))?.place,
    hint: (ask: AskView<OldWorld>, choice: ListedChoice) => {
      const picked = (choice as { card?: number }).card;
      const isActionCard = picked !== undefined && picked >= 0 && !ask.ask.startsWith('explore/');
      return isActionCard ? spoken.card(picked) : undefined;
    },
    named: (what: 'place' | 'card' | 'rank', n: number) =>
      what === 'place'
        ? name.place(n)
        : what === 'card'
          ? name.title(actionCard(n).title)
          : name.soloRank(n as SoloRank),
    whyNot: (ask: AskView<OldWorld>, no: Impossible, reading: Reading) => told.whyNot(ask, no, seen(reading)),
    tell: (event: HeardEvent<OldWorld>, reading: Reading) => told.tell(event, seen(reading)),
    before: ({ ask, args }: AskView<OldWorld>) => {
      if (ask === 'story/option') return page(args.card);
      return ask === 'explore/keep-one' ? args.cards.flatMap((exploration) => page({ exploration })) : [];
    },
    after: ({ type, data }: HeardEvent<OldWorld>) => {
      if (type !== 'storyResult') return [];
      const { card: of, chosen, holds } = data;
      const text = tales.outcome(of, chosen, holds);
      const title = tales.title(of);
      return text === undefined ? [] : [title === undefined ? { text } : { title, text }];
    },
    refusal: told.refusal,
    outcome: (outcome: Parameters<typeof told.outcome>[0], reading: Reading) => told.outcome(outcome, seen(reading)),
    outline: (reading: Reading) => outline(reading.view, language, seen(reading)),
    option: (option: string) => options[option as OptionKey] ?? option,
    value: (option: string, value: string | number | boolean) =>
      options[`${option}.${value}` as OptionKey] ?? String(value),
  };
}
