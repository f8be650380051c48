import { Dice } from '../chance.ts';
import { canonical } from '../json.ts';
import type { Match, Submitted } from '../match.ts';
import type { Refusal } from '../refusal.ts';
import type { Game, OpenAsk, Shape } from '../shape.ts';
import { anyAnswer, type Complain, complainer, LIMIT, type Seated, startMatch } from './sitting.ts';

export interface AnswerTally {
  accepted: number;
  refused: number;
  /** Plausible answers listed as impossible, with their reasons. */
  explained: number;
}

/** What a hostile or broken page might send. */
const ODD_IDS = ['', ' ', 'undefined', 'null', '__proto__', 'constructor', 'toString', '0', '-1', '\u0000', '\ud800'];
/** So many ids of other asks are tried on each ask. */
const FOREIGN_IDS = 6;

/**
 * The list is the law: at every state every listed answer is accepted, and whatever is not listed is refused with a
 * typed reason and changes nothing: ids of other asks, of nothing at all, answers of other seats, to older asks, to
 * states from before the question was put. Of answers given together none makes another stale. Answers listed as
 * impossible are refused as illegal with that very reason.
 */
export function checkAnswers<G extends Shape>(game: Game<G>, sitting: Seated): AnswerTally {
  const complain = complainer(game, sitting);
  const dice = new Dice(`answers ${sitting.seed}`);
  const match = startMatch(game, sitting);
  const seen = new Set<string>();
  const tally: AnswerTally = { accepted: 0, refused: 0, explained: 0 };
  /** When the open questions were put. */
  let since = 0;
  while (match.play.over === undefined && match.number < (sitting.limit ?? LIMIT)) {
    checkState(match, since, seen, dice, tally, complain);
    const asked = match.play.state.asks.map(({ id }) => id).join();
    // Whoever has not yet seen what others answered meanwhile may still answer.
    const number = since + dice.int(match.number - since + 1);
    const result = match.submit({ ...anyAnswer(match.play, dice), number });
    if (!result.ok) complain(`a listed answer was refused: ${result.refusal.code}`);
    if (match.play.state.asks.map(({ id }) => id).join() !== asked) since = match.number;
  }
  if (match.play.over !== undefined) {
    expectRefusal(match.submit({ seat: 0, ask: 1, choice: 'any', number: match.number }), 'game-over', complain);
  }
  return tally;
}

function checkState<G extends Shape>(
  match: Match<G>,
  since: number,
  seen: Set<string>,
  dice: Dice,
  tally: AnswerTally,
  complain: Complain,
): void {
  const { play, number } = match;
  const before = canonical(play.state);
  const entries = match.entries.length;
  const refuse = (
    answer: { seat: number; ask: number; choice: string; number?: number },
    ...codes: Refusal['code'][]
  ): void => {
    tally.refused++;
    expectRefusal(match.submit({ number, ...answer }), codes, complain);
  };

  const open = play.unanswered();
  for (const ask of open) {
    const { seat, id } = ask;
    const listed = checkListed(match, ask, tally, complain);
    for (const why of play.impossible(ask)) {
      const { id: choice } = why.choice;
      tally.explained++;
      if (listed.has(choice)) complain(`${choice} is listed as legal and as impossible`);
      if (why.reason === '' || why.clause === '') complain(`${choice} is impossible without a reason or a clause`);
      const result = match.submit({ seat, ask: id, choice, number });
      if (result.ok || result.refusal.code !== 'illegal') complain(`${choice} should be refused as illegal`);
      else if (canonical(result.refusal.why) !== canonical(why)) complain(`${choice} is refused with another reason`);
    }
    const others = dice.shuffle([...seen].filter((choice) => !listed.has(choice))).slice(0, FOREIGN_IDS);
    for (const choice of [...ODD_IDS, ...others, `${[...listed][0] ?? ''} `]) {
      if (!listed.has(choice)) refuse({ seat, ask: id, choice }, 'unknown-option', 'illegal');
    }
    const choice = [...listed][0] ?? '';
    for (let other = 0; other < match.header.seats; other++) {
      if (other !== seat) refuse({ seat: other, ask: id, choice }, 'not-your-ask');
    }
    refuse({ seat: match.header.seats, ask: id, choice }, 'unknown-seat');
    refuse({ seat: -1, ask: id, choice }, 'unknown-seat');
    refuse({ seat, ask: id, choice, number: since - 1 }, 'stale');
    refuse({ seat, ask: id, choice, number: number + 1 }, 'stale');
    refuse({ seat, ask: play.state.nextAsk, choice }, 'unknown-ask');
    refuse({ seat, ask: Math.min(...play.state.asks.map((other) => other.id)) - 1, choice }, 'unknown-ask');
    for (const id of listed) seen.add(id);
  }
  for (const ask of play.state.asks) {
    const { id, seat, reply } = ask as { id: number; seat: number; reply?: string };
    if (reply !== undefined) refuse({ seat, ask: id, choice: reply }, 'already-answered');
  }
  if (match.number !== number || match.entries.length !== entries) complain('a refused answer was written down');
  if (canonical(match.play.state) !== before) complain('a refused answer changed the state');
}

/** Every listed answer has an id of its own and is accepted. */
function checkListed<G extends Shape>(
  { play }: Match<G>,
  ask: OpenAsk<G>,
  tally: AnswerTally,
  complain: Complain,
): Set<string> {
  const choices = play.choices(ask);
  const listed = new Set(choices.map((choice) => choice.id));
  if (listed.size !== choices.length) complain(`ask ${ask.ask} lists an id twice`);
  if (listed.size === 0) complain(`ask ${ask.ask} lists no answer`);
  for (const id of listed) {
    const fork = play.fork();
    fork.checked = true;
    const refusal = fork.answer(ask.seat, ask.id, id);
    if (refusal !== undefined) complain(`the listed answer ${id} to ${ask.ask} was refused: ${refusal.code}`);
    tally.accepted++;
  }
  return listed;
}

function expectRefusal(
  result: Submitted,
  codes: Refusal['code'] | readonly Refusal['code'][],
  complain: Complain,
): void {
  const wanted = typeof codes === 'string' ? [codes] : codes;
  if (result.ok) complain(`an answer was accepted that should be ${wanted.join(' or ')}`);
  else if (!wanted.includes(result.refusal.code))
    complain(`refused as ${result.refusal.code} instead of ${wanted.join(' or ')}`);
}
