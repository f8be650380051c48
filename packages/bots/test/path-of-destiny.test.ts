import { type AnyShape, Dice, Play } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { STORIES } from '@medallion/path-of-destiny/content';
import { describe, expect, it } from 'vitest';
import { type Bot, randomBot } from '../src/bot.ts';
import { destinyAdept } from '../src/path-of-destiny/adept.ts';
import { destinyNovice } from '../src/path-of-destiny/novice.ts';
import { playOut } from '../src/play-out.ts';

type DestinyBot = Bot<PathOfDestiny>;

/** Plays a game to its end, the invariants checked; returns who won and every answer. */
function tell(bots: readonly DestinyBot[], seed: string, options: object) {
  const seats = bots.length;
  const answers: string[] = [];
  const watched = bots.map(
    (bot): DestinyBot => ({
      name: bot.name,
      answer(question, dice) {
        const choice = bot.answer(question, dice);
        answers.push(`${question.seat} ${question.ask} ${choice}`);
        return choice;
      },
    }),
  );
  const start = pathOfDestiny.readOptions(options, seats);
  const play = Play.start<PathOfDestiny>(pathOfDestiny, start, seats, seed, true);
  playOut(play, watched, seed);
  return { winner: play.over?.ranking[0]?.[0] ?? -1, answers };
}

/** How many of so many four-player games the first kind of bot wins with two seats, its seats changing. */
function wins(strong: DestinyBot, weak: DestinyBot, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const bots = [0, 1, 2, 3].map((seat) => ((seat + game) % 2 === 0 ? strong : weak));
    const { winner } = tell(bots, `strength ${game}`, { story: STORIES[game % STORIES.length] });
    if (bots[winner] === strong) won += 1;
  }
  return won;
}

describe.each([destinyNovice, destinyAdept])('whole games of the $name', (bot) => {
  const cases = STORIES.flatMap((story) => [1, 2, 3, 4, 5].map((players) => [story, players] as const));
  it.each(cases)('%s, %i players: the game is finished', { timeout: 60_000 }, (story, players) => {
    const bots = Array.from({ length: players }, () => bot);
    expect(tell(bots, `whole ${players}`, { story }).winner).toBeGreaterThanOrEqual(0);
  });

  it('the same seed is the same game, answer by answer', { timeout: 60_000 }, () => {
    const game = (seed: string) => tell([bot, bot, bot], seed, { story: 'striga' });
    expect(game('again')).toEqual(game('again'));
    expect(game('another').answers).not.toEqual(game('again').answers);
  });

  it('answers from what its seat may see: no hand but its own', { timeout: 60_000 }, () => {
    const start = pathOfDestiny.readOptions({ story: 'edge' }, 3);
    const play = Play.start<PathOfDestiny>(pathOfDestiny, start, 3, 'views', true);
    let looked = 0;
    const watched: DestinyBot = {
      name: bot.name,
      answer(question, dice) {
        const view = question.look();
        for (const [who, { hand }] of view.table.participants.entries())
          if (who !== question.seat && view.table.phase !== 'ending') expect(hand.cards).toBeUndefined();
        looked += 1;
        return bot.answer({ ...question, look: () => structuredClone(view) }, dice);
      },
    };
    playOut(play, [watched, watched, watched], 'views');
    expect(looked).toBeGreaterThan(50);
  });

  it('gives a legal answer to a question nobody has heard of', () => {
    const choices = [{ id: 'this' }, { id: 'that' }];
    const idle = (): never => expect.fail('it need not look');
    const question = { ask: 'unheard/of', seat: 0, args: {}, choices, look: idle, heard: idle, imagine: idle };
    expect(['this', 'that']).toContain((bot as Bot<AnyShape>).answer(question, new Dice('unheard')));
  });
});

/** Few games, so the bounds leave room for luck; docs/balance-path-of-destiny.md counts more of them. */
describe('how strong they are', () => {
  it('two adepts win most games against two novices', { timeout: 300_000 }, () => {
    expect(wins(destinyAdept, destinyNovice, 48)).toBeGreaterThanOrEqual(34);
  });
  it('two novices win nearly all games against two who answer at random', { timeout: 300_000 }, () => {
    expect(wins(destinyNovice, randomBot, 30)).toBeGreaterThanOrEqual(27);
  });
});
