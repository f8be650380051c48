/** How one who is not a person answers: asked with what its seat may know, and nothing else. */

import { type Bot, imagine, isThinker, type Question } from '@medallion/bots';
import {
  type AnyShape,
  cloneState,
  Dice,
  type Game,
  type HeardEvent,
  Play,
  type SeatView,
  sha256Hex,
  type Shape,
  type State,
} from '@medallion/kernel';

import type { GameEntry } from './registry/types.ts';

/** A game as a seat may imagine it: what it cannot know was dealt anew before anybody saw it. */
export interface World<G extends Shape> {
  readonly options: G['options'];
  readonly seats: number;
  readonly state: State<G>;
}

/**
 * What a bot is asked. Nothing of it leads back to the table, so that it may go to another thread or machine; what is
 * a function here is made only where it is wanted, and gives plain data.
 */
export interface Thought<G extends Shape> {
  readonly game: string;
  /** Which bot, as the registry names it. */
  readonly bot: string;
  readonly position: SeatView<G>;
  /** The id of the question, which is among those of the position. */
  readonly ask: number;
  /** What the seat has heard since the game began. */
  readonly heard: () => readonly HeardEvent<G>[];
  /** For bots that try things out. */
  readonly world: () => World<G>;
  /** For the bot's own dice: the same thought always comes to the same answer. */
  readonly seed: string;
}

/** The id of one of the choices. Handed to a host, so that a server can think elsewhere than where it listens. */
export type Think<G extends Shape> = (thought: Thought<G>) => Promise<string>;

/** A seed that tells nothing of the secret it is made from. */
export function thoughtSeed(secret: string, number: number, ask: number): string {
  return sha256Hex(`medallion/bot/${number}/${ask}/${secret}`);
}

/** The world of a seat at this very moment. */
export function worldOf<G extends Shape>(play: Play<G>, seat: number, seed: string): World<G> {
  const { options, seats, state } = imagine(play, seat, new Dice(`world/${seed}`));
  return { options, seats, state };
}

/** How long bots that try things out may do so: asked between two steps. Then the best so far is their answer. */
export interface Patience {
  enough(this: void): boolean;
  /** Lets others have a word. */
  rest(this: void): Promise<void>;
}

/** A thought as a bot is asked it. */
function questionFrom<G extends Shape>(game: Game<G>, thought: Thought<G>): Question<G> {
  const { position, ask: id, world } = thought;
  const open = position.asks.find((each) => each.id === id);
  if (open === undefined) throw new Error(`question ${id} is not in the position`);
  const { ask, seat, args, choices } = open;
  const question = {
    ask,
    seat,
    args,
    choices,
    look: () => position,
    heard: thought.heard,
    // By the rules the bot wishes to go on by.
    imagine: (rules: Game<G>, dice: Dice) => {
      const { options, seats, state } = world();
      return imagine(new Play(rules, options, seats, cloneState(game, state)), seat, dice);
    },
  };
  return question as unknown as Question<G>;
}

/** Lets a bot think here and now. */
export function answerOf<G extends Shape>(game: Game<G>, bot: Bot<G>, thought: Thought<G>): string {
  return bot.answer(questionFrom(game, thought), new Dice(thought.seed));
}

/** Lets a bot think as long as there is patience. */
async function answerIn<G extends Shape>(
  game: Game<G>,
  bot: Bot<G>,
  thought: Thought<G>,
  { enough, rest }: Patience,
): Promise<string> {
  if (!isThinker(bot)) return answerOf(game, bot, thought);
  const thinking = bot.think(questionFrom(game, thought), new Dice(thought.seed));
  while (!enough() && thinking.step()) await rest();
  return thinking.weighing().choice;
}

/** A bot of the registry thinks where it is asked: to the end, or as long as the patience made for this thought lasts. */
export function thinkHere(games: readonly GameEntry[], patience?: () => Patience): Think<AnyShape> {
  return async (thought) => {
    const playable = await games.find(({ id }) => id === thought.game)?.playable();
    const bot = playable?.bots[thought.bot];
    if (playable === undefined || bot === undefined) throw new Error(`${thought.game} has no bot ${thought.bot}`);
    return patience === undefined
      ? answerOf(playable.rules, bot, thought)
      : answerIn(playable.rules, bot, thought, patience());
  };
}
