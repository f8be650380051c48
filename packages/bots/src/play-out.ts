import {
  Dice,
  type Game,
  type Happening,
  heardBy,
  type OpenAsk,
  Play,
  playView,
  RulesFault,
  type Shape,
} from '@medallion/kernel';
import type { Bot, Question } from './bot.ts';
import { imagine } from './world.ts';

/** Asks the bots until the game is over or `goOn` says stop. Returns how many questions were answered. */
export function playOut<G extends Shape>(
  play: Play<G>,
  bots: readonly Bot<NoInfer<G>>[],
  seed: string,
  goOn: (play: Play<G>) => boolean = () => true,
): number {
  const dice = bots.map((_, seat) => new Dice(`bot/${seat}/${seed}`));
  const happened: Happening<G>[] = [];
  let noted = 0;
  let decisions = 0;
  while (play.over === undefined) {
    // Whoever watches may empty the list of what happened after each answer.
    if (play.events.length < noted) noted = 0;
    while (noted < play.events.length) happened.push(play.events[noted++] as Happening<G>);
    if (!goOn(play)) break;
    if (play.events.length < noted) noted = 0;
    const open = play.unanswered()[0];
    if (open === undefined) throw new RulesFault('nobody is asked, but the game is not over');
    const bot = bots[open.seat] as Bot<G>;
    const choice = bot.answer(questionOf(play, open, happened), dice[open.seat] as Dice);
    const refusal = play.answer(open.seat, open.id, choice);
    if (refusal !== undefined)
      throw new RulesFault(`${bot.name} answered ${open.ask} with ${choice}: ${JSON.stringify(refusal)}`);
    decisions += 1;
  }
  return decisions;
}

/** The question as a bot is asked it; `happened` is all that has happened in this game, as far as the host knows. */
export function questionOf<G extends Shape>(
  play: Play<G>,
  open: OpenAsk<G>,
  happened: readonly Happening<G>[] = [],
): Question<G> {
  return {
    ask: open.ask,
    seat: open.seat,
    args: open,
    choices: play.choices(open),
    look: () => playView(play, open.seat),
    heard: () => heardBy(happened, open.seat),
    imagine: <H extends Shape>(game: Game<H>, dice: Dice) => {
      if ((game as { readonly id: string }).id !== play.game.id)
        throw new RulesFault(`a bot for ${game.id} was asked a question of ${play.game.id}`);
      const { options, seats, state } = imagine(play, open.seat, dice) as unknown as Play<H>;
      return new Play(game, options, seats, state);
    },
  } as unknown as Question<G>;
}
