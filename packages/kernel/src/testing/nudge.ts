import type { Dice } from '../chance.ts';
import type { Play } from '../play.ts';
import { redealUnknown, type Unknown, unknownIn } from '../redeal.ts';
import type { Shape, Viewer } from '../shape.ts';

/**
 * Changes one thing a viewer cannot know: one group of hidden piles is dealt anew, or two of its cards trade places,
 * or one secret answer becomes another. Less than a whole re-deal, so that the game often goes on as it did.
 */
export function nudge<G extends Shape>(play: Play<G>, viewer: Viewer, dice: Dice): void {
  const changes: (() => void)[] = [];
  for (const group of play.game.hidden?.(play, viewer) ?? []) {
    const piles = unknownIn(group, viewer).filter(({ places }) => places.length > 0);
    if (piles.length > 0) changes.push(() => (dice.int(2) === 0 ? redealUnknown(piles, dice) : swapTwo(piles, dice)));
  }
  for (const ask of play.state.asks) {
    const open = ask as { seat: number; reply?: string };
    if (open.reply === undefined || open.seat === viewer) continue;
    changes.push(() => {
      open.reply = dice.pick(play.choices(ask)).id;
    });
  }
  if (changes.length > 0) dice.pick(changes)();
  play.forgetLists();
  // A secret answer may have been a card that is elsewhere now.
  for (const ask of play.state.asks) {
    const open = ask as { seat: number; reply?: string };
    if (open.reply === undefined || open.seat === viewer) continue;
    const choices = play.choices(ask);
    if (!choices.some((choice) => choice.id === open.reply)) open.reply = dice.pick(choices).id;
  }
}

function swapTwo(piles: readonly Unknown[], dice: Dice): void {
  const [one, other] = [dice.pick(piles), dice.pick(piles)];
  const [at, to] = [dice.pick(one.places), dice.pick(other.places)];
  const card = one.cards[at] as number;
  one.cards[at] = other.cards[to] as number;
  other.cards[to] = card;
}
