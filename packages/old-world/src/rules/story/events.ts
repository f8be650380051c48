/** Event Cards by their number. OW-EVENT */

import type { Seat, StepHandlers } from '@medallion/kernel';
import { eventCard } from '../../content/events.ts';
import type { EventCard, Tier } from '../../content/vocabulary.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { Story } from '../table.ts';
import { measure } from './conditions.ts';
import type { StorySteps } from './index.ts';
import { openStory, storyOf } from './read.ts';

/** Does this Event Card lie at somebody's board, or is it being read already? Cards that left the game can be had again. R-42 */
export function eventIsTaken({ table }: L, event: number): boolean {
  for (const { kept, quests } of table.witchers) {
    if (kept.includes(event) || quests.some(({ card }) => 'event' in card && card.event === event)) return true;
  }
  for (let story = table.story; story !== undefined; story = story.outer) {
    if ('event' in story.card && story.card.event === event) return true;
  }
  return false;
}

type EventSteps = Pick<StorySteps, 'event/resolve' | 'event/test'>;

export const eventSteps: StepHandlers<OldWorld, EventSteps> = {
  /** Exactly the card with this number is read, whatever its kind. OW-EVENT-01, OW-EVENT-02, OW-EVENT-08, D-36 */
  'event/resolve': (g, { seat, event, quest }) => {
    if (eventIsTaken(g, event)) {
      g.emit('eventMissing', { seat, event });
      return;
    }
    const story: Story = { card: { event } };
    const outer = g.table.story;
    openStory(g, seat, {
      ...story,
      ...(quest === undefined ? {} : { quest }),
      ...(outer === undefined ? {} : { outer }),
    });
    g.then({ do: FIRST_STEP[eventCard(event).kind], seat }, { do: 'story/end', seat });
  },

  /** A die, a level, or both; the highest tier reached applies. OW-EVENT-04, R-43 */
  'event/test': (g, { seat }) => {
    const card = eventBeingRead(g);
    if (card.kind === 'test') reachTier(g, seat, card.tiers, measure(g, seat, card.measure));
  },
};

/** How each kind of Event goes on after its Introduction. OW-EVENT-03 to OW-EVENT-06 */
const FIRST_STEP = {
  options: 'story/choose',
  instant: 'story/result',
  equipment: 'story/result',
  companion: 'story/result',
  test: 'event/test',
  'short-fight': 'short-fight/start',
} as const satisfies Record<EventCard['kind'], keyof StorySteps>;

export function eventBeingRead(g: G): EventCard {
  const { card } = storyOf(g);
  if ('exploration' in card) throw new RangeError('An exploration is being read, not an event.');
  return eventCard(card.event);
}

/** Tiers are listed from the lowest: the last one that is reached counts, and always at least the first. */
export function reachTier(g: G, seat: Seat, tiers: readonly Tier[], value: number): void {
  let chosen = 0;
  for (const [tier, { from }] of tiers.entries()) if (value >= from) chosen = tier;
  g.table.story = { ...storyOf(g), chosen, value };
  g.then({ do: 'story/result', seat });
}
