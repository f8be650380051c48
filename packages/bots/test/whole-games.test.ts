import { type AnyShape, Dice, Play } from '@medallion/kernel';
import { EDITIONS, type OldWorld, oldWorld } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { adept } from '../src/old-world/adept.ts';
import { novice } from '../src/old-world/novice.ts';
import { playOut } from '../src/play-out.ts';
import { tellGame } from './games.ts';

const PLAYERS = [1, 2, 3, 4, 5] as const;
const table = (bot: Bot<OldWorld>, players: number): Bot<OldWorld>[] => Array.from({ length: players }, () => bot);

describe.each([novice, adept])('whole games of the $name', (bot) => {
  it.each(PLAYERS)('%i players: the game is finished and every answer was listed', { timeout: 120_000 }, (players) => {
    const { winner, strays } = tellGame(table(bot, players), `whole ${players}`);
    expect(winner).toBeDefined();
    expect(strays).toEqual([]);
  });

  it('the same seed is the same game, answer by answer', { timeout: 120_000 }, () => {
    const first = tellGame(table(bot, 3), 'again');
    const second = tellGame(table(bot, 3), 'again');
    expect(second).toEqual(first);
    expect(tellGame(table(bot, 3), 'another').answers).not.toEqual(first.answers);
  });
});

describe('the novice finishes games of every edition', () => {
  it.each(EDITIONS)('%s', { timeout: 120_000 }, (edition) => {
    for (const players of PLAYERS) {
      const { winner } = tellGame(table(novice, players), `${edition} ${players}`, { edition });
      expect([players, winner]).toEqual([players, expect.any(Number)]);
    }
  });
});

describe('a question nobody has heard of', () => {
  it.each([novice, adept])('gets a legal answer from the $name', (bot) => {
    const choices = [{ id: 'this' }, { id: 'that' }];
    const idle = (): never => expect.fail('it need not look');
    const question = { ask: 'unheard/of', seat: 0, args: {}, choices, look: idle, heard: idle, imagine: idle };
    expect(['this', 'that']).toContain((bot as Bot<AnyShape>).answer(question, new Dice('unheard')));
  });
});

describe('a bot', () => {
  it.each([novice, adept])(
    'remembers nothing: $name answers the same in another process',
    { timeout: 60_000 },
    (bot) => {
      const play = Play.start(oldWorld, oldWorld.readOptions({ schools: ['cat', 'viper'] }, 2), 2, 'moving');
      let asked = 0;
      const moving: Bot<OldWorld> = {
        name: bot.name,
        answer(question, dice) {
          asked += 1;
          const view = structuredClone(question.look());
          const here = bot.answer(question, new Dice(`question ${asked}`));
          // Elsewhere: the same view and question, other objects, and dice that were never used before.
          const there = bot.answer({ ...question, look: () => view }, new Dice(`question ${asked}`));
          expect(there).toBe(here);
          dice.int(2);
          return here;
        },
      };
      playOut(play, [moving, moving], 'moving', () => asked < 250);
      expect(asked).toBeGreaterThan(100);
    },
  );
});
