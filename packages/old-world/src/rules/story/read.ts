/** Reading a card: Introduction and Options, the choice, its Result, and putting the card away. OW-EXP-03 to OW-EXP-09 */

import { type AskRules, openPile, RulesFault, type Seat, type StepHandlers } from '@medallion/kernel';
import { eventCard } from '../../content/events.ts';
import { exploration } from '../../content/explorations.ts';
import type { Result, StoryOption } from '../../content/vocabulary.ts';
import { isSolo, rightOf, witcherOf } from '../seats.ts';
import type { G, OldWorld } from '../shape.ts';
import type { Story } from '../table.ts';
import { returnToken } from '../tokens.ts';
import { conditionHolds } from './conditions.ts';
import type { StoryAsks, StorySteps } from './index.ts';
import { pay, whyNotPay } from './price.ts';

export function storyOf(g: G): Story {
  if (g.table.story === undefined) throw new RulesFault('no card is being read');
  return g.table.story;
}

/** The card is shown to all and read by the right-hand player; alone the engine reads. OW-EXP-03, R-47, D-38 */
export function openStory(g: G, seat: Seat, story: Story): void {
  g.table.story = story;
  g.emit('storyRead', isSolo(g) ? { seat, card: story.card } : { seat, card: story.card, reader: rightOf(g, seat) });
}

/** The two Options of a card that has them. */
function optionsOf(card: Story['card']): readonly StoryOption[] {
  if ('exploration' in card) return exploration(card.exploration).options;
  const event = eventCard(card.event);
  return event.kind === 'options' ? event.options : [];
}

/** The one Result that is read, by the Option chosen or the tier reached. OW-EXP-06 */
function resultOf({ card, chosen = 0 }: Story): Result {
  const event = 'event' in card ? eventCard(card.event) : undefined;
  if (event === undefined || event.kind === 'options') return optionsOf(card)[chosen]?.effects ?? [];
  if ('tiers' in event) return event.tiers[chosen]?.effects ?? [];
  return event.effects;
}

type ReadSteps = Pick<StorySteps, 'story/choose' | 'story/pay' | 'story/result' | 'story/end'>;

export const readSteps: StepHandlers<OldWorld, ReadSteps> = {
  /** The AP chooses without knowing a Result; if nothing can be paid the card leaves the game. OW-EXP-04, R-37 */
  'story/choose': (g, { seat }) => {
    const { card } = storyOf(g);
    if (optionsOf(card).some((option) => whyNotPay(g, seat, option.price) === undefined))
      g.ask(seat, 'story/option', { card });
    else g.emit('storyUnpayable', { seat, card });
  },

  'story/pay': (g, { seat, price }) => pay(g, seat, price),

  /** Everything in the Result is applied, at once and to the AP only. OW-EXP-06, OW-EXP-08, OW-GEN-05, OW-GEN-06, D-39 */
  'story/result': (g, { seat }) => {
    const story = storyOf(g);
    const { card, chosen = 0 } = story;
    const result = resultOf(story);
    // A Result that was read cannot be unread: the choice stands. OW-INFO-07
    g.revealTo(seat);
    // Of a Result with a condition only the branch that applies is read.
    const holds = 'if' in result ? conditionHolds(g, seat, result.if) : undefined;
    if (holds !== undefined) g.table.story = { ...storyOf(g), holds };
    const { value } = storyOf(g);
    g.emit('storyResult', {
      seat,
      card,
      chosen,
      ...(value === undefined ? {} : { value }),
      ...(holds === undefined ? {} : { holds }),
    });
    if ('if' in result && 'die' in result.if && value !== undefined) g.emit('dieRolled', { seat, die: value });
    g.then({ do: 'effects/apply', seat, effects: 'if' in result ? result[holds === true ? 'then' : 'else'] : result });
  },

  /**
   * The card leaves the game unless it stays with the player; then the Quest it resolved; then the card that led to it
   * goes on, or the turn where the story sends it. OW-EXP-09, OW-EVENT-09, OW-EVENT-10, OW-QUEST-17, R-41, R-45
   */
  'story/end': (g, { seat }) => {
    const { card, kept, quest, outer, skipTo } = storyOf(g);
    if ('exploration' in card && kept === undefined)
      g.move(card.exploration, g.table.reading, outPile(g, card.exploration));
    if (quest !== undefined) takeQuestAway(g, seat, quest);
    if (outer !== undefined) {
      g.table.story = skipTo === undefined || outer.skipTo === 'phase-3' ? outer : { ...outer, skipTo };
      return;
    }
    delete g.table.story;
    // From Phase II the way leads only forward.
    const { phase } = g.table.turn;
    if (skipTo === 'phase-3' && phase !== 'phase-3') g.skipTo('turn/phase-3');
    if (skipTo === 'phase-2' && phase === 'phase-1') g.skipTo('turn/phase-2');
  },
};

export const readAsks: AskRules<OldWorld, Pick<StoryAsks, 'story/option'>> = {
  'story/option': {
    /** A price must be payable in full. OW-EXP-05, OW-GEN-07 */
    list(g, { seat, card }, answers) {
      for (const [option, { price }] of optionsOf(card).entries()) {
        const id = `option-${option + 1}`;
        const why = whyNotPay(g, seat, price);
        answers.offer({ id, option }, why && { reason: why.reason, clause: 'OW-EXP-05', with: { needed: why.needed } });
      }
    },
    /** The price first, then only this Result. OW-EXP-06, OW-EXP-07, OW-GEN-04 */
    take(g, { seat, card }, { option }) {
      g.table.story = { ...storyOf(g), chosen: option };
      const price = optionsOf(card)[option]?.price;
      if (price !== undefined) g.then({ do: 'story/pay', seat, price }, { do: 'story/result', seat });
      else g.then({ do: 'story/result', seat });
    },
  },
};

function outPile(g: G, card: number): G['table']['cityOut'] {
  return exploration(card).deck === 'city' ? g.table.cityOut : g.table.wildsOut;
}

/** Card and Location Token of a resolved Quest go. OW-QUEST-13, OW-QUEST-14, D-41 */
function takeQuestAway(g: G, seat: Seat, index: number): void {
  const witcher = witcherOf(g, seat);
  const quest = witcher.quests[index];
  if (quest === undefined) throw new RulesFault(`seat ${seat} has no quest ${index}`);
  witcher.quests = witcher.quests.filter((each) => each !== quest);
  g.emit('questDone', { seat, card: quest.card, place: quest.place });
  if ('exploration' in quest.card) {
    g.move(quest.card.exploration, openPile([quest.card.exploration]), outPile(g, quest.card.exploration));
  }
  if (quest.token) returnToken(g, quest.place);
}
