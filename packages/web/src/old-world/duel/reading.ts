/** What the duel reads out of a view: who fights whom, from the side of the one at the screen. */

import type { AskView, Seat, SeatView } from '@medallion/kernel';
import {
  type FightSide,
  type FightView,
  foreseeCombo,
  type Foreseen,
  type OldWorld,
  type OldWorldView,
  type WitcherView,
} from '@medallion/old-world';
import {
  actionCard,
  type Colour,
  location,
  type MonsterId,
  monster,
  type TerrainIcon,
} from '@medallion/old-world/content';

export interface Fighter {
  readonly seat: Seat;
  readonly board: WitcherView;
  readonly side: FightSide;
  /** Life Pool and hand. */
  readonly life: number;
  /** All own cards, wherever they lie. */
  readonly cards: number;
}

export interface Beast {
  readonly id: MonsterId;
  readonly level: number;
  /** Cards left, and cards at the beginning. */
  readonly life: number;
  readonly full: number;
}

export interface Duel {
  readonly fight: FightView;
  /** The one whose back we see. */
  readonly near: Fighter;
  /** Another witcher, or a monster. */
  readonly far: Fighter | undefined;
  readonly beast: Beast | undefined;
  /** Where it is fought. */
  readonly place: number;
  readonly ground: TerrainIcon;
  /** Whose Combo lies on the table, if one does. */
  readonly striking: Fighter | undefined;
}

/** Undefined where nobody fights. A card held back lies in the own Combo already. */
export function readDuel(table: OldWorldView, me: Seat | undefined, held?: LaidCard): Duel | undefined {
  const { fight } = table;
  if (fight === undefined) return undefined;
  const mine = fight.sides.some(({ seat }) => seat === me) ? me : undefined;
  const fighter = fighterOf(table, fight, mine ?? fight.attacker);
  if (fighter === undefined) return undefined;
  const near = held === undefined ? fighter : withCard(fighter, held);
  const far = fight.sides.map(({ seat }) => seat).find((seat) => seat !== near.seat);
  const index = fight.slot === undefined ? -1 : (table.slots[fight.slot]?.monster ?? -1);
  const place = table.witchers[fight.attacker]?.at ?? 0;
  const other = far === undefined ? undefined : fighterOf(table, fight, far);
  return {
    fight,
    near,
    far: other,
    beast: index < 0 ? undefined : beastOf(index, fight),
    place,
    ground: location(place).terrain,
    striking: [near, other].find(
      (each) => each !== undefined && (each.board.combo.count > 0 || fight.acting === each.seat),
    ),
  };
}

function fighterOf(table: OldWorldView, fight: FightView, seat: Seat): Fighter | undefined {
  const board = table.witchers[seat];
  const side = fight.sides.find((each) => each.seat === seat);
  if (board === undefined || side === undefined) return undefined;
  const { deck, hand, discard, combo, looked } = board;
  // A Viper looks at cards that are not the own.
  const lookedAt = board.school === 'viper' ? 0 : looked.count;
  return {
    seat,
    board,
    side,
    life: deck.count + hand.count,
    cards: deck.count + hand.count + discard.count + combo.count + lookedAt,
  };
}

function beastOf(index: number, fight: FightView): Beast {
  const { id, level, life } = monster(index);
  return { id, level, life: fight.life, full: Math.max(life, fight.life) };
}

/** A card and the Extension beneath that it uses. */
interface LaidCard {
  readonly card: number;
  readonly link: number;
}

/** A fighter as they stand with one more card of their hand in the Combo. */
function withCard(fighter: Fighter, { card, link }: LaidCard): Fighter {
  const { board, side, life } = fighter;
  const { hand, combo } = board;
  return {
    ...fighter,
    board: {
      ...board,
      hand: { count: hand.count - 1, cards: (hand.cards ?? []).filter((each) => each !== card) },
      combo: { count: combo.count + 1, cards: [...(combo.cards ?? []), card] },
    },
    side: combo.count === 0 ? side : { ...side, links: [...side.links, link] },
    life: life - 1,
  };
}

/** The colours of the tabs that are open on the last card of a Combo; nothing goes on from one that was added freely. */
export function openTabs({ board, side }: Fighter): readonly Colour[] {
  const top = board.combo.cards?.at(-1);
  if (top === undefined || (side.links.at(-1) ?? 0) < 0) return [];
  return actionCard(top).tabs.map(({ colour }) => colour);
}

/** The Combo with one more card, as a listed answer would lay it; the Combo as it lies without one. */
export function foreseeWith(
  table: OldWorldView,
  fighter: Fighter,
  added?: { readonly card: number; readonly link: number },
): Foreseen | undefined {
  return foreseeCombo(table, fighter.seat, comboOf(fighter, added));
}

/** The Combo of a fighter, with one more card. */
export function comboOf({ board, side }: Fighter, added?: LaidCard) {
  const cards = board.combo.cards ?? [];
  if (added === undefined) return { cards, links: side.links };
  return { cards: [...cards, added.card], links: cards.length === 0 ? [] : [...side.links, added.link] };
}

/** The step of the Fight Turn a question belongs to. */
export function stepOf({ fight, near }: Duel, view: SeatView<OldWorld>): 1 | 2 | 3 | 4 | 'monster' | 'other' {
  if (fight.acting === 'monster') return 'monster';
  if (fight.acting !== near.seat) return fight.acting === 'nobody' ? 1 : 'other';
  switch (view.waiting[0]?.ask) {
    case 'fight/combo':
      return 2;
    case 'fight/combo-complete':
      return 2;
    case 'fight/prepare':
    case 'fight/griffin-take':
    case 'fight/cat-keep':
    case 'fight/cat-order':
    case 'fight/take-card':
      return 1;
    case 'fight/turn-end':
      return 4;
    case undefined:
      return 2;
    default:
      return near.board.combo.count === 0 ? 1 : 3;
  }
}

/** An ask of the near fighter that is about laying cards. */
export const isComboAsk = (ask: AskView<OldWorld> | undefined): boolean => ask?.ask === 'fight/combo';
