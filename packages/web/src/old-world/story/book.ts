/** The tales of the cards, fetched in the language of the page when somebody first needs them. */

import type { Story } from '@medallion/old-world';
import { eventCard, exploration } from '@medallion/old-world/content';
import type { EventProse, ExplorationId, ExplorationProse, Stories } from '@medallion/old-world/stories';
import type { Tales } from '@medallion/old-world/telling';
import { useSyncExternalStore } from 'react';
import { type Language, useWords } from '../../words/index.tsx';

/** A card's prose as it is read out: only ever one of its outcomes. */
export interface Book extends Tales {
  readonly scene: (card: Story['card']) => string | undefined;
  readonly outcome: (card: Story['card'], chosen: number) => string | undefined;
}

const SHELF: Readonly<Record<Language, () => Promise<Stories>>> = {
  en: () => import('@medallion/old-world/stories/en').then(({ en }) => en),
  pl: () => import('@medallion/old-world/stories/pl').then(({ pl }) => pl),
  it: () => import('@medallion/old-world/stories/it').then(({ it }) => it),
  ru: () => import('@medallion/old-world/stories/ru').then(({ ru }) => ru),
};

const open = new Map<Language, Book | 'coming'>();
const listeners = new Set<() => void>();

/** The book in the language of the page; undefined until it has arrived. */
export function useBook(): Book | undefined {
  const { language } = useWords();
  return useSyncExternalStore(subscribe, () => fetched(language));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function fetched(language: Language): Book | undefined {
  const book = open.get(language);
  if (book === undefined) {
    open.set(language, 'coming');
    SHELF[language]()
      .then((stories) => open.set(language, bookOf(stories)))
      // Asked again when the page next looks.
      .catch(() => open.delete(language))
      .finally(() => {
        for (const listener of listeners) listener();
      });
  }
  return book === 'coming' ? undefined : book;
}

function bookOf(stories: Stories): Book {
  const page = (card: Story['card']): ExplorationProse | EventProse | undefined =>
    'event' in card
      ? stories.events[card.event]
      : stories.explorations[exploration(card.exploration).id as ExplorationId];
  return {
    title: (card) => page(card)?.title,
    scene: (card) => page(card)?.scene,
    option: (card, index) => {
      const prose = page(card);
      return prose !== undefined && 'options' in prose ? prose.options[index] : undefined;
    },
    outcome: (card, chosen) => {
      const prose = page(card);
      if (prose === undefined) return undefined;
      return 'outcome' in prose ? prose.outcome : prose.outcomes[chosen];
    },
    kept: (event) => {
      const prose = stories.events[event];
      if (prose === undefined) return undefined;
      if ('name' in prose && prose.name !== undefined) return prose.name;
      return eventCard(event).kind === 'companion' ? prose.title : undefined;
    },
  };
}
