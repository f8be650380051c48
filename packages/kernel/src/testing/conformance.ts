import { Dice } from '../chance.ts';
import { isRecord } from '../json.ts';
import type { Game, Shape } from '../shape.ts';
import { checkAnswers } from './answers.ts';
import { checkNotation } from './notation.ts';
import { randomPlay } from './random-play.ts';
import { checkReplay } from './replay.ts';
import { checkRoundTrips } from './round-trips.ts';
import { checkSecrecy } from './secrecy.ts';
import { PropertyBroken, type Seated } from './sitting.ts';
import { checkStrictness } from './strict.ts';
import { checkUndo } from './undo.ts';

/** What a game says of itself, so that it can be proved. */
export interface Conformance {
  /** Every option of the game with the values it is tried with: none may be left out. */
  readonly vary: Readonly<Record<string, readonly unknown[]>>;
  /** Mends options that do not go together, or not with so many seats. */
  readonly fit?: (options: Readonly<Record<string, unknown>>, seats: number) => Readonly<Record<string, unknown>>;
  /** So many games are played by chance; the dearer properties get a part of them. */
  readonly games: number;
  /** Answers after which a game that is not over is left; the dearer properties leave after a tenth. */
  readonly limit?: number;
  /** So many changes of positions are read strictly, in all games together. */
  readonly changes?: number;
  /** Types of events that tell of what is hidden again before the next question: see `Secrecy`. */
  readonly passing?: readonly string[];
  /** What the game does not have. To say so wrongly fails as well. */
  readonly has?: { readonly hiddenCards?: false; readonly undo?: false; readonly lines?: false };
  /** How much each property must have compared at the least, at a scale of 1. */
  readonly atLeast: Readonly<Record<Compared, number>>;
}

/**
 * What is counted: answers after which the state was `written`, entries `replayed`, answers taken back (`undone`) and
 * `accepted`, reasons given (`explained`), views compared (`viewed`) and
 * those of them whose hidden part was `redealt`, positions `read` from their text.
 */
export type Compared = 'written' | 'replayed' | 'undone' | 'accepted' | 'explained' | 'viewed' | 'redealt' | 'read';

/** One property: a sentence, and what proves it by throwing where it does not hold. */
export interface Proof {
  readonly property: string;
  readonly prove: () => void;
}

/** Changes to the positions of one game that are read strictly. */
const CHANGES = 40;

/**
 * Everything a game on the kernel must have, as one list of proofs: each is a test by itself. Games differ in seats and
 * in every option. A game that lacks a notation, an invariant or an option to vary fails, and so does a property of
 * which nothing was ever compared. `scale` plays so many times as many games.
 */
