/** How a Fight against another Witcher would probably end. Of the opponent only what is public is used. */

import type { Dice } from '@medallion/kernel';
import type { OldWorldView, WitcherView } from '@medallion/old-world';
import { COMMON_DECK, startingDeck } from '@medallion/old-world/content';
import { cardsLeft, fighterOf, NO_HANDICAP, ready, strike, suffer } from './fighter.ts';
import { fightWorth } from './worth.ts';

const MOST_TURNS = 30;

/** A card somebody else has bought: nobody takes the poorest of the Row. */
function bought(dice: Dice): number {
  const one = dice.pick(COMMON_DECK);
  const other = dice.pick(COMMON_DECK);
  return fightWorth(one) > fightWorth(other) ? one : other;
}

/** The chance of an attacker against a defender of whom nobody sees the hand. */
export function duelOdds(
  table: OldWorldView,
  me: WitcherView,
  hand: readonly number[],
  behind: readonly number[],
  other: WitcherView,
  dice: Dice,
  games: number,
): number {
  const attacker = fighterOf(me, hand, behind, 'witcher', false);
  const known =
    other.school === undefined ? [] : startingDeck(other.school).filter((card) => !table.box.includes(card));
  const size = other.deck.count + other.hand.count + other.discard.count;
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const cards = [...known];
    while (cards.length < size) cards.push(bought(dice));
    dice.shuffle(cards).length = size;
    const defender = ready(
      fighterOf(other, cards.slice(0, other.hand.count), cards.slice(other.hand.count), 'witcher', false),
      dice,
    );
    const mine = ready(attacker, dice);
    const sides = [mine, defender] as const;
    for (let turn = 0; ; turn++) {
      const acting = sides[turn % 2 === 0 ? 0 : 1];
      const struck = sides[turn % 2 === 0 ? 1 : 0];
      suffer(struck, strike(acting, cardsLeft(struck) + struck.shield, NO_HANDICAP));
      if (cardsLeft(struck) === 0 || cardsLeft(acting) === 0 || turn > MOST_TURNS) {
        if (cardsLeft(defender) === 0 || cardsLeft(defender) < cardsLeft(mine)) wins += 1;
        break;
      }
    }
  }
  return wins / games;
}
