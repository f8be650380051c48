import { Dice, heardBy, Play } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { STORIES } from '@medallion/path-of-destiny/content';
import { describe, expect, it } from 'vitest';
import { randomBot } from '../src/bot.ts';
import { knownHands, settleHands } from '../src/path-of-destiny/known-hands.ts';
import { playOut, questionOf } from '../src/play-out.ts';

describe('what an attentive player knows of other hands', () => {
  it.each(STORIES)(
    '%s: every card it thinks it knows is there, and most hands are known',
    { timeout: 60_000 },
    (story) => {
      let known = 0;
      let held = 0;
      for (const seats of [2, 3, 5]) {
        const start = pathOfDestiny.readOptions({ story }, seats);
        const play = Play.start<PathOfDestiny>(pathOfDestiny, start, seats, `known ${seats}`);
        const watched = Array.from({ length: seats }, () => ({
          name: 'watched',
          answer(question: Parameters<typeof randomBot.answer>[0], dice: Dice) {
            for (const [who, cards] of knownHands(question.heard() as Parameters<typeof knownHands>[0])) {
              const { hand } = play.state.table.participants[who] ?? { hand: { cards: [] } };
              for (const card of cards) expect(hand.cards).toContain(card);
              known += cards.size;
              held += hand.cards.length;
            }
            return randomBot.answer(question, dice);
          },
        }));
        playOut(play, watched, `known ${seats}`, () => {
          // Whoever watches a game may throw away what happened: the bots still hear all of it.
          play.events = [];
          return true;
        });
      }
      expect(known).toBeGreaterThan(0.6 * held);
    },
  );

  it('an imagined world agrees with it, and holds the same cards as before', () => {
    const play = Play.start<PathOfDestiny>(pathOfDestiny, pathOfDestiny.readOptions({}, 3), 3, 'settled');
    playOut(play, [randomBot, randomBot, randomBot], 'settled', ({ state }) => state.table.chapter < 2);
    const [open] = play.state.asks;
    if (open === undefined) throw new Error('nobody is asked');
    const known = knownHands(heardBy(play.events, open.seat));
    const all = (of: typeof play): number[] =>
      [of.state.table.deck, ...of.state.table.participants.map(({ hand }) => hand)]
        .flatMap(({ cards }) => cards)
        .sort((a, b) => a - b);
    let strayed = 0;
    for (let n = 0; n < 10; n++) {
      const world = questionOf(play, open).imagine(pathOfDestiny, new Dice(`settled ${n}`));
      const own = [...(world.state.table.participants[open.seat]?.hand.cards ?? [])];
      const before = all(world);
      for (const [who, cards] of known)
        for (const card of cards) if (!world.state.table.participants[who]?.hand.cards.includes(card)) strayed += 1;
      settleHands(world, known, open.seat);
      expect(all(world)).toEqual(before);
      expect(world.state.table.participants[open.seat]?.hand.cards).toEqual(own);
      for (const [who, cards] of known)
        for (const card of cards) expect(world.state.table.participants[who]?.hand.cards).toContain(card);
    }
    expect(strayed).toBeGreaterThan(0);
  });
});