export function conformance<G extends Shape>(game: Game<G>, how: Conformance, scale = 1): Proof[] {
  const long = { limit: how.limit };
  const short = { limit: how.limit === undefined ? undefined : Math.ceil(how.limit / 10) };
  const sit = (part: number, { limit } = long): Seated[] =>
    sittings(game, how, Math.ceil((how.games * scale) / part), limit);
  const fail = (what: string): never => {
    throw new PropertyBroken(`${game.id}: ${what}`);
  };
  const must = (holds: boolean, what: string): void => {
    if (!holds) fail(what);
  };
  const enough = (what: Compared, count: number): void => {
    const least = how.atLeast[what];
    // So many times as many games as 1 find more; fewer may find less than their part.
    must(count > 0 && count >= (scale < 1 ? 0 : least), `${what}: ${count}, not ${least}`);
  };
  const sum = (all: readonly Seated[], one: (sitting: Seated) => number): number =>
    all.reduce((total, sitting) => total + one(sitting), 0);

  return [
    {
      property: 'is played with every value of every option, and with every number of seats',
      prove: () => {
        const played = sit(1);
        for (const [seats, options] of seatings(game, how)) {
          const read = game.readOptions(options, seats);
          if (!isRecord(read)) return fail('its options are no object');
          for (const name of Object.keys(read)) must(name in how.vary, `nothing varies the option ${name}`);
          must(
            played.some((each) => each.seats === seats),
            `no game for ${seats}`,
          );
        }
        for (const [name, values] of Object.entries(how.vary))
          for (const value of values)
            must(
              played.some(({ options }) => isRecord(options) && options[name] === value),
              `no game in which ${name} is ${JSON.stringify(value)}`,
            );
      },
    },
    {
      property: 'plays on by any answers, its invariants hold after every step, and its end ranks every seat',
      prove: () => {
        must(Object.keys(game.invariants ?? {}).length > 0, 'it has no invariants');
        const ended = sum(sit(1), (sitting) => {
          const { over } = randomPlay(game, sitting);
          if (over === undefined) return 0;
          const ranked = over.ranking.flat();
          // Somebody without a seat may have a place, too: an automaton.
          for (let seat = 0; seat < sitting.seats; seat++)
            must(
              ranked.filter((each) => each === seat).length === 1,
              `${JSON.stringify(sitting)} ended without one place for seat ${seat}`,
            );
          return 1;
        });
        must(ended > 0, 'no game came to an end');
      },
    },
    {
      property: 'goes on in the same way when its state is written and read back after every step',
      prove: () =>
        enough(
          'written',
          sum(sit(6, short), (each) => checkRoundTrips(game, each)),
        ),
    },
    {
      property: 'replays from its record to the same hash, at any point',
      prove: () =>
        enough(
          'replayed',
          sum(sit(6, short), (each) => checkReplay(game, each)),
        ),
    },
    {
      property: 'can be taken back exactly as far as nobody learnt anything',
      prove: () => {
        const undone = sum(sit(3, short), (each) => checkUndo(game, each).undone);
        if (how.has?.undo ?? true) enough('undone', undone);
        else must(undone === 0, `${undone} answers were taken back`);
      },
    },
    {
      property: 'accepts every answer it lists and refuses every other one',
      prove: () => {
        const tallies = sit(6, short).map((each) => checkAnswers(game, each));
        enough(
          'accepted',
          tallies.reduce((all, { accepted }) => all + accepted, 0),
        );
        enough(
          'explained',
          tallies.reduce((all, { explained }) => all + explained, 0),
        );
      },
    },
    {
      property: 'shows nobody anything that depends on what is hidden from them',
      prove: () => {
        const { passing = [] } = how;
        const tallies = sit(1.5, short).map((each) => checkSecrecy(game, { ...each, passing }));
        must(
          tallies.some(({ heard }) => heard > 0),
          'nobody heard anything',
        );
        enough(
          'viewed',
          tallies.reduce((total, each) => total + each.views, 0),
        );
        const changed = tallies.reduce((total, each) => total + each.changed, 0);
        if (how.has?.hiddenCards ?? true) enough('redealt', changed);
        else must(changed === 0, `in ${changed} views something hidden was dealt anew`);
      },
    },
    {
      property: 'reads every position back from its text',
      prove: () =>
        enough(
          'read',
          sum(sit(1.5, short), (each) => checkNotation(game, each)),
        ),
    },
    {
      property: 'reads positions strictly: what somebody changed is refused, with its line, or plays on',
      prove: () => {
        const played = sit(12, short);
        const changes = how.changes === undefined ? CHANGES : Math.ceil(how.changes / played.length);
        const tallies = played.map((each) => checkStrictness(game, each, changes));
        const total = (of: 'refused' | 'withLine' | 'accepted'): number =>
          tallies.reduce((all, each) => all + each[of], 0);
        must(total('refused') > 0, 'whatever was changed was read');
        must(
          total('refused') + total('accepted') === changes * tallies.length,
          'a change was neither refused nor read',
        );
        const most = total('withLine') > total('refused') / 2;
        must(most === (how.has?.lines ?? true), `${total('withLine')} of ${total('refused')} refusals name their line`);
      },
    },
  ];
}

/** One sitting for each number of seats, with the first value of every option. */
function seatings<G extends Shape>({ seats }: Game<G>, { vary, fit }: Conformance): [number, unknown][] {
  const first = Object.fromEntries(Object.entries(vary).map(([name, values]) => [name, values[0]]));
  return Array.from({ length: seats.max - seats.min + 1 }, (_, more) => {
    const count = seats.min + more;
    return [count, fit?.(first, count) ?? first];
  });
}

/** Games whose seats go round and whose options are drawn, the same ones every time. */
function sittings<G extends Shape>(
  { id, seats }: Game<G>,
  { vary, fit }: Conformance,
  count: number,
  limit: number | undefined,
): Seated[] {
  return Array.from({ length: count }, (_, index) => {
    const dice = new Dice(`options ${id} ${index}`);
    const drawn = Object.fromEntries(Object.entries(vary).map(([name, values]) => [name, dice.pick(values)]));
    const at = seats.min + (index % (seats.max - seats.min + 1));
    const options = fit?.(drawn, at) ?? drawn;
    return { seed: `${id} ${index}`, seats: at, options, ...(limit === undefined ? {} : { limit }) };
  });
}
