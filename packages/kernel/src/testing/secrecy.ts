import { Dice } from '../chance.ts';
import type { Play } from '../play.ts';
import { redealHidden } from '../redeal.ts';
import type { Game, Shape, Viewer } from '../shape.ts';
import { heardBy, playView } from '../view.ts';
import { nudge } from './nudge.ts';
import { anyAnswer, type Complain, complainer, LIMIT, mustRead, type Seated, startPlay, viewersOf } from './sitting.ts';

export interface Secrecy extends Seated {
  /**
   * Types of events that show something which is hidden again before the next question: a card turned over and
   * shuffled back. Only these may tell a viewer more than the view afterwards.
   */
  readonly passing?: readonly string[];
}

export interface SecrecyTally {
  /** Views compared. */
  views: number;
  /** Views compared where something hidden had really changed. */
  changed: number;
  /** Answers after which the events were compared. */
  heard: number;
}

/**
 * What is hidden from a viewer does not matter to anything the viewer receives. Two properties, for every seat and
 * for the spectator, at every state:
 *
 * 1. Deal what the viewer cannot see differently (cards, secret answers, the generators' words): its view, its
 *    questions with their lists and reasons, and who is waited for are the same to the byte, so of the same size.
 * 2. Change a little of what the viewer cannot see, and let the next answer be given in both worlds, with the same
 *    dice. Sometimes the change comes to light and the worlds part. But where the viewer still sees the same
 *    afterwards, it must have heard the same events. That is the case of every hidden draw, swap and secret
 *    choice: exactly where an event could tell too much.
 */
export function checkSecrecy<G extends Shape>(game: Game<G>, sitting: Secrecy): SecrecyTally {
  const complain = complainer(game, sitting);
  const dice = new Dice(`secrecy ${sitting.seed}`);
  const tally: SecrecyTally = { views: 0, changed: 0, heard: 0 };
  const play = startPlay(game, sitting);
  for (let answers = 0; ; answers++) {
    const next = play.over === undefined && answers < (sitting.limit ?? LIMIT) ? anyAnswer(play, dice) : undefined;
    for (const viewer of viewersOf(sitting.seats)) {
      const told = (what: string): never => complain(`after ${answers} answers, ${String(viewer)} ${what}`);
      compareViews(play, viewer, dice, tally, told);
      if (next !== undefined) compareEvents(play, viewer, dice, next, sitting.passing ?? [], tally, told);
    }
    if (next === undefined) return tally;
    play.answer(next.seat, next.ask, next.choice);
  }
}

/** Property 1. */
function compareViews<G extends Shape>(
  play: Play<G>,
  viewer: Viewer,
  dice: Dice,
  tally: SecrecyTally,
  told: Complain,
): void {
  const other = play.fork();
  redealHidden(other, viewer, dice);
  // The lists of the original may have been made before: a fork makes its own, as the redealt one does.
  mustRead(
    told,
    'receives something that depends on what is hidden',
    viewText(other, viewer),
    viewText(play.fork(), viewer),
  );
  tally.views++;
  if (JSON.stringify(other.state.table) !== JSON.stringify(play.state.table)) tally.changed++;
}

/** What is sent to a viewer: even the order of its keys may not depend on what is hidden. */
function viewText<G extends Shape>(play: Play<G>, viewer: Viewer): string {
  return JSON.stringify(playView(play, viewer));
}

/** Property 2. */
function compareEvents<G extends Shape>(
  play: Play<G>,
  viewer: Viewer,
  dice: Dice,
  answer: { seat: number; ask: number; choice: string },
  passing: readonly string[],
  tally: SecrecyTally,
  told: Complain,
): void {
  const one = play.fork();
  const other = play.fork();
  nudge(other, viewer, dice);
  for (const world of [one, other]) {
    // In the other world the seat may not have that card.
    if (world.answer(answer.seat, answer.ask, answer.choice) !== undefined) return;
  }
  if (viewText(one, viewer) !== viewText(other, viewer)) return;
  tally.heard++;
  const heard = (world: Play<G>): string =>
    JSON.stringify(heardBy(world.events, viewer).filter((event) => !passing.includes(event.type)));
  mustRead(told, `hears something that depends on what stays hidden (${answer.choice})`, heard(other), heard(one));
}
