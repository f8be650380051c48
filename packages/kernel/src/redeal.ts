import type { Dice } from './chance.ts';
import { cardsOf, type PartlyKnown, type Pile, seesInto } from './pile.ts';
import type { Play } from './play.ts';
import type { Shape, Viewer } from './shape.ts';

/** What of a pile somebody does not know: its cards, and the places of those that might be others. */
export interface Unknown {
  readonly cards: number[];
  readonly places: readonly number[];
}

/** What a viewer does not know of a group of piles. */
export function unknownIn(group: readonly (Pile | PartlyKnown)[], viewer: Viewer): Unknown[] {
  return group.flatMap((part) => {
    const { pile, known } = 'pile' in part ? part : { pile: part, known: [] };
    if (seesInto(pile, viewer)) return [];
    const cards = cardsOf(pile);
    return [{ cards, places: cards.flatMap((card, at) => (known.includes(card) ? [] : [at])) }];
  });
}

/**
 * Changes, in place, what a viewer cannot know: cards it does not see trade places within the groups the game
 * names, answers others have given in secret become other legal ones, and the generators, which nobody knows, get
 * other words. What the viewer receives must stay the same; the secrecy proof and the search bots both stand on that.
 */
export function redealHidden<G extends Shape>(play: Play<G>, viewer: Viewer, dice: Dice): void {
  for (const group of play.game.hidden?.(play, viewer) ?? []) redealUnknown(unknownIn(group, viewer), dice);
  const { chance } = play.state;
  for (let i = 0; i < chance.length; i++) chance[i] = dice.int(0x100000000);
  play.forgetLists();
  for (const ask of play.state.asks) {
    const open = ask as { seat: number; reply?: string };
    if (open.reply === undefined || open.seat === viewer) continue;
    open.reply = dice.pick(play.choices(ask)).id;
  }
}

/**
 * Deals what is unknown of some piles anew, to each as many as it had. The cards are sorted before they are shuffled:
 * what comes out depends on the dice and on which cards there are, never on where they truly lay.
 */
export function redealUnknown(piles: readonly Unknown[], dice: Dice): void {
  const unknown = piles.flatMap(({ cards, places }) => places.map((at) => cards[at] as number));
  const dealt = dice.shuffle(unknown.sort((a, b) => a - b));
  let next = 0;
  for (const { cards, places } of piles) for (const at of places) cards[at] = dealt[next++] as number;
}
