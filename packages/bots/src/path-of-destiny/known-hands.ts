/** What an attentive player knows of other hands: cards taken from the open rows, and those everybody starts with. */

import type { HeardEvent, Pile, Play } from '@medallion/kernel';
import type { PathOfDestiny, Table } from '@medallion/path-of-destiny';
import { ACTION_CARDS, type Character } from '@medallion/path-of-destiny/content';

const startingCards = (character: Character): number[] =>
  ACTION_CARDS.flatMap((card, number) => (card.character === character ? [number] : []));

/** By participant, the cards known to be in its hand. */
export type KnownHands = ReadonlyMap<number, ReadonlySet<number>>;

export function knownHands(heard: readonly HeardEvent<PathOfDestiny>[]): KnownHands {
  const known = new Map<number, Set<number>>();
  const handOf = (who: number): Set<number> => {
    const hand = known.get(who) ?? new Set<number>();
    known.set(who, hand);
    return hand;
  };
  for (const { type, data } of heard) {
    if (type === 'characterClaimed') for (const card of startingCards(data.character)) handOf(data.who).add(card);
    else if (type === 'pairTaken') for (const card of data.cards) handOf(data.who).add(card);
    else if (type === 'cardsPlayed' || type === 'cardsDiscarded')
      for (const card of data.cards) handOf(data.who).delete(card);
  }
  return known;
}

/** Makes an imagined world agree with what is known: known cards change places with others of the hands they are in. */
export function settleHands(world: Play<PathOfDestiny>, known: KnownHands, seat: number): void {
  const { table } = world.state;
  for (const [who, cards] of known) {
    const of = table.participants[who];
    if (who === seat || of === undefined || of.automa === true) continue;
    for (const card of cards) {
      if (of.hand.cards.includes(card)) continue;
      // What is not known of this hand may go.
      const at = of.hand.cards.findIndex((other) => !cards.has(other));
      const from = at < 0 ? undefined : pileWith(table, card, seat);
      if (from === undefined) continue;
      const other = of.hand.cards[at] as number;
      replace(from, card, other);
      replace(of.hand, other, card);
    }
  }
  world.forgetLists();
}

/** Where a card lies that this seat cannot see. */
function pileWith({ deck, looked, participants }: Table, card: number, seat: number): Pile | undefined {
  const piles = [deck, looked, ...participants.map(({ hand }) => hand)];
  return piles.find((pile) => pile.owner !== seat && pile.cards.includes(card));
}

/** Imagined worlds are nobody's game: their piles are changed as the deal of a world changes them. */
function replace(pile: Pile, card: number, by: number): void {
  const cards = pile.cards as number[];
  cards[cards.indexOf(card)] = by;
}
