/** Explorations, Quests, Events, and powers. */
import { eventCard } from '../../../content/events.ts';
import type { StoryEvents } from '../../../rules/story/index.ts';
import type { Story } from '../../../rules/table.ts';
import { cardName, doer, keptName, placeName, sourceName, storyName } from '../scene.ts';
import { line, minor, type Tellers } from './told.ts';

/** How a card got to its Result: an Option was chosen, a number was reached, or there is only one. */
function kindOf(card: Story['card']): 'option' | 'test' | 'only' {
  if ('exploration' in card) return 'option';
  const event = eventCard(card.event);
  if (event.kind === 'options') return 'option';
  return 'tiers' in event ? 'test' : 'only';
}

export const storyTellers: Tellers<StoryEvents> = {
  storyRead: (s, { seat, card }) =>
    line(s, 'storyRead', { ...doer(s, seat), card: storyName(s, card) }, 'event' in card ? 'OW-EVENT-01' : 'OW-EXP-03'),
  explorationReshuffled: (s, { deck }) =>
    minor(line(s, 'explorationReshuffled', { deck: s.voice.words.name.deck(deck) }, 'R-36')),
  storyResult: (s, { seat, card, chosen, value }) => {
    const kind = kindOf(card);
    const option = s.context.tales?.option(card, chosen);
    const params = {
      ...doer(s, seat),
      kind,
      n: kind === 'test' ? (value ?? 0) : chosen + 1,
      told: option === undefined ? 'no' : 'yes',
      option: option ?? '',
    } as const;
    const told = line(s, 'storyResult', params, kind === 'test' ? 'OW-EVENT-04' : 'OW-EXP-06');
    return kind === 'only' ? minor(told) : told;
  },
  storyUnpayable: (s, { seat, card }) =>
    line(s, 'storyUnpayable', { ...doer(s, seat), card: storyName(s, card) }, 'R-37'),
  dieRolled: (s, { seat, die }) => line(s, 'dieRolled', { ...doer(s, seat), n: die }, 'R-43'),
  questStarted: (s, { seat, card, place }) =>
    line(s, 'questStarted', { ...doer(s, seat), place: placeName(s, place), card: storyName(s, card) }, 'OW-QUEST-01'),
  questLost: (s, { seat, card }) => line(s, 'questLost', { ...doer(s, seat), card: storyName(s, card) }, 'OW-QUEST-06'),
  questDone: (s, { seat, card, place }) =>
    line(s, 'questDone', { ...doer(s, seat), place: placeName(s, place), card: storyName(s, card) }, 'OW-QUEST-13'),
  cardKept: (s, { seat, event }) => line(s, 'cardKept', { ...doer(s, seat), card: keptName(s, event) }, 'OW-EVENT-06'),
  eventMissing: (s, { event }) => line(s, 'eventMissing', { n: event }, 'R-42'),
  shortFightCard: (s, { seat, card }) =>
    line(s, 'shortFightCard', { ...doer(s, seat), card: cardName(s, card) }, 'OW-EVENT-05'),
  shortFightPlayed: (s, { seat, damage }) =>
    line(s, 'shortFightPlayed', { ...doer(s, seat), n: damage }, 'OW-EVENT-05'),
  nextExplorationSet: (s, { seat, how }) => line(s, 'nextExplorationSet', { ...doer(s, seat), how }, 'OW-GEN-01'),
  phase3DrawChanged: (s, { seat, by }) =>
    line(s, 'phase3DrawChanged', { ...doer(s, seat), n: Math.abs(by), way: by > 0 ? 'up' : 'down' }, 'OW-P3-05'),
  powerUsed: (s, { seat, source }) =>
    line(s, 'powerUsed', { ...doer(s, seat), source: sourceName(s, source) }, 'OW-TROPHY-07'),
};
