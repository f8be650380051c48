import { Dice } from '../chance.ts';
import { canonical } from '../json.ts';
import { Play } from '../play.ts';
import type { Act, Game, Shape, State } from '../shape.ts';
import { deepFreeze, notPlain } from './plain.ts';
import { anyAnswer, complainer, LIMIT, mustEqual, type Seated, startPlay } from './sitting.ts';

/**
 * A state is plain data and nothing else: a twin whose state is written out and read back after every single step
 * plays the very same game, events included; and a fork shares nothing with its original that a step could change.
 * Returns how many answers were compared.
 */
export function checkRoundTrips<G extends Shape>(game: Game<G>, sitting: Seated): number {
  const complain = complainer(game, sitting);
  const dice = new Dice(`round trips ${sitting.seed}`);
  const play = startPlay(game, sitting);
  const wrapped = rereading(game);
  let twin = startPlay(wrapped, sitting, false);
  let answers = 0;
  for (; ; answers++) {
    const odd = notPlain(play.state);
    if (odd !== undefined) complain(`after ${answers} answers, ${odd}`);
    mustEqual(complain, `after ${answers} answers, the re-read state`, twin.state, play.state);
    mustEqual(complain, `after ${answers} answers, the re-read events`, twin.events, play.events);
    if (play.over !== undefined || answers >= (sitting.limit ?? LIMIT)) return answers;
    const answer = anyAnswer(play, dice);
    checkFork(play, answer, (what) => complain(`after ${answers} answers, ${what}`));
    twin = new Play(wrapped, twin.options, twin.seats, reread(twin.state));
    play.events = [];
    for (const one of [play, twin]) {
      const refusal = one.answer(answer.seat, answer.ask, answer.choice);
      if (refusal !== undefined) complain(`the listed answer ${answer.choice} was refused: ${refusal.code}`);
    }
  }
}

function reread<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The same game, but after every step and every answer its state is replaced by what its JSON text says. */
function rereading<G extends Shape>(game: Game<G>): Game<G> {
  type Handler = (g: Act<G>, ...rest: unknown[]) => void;
  const and =
    (handler: Handler): Handler =>
    (g, ...rest) => {
      handler(g, ...rest);
      const { state } = g as unknown as { state: State<G> };
      // The loop holds on to the state itself, so its fields are replaced one by one.
      Object.assign(state, reread(state));
    };
  const steps = Object.entries(game.steps as Record<string, Handler>).map(([name, run]) => [name, and(run)]);
  const asks = Object.entries(game.asks as unknown as Record<string, { list: Handler; take: Handler }>).map(
    ([name, rule]) => [name, { list: rule.list.bind(rule), take: and(rule.take.bind(rule)) }],
  );
  return {
    ...game,
    steps: Object.fromEntries(steps) as Game<G>['steps'],
    asks: Object.fromEntries(asks) as Game<G>['asks'],
  };
}

/** Freezes one fork and plays a fork of it: a step that reaches into the frozen one throws. */
function checkFork<G extends Shape>(
  play: Play<G>,
  answer: { seat: number; ask: number; choice: string },
  complain: (what: string) => never,
): void {
  const before = canonical(play.state);
  const original = play.fork();
  deepFreeze(original.state);
  const fork = original.fork();
  try {
    fork.answer(answer.seat, answer.ask, answer.choice);
  } catch (fault) {
    complain(`a fork shares something with its original, or a handler changes a waiting step: ${String(fault)}`);
  }
  if (canonical(play.state) !== before) complain('playing a fork changed its original');
}
