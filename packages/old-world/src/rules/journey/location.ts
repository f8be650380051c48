/** Location Actions. OW-LOC, R-19 to R-23 */

import type { AskRules, Seat, WhyNot } from '@medallion/kernel';
import { actionCard } from '../../content/action-cards.ts';
import { type LocationAction, location } from '../../content/map.ts';
import { TOP_ATTRIBUTE_LEVEL } from '../../content/tables.ts';
import { ATTRIBUTES, type Attribute } from '../../content/vocabulary.ts';
import { trashCard } from '../cards.ts';
import { gainGold, payGold } from '../gold.ts';
import type { PokerStart } from '../poker/game.ts';
import { whyNoPoker } from '../poker/may-play.ts';
import { refillRow, takeFromRow } from '../row.ts';
import { isSolo, rightOf, witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import { whyNoTrailQuest } from '../tokens.ts';

export interface LocationAsks {
  'location/train': { args: object; choice: { readonly attribute: Attribute } };
  'location/exchange': { args: object; choice: { readonly give: number; readonly take: number } };
  'location/clear-row': { args: object; choice: { readonly cards: readonly number[] } };
}
export interface LocationEvents {
  actionUsed: { seat: Seat; location: number };
}

/** The id of the answer that uses the action of a place. */
export function actionId(at: number): string {
  const { action } = location(at);
  return action === 'dice-poker' ? 'poker-locals' : `location-${action ?? 'school'}`;
}

/** Why the action of the place where this seat stands cannot be used, if so. OW-LOC-03, OW-MOVE-11, R-19 */
export function whyNoAction(g: L, seat: Seat): WhyNot | undefined {
  const { at } = witcherOf(g, seat);
  if (!g.table.turn.moved) return { reason: 'not-moved', clause: 'OW-MOVE-11' };
  if (g.table.turn.usedActions.includes(at)) return { reason: 'action-used', clause: 'OW-LOC-03' };
  const { action } = location(at);
  return action === undefined ? whyNoTraining(g, seat) : WHY_NOT[action](g, seat);
}

/** Each kind of action: why it would do nothing. */
const WHY_NOT: Readonly<Record<LocationAction, (g: L, seat: Seat) => WhyNot | undefined>> = {
  'train-combat': (g, seat) => whyNoRaise(g, seat, 'combat'),
  'train-defense': (g, seat) => whyNoRaise(g, seat, 'defense'),
  'train-alchemy': (g, seat) => whyNoRaise(g, seat, 'alchemy'),
  'train-specialty': (g, seat) => whyNoRaise(g, seat, 'specialty'),
  potion: (g) => {
    const { potionDeck, potionDiscard } = g.table;
    const left = potionDeck.cards.length + (g.options.potionReshuffle ? potionDiscard.cards.length : 0);
    return left > 0 ? undefined : { reason: 'no-potion-left', clause: 'OW-LOC-09' };
  },
  'dice-poker': (g, seat) => whyNoPoker(g.table, gameWithLocals(g, seat)),
  'trail-quest': (g, seat) => {
    if (bankPays(g) || [0, 1, 2].some((terrain) => whyNoTrailQuest(g, seat, terrain) === undefined)) return undefined;
    return { reason: 'nothing-to-gain', clause: 'OW-LOC-20' };
  },
  'trade-card': (g, seat) => {
    const { cards } = witcherOf(g, seat).hand;
    return cards.some((give) => g.table.row.cards.some((take) => mayExchange(give, take)))
      ? undefined
      : { reason: 'nothing-to-trade', clause: 'OW-LOC-11' };
  },
  'clear-pool': (g, seat) => {
    if (g.table.row.cards.length > 0 || (witcherOf(g, seat).gold === 0 && bankPays(g))) return undefined;
    return { reason: 'nothing-to-gain', clause: 'OW-LOC-22' };
  },
};

/** Each kind of action: what it does. */
const USE: Readonly<Record<LocationAction, (g: G, seat: Seat) => void>> = {
  'train-combat': (g, seat) => g.then({ do: 'attributes/raise', seat, attribute: 'combat' }),
  'train-defense': (g, seat) => g.then({ do: 'attributes/raise', seat, attribute: 'defense' }),
  'train-alchemy': (g, seat) => g.then({ do: 'attributes/raise', seat, attribute: 'alchemy' }),
  'train-specialty': (g, seat) => g.then({ do: 'attributes/raise', seat, attribute: 'specialty' }),
  /** OW-LOC-09 */
  potion: (g, seat) => g.then({ do: 'potions/gain', seat, count: 1 }),
  /** OW-LOC-08 */
  'dice-poker': (g, seat) => g.then({ do: 'poker/start', ...gameWithLocals(g, seat) }),
  /** The Gold first; the Trail Quest is optional. OW-LOC-20, OW-LOC-21 */
  'trail-quest': (g, seat) => {
    gainGold(g, seat, 1);
    g.then({ do: 'tokens/trail-quest', seat });
  },
  'trade-card': (g, seat) => g.ask(seat, 'location/exchange', {}),
  /** Gold for the poor; the Row may be thinned in any case. OW-LOC-22, OW-LOC-23 */
  'clear-pool': (g, seat) => {
    if (witcherOf(g, seat).gold === 0) gainGold(g, seat, 1);
    g.ask(seat, 'location/clear-row', {});
  },
};

/** The active player uses the action of the place. OW-LOC-01, OW-LOC-03 */
export function useLocation(g: G, seat: Seat): void {
  const { at } = witcherOf(g, seat);
  g.table.turn.usedActions.push(at);
  g.emit('actionUsed', { seat, location: at });
  const { action } = location(at);
  if (action === undefined) g.ask(seat, 'location/train', {});
  else USE[action](g, seat);
}

/**
 * The right-hand player throws for the locals, or nobody; alone there is only the table of rewards. OW-POKER-20,
 * OW-SOLO-08, R-23, R-159
 */
export function gameWithLocals(g: L, seat: Seat): PokerStart {
  if (isSolo(g)) return { active: seat, against: 'solo' };
  const locals = { active: seat, against: 'locals' } as const;
  return g.options.localsAndMonsters === 'table' ? locals : { ...locals, other: rightOf(g, seat) };
}

/** Free of charge, but not above the Witcher Level plus one. OW-LOC-06, OW-LOC-07, R-20 */
function whyNoRaise(g: L, seat: Seat, attribute: Attribute): WhyNot | undefined {
  const witcher = witcherOf(g, seat);
  if (witcher[attribute] >= TOP_ATTRIBUTE_LEVEL) return { reason: 'attribute-at-top', clause: 'OW-ATTR-02' };
  if (witcher[attribute] > witcher.level) return { reason: 'above-level', clause: 'OW-LOC-06' };
  return undefined;
}

/** OW-LOC-16 */
const trainingPrice = (level: number): number => level + 1;

/** Why an Attribute cannot be trained at the School where this seat stands. OW-LOC-15 to OW-LOC-18, R-12, R-20 */
function whyNotTrained(g: L, seat: Seat, attribute: Attribute): WhyNot | undefined {
  const witcher = witcherOf(g, seat);
  if (attribute === 'specialty' && location(witcher.at).school !== witcher.school)
    return { reason: 'not-own-school', clause: 'OW-LOC-15' };
  if (witcher[attribute] >= TOP_ATTRIBUTE_LEVEL) return { reason: 'attribute-at-top', clause: 'OW-ATTR-02' };
  if (witcher.gold < trainingPrice(witcher[attribute])) return { reason: 'too-expensive', clause: 'OW-LOC-17' };
  return undefined;
}

function whyNoTraining(g: L, seat: Seat): WhyNot | undefined {
  if (ATTRIBUTES.some((attribute) => whyNotTrained(g, seat, attribute) === undefined)) return undefined;
  return { reason: 'nothing-to-train', clause: 'OW-LOC-17' };
}

/** Printed costs only: at most one more than the card given. OW-LOC-11, OW-LOC-12, OW-CARD-22 */
function mayExchange(give: number, take: number): boolean {
  return actionCard(take).cost <= actionCard(give).cost + 1;
}

function bankPays(g: L): boolean {
  return g.options.goldSupply === 'unlimited' || g.table.bank > 0;
}

export const locationAsks: AskRules<OldWorld, LocationAsks> = {
  /** One level of one Attribute for Gold. OW-LOC-14, OW-LOC-19 */
  'location/train': {
    list(g, { seat }, answers) {
      for (const attribute of ATTRIBUTES) {
        const why = whyNotTrained(g, seat, attribute);
        const price = trainingPrice(witcherOf(g, seat)[attribute]);
        answers.offer({ id: attribute, attribute }, why === undefined ? undefined : { ...why, with: { price } });
      }
    },
    take(g, { seat }, { attribute }) {
      payGold(g, seat, trainingPrice(witcherOf(g, seat)[attribute]));
      g.then({ do: 'attributes/raise', seat, attribute });
    },
  },

  /** A hand card leaves the game, a Row card comes into the hand, the Row is refilled. OW-LOC-10, OW-LOC-13, R-21 */
  'location/exchange': {
    list(g, { seat }, answers) {
      for (const give of witcherOf(g, seat).hand.cards) {
        for (const take of g.table.row.cards) {
          const choice = { id: `${give}-for-${take}`, give, take };
          if (mayExchange(give, take)) answers.may(choice);
          else answers.mayNot(choice, 'costs-too-much', 'OW-LOC-11');
        }
      }
    },
    take(g, { seat }, { give, take }) {
      trashCard(g, seat, give, 'hand', 'exchange');
      takeFromRow(g, seat, take, 'hand');
    },
  },

  /** None, one or two cards chosen at once, before new ones arrive. OW-LOC-23, OW-LOC-24, R-22 */
  'location/clear-row': {
    list(g, _ask, answers) {
      const { cards } = g.table.row;
      answers.may({ id: 'none', cards: [] });
      for (const [index, one] of cards.entries()) {
        answers.may({ id: `card-${one}`, cards: [one] });
        for (const other of cards.slice(index + 1)) answers.may({ id: `cards-${one}-${other}`, cards: [one, other] });
      }
    },
    take(g, { seat }, { cards }) {
      if (cards.length === 0) return;
      for (const card of cards) g.move(card, g.table.row, g.table.box);
      g.emit('rowTrashed', { seat, cards: [...cards] });
      refillRow(g);
    },
  },
};
