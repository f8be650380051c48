import { Dice, Play, redealHidden } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny, unreadPathOfDestiny } from '@medallion/path-of-destiny';
import { STORIES } from '@medallion/path-of-destiny/content';
import { describe, expect, it } from 'vitest';
import { type Bot, randomBot } from '../src/bot.ts';
import { destinyAdept } from '../src/path-of-destiny/adept.ts';
import { FEATURES, TOPICS } from '../src/path-of-destiny/features.ts';
import weights from '../src/path-of-destiny/weights.json' with { type: 'json' };
import { destinyMasterWith } from '../src/path-of-destiny/master.ts';
import { playOut, questionOf } from '../src/play-out.ts';

type DestinyBot = Bot<PathOfDestiny>;
const quick = destinyMasterWith({ playouts: 12 });

function begun(seats: number, seed: string, options: object = {}): Play<PathOfDestiny> {
  return Play.start<PathOfDestiny>(pathOfDestiny, pathOfDestiny.readOptions(options, seats), seats, seed);
}

/** The master at the first seat, adepts at the others; every answer of all of them. */
function tell(seats: number, seed: string, options: object, master: DestinyBot = quick) {
  const play = begun(seats, seed, options);
  const answers: string[] = [];
  const heard = (bot: DestinyBot): DestinyBot => ({
    name: bot.name,
    answer(question, dice) {
      const choice = bot.answer(question, dice);
      answers.push(`${question.seat} ${question.ask} ${choice}`);
      return choice;
    },
  });
  playOut(
    play,
    Array.from({ length: seats }, (_, seat) => heard(seat === 0 ? master : destinyAdept)),
    seed,
  );
  return { winner: play.over?.ranking[0]?.[0], answers };
}

