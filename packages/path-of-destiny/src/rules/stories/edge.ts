/** The Edge of the World: Extraordinary Effort, and the final bonus of the epilogue. PD-EDGE, SR-1 */

import type { StepHandlers } from '@medallion/kernel';
import { EFFORT_CARDS, type FinalBonus, STORY_DECKS } from '../../content/index.ts';
import { gainVp, gainXp } from '../experience.ts';
import type { G, PathOfDestiny } from '../shape.ts';
import { colourCount, gainSymbols, participant } from '../symbols.ts';
import type { Participant, Table, Who } from '../table.ts';
import { differentColours, printedInHand } from './counting.ts';
import { effortMade } from './effort.ts';
import type { StoryRules } from './story-rules.ts';

export interface EdgeSteps {
  /** An Effort card for each chapter. */
  'edge/setup': object;
  /** Whose Timeline forms a sequence of the chapter's Effort card? */
  'edge/check': object;
  /** The final bonus of the epilogue. */
  'edge/ending': object;
}
export interface EdgeEvents {
  effortDealt: { cards: number[] };
  effortMade: { who: Who; card: number };
  finalBonus: { who: Who; vp: number };
}

const CARDS_PER_CHAPTER = 4;

export const edgeRules: StoryRules = { extraExperience: true, afterPlay: { do: 'edge/check' } };

export const edgeSteps: StepHandlers<PathOfDestiny, EdgeSteps> = {
  /** One of four for every chapter, all open from the start; none in the introductory game. PD-EDGE-01, PD-EDGE-08 */
  'edge/setup': (g) => {
    if (g.options.introductory !== false) return;
    for (let chapter = 0; chapter < 3; chapter++)
      g.table.effort.push(chapter * CARDS_PER_CHAPTER + g.int('story', CARDS_PER_CHAPTER));
    g.emit('effortDealt', { cards: [...g.table.effort] });
  },

  /** Only the card of this chapter counts; one bonus for each, the Automa included. PD-EDGE-02, PD-EDGE-07, R-81, R-83, SR-1 */
  'edge/check': (g) => {
    const card = g.table.effort[g.table.chapter - 1];
    if (card === undefined) return;
    for (const who of g.table.initiative)
      if (effortMade(participant(g.table, who), card, g.options.effortMatch)) takeBonus(g, who, card);
  },

  /** Each counts what the epilogue names. PD-END-05, 5.10 */
  'edge/ending': (g) => {
    const bonus = epilogueBonus(g.table);
    for (let who = 0; who < g.table.participants.length; who++) {
      const of = participant(g.table, who);
      const vp = bonus === undefined ? 0 : Math.min(bonus.cap, bonusCount(of, bonus.count));
      g.table.tally.special[who] = vp;
      if (vp === 0) continue;
      g.emit('finalBonus', { who, vp });
      gainVp(g, who, vp);
    }
  },
};

function takeBonus(g: G, who: Who, card: number): void {
  const bonus = EFFORT_CARDS[card]?.bonus;
  if (bonus === undefined) return;
  g.emit('effortMade', { who, card });
  if (bonus.kind === 'xp') gainXp(g, who, bonus.amount);
  else if (bonus.kind === 'vp') gainVp(g, who, bonus.amount);
  else for (const symbol of g.table.active) gainSymbols(g, who, symbol, 1);
}

/** What the epilogue after the Dominant Story card of chapter 3 gives. */
function epilogueBonus({ pair, dominant }: Table): FinalBonus | undefined {
  const node = pair[dominant === 'right' ? 1 : 0];
  return STORY_DECKS.edge.epilogues.find(({ from }) => from === node)?.bonus;
}

/** The Automa's hand is empty and it has no Abilities to count. */
export function bonusCount(of: Participant, count: FinalBonus['count']): number {
  switch (count.kind) {
    case 'symbols-in-hand':
      return printedInHand(of, count.symbol);
    case 'colour-in-timeline':
      return colourCount(of, count.colour);
    case 'colours-in-hand-beyond':
      return Math.max(0, differentColours(of.hand.cards) - count.beyond);
    case 'unused-abilities':
      return of.automa === true ? 0 : unusedAbilities(of);
  }
}

function unusedAbilities({ unlocked, used }: Participant): number {
  let count = 0;
  for (let at = 0; at < unlocked; at++) if ((used & (1 << at)) === 0) count++;
  return count;
}
