/** The own next journey, laid out while others play: worked out from what a seat sees. Nothing is carried out. */

import type { Seat } from '@medallion/kernel';
import { neighbours } from './content/map.ts';
import {
  leadsTo,
  type Move,
  type MoveChoice,
  payCard,
  payCardAndGold,
  payTwoCards,
  waysTo,
} from './rules/journey/payments.ts';
import type { OldWorldView } from './view.ts';

/**
 * The moves a seat could make if its turn began now, as Phase I would list them. What only a power makes possible is
 * left to the turn itself. OW-MOVE-01 to OW-MOVE-06
 */
export function foreseeMoves({ witchers, options }: OldWorldView, seat: Seat): readonly MoveChoice[] {
  const witcher = witchers[seat];
  const cards = witcher?.hand.cards;
  if (witcher === undefined || cards === undefined) return [];
  return neighbours(witcher.at).flatMap((to) => {
    const ways = waysTo(to);
    return cards.flatMap((card, at) => [
      ...(leadsTo(card, to, options.wildLocationTakesAnyCard) ? [payCard(ways, card)] : []),
      ...(witcher.gold > 0 ? [payCardAndGold(ways, card)] : []),
      ...cards.slice(at + 1).map((other) => payTwoCards(ways, card, other)),
    ]);
  });
}

/** The table as a seat would see it after these moves, as far as moves alone change it. OW-MOVE-13 */
export function afterMoves(table: OldWorldView, seat: Seat, moves: readonly Move[]): OldWorldView {
  const paid = new Set(moves.flatMap(({ cards }) => cards));
  const gold = moves.reduce((sum, move) => sum + move.gold, 0);
  return {
    ...table,
    witchers: table.witchers.map((witcher) => {
      if (witcher.seat !== seat) return witcher;
      const left = witcher.hand.cards?.filter((card) => !paid.has(card));
      const hand = left === undefined ? witcher.hand : { ...witcher.hand, count: left.length, cards: left };
      return { ...witcher, at: moves.at(-1)?.to ?? witcher.at, gold: witcher.gold - gold, hand };
    }),
  };
}
