/** What a Side Quest makes of a hand. PD-SIDE-02, R-66, 5.7 */

import { COLOURS, type SideQuest, type SideQuestPart, SYMBOLS, type Symbol } from '../content/index.ts';
import { hasColour, isMulticolour, printedOn, symbolIndex } from './card-data.ts';

type Hand = readonly number[];

/** Cards that have the colour, multicolour ones included. */
const ofColour = (hand: Hand, colour: (typeof COLOURS)[number]): number =>
  hand.reduce((count, card) => count + (hasColour(card, colour) ? 1 : 0), 0);

const ofSymbol = (hand: Hand, symbol: Symbol): number => {
  const wanted = symbolIndex(symbol);
  return hand.reduce((count, card) => count + printedOn(card).filter((each) => each === wanted).length, 0);
};

function partValue(part: SideQuestPart, hand: Hand): number {
  switch (part.kind) {
    case 'per-colour':
      return part.vp * ofColour(hand, part.colour);
    case 'symbols-at-least':
      return ofSymbol(hand, part.symbol) >= part.count ? part.vp : 0;
    case 'per-couple':
      return part.vp * Math.min(ofColour(hand, part.colours[0]), ofColour(hand, part.colours[1]));
    case 'different-colours': {
      const different = COLOURS.filter((colour) => ofColour(hand, colour) > 0).length;
      return part.vp[Math.min(different, part.vp.length - 1)] ?? 0;
    }
    case 'per-multicolour':
      return part.vp * hand.filter(isMulticolour).length;
    case 'per-further-symbol':
      return part.vp * Math.max(0, SYMBOLS.filter((symbol) => ofSymbol(hand, symbol) > 0).length - 1);
    case 'per-pair-of-colour':
      return part.vp * COLOURS.reduce((pairs, colour) => pairs + Math.trunc(ofColour(hand, colour) / 2), 0);
  }
}

/** The sum of its parts, at most its cap. */
export function sideQuestValue({ parts, cap }: SideQuest, hand: Hand): number {
  return Math.min(
    cap,
    parts.reduce((sum, part) => sum + partValue(part, hand), 0),
  );
}
