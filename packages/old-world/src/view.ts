/**
 * What one seat, or a spectator, may know of the table. Built by listing what is visible, never by deleting what is
 * hidden. OW-INFO-01 to OW-INFO-12
 */

import { type Look, type PileView, type Seat, type Viewer, viewPile } from '@medallion/kernel';
import type { School } from './content/vocabulary.ts';
import { shieldMaximum } from './rules/attributes.ts';
import { lookedAtOwner } from './rules/hidden.ts';
import type { Options } from './rules/options.ts';
import type { PokerGame } from './rules/poker/game.ts';
import { slotModifier, slotOf } from './rules/row.ts';
import { isSolo } from './rules/seats.ts';
import type { OldWorld } from './rules/shape.ts';
import type {
  Fight,
  FightSide,
  PowerSource,
  QuestCard,
  Story,
  Table,
  TrailQuest,
  TrophyId,
  TurnState,
  Wager,
  Witcher,
} from './rules/table.ts';

export interface WitcherView {
  readonly seat: Seat;
  readonly school?: School;
  readonly at: number;
  readonly gold: number;
  readonly combat: number;
  readonly defense: number;
  readonly alchemy: number;
  readonly specialty: number;
  readonly level: number;
  readonly shield: number;
  readonly shieldMaximum: number;
  readonly track: number;
  /** Its size always; its cards, in an order that tells nothing, only while the owner may look through it. */
  readonly deck: PileView;
  /**
   * All cards of this player, by number, wherever they lie: every gain and every trashing is public, so whoever pays
   * attention knows them. Without the hand, the discard pile and the Combo these are the own deck, without its order.
   */
  readonly owned: readonly number[];
  readonly hand: PileView;
  readonly discard: PileView;
  readonly combo: PileView;
  readonly looked: PileView;
  readonly potions: PileView;
  readonly usedPotions: PileView;
  readonly trophies: readonly TrophyId[];
  readonly witcherTrophies: number;
  readonly kept: readonly number[];
  readonly quests: readonly QuestCard[];
  /** How many Trail Tokens of each Terrain; which ones is nobody's business. OW-INFO-08 */
  readonly trails: readonly number[];
  readonly trailQuests: readonly TrailQuest[];
  readonly usedThisTurn: readonly PowerSource[];
  readonly nextExploration?: Witcher['nextExploration'];
}

/** A Slot of the Monster section; −1 where it is empty. */
export interface SlotView {
  readonly token: number;
  readonly monster: number;
}

export interface FightView {
  readonly attacker: Seat;
  readonly defender?: Seat;
  readonly slot?: number;
  readonly sides: readonly FightSide[];
  readonly acting: Fight['acting'];
  /** How many cards the monster has left; their faces are hidden from everybody. OW-INFO-10 */
  readonly life: number;
  readonly lost: readonly number[];
  readonly monsterTurns: number;
  readonly attack?: Fight['attack'];
  readonly wagers: readonly Wager[];
  readonly defenseLess: number;
  readonly outcome?: Fight['outcome'];
}

export interface RowSlotView {
  readonly card: number;
  readonly slot: number;
  /** Added to the printed cost when gained in Phase III. */
  readonly modifier: number;
}

export interface OldWorldView {
  readonly options: Readonly<Options>;
  readonly turn: TurnState;
  readonly active: Seat;
  readonly first: Seat;
  readonly turns: number;
  readonly witchers: readonly WitcherView[];
  readonly bank: number;
  readonly poker?: PokerGame;
  readonly row: readonly RowSlotView[];
  readonly actionDeck: number;
  readonly commonDiscard: readonly number[];
  readonly box: readonly number[];
  readonly potionDeck: number;
  readonly potionDiscard: readonly number[];
  readonly attributeTrophies: readonly number[];
  /** Whether the texts of Attribute Trophies may be read before they are gained. D-27 */
  readonly attributeTrophyTexts: boolean;
  readonly city: number;
  readonly wilds: number;
  /** Exploration Cards being read. */
  readonly reading: readonly number[];
  readonly tokens: readonly number[];
  readonly slots: readonly SlotView[];
  /** How many face-down Monster Tokens of each Level are left; the Level shows on their backs. OW-INFO-09 */
  readonly monsters: readonly number[];
  readonly extraStack: number;
  readonly drivenAway: readonly (readonly number[])[];
  readonly defeated: readonly number[];
  readonly fightDeck: number;
  readonly tavern: number;
  readonly fight?: FightView;
  readonly story?: Story;
  readonly boards: readonly School[];
}

