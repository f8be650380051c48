/** Exploring the City or the Wilds. OW-EXP-01 to OW-EXP-03 */

import type { AskRules, Pile, Seat, StepHandlers } from '@medallion/kernel';
import { witcherOf } from '../seats.ts';
import type { G, OldWorld } from '../shape.ts';
import type { DeckName, StoryAsks, StorySteps } from './index.ts';
import { openStory } from './read.ts';

function outOf(table: G['table'], deck: DeckName): Pile {
  return deck === 'city' ? table.cityOut : table.wildsOut;
}

export const exploreSteps: StepHandlers<OldWorld, Pick<StorySteps, 'explore/draw'>> = {
  /** The top card of the deck chosen; two of them where a card has promised the choice. OW-EXP-02, OW-GEN-01 */
  'explore/draw': (g, { deck }) => {
    const seat = g.table.active;
    const witcher = witcherOf(g, seat);
    const two = witcher.nextExploration === 'choose-of-two';
    delete witcher.nextExploration;
    drawExploration(g, deck);
    if (two) drawExploration(g, deck);
    const [card, second] = g.table.reading.cards;
    if (card === undefined) return;
    if (second !== undefined) g.ask(seat, 'explore/keep-one', { cards: [card, second], deck });
    else read(g, seat, card);
  },
};

export const exploreAsks: AskRules<OldWorld, Pick<StoryAsks, 'explore/keep-one'>> = {
  'explore/keep-one': {
    /** Of both cards the Introduction and the Options are read, and no Result. OW-EXP-03, OW-INFO-06 */
    list(_g, { cards }, answers) {
      for (const card of cards) answers.may({ id: `card-${card}`, card });
    },
    /** The other one goes back under its deck: it has not been resolved, so it stays in the game. */
    take(g, { seat, cards, deck }, { card }) {
      for (const other of cards) if (other !== card) g.moveAt(other, g.table.reading, g.table[deck], 0);
      read(g, seat, card);
    },
  },
};

/** An empty deck is made anew from the cards that left it. R-36 */
function drawExploration(g: G, deck: DeckName): void {
  const { table } = g;
  if (table[deck].cards.length === 0 && outOf(table, deck).cards.length > 0) {
    g.moveAll(outOf(table, deck), table[deck]);
    g.shuffle('stories', table[deck]);
    g.emit('explorationReshuffled', { deck });
  }
  g.moveTop(table[deck], table.reading);
}

function read(g: G, seat: Seat, card: number): void {
  openStory(g, seat, { card: { exploration: card } });
  g.then({ do: 'story/choose', seat }, { do: 'story/end', seat });
}
