import {
  type AnyShape,
  BadInput,
  cloneState,
  type Game,
  type OpenAsk,
  Play,
  readPosition,
  type Refusal,
} from '@medallion/kernel';
import { changed } from './changes.ts';
import type { Scenario, ScenarioAnswer } from './read.ts';

/** What the shuffles of a scenario come from that names no word of its own. */
const SEED = '1';

/** The position a scenario begins with: written down, or a new game with what came before and what is otherwise. Throws BadInput. */
export function laidOut(game: Game<AnyShape>, scenario: Scenario): Play<AnyShape> {
  const { position, before, changes, seed = SEED } = scenario;
  const { min, max } = game.seats;
  const seats = scenario.seats ?? (position === undefined ? min : seatsIn(position)) ?? min;
  if (seats < min || seats > max) throw new BadInput(`${seats} players`, 'seats', `Choose ${min} to ${max}.`);
  const options = game.readOptions(scenario.options, seats);
  const of = (text: string): Play<AnyShape> => {
    const play = new Play(game, options, seats, readPosition(game, options, seats, text));
    if (play.state.asks.length === 0 && play.over === undefined) play.run();
    return play;
  };
  if (position !== undefined) return of(changed(position, changes));
  const play = Play.start(game, options, seats, seed);
  for (const [index, answer] of before.entries()) {
    const legal = legalNow(play, answer);
    if (give(play, answer) !== undefined)
      throw new BadInput('This answer is refused', `before[${index}]`, `Legal are ${legal.join(', ')}.`);
  }
  if (changes.length === 0) return play;
  if (game.notation === undefined)
    throw new BadInput(`${game.id} has no notation`, 'changes', 'Start from the seed as it is.');
  return of(changed(game.notation.print(play.state), changes));
}

function seatsIn(position: string): number | undefined {
  const digits = /^seats (\d+)/m.exec(position)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The open question an answer of a scenario is for. */
export function askFor({ state }: Play<AnyShape>, answer: ScenarioAnswer): OpenAsk<AnyShape> | undefined {
  const open = state.asks.filter((ask) => (ask as { reply?: string }).reply === undefined);
  return typeof answer === 'string' ? open[0] : (open.find(({ seat }) => seat === answer[0]) ?? open[0]);
}

export function legalNow(play: Play<AnyShape>, answer: ScenarioAnswer): readonly string[] {
  const ask = askFor(play, answer);
  return ask === undefined ? [] : play.choices(ask).map(({ id }) => id);
}

/** Gives an answer; why it was refused, if it was. A refused one changes nothing. */
export function give(play: Play<AnyShape>, answer: ScenarioAnswer): Refusal | undefined {
  const ask = askFor(play, answer);
  const [seat, choice] = typeof answer === 'string' ? [ask?.seat ?? -1, answer] : answer;
  const before = cloneState(play.game, play.state);
  try {
    return play.answer(seat, ask?.id ?? -1, choice);
  } catch (fault) {
    play.state = before;
    play.forgetLists();
    return { code: 'rules-fault', message: fault instanceof Error ? fault.message : String(fault) };
  }
}
