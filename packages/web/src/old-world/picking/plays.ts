/** What the cards in sight can do for the open question, read off the answers the kernel listed. */

import type { AskView, Impossible, ListedChoice } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { CardState } from '../card/Card.tsx';
import type { TableTelling } from '../words/telling.ts';
import { listed, movesOf } from '../asked/choices.ts';
import type { Picked } from './pick.ts';
import { openChoices, waysAmong } from './ways.ts';

export interface CardPlay {
  readonly state: CardState;
  readonly act?: () => void;
  /** The answer a click gives, where one click is enough. */
  readonly choice?: string;
  readonly why?: string;
  readonly pressed?: boolean;
}

export interface Plays {
  readonly hand: (card: number) => CardPlay;
  readonly row: (card: number) => CardPlay;
}

export interface Playing {
  readonly ask: AskView<OldWorld> | undefined;
  readonly pick: Picked;
  readonly setPick: (pick: Picked) => void;
  readonly answer: (choice: string) => void;
  readonly tell: TableTelling;
}

const PLAIN: CardPlay = { state: 'plain' };
const plain = (): CardPlay => PLAIN;

export function playsOf(playing: Playing): Plays {
  const { ask } = playing;
  switch (ask?.ask) {
    case 'phase-1/act':
      return { hand: (card) => payWith(playing, ask, card), row: plain };
    case 'phase-3/discard':
    case 'cards/discard':
      return {
        hand: (card) =>
          given(
            playing,
            ask,
            listed(ask, (choice) => choice.card === card),
          ),
        row: plain,
      };
    case 'phase-3/pay':
      return {
        hand: (card) =>
          given(
            playing,
            ask,
            listed(ask, ({ pay }) => pay === card),
          ),
        row: plain,
      };
    case 'phase-3/gain':
    case 'row/gain-cost':
      return {
        hand: plain,
        row: (card) =>
          buy(
            playing,
            ask,
            listed(ask, (choice) => 'card' in choice && choice.card === card),
            card,
          ),
      };
    case 'location/exchange':
      return { hand: (card) => give(playing, ask, card), row: (card) => take(playing, ask, card) };
    case 'location/clear-row':
      return { hand: plain, row: (card) => clear(playing, ask, card) };
    default:
      return { hand: plain, row: plain };
  }
}

/** A card that is an answer by itself, be it possible or not. */
function given({ answer, tell }: Playing, ask: AskView<OldWorld>, choice: ListedChoice | undefined): CardPlay {
  if (choice === undefined) return { state: 'dim' };
  const { id } = choice;
  if (ask.choices.some((each) => each.id === id)) return { state: 'can', act: () => answer(id), choice: id };
  const why = whyNot(tell, ask, choice);
  return why === undefined ? { state: 'dim' } : { state: 'dim', why };
}

/** A card of the Row: pointed out first, so that nobody pays by a slip of the finger; the second touch gains it. */
function buy(playing: Playing, ask: AskView<OldWorld>, choice: ListedChoice | undefined, card: number): CardPlay {
  const play = given(playing, ask, choice);
  if (play.state !== 'can') return play;
  if (playing.pick.cards.includes(card)) return { ...play, state: 'chosen', pressed: true };
  return { ...play, pressed: false, act: () => playing.setPick({ cards: [card] }) };
}

/** The reason an answer is not possible, with its clause. */
function whyNot(tell: TableTelling, ask: AskView<OldWorld>, choice: ListedChoice | undefined): string | undefined {
  const no: Impossible | undefined = ask.impossible.find((each) => each.choice.id === choice?.id);
  if (no === undefined) return undefined;
  const { why, clause } = tell.whyNot(ask, no);
  return `${why} (${clause})`;
}

/** Paying for a move: with a destination pointed out, cards that lead there by themselves, or those a way still needs. */
function payWith(
  { pick, setPick, answer, tell }: Playing,
  ask: AskView<OldWorld, 'phase-1/act'>,
  card: number,
): CardPlay {
  const moves = movesOf(ask);
  const { place, way, cards } = pick;
  if (place === undefined) {
    const chosen = cards.includes(card);
    const leads = moves.some((move) => move.cards.length === 1 && move.cards[0] === card);
    if (!leads) return PLAIN;
    return {
      state: chosen ? 'chosen' : 'plain',
      pressed: chosen,
      act: () => setPick(chosen ? { cards: [] } : { cards: [card] }),
    };
  }
  const ways = waysAmong(moves, place);
  if (way === undefined) {
    const direct = ways.find((each) => each.kind === 'card' && each.card === card);
    if (direct?.kind === 'card') return { state: 'can', act: () => answer(direct.choice.id), choice: direct.choice.id };
    const paid = listed(
      ask,
      (choice) =>
        choice.act === 'move' &&
        choice.to === place &&
        'cards' in choice &&
        choice.gold === 0 &&
        isOnly(card, choice.cards),
    );
    const why = whyNot(tell, ask, paid);
    return why === undefined ? PLAIN : { state: 'dim', why };
  }
  const picking = ways.find((each) => each.kind === 'pick' && each.name === way);
  if (picking?.kind !== 'pick') return PLAIN;
  if (cards.includes(card)) {
    const rest = cards.filter((each) => each !== card);
    return { state: 'chosen', pressed: true, act: () => setPick({ ...pick, cards: rest }) };
  }
  const next = [...cards, card];
  const open = openChoices(picking.choices, next);
  if (open.length === 0) return { state: 'dim' };
  const done = open.find((choice) => choice.cards.length === next.length);
  if (done !== undefined) return { state: 'can', act: () => answer(done.id), choice: done.id };
  return { state: 'can', pressed: false, act: () => setPick({ ...pick, cards: next }) };
}

function give({ pick, setPick, tell }: Playing, ask: AskView<OldWorld, 'location/exchange'>, card: number): CardPlay {
  if (pick.cards.includes(card)) return { state: 'chosen', pressed: true, act: () => setPick({ cards: [] }) };
  if (ask.choices.some((choice) => choice.give === card))
    return { state: 'can', pressed: false, act: () => setPick({ cards: [card] }) };
  const why = whyNot(
    tell,
    ask,
    listed(ask, (choice) => choice.give === card),
  );
  return why === undefined ? { state: 'dim' } : { state: 'dim', why };
}

function take(playing: Playing, ask: AskView<OldWorld, 'location/exchange'>, card: number): CardPlay {
  const [gone] = playing.pick.cards;
  if (gone === undefined) return PLAIN;
  return given(
    playing,
    ask,
    listed(ask, (choice) => choice.give === gone && choice.take === card),
  );
}

/** Cards of the Row are pointed out first; a button answers with all of them. */
function clear({ pick, setPick }: Playing, ask: AskView<OldWorld, 'location/clear-row'>, card: number): CardPlay {
  if (pick.cards.includes(card)) {
    const rest = pick.cards.filter((each) => each !== card);
    return { state: 'chosen', pressed: true, act: () => setPick({ cards: rest }) };
  }
  const next = [...pick.cards, card];
  return clearChoice(ask, next) === undefined
    ? { state: 'dim' }
    : { state: 'can', pressed: false, act: () => setPick({ cards: next }) };
}

/** The answer that removes exactly these cards. */
export function clearChoice(ask: AskView<OldWorld, 'location/clear-row'>, cards: readonly number[]) {
  return ask.choices.find(
    (choice) => choice.cards.length === cards.length && cards.every((card) => choice.cards.includes(card)),
  );
}

const isOnly = (card: number, cards: readonly number[]): boolean => cards.length === 1 && cards[0] === card;
