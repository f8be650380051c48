/** Drawing, holding and applying Alliance cards. PD-EVIL-06 to PD-EVIL-09, PD-EVIL-11 to PD-EVIL-14, R-97 to R-102, SR-2 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import {
  ALLIANCE_CARDS,
  ALLIANCE_SIDES,
  type AllianceEffect,
  type AllianceSide,
  SIDES,
  type Side,
} from '../../content/index.ts';
import { gainXp } from '../experience.ts';
import type { G, L, PathOfDestiny } from '../shape.ts';
import { flipToken } from '../solo/token.ts';
import { activeOn, gainSymbols, participant, symbolCount } from '../symbols.ts';
import type { Participant, Table, Who } from '../table.ts';

export interface AllianceSteps {
  /** A figure came to this row: is there an Alliance token? */
  'evil/row': { readonly who: Who; readonly row: number };
  /** Draw an Alliance card of this side. */
  'evil/ally': { readonly who: Who; readonly side: AllianceSide };
  /** The side the group backs is laid open. */
  'evil/reveal': object;
  /** The next of the revealed cards. */
  'evil/apply': { readonly who: Who };
}
export interface AllianceAsks {
  'evil/side': { args: object; choice: { readonly side: AllianceSide } };
  'evil/discard': { args: { readonly side: AllianceSide }; choice: { readonly card: number } };
  /** Which revealed card is applied next; for an exchange, the Path whose Symbol is lost; or let go without effect. */
  'evil/apply': { args: object; choice: { readonly card: number; readonly lose?: Side; readonly leave?: true } };
}
export interface AllianceEvents {
  /** The owner is told which, the Automa's is seen by nobody. */
  /** Face down: which card is told to its owner. */
  allianceDrawn: { who: Who; side: AllianceSide; card?: number };
  allianceDiscarded: { who: Who; side: AllianceSide; card?: number };
  alliancesRevealed: { who: Who; side: AllianceSide; cards: number[] };
  /** `left`: its owner let it go without effect. */
  allianceApplied: { who: Who; card: number; left?: true };
}

/** Cards of one side anybody may hold. PD-EVIL-09 */
const LIMIT = 3;
const XP_GAINED = 1;
const XP_SOLD_FOR = 2;
const EXCHANGED_FOR = 2;

export const allianceSteps: StepHandlers<PathOfDestiny, AllianceSteps> = {
  /** A card in addition to the pair; at the combined token the player chooses the deck. PD-EVIL-06, PD-EVIL-07, R-97 */
  'evil/row': (g, { who, row }) => {
    const token = g.table.allianceRows.find((each) => each.row === row);
    if (token === undefined) return;
    if (token.side !== 'both') g.then({ do: 'evil/ally', who, side: token.side });
    else if (participant(g.table, who).automa !== true) g.ask(who, 'evil/side', {});
    else g.then({ do: 'evil/ally', who, side: flipToken(g, 'alliance') === 'left' ? 'renfri' : 'stregobor' });
  },

  /** A fourth card of a side means to discard one of the four; the Automa discards the new one. PD-EVIL-09, R-98, SR-2 */
  'evil/ally': (g, { who, side }) => {
    const of = participant(g.table, who);
    const held = of.alliances[side];
    if (!drawAlliance(g, who, side) || held.cards.length <= LIMIT) return;
    if (of.automa !== true) g.ask(who, 'evil/discard', { side });
    else discardAlliance(g, who, side, held.cards[held.cards.length - 1] as number);
  },

  /** Left Dominant backs Renfri, right Stregobor; the other side's cards stay face down. PD-EVIL-10 to PD-EVIL-12, R-100 */
  'evil/reveal': (g) => {
    const { table } = g;
    const side = backedSide(table);
    // All of them lie open before the first, of the highest Initiative, is applied. R-101
    for (const who of table.initiative) {
      const of = participant(table, who);
      if (of.alliances[side].cards.length === 0) continue;
      g.emit('alliancesRevealed', { who, side, cards: [...of.alliances[side].cards] });
      g.moveAll(of.alliances[side], of.revealed);
      g.then({ do: 'evil/apply', who });
    }
  },

  /** In the order of the owner's choice where it means something; the Automa's as drawn., SR-2 */
  'evil/apply': (g, { who }) => {
    const of = participant(g.table, who);
    const [drawn] = of.revealed.cards;
    if (drawn === undefined) return;
    if (of.automa === true) apply(g, who, drawn, g.table.dominant === 'left' ? 'right' : 'left');
    else {
      const card = nextByItself(g, of);
      if (card === undefined) g.ask(who, 'evil/apply', {});
      else apply(g, who, card, exchangeable(g.table, of, 'left') ? 'left' : 'right');
    }
    g.then({ do: 'evil/apply', who });
  },
};

