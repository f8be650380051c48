/**
 * What one seat, or a spectator, may know of the table. Built by listing what is visible, never by deleting what is
 * hidden. PD-INFO-01 to PD-INFO-09
 */

import { type Look, type PileView, type Seat, type Viewer, viewPile } from '@medallion/kernel';
import { ALL_GOALS } from './content/secret-goals.ts';
import type { AllianceSide, Character, Colour, GoalBack, Side } from './content/vocabulary.ts';
import type { Options } from './rules/options.ts';
import type { PathOfDestiny } from './rules/shape.ts';
import type { Declaring, DestinyPlace, GoalPlace, Participant, Table, Who } from './rules/table.ts';

export interface ParticipantView {
  readonly who: Who;
  readonly character?: Character;
  readonly automa?: true;
  readonly hand: PileView;
  /** What everybody knows of the hand by paying attention: its starting cards, and those that were taken openly. */
  readonly shown: readonly number[];
  /** Leftmost first. */
  readonly timeline: readonly number[];
  readonly covered: readonly number[];
  readonly playedNow: number;
  readonly tokens: readonly number[];
  readonly special: readonly Side[];
  readonly vp: number;
  readonly xp: number;
  readonly unlocked: number;
  readonly used: number;
  readonly alliances: Readonly<Record<AllianceSide, PileView>>;
  /** Alliance cards laid open, still to be applied. PD-EVIL-11 */
  readonly revealed: readonly number[];
  /** Between Worlds was used: so many Non-Dominant Symbols give VP too. CIR-4 */
  readonly betweenWorlds?: number;
}

export interface GoalView {
  readonly back: GoalBack;
  readonly requirement: Colour;
  readonly left: readonly Seat[];
  readonly right: readonly Seat[];
  /** Its number, where the viewer may look. */
  readonly goal?: number;
  readonly revealed?: true;
}

export interface PathOfDestinyView {
  readonly options: Readonly<Options>;
  readonly phase: Table['phase'];
  readonly chapter: number;
  readonly turn: number;
  readonly participants: readonly ParticipantView[];
  readonly initiative: readonly Who[];
  readonly deck: number;
  readonly discard: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly top: readonly Who[];
  readonly figures: readonly Who[];
  readonly closed: readonly number[];
  readonly looked: PileView;
  readonly pair: readonly [number, number];
  readonly active: readonly [number, number];
  readonly read: readonly number[];
  readonly destiny: readonly DestinyPlace[];
  readonly dominant?: Side;
  readonly followed: readonly Side[];
  readonly leaders: Table['leaders'];
  readonly pathTokens: Table['pathTokens'];
  readonly declaring: Declaring;
  readonly flip?: Side;
  readonly effort: readonly number[];
  readonly goals: readonly GoalView[];
  readonly specialLeft: number;
  readonly allianceRows: Table['allianceRows'];
  readonly allianceDecks: Readonly<Record<AllianceSide, number>>;
  readonly allianceDiscards: Readonly<Record<AllianceSide, number>>;
  readonly unclaimed: readonly Character[];
  readonly tally: Table['tally'];
}

export function viewTable(look: Look<PathOfDestiny>, viewer: Viewer): PathOfDestinyView {
  const { table, options } = look;
  return {
    options,
    phase: table.phase,
    chapter: table.chapter,
    turn: table.turn,
    participants: table.participants.map((of, who) => viewParticipant(table, of, who, viewer)),
    initiative: [...table.initiative],
    deck: table.deck.cards.length,
    discard: [...table.discard.cards],
    rows: table.rows.map((row) => [...row.cards]),
    top: [...table.top],
    figures: [...table.figures],
    closed: [...table.closed],
    looked: viewPile(table.looked, viewer),
    pair: [table.pair[0], table.pair[1]],
    active: [table.active[0], table.active[1]],
    read: [...table.read],
    destiny: [...table.destiny],
    ...(table.dominant === undefined ? {} : { dominant: table.dominant }),
    followed: [...table.followed],
    leaders: { ...table.leaders },
    pathTokens: { ...table.pathTokens },
    declaring: {
      silent: [...table.declaring.silent],
      double: [...table.declaring.double],
      chosen: [...table.declaring.chosen],
    },
    ...(table.flip === undefined ? {} : { flip: table.flip }),
    effort: [...table.effort],
    goals: table.goals.map((place) => viewGoal(place, viewer)),
    specialLeft: table.specialLeft,
    allianceRows: table.allianceRows.map(({ row, side }) => ({ row, side })),
    allianceDecks: sizes(table.allianceDecks),
    allianceDiscards: sizes(table.allianceDiscards),
    unclaimed: [...table.unclaimed],
    tally: {
      sideQuest: [...table.tally.sideQuest],
      golden: [...table.tally.golden],
      special: [...table.tally.special],
    },
  };
}

/** Everything before a participant is public but the hand and the faces of Alliance cards. PD-INFO-01, PD-INFO-05, PD-INFO-07 */
function viewParticipant(table: Table, of: Participant, who: Who, viewer: Viewer): ParticipantView {
  return {
    who,
    ...(of.character === undefined ? {} : { character: of.character }),
    ...(of.automa === undefined ? {} : { automa: of.automa }),
    hand:
      table.handsShown === true
        ? { count: of.hand.cards.length, cards: [...of.hand.cards] }
        : viewPile(of.hand, viewer),
    shown: [...of.shown],
    timeline: [...of.timeline.cards],
    covered: [...of.covered],
    playedNow: of.playedNow,
    tokens: [...of.tokens],
    special: [...of.special],
    vp: of.vp,
    xp: of.xp,
    unlocked: of.unlocked,
    used: of.used,
    alliances: {
      renfri: viewPile(of.alliances.renfri, viewer),
      stregobor: viewPile(of.alliances.stregobor, viewer),
    },
    revealed: [...of.revealed.cards],
    ...(of.betweenWorlds === undefined ? {} : { betweenWorlds: of.betweenWorlds }),
  };
}

/** Who may look at the face of a goal now. PD-STRIGA-07, PD-INFO-06 */
export const mayLookAtGoal = (place: GoalPlace, viewer: Viewer): boolean =>
  place.revealed === true || (viewer !== 'spectator' && (place.left.includes(viewer) || place.right.includes(viewer)));

/** The back, the Requirement and the tokens are public, the face is not. */
function viewGoal(place: GoalPlace, viewer: Viewer): GoalView {
  const number = place.goal.cards[0] as number;
  return {
    back: ALL_GOALS[number]?.back ?? 'c',
    requirement: place.requirement,
    left: [...place.left],
    right: [...place.right],
    ...(mayLookAtGoal(place, viewer) ? { goal: number } : {}),
    ...(place.revealed === undefined ? {} : { revealed: place.revealed }),
  };
}

const sizes = (piles: Table['allianceDecks']): Readonly<Record<AllianceSide, number>> => ({
  renfri: piles.renfri.cards.length,
  stregobor: piles.stregobor.cards.length,
});
