/**
 * The table after one thing that happened. The state is always final when the page hears of it; this lets the page
 * tell the way there, one event at a time, without asking the rules again. It counts nothing and decides nothing: it
 * only moves what the event says was moved.
 */

import type { ParticipantView, PathOfDestiny, PathOfDestinyView, Who } from '@medallion/path-of-destiny';
import { footOf } from '@medallion/path-of-destiny';
import type { Heard } from '../asked.ts';
import { ALLIANCE_CARDS, CHARACTER_SHEETS, STARTING_CARDS } from '@medallion/path-of-destiny/content';

type Events = PathOfDestiny['events'];
type View = PathOfDestinyView;

/** What of an event only its owner is told. */
interface Secret {
  readonly cards?: readonly number[];
  readonly under?: readonly number[];
  readonly card?: number;
}

type After = { readonly [K in keyof Events]?: (view: View, data: Events[K] & Secret) => View };

export function afterEvent(view: View, { type, data }: Heard): View {
  const move = AFTER[type] as ((view: View, data: unknown) => View) | undefined;
  return move?.(view, data) ?? view;
}

const AFTER: After = {
  characterClaimed: (view, { who, character }) => ({
    ...change(view, who, (of) => ({
      ...of,
      character,
      unlocked: 1,
      hand: withCards(of.hand, startingCards(character)),
      shown: [...of.shown, ...startingCards(character)],
    })),
    unclaimed: view.unclaimed.filter((other) => other !== character),
  }),
  automaChosen: (view, { character, xp }) => ({
    ...change(view, 1, (of) => ({ ...of, character, xp, unlocked: 1 })),
    unclaimed: view.unclaimed.filter((other) => other !== character),
  }),
  automaAwoke: (view, { who }) => change(view, who, (of) => ({ ...of, unlocked: 2 })),
  reserveLaid: (view, { rows }) => ({ ...view, rows, deck: view.deck - rows.flat().length }),
  initiativeChanged: (view, { order }) => ({
    ...view,
    initiative: order,
    top: [],
    figures: view.figures.map(() => -1),
    closed: [],
  }),
  chapterBegan: (view, { chapter, pair, active }) => {
    const { dominant: _, ...rest } = view;
    return { ...rest, chapter, pair, active, turn: 0, destiny: ['stack', 'stack', 'stack'] };
  },
  turnBegan: (view, { turn }) => ({
    ...view,
    turn,
    phase: 'choose',
    participants: view.participants.map((of) => ({ ...of, playedNow: 0 })),
  }),
  reserveRefreshed: (view, { discarded, rows }) => {
    const kept = view.rows.flat().length - discarded.length;
    return { ...view, rows, deck: view.deck - (rows.flat().length - kept), discard: [...view.discard, ...discarded] };
  },
  deckReshuffled: (view, { count }) => ({ ...view, deck: view.deck + count, discard: [] }),

  figurePlaced: (view, { who, space }) =>
    space === 0
      ? { ...view, top: [...view.top, who] }
      : { ...view, figures: view.figures.map((other, at) => (at === space - 1 ? who : other)) },
  figureBlinked: (view, { who, space }) => ({
    ...view,
    figures: view.figures.map((other) => (other === who ? -1 : other)),
    closed: space > 0 ? [...view.closed, space] : view.closed,
    top: [who, ...view.top.filter((other) => other !== who)],
  }),
  pairTaken: (view, { who, row, cards }) => {
    const taken = { ...view, rows: view.rows.map((pair, at) => (at === row - 1 ? [] : pair)) };
    // The figure of the one who takes stands elsewhere: the row stays closed. YEN-1
    const open = view.figures[row - 1] === who ? taken : { ...taken, closed: [...taken.closed, row] };
    return change(open, who, (of) =>
      of.automa === true ? lay(of, cards) : { ...of, hand: withCards(of.hand, cards), shown: [...of.shown, ...cards] },
    );
  },
  cardsDrawn: (view, { who, count, cards }) =>
    change({ ...view, deck: view.deck - count }, who, (of) => ({
      ...of,
      hand: cards === undefined ? withCount(of.hand, count) : withCards(of.hand, cards),
    })),
  cardsDiscarded: (view, { who, cards }) =>
    change({ ...view, discard: [...view.discard, ...cards] }, who, (of) => ({
      ...of,
      hand: without(of.hand, cards),
      shown: notAmong(of.shown, cards),
    })),
  sensesLooked: (view, { count, cards }) => ({
    ...view,
    deck: view.deck - count,
    looked: cards === undefined ? { count } : { count, cards: [...cards] },
  }),
  sensesTaken: (view, { who, taken, bottom, cards }) =>
    change(
      {
        ...view,
        deck: view.deck + bottom,
        looked: view.looked.cards === undefined ? { count: 0 } : { count: 0, cards: [] },
      },
      who,
      (of) => ({ ...of, hand: cards === undefined ? withCount(of.hand, taken) : withCards(of.hand, cards) }),
    ),

  cardsPlayed: (view, { who, cards }) => {
    const automa = view.participants[who]?.automa === true;
    const shown = {
      ...view,
      phase: automa ? view.phase : ('play' as const),
      deck: view.deck - (automa ? cards.length : 0),
    };
    return change(shown, who, (of) =>
      lay(automa ? of : { ...of, hand: without(of.hand, cards), shown: notAmong(of.shown, cards) }, cards),
    );
  },
  symbolLost: (view, { who, symbol, card, index, special }) =>
    change(special === undefined ? view : { ...view, specialLeft: view.specialLeft + 1 }, who, (of) => {
      if (special !== undefined) return { ...of, special: removed(of.special, special) };
      if (card === undefined || index === undefined) return { ...of, tokens: added(of.tokens, symbol, -1) };
      const at = of.timeline.indexOf(card);
      return { ...of, covered: of.covered.map((bits, place) => (place === at ? bits | (1 << index) : bits)) };
    }),
  symbolsGained: (view, { who, symbol, amount }) =>
    change(view, who, (of) => ({ ...of, tokens: added(of.tokens, symbol, amount) })),
  tokensTakenBack: (view, { symbol, amount }) =>
    change(view, 1, (of) => ({ ...of, tokens: added(of.tokens, symbol, -amount) })),
  vpChanged: (view, { who, vp }) => change(view, who, (of) => ({ ...of, vp })),
  xpChanged: (view, { who, xp }) => change(view, who, (of) => ({ ...of, xp })),
  abilityUnlocked: (view, { who }) => change(view, who, (of) => ({ ...of, unlocked: of.unlocked + 1 })),
  abilityUsed: (view, { who, ability, on, side }) => {
    const used = change(view, who, (of) => spend(of, ability));
    // Against the Automa nobody declares: the solo token is flipped again. PD-SOLO-20
    if (view.participants.some(({ automa }) => automa === true)) return used;
    if (ability === 'GER-2' && on !== undefined)
      return { ...used, declaring: { ...used.declaring, silent: [...used.declaring.silent, on] } };
    if (ability === 'DAN-1')
      return { ...used, declaring: { ...used.declaring, double: [...used.declaring.double, who] } };
    if (ability === 'YEN-4' && side !== undefined)
      return { ...used, declaring: { ...used.declaring, chosen: [...used.declaring.chosen, { who, side }] } };
    return used;
  },
  tokenFlipped: (view, { side }) => ({ ...view, flip: side }),

  declared: (view) => ({ ...view, phase: 'destiny', declaring: { silent: [], double: [], chosen: [] } }),
  destinyPlaced: (view, { token, place }) => ({
    ...view,
    phase: 'destiny',
    destiny: view.destiny.map((other, at) => (at === token - 1 ? place : other)),
  }),
  dominantFound: (view, { side }) => ({ ...view, phase: 'chapter-end', dominant: side }),
  pathTokens: (view, { left, right }) => ({
    ...view,
    pathTokens: { ...(left === undefined ? {} : { left }), ...(right === undefined ? {} : { right }) },
  }),
  tokensCleared: (view) => ({
    ...view,
    // Between two chapters the Symbols to come are Active. R-50
    active: footOf(view, view.dominant ?? 'left', 0).symbols ?? view.active,
    specialLeft: view.specialLeft + view.participants.reduce((sum, { special }) => sum + special.length, 0),
    participants: view.participants.map((of) => ({
      ...of,
      tokens: [0, 0, 0, 0],
      special: [],
      // The Automa keeps nothing. R-70
      ...(of.automa === true ? { timeline: [], covered: [] } : { covered: of.covered.map(() => 0) }),
      playedNow: 0,
    })),
  }),
  cardsKept: (view, { who, cards, oldHand }) => {
    const before = view.participants[who]?.timeline ?? [];
    const gone = before.filter((card) => !cards.includes(card));
    return change({ ...view, discard: [...view.discard, ...gone] }, who, (of) => ({
      ...(oldHand === true ? spend(of, 'VES-1') : of),
      timeline: [...cards],
      covered: cards.map(() => 0),
    }));
  },
  destinyCollected: (view) => ({ ...view, destiny: ['stack', 'stack', 'stack'] }),
  storyFollowed: (view, { node, side }) => ({
    ...view,
    read: [...view.read, node],
    followed: [...view.followed, side],
  }),
  epilogueOpened: (view, { node }) => ({ ...view, read: [...view.read, node] }),
  handsRevealed: (view, { hands }) => ({
    ...view,
    phase: 'ending',
    participants: view.participants.map((of, who) => {
      const cards = hands[who] ?? [];
      return { ...of, hand: { count: cards.length, cards } };
    }),
  }),
  sideQuestScored: (view, { who, vp }) => ({
    ...view,
    tally: { ...view.tally, sideQuest: entered(view.tally.sideQuest, who, vp) },
  }),
  goldenScored: (view, { who, vp }) => ({
    ...view,
    tally: { ...view.tally, golden: entered(view.tally.golden, who, vp) },
  }),
  finalBonus: (view, { who, vp }) => ({
    ...view,
    tally: { ...view.tally, special: entered(view.tally.special, who, vp) },
  }),

  effortDealt: (view, { cards }) => ({ ...view, effort: cards }),
  requirementMet: (view, { who, goal, side, card }) =>
    changeGoal(view, goal, (place) => ({
      ...place,
      left: side === 'left' ? [...place.left, who] : place.left.filter((other) => other !== who),
      right: side === 'right' ? [...place.right, who] : place.right,
      ...(card === undefined ? {} : { goal: card }),
    })),
  specialTaken: (view, { who, side }) =>
    change({ ...view, specialLeft: view.specialLeft - 1 }, who, (of) => ({ ...of, special: [...of.special, side] })),
  goalRevealed: (view, { goal, card, vp }) => ({
    ...changeGoal(view, goal, (place) => ({ ...place, goal: card, revealed: true })),
    tally: {
      ...view.tally,
      special: view.participants.map((_, who) => (view.tally.special[who] ?? 0) + (vp[who] ?? 0)),
    },
  }),
  allianceDrawn: (view, { who, side, card }) => {
    const { allianceDecks: decks, allianceDiscards: discards } = view;
    // An empty deck takes back its discards. R-99
    const left = decks[side] > 0 ? decks[side] : discards[side];
    const drawn = {
      ...view,
      allianceDecks: { ...decks, [side]: left - 1 },
      allianceDiscards: decks[side] > 0 ? discards : { ...discards, [side]: 0 },
    };
    return change(drawn, who, (of) => ({
      ...of,
      alliances: {
        ...of.alliances,
        [side]: card === undefined ? withCount(of.alliances[side], 1) : withCards(of.alliances[side], [card]),
      },
    }));
  },
  allianceDiscarded: (view, { who, side, card }) =>
    change(
      { ...view, allianceDiscards: { ...view.allianceDiscards, [side]: view.allianceDiscards[side] + 1 } },
      who,
      (of) => ({
        ...of,
        alliances: {
          ...of.alliances,
          [side]: without(of.alliances[side], card === undefined ? [-1] : [card]),
        },
      }),
    ),
  alliancesRevealed: (view, { who, side, cards }) =>
    change(view, who, (of) => ({
      ...of,
      alliances: {
        ...of.alliances,
        [side]: of.alliances[side].cards === undefined ? { count: 0 } : { count: 0, cards: [] },
      },
      revealed: [...cards],
    })),
  allianceApplied: (view, { who, card }) => {
    const side = ALLIANCE_CARDS[card]?.side ?? 'renfri';
    const discards = { ...view.allianceDiscards, [side]: view.allianceDiscards[side] + 1 };
    return change({ ...view, allianceDiscards: discards }, who, (of) => ({
      ...of,
      revealed: of.revealed.filter((other) => other !== card),
    }));
  },
};

