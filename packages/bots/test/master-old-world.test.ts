import { Dice, Play, redealHidden } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import { randomBot } from '../src/bot.ts';
import { adept } from '../src/old-world/adept.ts';
import { FEATURES } from '../src/old-world/features.ts';
import { masterWith } from '../src/old-world/master.ts';
import { novice } from '../src/old-world/novice.ts';
import weights from '../src/old-world/weights.json' with { type: 'json' };
import { oldWorldTeaching } from '../src/old-world/teaching.ts';
import { atTurnStart } from '../src/old-world/value.ts';
import { playOut, questionOf } from '../src/play-out.ts';
import { tellGame } from './games.ts';

const quick = masterWith({ playouts: 8, most: 3 });

describe('the master of Old World', () => {
  it.each([1, 2, 3, 4, 5])('%i players: finishes its games, every answer listed', { timeout: 300_000 }, (players) => {
    const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? quick : novice));
    const { winner, strays } = tellGame(bots, `master ${players}`);
    expect(winner).toBeDefined();
    expect(strays).toEqual([]);
  });

  it('gives the same answers for the same seed and budget, and not always the adept’s', { timeout: 300_000 }, () => {
    const game = tellGame([quick, novice], 'again');
    expect(tellGame([quick, novice], 'again')).toEqual(game);
    expect(tellGame([adept, novice], 'again').answers).not.toEqual(game.answers);
  });

  it('answers the same whatever lies where it cannot see', { timeout: 300_000 }, () => {
    const play = Play.start<OldWorld>(oldWorld, oldWorld.readOptions({}, 3), 3, 'hidden');
    const dice = new Dice('hidden');
    let asked = 0;
    const weighed = new Set<string>();
    for (let stops = 0; stops < 120 && play.over === undefined; stops++) {
      let left = 1 + dice.int(6);
      playOut(play, [randomBot, novice, novice], `hidden ${stops}`, () => left-- > 0);
      const open = play.unanswered().at(-1);
      if (open === undefined || play.choices(open).length < 2) continue;
      // Every kind of question now and then, journeys not at every stop: they take longest.
      if (open.ask === 'phase-1/act' && dice.int(3) > 0) continue;
      const other = play.fork();
      redealHidden(other, open.seat, dice);
      const same = other.askById(open.id);
      if (same === undefined) throw new Error('the question is gone');
      const thinking = quick.think(questionOf(other, same), new Dice(`hidden ${asked}`));
      while (thinking.step());
      const { choice, playouts } = thinking.weighing();
      expect(choice).toBe(quick.answer(questionOf(play, open), new Dice(`hidden ${asked}`)));
      if (playouts > 0) weighed.add(open.ask);
      asked += 1;
    }
    expect(asked).toBeGreaterThan(40);
    expect(weighed.size).toBeGreaterThan(8);
    expect([...weighed].filter((ask) => ask.startsWith('fight/')).length).toBeGreaterThan(2);
  });

  it('says what an answer begins: a way and its end, the cards of a Combo', { timeout: 120_000 }, () => {
    const play = Play.start<OldWorld>(oldWorld, oldWorld.readOptions({}, 2), 2, 'begins');
    const asked = (ask: string) => {
      playOut(play, [adept, novice], 'begins', ({ state }) =>
        state.asks.every((open) => open.ask !== ask || open.seat !== 0 || play.choices(open).length < 3),
      );
      const open = play.unanswered().find((each) => each.ask === ask);
      if (open === undefined) throw new Error(`nobody is asked ${ask}`);
      const thinking = oldWorldTeaching.master({ playouts: 12 }).think(questionOf(play, open), new Dice('begins'));
      while (thinking.step());
      const { choice, intent } = thinking.weighing();
      return { choice: play.choices(open).find(({ id }) => id === choice), intent };
    };
    const combo = asked('fight/combo');
    expect(combo.intent?.cards?.[0]).toBe((combo.choice as { readonly card?: number }).card);
    const journey = asked('phase-1/act');
    expect(journey.intent?.places?.[0]).toBe((journey.choice as { readonly to?: number }).to);
    expect(['explore', 'meditate', 'hunt', 'duel']).toContain(journey.intent?.ending);
  });

  it('tells why somebody may have gone somewhere from what other eyes see', { timeout: 120_000 }, () => {
    const { journeys } = oldWorldTeaching;
    const play = Play.start<OldWorld>(oldWorld, oldWorld.readOptions({}, 2), 2, 'whither');
    playOut(play, [novice, novice], 'whither', () => play.state.table.turns < 9 || !atTurnStart(play));
    const mover = play.state.table.active;
    const eyes = 1 - mover;
    const other = play.fork();
    redealHidden(other, eyes, new Dice('elsewhere'));
    const home = journeys?.placeOf(play, mover) ?? -1;
    const weighing = journeys?.whither(play, mover, home, eyes, 'seen');
    expect(journeys?.whither(other, mover, home, eyes, 'seen')).toEqual(weighing);
    expect(weighing?.choice).toBe(String(home));
    expect(weighing?.options.length).toBeGreaterThan(1);
    expect(weighing?.options[0]?.id).toBe(weighing?.choice);
  });

  it('has weights for the features as they are', () => {
    expect(weights.features).toEqual(FEATURES);
  });
});
