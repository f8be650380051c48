/** The tales of the cards as they are read out: only ever one outcome of each. */

import { type Language, unbroken } from '@medallion/words';
import { eventCard } from '../content/events.ts';
import { exploration } from '../content/explorations.ts';
import type { Story } from '../rules/table.ts';
import type { EventProse, ExplorationId, ExplorationProse, Stories } from '../stories/types.ts';
import type { Tales } from './telling/index.ts';

export interface Book extends Tales {
  scene(this: void, card: Story['card']): string | undefined;
  /** What the chosen Option, the tier reached or the card itself brings, in the branch that applied. */
  outcome(this: void, card: Story['card'], chosen: number, holds: boolean | undefined): string | undefined;
}

export function bookOf(stories: Stories, language: Language): Book {
  const page = (card: Story['card']): ExplorationProse | EventProse | undefined =>
    'event' in card
      ? stories.events[card.event]
      : stories.explorations[exploration(card.exploration).id as ExplorationId];
  const told = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : unbroken(language, text);
  return {
    title: (card) => told(page(card)?.title),
    scene: (card) => told(page(card)?.scene),
    option: (card, index) => {
      const prose = page(card);
      return told(prose !== undefined && 'options' in prose ? prose.options[index] : undefined);
    },
    outcome: (card, chosen, holds) => {
      const prose = page(card);
      if (prose === undefined) return undefined;
      const outcome = 'outcome' in prose ? prose.outcome : prose.outcomes[chosen];
      return told(typeof outcome === 'object' ? outcome[holds === true ? 'then' : 'else'] : outcome);
    },
    kept: (event) => {
      const prose = stories.events[event];
      if (prose === undefined) return undefined;
      if ('name' in prose && prose.name !== undefined) return told(prose.name);
      return told(eventCard(event).kind === 'companion' ? prose.title : undefined);
    },
  };
}
