/** An answer at an arranged table, given once more by a way round: every test of a rule is a test of these as well. */
import { BadInput } from '../errors.ts';
import type { Json } from '../json.ts';
import { Match } from '../match.ts';
import { Play } from '../play.ts';
import type { Game, Happening, Seat, Shape, State } from '../shape.ts';
import { complainer, mustEqual } from './sitting.ts';

/** `undo`: given, taken back where that is fair, given again. `print`: given at the position read from its text. */
export const WAYS_ROUND = ['undo', 'print'] as const;
export type WayRound = (typeof WAYS_ROUND)[number];

interface Given {
  readonly seat: Seat;
  readonly ask: number;
  readonly choice: string;
}

/** The state and what was told must be those of the straight way; then whatever a test says of one is true of both. */
export function answeredRound<G extends Shape>(
  way: WayRound,
  straight: Play<G>,
  before: State<G>,
  heard: number,
  given: Given,
): void {
  const { game, options, seats } = straight;
  const complain = complainer(game, { seats, options, seed: `arranged, ${given.choice}, ARRANGED=${way}` });
  const [state, events] = (way === 'undo' ? takenBack : printed)(straight, before, given);
  mustEqual(complain, 'the state is another one', state, straight.state);
  mustEqual(complain, 'other things were told', events, straight.events.slice(heard));

  function takenBack(play: Play<G>, from: State<G>, answer: Given): [State<G>, readonly Happening<G>[]] {
    const match = Match.past(play.game, recordOf(play), from);
    const first = match.submit({ ...answer, number: match.number });
    // A procedure that simply ends is a fault to a match, which then stands where it stood.
    if (!first.ok) {
      mustEqual(complain, 'a fault changed something', match.play.state, from);
      return answered(new Play(play.game, options, seats, match.play.state), answer);
    }
    if (!match.canUndo(answer.seat)) return [match.play.state, first.events];
    match.undo(answer.seat);
    mustEqual(complain, 'taking it back leads elsewhere', match.play.state, from);
    const again = match.submit({ ...answer, number: match.number });
    if (!again.ok) return complain(`what was taken back is refused: ${again.refusal.code}`);
    return [match.play.state, again.events];
  }

  function printed(play: Play<G>, from: State<G>, answer: Given): [State<G>, readonly Happening<G>[]] {
    const { notation } = play.game;
    if (notation === undefined) return complain('the game has no notation');
    const read = notation.parse(notation.print(from));
    mustEqual(complain, 'it reads back as another position', read, from);
    return answered(new Play(play.game, options, seats, read), answer);
  }
}

function answered<G extends Shape>(play: Play<G>, { seat, ask, choice }: Given): [State<G>, readonly Happening<G>[]] {
  endingSomewhere(() => play.answer(seat, ask, choice));
  return [play.state, play.events];
}

/** Does this table have a text that is read again? What is played from it then must have one, too. */
export function canBeRead<G extends Shape>({ game: { notation }, state }: Play<G>): boolean {
  try {
    return notation !== undefined && notation.parse(notation.print(state)) !== undefined;
  } catch (fault) {
    if (fault instanceof BadInput) return false;
    throw fault;
  }
}

/** A match only wants to know who plays by which options. */
function recordOf<G extends Shape>({ game, options, seats }: Play<G>): Parameters<typeof Match.past<G>>[1] {
  const { id, rules } = game as Game<G>;
  const nonces = Array.from({ length: seats }, () => '');
  const header = { medallion: 1, game: id, rules, content: '', seats, commitment: '', nonces } as const;
  return { header: { ...header, options: options as Json }, entries: [] };
}

/** An arranged procedure may simply end, in the middle of a game. */
export function endingSomewhere(run: () => void): void {
  try {
    run();
  } catch (fault) {
    if (!(fault instanceof Error && fault.message.includes('nothing left to do'))) throw fault;
  }
}
