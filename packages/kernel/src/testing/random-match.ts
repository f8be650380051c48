import { Dice } from '../chance.ts';
import type { Match, Submitted } from '../match.ts';
import type { Game, Happening, Shape } from '../shape.ts';
import { anyAnswer, complainer, LIMIT, type Seated, startMatch } from './sitting.ts';

/** One in so many answers is taken back where that is allowed. */
const UNDO_ONE_IN = 6;

/**
 * Plays a match by chance, to its end or to the limit, taking an answer back now and then. Calls `onEntry` for the
 * setup and after every entry, with what happened.
 */
export function randomMatch<G extends Shape>(
  game: Game<G>,
  sitting: Seated,
  onEntry?: (match: Match<G>, events: readonly Happening[]) => void,
): Match<G> {
  const complain = complainer(game, sitting);
  const dice = new Dice(`random match ${sitting.seed}`);
  const match = startMatch(game, sitting);
  onEntry?.(match, match.takeEvents());
  while (match.play.over === undefined && match.number < (sitting.limit ?? LIMIT)) {
    const result = nextEntry(match, dice);
    if (!result.ok) return complain(`entry ${match.number + 1} was refused: ${result.refusal.code}`);
    onEntry?.(match, result.events);
  }
  return match;
}

function nextEntry<G extends Shape>(match: Match<G>, dice: Dice): Submitted {
  const seat = Array.from({ length: match.header.seats }, (_, index) => index).find((index) => match.canUndo(index));
  if (seat !== undefined && dice.int(UNDO_ONE_IN) === 0) return match.undo(seat);
  return match.submit({ ...anyAnswer(match.play, dice), number: match.number });
}
