/** How exploration and event cards hang together: their effects laid flat, and the events they lead to. */

import { EVENTS } from './events.ts';
import { EXPLORATIONS } from './explorations.ts';
import type { Effect, EventCard, Exploration, Price, Quest, Result, StoryOption } from './vocabulary.ts';

/** The lists of effects a result can come to: one, or one for each branch. */
export function branchesOf(result: Result): readonly (readonly Effect[])[] {
  return 'if' in result ? [result.then, result.else] : [result];
}

/** The results a card can have, in the order they are printed: one per option or tier, else one. */
export function resultsOf(card: Exploration | EventCard): readonly Result[] {
  if ('options' in card) return card.options.map((option) => option.effects);
  return 'tiers' in card ? card.tiers.map((tier) => tier.effects) : [card.effects];
}

export function effectsOf(card: Exploration | EventCard): Effect[] {
  return resultsOf(card).flatMap((result) => branchesOf(result).flat());
}

export function optionsOf(card: Exploration | EventCard): readonly StoryOption[] {
  return 'options' in card ? card.options : [];
}

/** A way from one card to an event: read at once, or by a quest. */
export interface StoryLink {
  readonly event: number;
  readonly by: 'event' | 'quest';
  readonly quest?: Quest;
}

export function linksOf(effects: readonly Effect[]): StoryLink[] {
  return effects.flatMap((effect): StoryLink[] => {
    if ('event' in effect) return [{ event: effect.event, by: 'event' }];
    return 'quest' in effect ? [{ event: effect.quest.event, by: 'quest', quest: effect.quest }] : [];
  });
}

/** The events that some exploration leads to, directly or through others. */
export function reachableEvents(): ReadonlySet<number> {
  const reached = new Set(EXPLORATIONS.flatMap((card) => linksOf(effectsOf(card)).map(({ event }) => event)));
  // A set grows while it is walked through: what a reached event leads to is visited as well.
  for (const number of reached) {
    const card = EVENTS[number - 1];
    if (card !== undefined) for (const { event } of linksOf(effectsOf(card))) reached.add(event);
  }
  return reached;
}

/** The events that are read in Phase II: an exploration goes on with them at once, directly or through others. */
export function eventsInPhase2(): ReadonlySet<number> {
  const atOnce = (card: Exploration | EventCard): number[] =>
    linksOf(effectsOf(card)).flatMap(({ event, by }) => (by === 'event' ? [event] : []));
  const read = new Set(EXPLORATIONS.flatMap(atOnce));
  for (const number of read) {
    const card = EVENTS[number - 1];
    if (card !== undefined) for (const event of atOnce(card)) read.add(event);
  }
  return read;
}

/** Every price on an option or a quest of a card. */
export function pricesOf(card: Exploration | EventCard): Price[] {
  const onOptions = optionsOf(card).flatMap((option) => (option.price === undefined ? [] : [option.price]));
  const onQuests = linksOf(effectsOf(card)).flatMap(({ quest }) => (quest?.price === undefined ? [] : [quest.price]));
  return [...onOptions, ...onQuests];
}
