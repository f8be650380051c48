import { Dice } from '../chance.ts';
import type { Play } from '../play.ts';
import type { Game, Shape } from '../shape.ts';
import { anyAnswer, complainer, LIMIT, type Seated, startPlay } from './sitting.ts';

export interface RandomPlay<G extends Shape> extends Seated {
  /** Check the game's invariants after every step; true unless told otherwise. */
  readonly checked?: boolean;
  /** Called before every answer and once at the end, with the number of answers so far. */
  readonly onState?: (play: Play<G>, answers: number) => void;
}

/** Plays a game by chance, to its end or to the limit. The same seed plays the same game. */
export function randomPlay<G extends Shape>(game: Game<G>, sitting: RandomPlay<G>): Play<G> {
  const { seed, limit = LIMIT, checked = true, onState, seats, options } = sitting;
  const complain = complainer(game, { seats, options, seed });
  const play = startPlay(game, sitting, checked);
  const dice = new Dice(`random play ${seed}`);
  for (let answers = 0; ; answers++) {
    onState?.(play, answers);
    if (play.over !== undefined || answers >= limit) return play;
    play.events = [];
    const { seat, ask, choice } = anyAnswer(play, dice);
    const refusal = play.answer(seat, ask, choice);
    if (refusal !== undefined) complain(`the listed answer ${choice} was refused: ${refusal.code}`);
  }
}