const DECKS = ALLIANCE_SIDES.map((side) => ({ id: side, side }));
const DISCARDS = ALLIANCE_CARDS.map((_, card) => ({ id: `discard:${card}`, card }));
const APPLIES = ALLIANCE_CARDS.map((_, card) => ({ id: `apply:${card}`, card }));
const EXCHANGES = ALLIANCE_CARDS.map((_, card) =>
  SIDES.map((lose) => ({ id: `apply:${card}:lose-${lose}`, card, lose })),
);
const LEFT_ALONE = ALLIANCE_CARDS.map((_, card) => ({ id: `leave:${card}`, card, leave: true }) as const);

export const allianceAsks: AskRules<PathOfDestiny, AllianceAsks> = {
  'evil/side': {
    list(_g, _ask, answers) {
      for (const deck of DECKS) answers.may(deck);
    },
    take(g, { seat }, { side }) {
      g.then({ do: 'evil/ally', who: seat, side });
    },
  },
  'evil/discard': {
    list(g, { seat, side }, answers) {
      const { alliances } = participant(g.table, seat);
      for (const card of alliances[side].cards) answers.may(DISCARDS[card] as (typeof DISCARDS)[number]);
      if (!answers.reasons) return;
      const other = side === 'renfri' ? 'stregobor' : 'renfri';
      for (const card of alliances[other].cards)
        answers.mayNot(DISCARDS[card] as (typeof DISCARDS)[number], 'other-side', 'PD-EVIL-09');
    },
    take(g, { seat, side }, { card }) {
      discardAlliance(g, seat, side, card);
    },
  },
  'evil/apply': {
    list(g, { seat }, answers) {
      const of = participant(g.table, seat);
      const { cards } = of.revealed;
      // Exchanges are all alike: the first of them stands for all.
      const alike = g.options.asking === 'needed' && cards.every(isExchange);
      for (const card of alike ? cards.slice(0, 1) : cards) {
        // Where effects are optional, those that cost something can be let go. R-102
        if (g.options.allianceEffects === 'optional' && costsNow(g.table, of, card))
          answers.may(LEFT_ALONE[card] as (typeof LEFT_ALONE)[number]);
        if (ALLIANCE_CARDS[card]?.effect !== 'exchange') {
          answers.may(APPLIES[card] as (typeof APPLIES)[number]);
          continue;
        }
        let possible = false;
        for (const choice of EXCHANGES[card] ?? []) {
          if (exchangeable(g.table, of, choice.lose)) {
            possible = true;
            answers.may(choice);
          } else answers.mayNot(choice, 'nothing-to-lose', 'PD-EVIL-14');
        }
        // Nothing to lose: it has no effect, but it can still come before a card that changes that. R-102
        if (!possible) answers.may(APPLIES[card] as (typeof APPLIES)[number]);
      }
    },
    take(g, { seat }, { card, lose, leave }) {
      if (leave === true) discardRevealed(g, seat, card, true);
      else apply(g, seat, card, lose ?? 'left');
    },
  },
};

/** The side the group backs by its Dominant Path. PD-EVIL-10 */
const backedSide = ({ dominant }: Table): AllianceSide => (dominant === 'right' ? 'stregobor' : 'renfri');

/** An empty deck takes back its discards; without any, no card is drawn. R-99 */
function drawAlliance(g: G, who: Who, side: AllianceSide): boolean {
  const { allianceDecks, allianceDiscards } = g.table;
  const deck = allianceDecks[side];
  if (deck.cards.length === 0) {
    g.moveAll(allianceDiscards[side], deck);
    g.shuffle('story', deck);
  }
  const card = deck.cards[deck.cards.length - 1];
  if (card === undefined) return false;
  const of = participant(g.table, who);
  g.moveTop(deck, of.alliances[side]);
  if (of.automa === true) g.emit('allianceDrawn', { who, side });
  else g.emitTo(who, 'allianceDrawn', { who, side }, { card });
  return true;
}