const startingCards = (character: string): number[] =>
  STARTING_CARDS.flatMap((card, at) => (card.character === character ? [STARTS_AT + at] : []));
/** Starting cards are numbered behind the Main Deck. */
const STARTS_AT = 68;

function change(view: View, who: Who, how: (of: ParticipantView) => ParticipantView): View {
  return { ...view, participants: view.participants.map((of, at) => (at === who ? how(of) : of)) };
}

function changeGoal(view: View, goal: number, how: (place: View['goals'][number]) => View['goals'][number]): View {
  return { ...view, goals: view.goals.map((place, at) => (at === goal ? how(place) : place)) };
}

const lay = (of: ParticipantView, cards: readonly number[]): ParticipantView => ({
  ...of,
  timeline: [...of.timeline, ...cards],
  covered: [...of.covered, ...cards.map(() => 0)],
  playedNow: of.playedNow + cards.length,
});

function spend(of: ParticipantView, ability: string): ParticipantView {
  const sheet = CHARACTER_SHEETS.find(({ character }) => character === of.character);
  const place = sheet?.abilities.findIndex(({ id }) => id === ability) ?? -1;
  return place < 0 ? of : { ...of, used: of.used | (1 << place) };
}

type PileView = ParticipantView['hand'];

const withCards = (pile: PileView, cards: readonly number[]): PileView =>
  pile.cards === undefined
    ? { count: pile.count + cards.length }
    : { count: pile.count + cards.length, cards: [...pile.cards, ...cards] };

const withCount = (pile: PileView, count: number): PileView => ({ ...pile, count: pile.count + count });

const without = (pile: PileView, cards: readonly number[]): PileView =>
  pile.cards === undefined
    ? { count: pile.count - cards.length }
    : { count: pile.count - cards.length, cards: pile.cards.filter((card) => !cards.includes(card)) };

const notAmong = (cards: readonly number[], gone: readonly number[]): number[] =>
  cards.filter((card) => !gone.includes(card));

const added = (numbers: readonly number[], at: number, amount: number): number[] =>
  numbers.map((number, place) => (place === at ? number + amount : number));

const entered = (numbers: readonly number[], at: number, value: number): number[] => {
  const row = Array.from({ length: Math.max(numbers.length, at + 1) }, (_, place) => numbers[place] ?? 0);
  row[at] = value;
  return row;
};

function removed<T>(list: readonly T[], one: T): T[] {
  const at = list.indexOf(one);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}
