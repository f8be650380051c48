/** The tales of the cards for the terminal, in English where a language has none yet. */

import { eventCard, exploration } from '@medallion/old-world/content';
import { type ExplorationId, type Stories, type StoryLanguage, stories } from '@medallion/old-world/stories';
import type { Tales } from '@medallion/old-world/telling';
import type { Language } from '@medallion/old-world/words';
import type { Story } from '@medallion/old-world';

export interface Book extends Tales {
  /** What is read aloud before the choice. */
  scene(card: Story['card']): string | undefined;
  /** What the chosen Option, the tier reached or the card itself brings, in the words of the tale. */
  ending(card: Story['card'], chosen: number): string | undefined;
}

export function bookIn(language: Language): Book {
  const told: Stories =
    (stories as (language: string) => Stories | undefined)(language) ?? stories('en' satisfies StoryLanguage);
  const prose = (card: Story['card']): Stories['events'][number] | undefined =>
    'event' in card ? told.events[card.event] : told.explorations[exploration(card.exploration).id as ExplorationId];
  return {
    title: (card) => prose(card)?.title,
    scene: (card) => prose(card)?.scene,
    option: (card, index) => {
      const page = prose(card);
      return page !== undefined && 'options' in page ? page.options[index] : undefined;
    },
    ending: (card, chosen) => {
      const page = prose(card);
      if (page === undefined) return undefined;
      return 'outcome' in page ? page.outcome : page.outcomes[chosen];
    },
    kept: (event) => {
      const page = told.events[event];
      if (page === undefined) return undefined;
      return 'name' in page && page.name !== undefined
        ? page.name
        : eventCard(event).kind === 'companion'
          ? page.title
          : undefined;
    },
  };
}