export function viewTable(look: Look<OldWorld>, viewer: Viewer): OldWorldView {
  const { table, options } = look;
  return {
    options,
    turn: { ...table.turn, usedActions: [...table.turn.usedActions], pokerWith: [...table.turn.pokerWith] },
    active: table.active,
    first: table.first,
    turns: table.turns,
    witchers: table.witchers.map((_, seat) => viewWitcher(look, seat, viewer)),
    bank: table.bank,
    ...(table.poker === undefined ? {} : { poker: viewPoker(table.poker) }),
    row: table.row.cards.map((card) => {
      const slot = slotOf(table, card);
      return { card, slot, modifier: slotModifier(slot) };
    }),
    actionDeck: table.actionDeck.cards.length,
    commonDiscard: [...table.commonDiscard.cards],
    box: [...table.box.cards],
    potionDeck: table.potionDeck.cards.length,
    potionDiscard: [...table.potionDiscard.cards],
    attributeTrophies: [...table.attributeTrophies],
    // Alone the one Attribute Trophy is laid out face up. OW-SOLO-04
    attributeTrophyTexts: options.attributeTrophyTexts === 'open' || isSolo(look),
    city: table.city.cards.length,
    wilds: table.wilds.cards.length,
    reading: [...table.reading.cards],
    tokens: table.tokens.map((pile) => pile.cards.length),
    slots: table.slots.map(({ token, monster }) => ({ token, monster })),
    monsters: table.monsters.map((pile) => pile.cards.length),
    extraStack: table.extraStack.cards.length,
    drivenAway: table.drivenAway.map((pile) => [...pile.cards]),
    defeated: [...table.defeated.cards],
    fightDeck: table.fightDeck.cards.length,
    tavern: table.tavern,
    ...(table.fight === undefined ? {} : { fight: viewFight(table.fight) }),
    ...(table.story === undefined ? {} : { story: { ...table.story } }),
    boards: [...table.boards],
  };
}

function viewWitcher(look: Look<OldWorld>, seat: Seat, viewer: Viewer): WitcherView {
  const witcher = look.table.witchers[seat] as Witcher;
  const deck: PileView = { count: witcher.deck.cards.length };
  if (seat === viewer && mayLookThroughDeck(look.table, seat))
    deck.cards = [...witcher.deck.cards].sort((a, b) => a - b);
  return {
    seat,
    ...(witcher.school === undefined ? {} : { school: witcher.school }),
    at: witcher.at,
    gold: witcher.gold,
    combat: witcher.combat,
    defense: witcher.defense,
    alchemy: witcher.alchemy,
    specialty: witcher.specialty,
    level: witcher.level,
    shield: witcher.shield,
    shieldMaximum: shieldMaximum(look, seat),
    track: witcher.track,
    deck,
    owned: ownedBy(look.table, seat),
    hand: viewPile(witcher.hand, viewer),
    discard: viewPile(witcher.discard, viewer),
    combo: viewPile(witcher.combo, viewer),
    looked: viewPile(witcher.looked, viewer),
    potions: viewPile(witcher.potions, viewer),
    usedPotions: viewPile(witcher.usedPotions, viewer),
    trophies: [...witcher.trophies],
    witcherTrophies: witcher.witcherTrophies,
    kept: [...witcher.kept],
    quests: [...witcher.quests],
    trails: witcher.trails.map((pile) => pile.cards.length),
    trailQuests: [...witcher.trailQuests],
    usedThisTurn: [...witcher.usedThisTurn],
    ...(witcher.nextExploration === undefined ? {} : { nextExploration: witcher.nextExploration }),
  };
}

function ownedBy(table: Table, seat: Seat): readonly number[] {
  const { deck, hand, discard, combo } = table.witchers[seat] as Witcher;
  const owned = [...deck.cards, ...hand.cards, ...discard.cards, ...combo.cards];
  for (const [looker, { looked }] of table.witchers.entries())
    if (looked.cards.length > 0 && lookedAtOwner(table, looker) === seat) owned.push(...looked.cards);
  return owned.sort((a, b) => a - b);
}

/** Who is neither the active player nor in a Fight may look through the own deck at any time. OW-CARD-17, OW-CARD-19 */
function mayLookThroughDeck(table: Table, seat: Seat): boolean {
  const fighting = table.fight?.sides.some((side) => side.seat === seat) ?? false;
  return table.turn.phase !== 'setup' && table.active !== seat && !fighting;
}

function viewPoker(poker: PokerGame): PokerGame {
  return {
    ...poker,
    dice: { active: [...poker.dice.active], other: [...poker.dice.other] },
    rerolled: { ...poker.rerolled },
  };
}

function viewFight(fight: Fight): FightView {
  return {
    attacker: fight.attacker,
    ...(fight.defender === undefined ? {} : { defender: fight.defender }),
    ...(fight.slot === undefined ? {} : { slot: fight.slot }),
    sides: fight.sides.map((side) => ({
      ...side,
      powersUsed: [...side.powersUsed],
      powersThisTurn: [...side.powersThisTurn],
      links: [...side.links],
    })),
    acting: fight.acting,
    life: fight.life.cards.length,
    lost: [...fight.lost.cards],
    monsterTurns: fight.monsterTurns,
    ...(fight.attack === undefined ? {} : { attack: fight.attack }),
    wagers: [...fight.wagers],
    defenseLess: fight.defenseLess,
    ...(fight.outcome === undefined ? {} : { outcome: fight.outcome }),
  };
}
