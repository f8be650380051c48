import { Dice } from '../chance.ts';
import { canonical } from '../json.ts';
import type { Match } from '../match.ts';
import type { Play } from '../play.ts';
import { redealHidden } from '../redeal.ts';
import type { Game, Shape } from '../shape.ts';
import { heardBy, playView } from '../view.ts';
import { anyAnswer, type Complain, complainer, LIMIT, mustEqual, type Seated, startMatch } from './sitting.ts';

interface Given {
  readonly seat: number;
  readonly ask: number;
  readonly choice: string;
  /** The state it was given in. */
  readonly before: string;
}

export interface UndoTally {
  answers: number;
  undone: number;
  /** The most answers taken back in a row. */
  deepest: number;
  /** Of answers given together, those taken back after others had answered. */
  together: number;
}

/** One in so many answers, everything that may be taken back is, and is then given again. */
const REWIND_ONE_IN = 4;

/**
 * Undo gives back exactly the state before, and giving the answer again exactly the state after. It is refused to
 * every other seat, after a roll, at the end, and wherever the answer taught its seat something: had what the seat
 * could not see been different, an answer that may be taken back would have looked the same to it. Of answers given
 * together each may be taken back until the last is in; whoever looked at a state from before that must look again.
 */
export function checkUndo<G extends Shape>(game: Game<G>, sitting: Seated): UndoTally {
  const complain = complainer(game, sitting);
  const dice = new Dice(`undo ${sitting.seed}`);
  const match = startMatch(game, sitting);
  const tally: UndoTally = { answers: 0, undone: 0, deepest: 0, together: 0 };
  const given: Given[] = [];
  while (match.play.over === undefined && tally.answers < (sitting.limit ?? LIMIT)) {
    const before = match.play.fork();
    const answer = { ...anyAnswer(match.play, dice), before: canonical(match.play.state) };
    give(match, answer, complain);
    tally.answers++;
    given.push(answer);
    checkRights(match, before, answer, complain);
    if (match.canUndo(answer.seat)) {
      checkNothingLearnt(before, answer, dice, complain);
      if (dice.int(REWIND_ONE_IN) === 0) rewind(match, given, tally, complain);
    }
    if (dice.int(REWIND_ONE_IN) === 0) takeBackTogether(match, given, tally, complain);
  }
  return tally;
}

function give<G extends Shape>(match: Match<G>, { seat, ask, choice }: Given, complain: Complain): void {
  const result = match.submit({ seat, ask, choice, number: match.number });
  if (!result.ok) complain(`the listed answer ${choice} was refused: ${result.refusal.code}`);
}

/** Nobody but the answering seat may take an answer back, besides one of its own that waits; nobody a roll or the end. */
function checkRights<G extends Shape>(
  match: Match<G>,
  before: Play<G>,
  { seat, choice }: Given,
  complain: Complain,
): void {
  const { number } = match;
  const after = canonical(match.play.state);
  for (let other = 0; other < match.header.seats; other++) {
    if (other === seat) continue;
    if (repliesOf(match).some((open) => open.seat === other && !isFinal(match, open))) {
      if (!match.canUndo(other)) complain(`seat ${other} cannot take back its answer, though others still think`);
      continue;
    }
    const result = match.undo(other);
    if (result.ok || result.refusal.code !== 'cannot-undo')
      complain(`seat ${other} took back ${choice} of seat ${seat}`);
  }
  if (match.number !== number || canonical(match.play.state) !== after) complain('a refused undo changed something');
  if (!match.canUndo(seat)) return;
  if (match.play.over !== undefined) complain(`the end of the game can be taken back (${choice})`);
  if (canonical(before.state.chance) !== canonical(match.play.state.chance))
    complain(`${choice} rolled, and can be taken back`);
}