describe('the master of Path of Destiny', () => {
  const cases = STORIES.flatMap((story) => [1, 2, 3, 4, 5].map((players) => [story, players] as const));
  it.each(cases)('%s, %i players: finishes its games', { timeout: 120_000 }, (story, players) => {
    const { winner } = tell(players, `master ${players}`, { story, ...(players === 1 ? { automa: 'random' } : {}) });
    expect(winner).toBeDefined();
  });

  it('gives the same answers for the same seed and budget', { timeout: 120_000 }, () => {
    expect(tell(2, 'again', {})).toEqual(tell(2, 'again', {}));
  });

  it('thinks otherwise than the adept somewhere', { timeout: 120_000 }, () => {
    expect(tell(2, 'otherwise', {}).answers).not.toEqual(tell(2, 'otherwise', {}, destinyAdept).answers);
  });

  /** Answers of others that wait in secret count as hidden, too. */
  it('answers the same whatever lies where it cannot see', { timeout: 240_000 }, () => {
    let asked = 0;
    for (const [story, seats] of [
      ['edge', 2],
      ['striga', 3],
      ['evil', 2],
    ] as const) {
      const play = begun(seats, `hidden ${story}`, { story });
      const dice = new Dice(`hidden ${story}`);
      const bots = Array.from({ length: seats }, () => randomBot);
      for (let answers = 0; answers < 45 && play.over === undefined; answers++) {
        // Now and then somebody is asked who has to choose among several.
        playOut(
          play,
          bots,
          `hidden ${answers}`,
          (({ state }) => {
            let left = 1 + dice.int(4);
            return () => left-- > 0 && state.asks.length > 0;
          })(play),
        );
        const open = play.unanswered().at(-1);
        if (open === undefined || play.choices(open).length < 2) continue;
        const other = play.fork();
        redealHidden(other, open.seat, dice);
        const same = other.askById(open.id);
        if (same === undefined) throw new Error('the question is gone');
        const seed = `hidden ${asked}`;
        expect(quick.answer(questionOf(other, same, play.events), new Dice(seed))).toBe(
          quick.answer(questionOf(play, open, play.events), new Dice(seed)),
        );
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(40);
  });

  it('imagines nothing of the true game but what its seat sees', () => {
    const play = begun(3, 'imagined', { story: 'evil' });
    playOut(play, [randomBot, randomBot, randomBot], 'imagined', ({ state }) => state.table.turn < 2);
    const [open] = play.state.asks;
    if (open === undefined) throw new Error('nobody is asked');
    const other = play.fork();
    redealHidden(other, open.seat, new Dice('elsewhere'));
    expect(JSON.stringify(other.state)).not.toBe(JSON.stringify(play.state));
    const imagined = (from: typeof play): string => {
      const ask = from.askById(open.id);
      if (ask === undefined) throw new Error('the question is gone');
      return JSON.stringify(questionOf(from, ask).imagine(pathOfDestiny, new Dice('the same')).state);
    };
    expect(imagined(other)).toBe(imagined(play));
  });

  /** PD-INFO-09 */
  it('does not know what a Story card does that nobody has read', () => {
    const play = begun(2, 'unread');
    playOut(play, [randomBot, randomBot], 'unread', ({ state }) => state.table.turn < 3);
    const [open] = play.state.asks;
    if (open === undefined) throw new Error('nobody is asked');
    /** What the first Story card did, in worlds that differ in nothing else. */
    const done = (game: typeof pathOfDestiny): Set<string> =>
      new Set(
        Array.from({ length: 12 }, (_, world) => {
          const chance = new Dice(`story ${world}`);
          const { imagine } = questionOf(play, open);
          const imagined = imagine(game, new Dice('the same'));
          // Only the Story's own chance differs; the streams come in the order of the game.
          const at = 4 * pathOfDestiny.streams.indexOf('story');
          for (let n = 0; n < 4; n++) imagined.state.chance[at + n] = chance.int(0x100000000);
          playOut(imagined, [destinyAdept, destinyAdept], 'unread', ({ state }) => state.table.chapter === 1);
          const from = imagined.events.findIndex(({ type }) => type === 'storyFollowed');
          const to = imagined.events.findIndex(({ type }) => type === 'chapterBegan');
          return JSON.stringify(imagined.events.slice(from, to));
        }),
      );
    expect(done(pathOfDestiny).size).toBe(1);
    expect(done(unreadPathOfDestiny).size).toBeGreaterThan(1);
  });

  it('can be stopped at any time, has an answer then, and says what it weighed', () => {
    const play = begun(2, 'stopped');
    playOut(play, [destinyAdept, destinyAdept], 'stopped', ({ state }) => state.table.chapter < 2);
    const [open] = play.state.asks;
    if (open === undefined) throw new Error('nobody is asked');
    const master = destinyMasterWith({ playouts: 400 });
    const thinking = master.think(questionOf(play, open), new Dice('stopped'));
    const ids = play.choices(open).map(({ id }) => id);
    expect(ids).toContain(thinking.weighing().choice);
    for (let steps = 0; steps < 6; steps++) expect(thinking.step()).toBe(true);
    const { choice, options, reasons, playouts } = thinking.weighing();
    expect(choice).toBe(options[0]?.id);
    expect(options.length).toBeGreaterThan(1);
    expect(playouts).toBe(options.reduce((sum, { worlds }) => sum + worlds, 0));
    for (const { id, chance, error } of options) {
      expect(ids).toContain(id);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(error).toBeGreaterThanOrEqual(0);
    }
    for (const { topic } of reasons) expect(TOPICS).toContain(topic);
  });

  it('has weights for the features as they are', () => {
    expect(weights.features).toEqual(FEATURES);
  });

  it('is asked about its own game only', () => {
    const play = begun(2, 'other game');
    const [open] = play.state.asks;
    if (open === undefined) throw new Error('nobody is asked');
    const chess = { ...pathOfDestiny, id: 'chess' };
    expect(() => questionOf(play, open).imagine(chess, new Dice('chess'))).toThrow('a bot for chess');
  });
});

/** Few games and few playouts, so the bound leaves room for luck; docs/bots.md counts more of them. */
describe('how strong the master of Path of Destiny is', () => {
  it('wins most of 10 games for two against the adept, from either seat', { timeout: 300_000 }, () => {
    let wins = 0;
    for (let game = 0; game < 10; game++) {
      const seat = game % 2;
      const play = begun(2, `strength ${Math.trunc(game / 2)}`);
      playOut(play, seat === 0 ? [quick, destinyAdept] : [destinyAdept, quick], `strength ${game}`);
      if (play.over?.ranking[0]?.[0] === seat) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(5);
  });
});
