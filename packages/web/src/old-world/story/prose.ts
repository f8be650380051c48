/** What a card consists of besides its prose, and what of it may be shown. */

import type { HeardEvent } from '@medallion/kernel';
import type { OldWorld, Story } from '@medallion/old-world';
import { type EventCard, eventCard, exploration, type Result, type StoryOption } from '@medallion/old-world/content';
import { sameCard } from '../moments/moments.ts';

/** The two options of a card that has them. */
export function optionsOf(card: Story['card']): readonly StoryOption[] {
  if ('exploration' in card) return exploration(card.exploration).options;
  const event = eventCard(card.event);
  return event.kind === 'options' ? event.options : [];
}

/** What the one outcome that is read does. */
export function resultOf(card: Story['card'], chosen: number): Result {
  const event = eventOf(card);
  if (event === undefined || event.kind === 'options') return optionsOf(card)[chosen]?.effects ?? [];
  return 'tiers' in event ? (event.tiers[chosen]?.effects ?? []) : event.effects;
}

export function eventOf(card: Story['card']): EventCard | undefined {
  return 'event' in card ? eventCard(card.event) : undefined;
}

/**
 * Whether the outcome of the card that is being read has been told: a price that is still being paid may be taken
 * back, so until then nothing of it is on the page.
 */
export function isTold(log: readonly HeardEvent[], card: Story['card']): boolean {
  const last = log.findLast(({ type, data }) => {
    if (type !== 'storyRead' && type !== 'storyResult') return false;
    return sameCard(card, (data as OldWorld['events']['storyRead']).card);
  });
  return last?.type === 'storyResult';
}

/** Who reads the card aloud; nobody where one plays alone. */
export function readerOf(log: readonly HeardEvent[], card: Story['card']): number | undefined {
  const read = log.findLast(
    ({ type, data }) => type === 'storyRead' && sameCard(card, (data as OldWorld['events']['storyRead']).card),
  );
  return (read?.data as OldWorld['events']['storyRead'] | undefined)?.reader;
}