/** Face down, so that nobody learns which. */
function discardAlliance(g: G, who: Who, side: AllianceSide, card: number): void {
  const of = participant(g.table, who);
  g.move(card, of.alliances[side], g.table.allianceDiscards[side]);
  if (of.automa === true) g.emit('allianceDiscarded', { who, side });
  else g.emitTo(who, 'allianceDiscarded', { who, side }, { card });
}

const exchangeable = (table: Table, of: Participant, lose: Side): boolean =>
  symbolCount(table, of, activeOn(table, lose)) > 0;

/** Alliance cards that make their owner lose something first. */
const isCostly = (card: number): boolean => ['exchange', 'sell'].includes(ALLIANCE_CARDS[card]?.effect ?? '');

/** Would it take something from its owner as things are? */
const costsNow = (table: Table, of: Participant, card: number): boolean =>
  isExchange(card)
    ? exchangeable(table, of, 'left') || exchangeable(table, of, 'right')
    : isCostly(card) && nonActiveCount(table, of) > 0;

const isExchange = (card: number): boolean => ALLIANCE_CARDS[card]?.effect === 'exchange';

/**
 * The card that is applied next without a question, or undefined where its owner decides: by the numbers of the
 * cards, so that nobody learns in which order they were drawn.
 */
function nextByItself({ table, options }: L, of: Participant): number | undefined {
  const cards = [...of.revealed.cards].sort((a, b) => a - b);
  if (options.allianceEffects === 'optional' && cards.some((card) => costsNow(table, of, card))) {
    const free = cards.find((card) => !isCostly(card));
    return options.asking === 'always' ? undefined : free;
  }
  const others = cards.filter((card) => !isExchange(card));
  if (others.length === cards.length) return cards[0];
  const [left, right] = [exchangeable(table, of, 'left'), exchangeable(table, of, 'right')];
  // Only exchanges depend on what came before them.
  if (options.asking === 'always') return cards.length === 1 && !(left && right) ? cards[0] : undefined;
  // A Symbol that comes first leaves an exchange more to choose from, unless it should find nothing at all.
  const gains = others.some((card) => ['left', 'right'].includes(ALLIANCE_CARDS[card]?.effect ?? ''));
  if (others.length > 0) return left || right || !gains ? others[0] : undefined;
  return left && right ? undefined : cards[0];
}

/** The four kinds of effect, compulsory if possible; the card is discarded. PD-EVIL-12, PD-EVIL-14, R-102 */
function apply(g: G, who: Who, card: number, lose: Side): void {
  const { table } = g;
  const of = participant(table, who);
  const effect = discardRevealed(g, who, card, false);
  if (effect === 'xp') gainXp(g, who, XP_GAINED);
  else if (effect === 'left' || effect === 'right') gainSymbols(g, who, activeOn(table, effect), 1);
  else if (effect === 'sell') {
    if (nonActiveCount(table, of) > 0)
      g.then({ do: 'symbols/lose', who, count: 1, of: 'non-active' }, { do: 'gain/xp', who, amount: XP_SOLD_FOR });
  } else if (exchangeable(table, of, lose)) {
    const symbol = activeOn(table, lose === 'left' ? 'right' : 'left');
    g.then(
      { do: 'symbols/lose', who, count: 1, of: activeOn(table, lose) },
      { do: 'gain/symbols', who, symbol, amount: EXCHANGED_FOR },
    );
  }
}

/** An open card goes; returns what it does. PD-EVIL-12 */
function discardRevealed(g: G, who: Who, card: number, left: boolean): AllianceEffect {
  const { side, effect } = ALLIANCE_CARDS[card] as (typeof ALLIANCE_CARDS)[number];
  g.move(card, participant(g.table, who).revealed, g.table.allianceDiscards[side]);
  g.emit('allianceApplied', { who, card, ...(left ? { left } : {}) });
  return effect;
}

function nonActiveCount(table: Table, of: Participant): number {
  let count = 0;
  for (const symbol of [0, 1, 2, 3] as const)
    if (!table.active.includes(symbol)) count += symbolCount(table, of, symbol);
  return count;
}
