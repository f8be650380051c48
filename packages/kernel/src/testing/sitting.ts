import type { Dice } from '../chance.ts';
import { seedOf } from '../fairness.ts';
import { canonical } from '../json.ts';
import { Match } from '../match.ts';
import { Play } from '../play.ts';
import type { Game, Seat, Shape, Viewer } from '../shape.ts';

/** One game to be played by chance: who sits down, by which options, and the seed that decides everything else. */
export interface Seated {
  readonly seats: number;
  readonly options?: unknown;
  readonly seed: string;
  /** Answers after which a game that is not over is left as it is. */
  readonly limit?: number;
}

/** Far more answers than any sensible game takes. */
export const LIMIT = 100_000;

/** A property that does not hold. The message names the game and the sitting, so that it can be played again. */
export class PropertyBroken extends Error {
  override name = 'PropertyBroken';
}

/** What a check complains with. */
export type Complain = (what: string) => never;

export function complainer<G extends Shape>(game: Game<G>, sitting: Seated): Complain {
  return (what) => {
    throw new PropertyBroken(`${game.id}, ${JSON.stringify(sitting)}: ${what}`);
  };
}

/** A play of the sitting at its first question. */
export function startPlay<G extends Shape>(game: Game<G>, { seats, options, seed }: Seated, checked = true): Play<G> {
  return Play.start(game, game.readOptions(options ?? {}, seats), seats, seedOf(seed, []), checked);
}

/** A match of the sitting at its first question. */
export function startMatch<G extends Shape>(game: Game<G>, { seats, options, seed }: Seated, checked = true): Match<G> {
  const nonces = Array.from({ length: seats }, (_, seat) => `nonce ${seat}`);
  const match = Match.start(game, { seats, options, secret: seed, nonces });
  match.play.checked = checked;
  return match;
}

/** What could be answered next, chosen by chance among all open questions and all their legal answers. */
export function anyAnswer<G extends Shape>(play: Play<G>, dice: Dice): { seat: Seat; ask: number; choice: string } {
  const ask = dice.pick(play.unanswered());
  return { seat: ask.seat, ask: ask.id, choice: dice.pick(play.choices(ask)).id };
}

/** Everybody who may look at a table. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** Complains where two values that must be the same are not, and shows the first place where they part. */
export function mustEqual(complain: Complain, what: string, one: unknown, other: unknown): void {
  // Equal values nearly always print alike at once; only the others need their keys sorted.
  if (JSON.stringify(one) !== JSON.stringify(other)) mustRead(complain, what, canonical(one), canonical(other));
}

/** The same for texts, which must agree to the byte. */
export function mustRead(complain: Complain, what: string, one: string, other: string): void {
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at++;
  const from = Math.max(0, at - 60);
  complain(`${what}: …${one.slice(from, at + 60)}… is not …${other.slice(from, at + 60)}…`);
}
