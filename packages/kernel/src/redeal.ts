import type { Dice } from './chance.ts';
import { cardsOf, type Pile, seesInto } from './pile.ts';
import type { Play } from './play.ts';
import type { Shape, Viewer } from './shape.ts';

/**
 * Changes, in place, what a viewer cannot know: cards it does not see trade places within the groups the game
 * names, answers others have given in secret become other legal ones, and the generators, which nobody knows, get
 * other words. What the viewer receives must stay the same; the secrecy proof and the search bots both stand on that.
 */
export function redealHidden<G extends Shape>(play: Play<G>, viewer: Viewer, dice: Dice): void {
  for (const group of play.game.hidden?.(play, viewer) ?? []) {
    const unseen = group.filter((pile) => !seesInto(pile, viewer));
    redealPiles(unseen, dice);
  }
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
 * Deals the cards of some piles anew, to each as many as it had. They are sorted before they are shuffled: what comes
 * out depends on the dice and on which cards there are, never on where they truly lay.
 */
export function redealPiles(piles: readonly Pile[], dice: Dice): void {
  const cards = dice.shuffle(piles.flatMap((pile) => pile.cards).sort((a, b) => a - b));
  let at = 0;
  for (const pile of piles) {
    const own = cardsOf(pile);
    for (let i = 0; i < own.length; i++) own[i] = cards[at++] as number;
  }
}
