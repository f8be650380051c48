/** Phase I: moves, and what can be done where they lead. OW-TURN-02 to OW-TURN-05, OW-MOVE, OW-LOC, OW-POKER-01 */

import type { Answers, AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { LOCATIONS, neighbours } from '../../content/map.ts';
import { discardFromHand } from '../cards.ts';
import { payGold } from '../gold.ts';
import { whyNoPoker } from '../poker/may-play.ts';
import { hasPowersFor, moveHelp, notePowerUsed, payPower, phase1Powers } from '../powers.ts';
import { witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { PowerSource, Witcher } from '../table.ts';
import { actionId, useLocation, whyNoAction } from './location.ts';
import { enterLocation } from './move.ts';
import { leadsTo, type Move, type MoveChoice, payCard, payCardAndGold, payTwoCards, waysTo } from './payments.ts';
import { whyNoQuest } from './quest-here.ts';
import type { TurnSteps } from './turn.ts';

type Phase1Choice =
  | Move
  | { readonly act: 'location' }
  | { readonly act: 'poker'; readonly opponent: Seat }
  | { readonly act: 'quest'; readonly quest: number }
  | { readonly act: 'power'; readonly source: PowerSource }
  | { readonly act: 'done' };

export interface Phase1Asks {
  'phase-1/act': {
    args: object;
    choice: Phase1Choice;
    /** A place that no way of paying leads to. */
    not: NoMove;
  };
}
interface NoMove {
  readonly act: 'move';
  readonly to: number;
}
type Listing = Answers<{ readonly id: string } & Phase1Choice, { readonly id: string } & NoMove>;

const DONE = { id: 'done', act: 'done' } as const;

export const phase1Steps: StepHandlers<OldWorld, Pick<TurnSteps, 'turn/phase-1'>> = {
  /** The loop of Phase I: everything that is possible, until the player stops or nothing is left. OW-TURN-02, OW-TURN-05, R-14, R-15 */
  'turn/phase-1': (g) => {
    const { table } = g;
    table.turn.phase = 'phase-1';
    // Whether a hand card leads anywhere is its owner's secret: only an empty hand ends the phase by itself.
    if (witcherOf(g, table.active).hand.cards.length > 0 || somethingLeft(g, table.active))
      g.ask(table.active, 'phase-1/act', {});
  },
};

export const phase1Asks: AskRules<OldWorld, Phase1Asks> = {
  'phase-1/act': {
    list(g, { seat }, answers) {
      listMoves(g, seat, answers);
      listAction(g, seat, answers);
      listPoker(g, seat, answers);
      listQuests(g, seat, answers);
      for (const source of phase1Powers(g, seat)) answers.may({ id: `power-${source}`, act: 'power', source });
      // Phase I may be skipped, and left at any time. OW-TURN-03, OW-TURN-04
      answers.may(DONE);
    },
    take(g, { seat }, choice) {
      if (choice.act === 'done') return;
      if (choice.act === 'move') move(g, seat, choice);
      else if (choice.act === 'location') useLocation(g, seat);
      else if (choice.act === 'poker') playPoker(g, seat, choice.opponent);
      else if (choice.act === 'quest') g.then({ do: 'quest/resolve', seat, quest: choice.quest });
      else g.then({ do: 'powers/use', seat, source: choice.source });
      g.then({ do: 'turn/phase-1' });
    },
  },
};

/** Is there anything to do besides stopping? */
function somethingLeft(g: L, seat: Seat): boolean {
  let found = false;
  const may = ({ act }: Phase1Choice): void => {
    found ||= act !== 'done';
  };
  const notice: Listing = {
    reasons: false,
    may,
    mayNot: () => {},
    offer: (choice, whyNot) => {
      if (whyNot === undefined) may(choice);
    },
  };
  phase1Asks['phase-1/act'].list(g, { seat }, notice);
  return found;
}

/** Every connected place with every way to pay for it. OW-MOVE-01 to OW-MOVE-07 */
function listMoves(g: L, seat: Seat, answers: Listing): void {
  const { at, hand, gold } = witcherOf(g, seat);
  const { cards } = hand;
  const any = g.options.wildLocationTakesAnyCard;
  const powers = hasPowersFor(g, seat, 'move');
  for (const to of neighbours(at)) {
    const ways = waysTo(to);
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as number;
      if (leadsTo(card, to, any)) answers.may(payCard(ways, card));
      else if (answers.reasons) answers.mayNot(payCard(ways, card), 'other-terrain', 'OW-MOVE-03');
      if (gold > 0) answers.may(payCardAndGold(ways, card));
      else if (answers.reasons) answers.mayNot(payCardAndGold(ways, card), 'no-gold', 'OW-GEN-07');
      for (let j = i + 1; j < cards.length; j++) answers.may(payTwoCards(ways, card, cards[j] as number));
    }
    if (powers) for (const choice of helpedMoves(g, seat, to)) answers.may(choice);
    if (answers.reasons && cards.length === 0) answers.mayNot(noMove(to), 'no-cards', 'OW-MOVE-03');
  }
  if (!answers.reasons) return;
  for (const { number } of LOCATIONS) {
    if (number !== at && !neighbours(at).includes(number))
      answers.mayNot(noMove(number), 'not-connected', 'OW-MOVE-01');
  }
}

const noMove = (to: number): { readonly id: string } & NoMove => ({ id: `move-${to}`, act: 'move', to });

/** Moves made cheaper by a power; a card that leads there anyway needs no help. */
function helpedMoves(g: L, seat: Seat, to: number): MoveChoice[] {
  return moveHelp(g, seat, to).flatMap(({ source, kind }): MoveChoice[] => {
    if (kind === 'free') return [{ id: `move-${to}-free-${source}`, act: 'move', to, cards: [], gold: 0, by: source }];
    const cards = witcherOf(g, seat).hand.cards.filter(
      (card) => !leadsTo(card, to, g.options.wildLocationTakesAnyCard),
    );
    return cards.map((card) => ({
      id: `move-${to}-any-${card}-${source}`,
      act: 'move',
      to,
      cards: [card],
      gold: 0,
      by: source,
    }));
  });
}

/** The cards go to the own discard pile, the Gold to the bank. OW-MOVE-13, OW-GEN-08 */
function move(g: G, seat: Seat, { to, cards, gold, by }: Move): void {
  discardFromHand(g, seat, cards, 'move');
  payGold(g, seat, gold);
  if (by !== undefined) {
    notePowerUsed(g, seat, by);
    payPower(g, seat, by);
  }
  enterLocation(g, seat, to);
}

/** The action printed at the place, once per turn and only after a move. OW-LOC-01 to OW-LOC-05, OW-MOVE-11, OW-MOVE-12 */
function listAction(g: L, seat: Seat, answers: Listing): void {
  answers.offer({ id: actionId(witcherOf(g, seat).at), act: 'location' }, whyNoAction(g, seat));
}

/** One game with each Witcher at the place. OW-POKER-01, OW-POKER-02, OW-POKER-05, R-26 */
function listPoker(g: L, seat: Seat, answers: Listing): void {
  const { turn, witchers } = g.table;
  const here = witcherOf(g, seat).at;
  for (let opponent = 0; opponent < witchers.length; opponent++) {
    if (opponent === seat) continue;
    const away = (witchers[opponent] as Witcher).at !== here;
    if (away && !answers.reasons) continue;
    const choice = { id: `poker-${opponent}`, act: 'poker', opponent } as const;
    if (away) answers.mayNot(choice, 'not-here', 'OW-POKER-01');
    else if (!turn.moved) answers.mayNot(choice, 'not-moved', 'OW-MOVE-11');
    else if (turn.pokerWith.includes(opponent)) answers.mayNot(choice, 'played-already', 'OW-POKER-02');
    else answers.offer(choice, whyNoPoker(g.table, { active: seat, against: 'witcher', other: opponent }));
  }
}

/** Whoever is chosen cannot refuse. OW-POKER-04 */
function playPoker(g: G, seat: Seat, opponent: Seat): void {
  g.table.turn.pokerWith.push(opponent);
  g.then({ do: 'poker/start', active: seat, against: 'witcher', other: opponent });
}

/** Own Quests whose place is here. OW-QUEST-09 to OW-QUEST-12 */
function listQuests(g: L, seat: Seat, answers: Listing): void {
  for (const [quest] of witcherOf(g, seat).quests.entries())
    answers.offer({ id: `quest-${quest}`, act: 'quest', quest }, whyNoQuest(g, seat, quest));
}