/** Deals what the seat cannot see differently, gives the same answer, and compares what the seat then knows. */
function checkNothingLearnt<G extends Shape>(
  before: Play<G>,
  { seat, ask, choice }: Given,
  dice: Dice,
  complain: Complain,
): void {
  const other = before.fork();
  redealHidden(other, seat, dice);
  for (const play of [before, other]) {
    play.events = [];
    const refusal = play.answer(seat, ask, choice);
    if (refusal !== undefined)
      complain(`re-dealing what seat ${seat} cannot see made its answer ${choice} ${refusal.code}`);
  }
  const learnt = `${choice} of seat ${seat} can be taken back although the seat learnt something by it`;
  mustEqual(complain, learnt, playView(other, seat), playView(before, seat));
  mustEqual(complain, learnt, heardBy(other.events, seat), heardBy(before.events, seat));
}

interface Reply {
  readonly id: number;
  readonly seat: number;
  readonly ask: string;
  readonly reply?: string;
}

/** The open questions that have their answers already. */
const repliesOf = <G extends Shape>({ play }: Match<G>): readonly Reply[] =>
  (play.state.asks as readonly Reply[]).filter(({ reply }) => reply !== undefined);

const isFinal = <G extends Shape>({ game }: Match<G>, { ask }: Reply): boolean =>
  (game.asks as unknown as Readonly<Record<string, { final?: true }>>)[ask]?.final === true;

/** The same state without the answer to one of its open questions. */
function without(state: string, ask: number): string {
  const parsed = JSON.parse(state) as { asks: { id: number; reply?: string }[] };
  for (const open of parsed.asks) if (open.id === ask) delete open.reply;
  return canonical(parsed);
}

/** Takes back the first of several answers that wait, and gives it again as the last. */
function takeBackTogether<G extends Shape>(
  match: Match<G>,
  given: Given[],
  tally: UndoTally,
  complain: Complain,
): void {
  const waiting = repliesOf(match);
  const at = given.findIndex(({ ask }) => waiting.some(({ id }) => id === ask));
  const first = given[at];
  const reply = waiting.find(({ id }) => id === first?.ask);
  if (first === undefined || reply === undefined || at === given.length - 1 || isFinal(match, reply)) return;
  const { seat, ask, choice } = first;
  // A seat with several questions takes back the last of its answers.
  if (given.slice(at + 1).some((other) => other.seat === seat)) return;
  const { number } = match;
  const after = canonical(match.play.state);
  const result = match.undo(seat, number);
  if (!result.ok) complain(`seat ${seat} could not take back ${choice} while others think: ${result.refusal.code}`);
  if (canonical(match.play.state) !== without(after, ask)) complain(`taking back ${choice} changed more than itself`);
  const old = match.submit({ seat, ask, choice, number });
  if (old.ok || old.refusal.code !== 'stale') complain(`an answer from before something was taken back is not stale`);
  given.splice(at, 1);
  for (const [index, later] of given.entries())
    if (index >= at) given[index] = { ...later, before: without(later.before, ask) };
  const again = { seat, ask, choice, before: canonical(match.play.state) };
  give(match, again, complain);
  given.push(again);
  if (canonical(match.play.state) !== after)
    complain('undo and redo among several answers did not give the same state');
  tally.undone++;
  tally.together++;
}

/** Takes back as much as may be taken back, comparing with the states left behind, and gives it all again. */
function rewind<G extends Shape>(match: Match<G>, given: readonly Given[], tally: UndoTally, complain: Complain): void {
  const end = canonical(match.play.state);
  let at = given.length;
  for (let last = given[at - 1]; last !== undefined && match.canUndo(last.seat); last = given[at - 1]) {
    const result = match.undo(last.seat, match.number);
    if (!result.ok) complain(`undo was allowed and then refused: ${result.refusal.code}`);
    if (canonical(match.play.state) !== last.before)
      complain(`taking back ${last.choice} did not give the state before it`);
    at--;
    tally.undone++;
  }
  tally.deepest = Math.max(tally.deepest, given.length - at);
  for (const answer of given.slice(at)) give(match, answer, complain);
  if (canonical(match.play.state) !== end) complain('undo and redo did not give the same state');
}
