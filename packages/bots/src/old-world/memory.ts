/**
 * What a player knows of the own deck. Every gain and every trashing of a card is public, so whoever pays attention
 * knows which cards are in the own deck, only not in which order; the view does not say it, so a bot remembers.
 */

import type { Dice } from '@medallion/kernel';
import type { OldWorldView, WitcherView } from '@medallion/old-world';
import { startingDeck } from '@medallion/old-world/content';

/** A bot's dice are its own for one game, and so is what it remembers. */
const memories = new WeakMap<Dice, Set<number>>();

/** Stands for a card that was gained unseen: an ordinary one. */
const ORDINARY_CARD = 0;

function memoryOf(dice: Dice): Set<number> {
  let memory = memories.get(dice);
  if (memory === undefined) {
    memory = new Set();
    memories.set(dice, memory);
  }
  return memory;
}

/** A card that is about to become an own one. */
export function rememberGain(dice: Dice, card: number): void {
  memoryOf(dice).add(card);
}

/** All own cards outside the hand: where the Life Pool of the next Fight comes from. */
export function cardsBehind(dice: Dice, table: OldWorldView, seat: number): readonly number[] {
  const memory = memoryOf(dice);
  const me = table.witchers[seat] as WitcherView;
  const hand = me.hand.cards ?? [];
  if (me.school !== undefined) for (const card of startingDeck(me.school)) memory.add(card);
  for (const pile of [hand, me.discard.cards, me.combo.cards, me.deck.cards])
    if (pile !== undefined) for (const card of pile) memory.add(card);
  for (const card of table.box) memory.delete(card);
  for (const { card } of table.row) memory.delete(card);
  for (const card of table.commonDiscard) memory.delete(card);
  for (const other of table.witchers)
    if (other.seat !== seat) for (const card of other.discard.cards ?? []) memory.delete(card);
  const behind = [...memory].filter((card) => !hand.includes(card));
  const size = me.deck.count + me.discard.count + me.combo.count;
  while (behind.length < size) behind.push(ORDINARY_CARD);
  behind.length = size;
  return behind;
}
