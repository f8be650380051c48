import { imagine, randomBot } from '@medallion/bots';
import { type AnyShape, Dice, Match } from '@medallion/kernel';
import { expect, it } from 'vitest';
import { gameCalled, GAMES } from '../src/registry/index.ts';
import { thinkHere, type Thought } from '../src/think.ts';

/** The first question of a tale with something to weigh, put to its master. */
async function thought(): Promise<Thought<AnyShape>> {
  const { rules } = await gameCalled('path-of-destiny').playable();
  const match = Match.start(rules, { seats: 2, secret: 'think', nonces: ['0', '1'] });
  const dice = new Dice('think');
  for (;;) {
    const asked = match.play.unanswered()[0];
    if (asked === undefined) throw new Error('Nobody is asked anything.');
    const { seat, id: ask } = asked;
    const { play } = match;
    const choices = play.choices(asked);
    if (asked.ask === 'choose/pick' && choices.length > 2)
      return {
        game: 'path-of-destiny',
        bot: 'master',
        position: match.view(seat),
        ask,
        heard: () => [],
        world: () => imagine(play, seat, new Dice('world')),
        seed: 'think',
      };
    match.submit({ seat, number: match.number, ask, choice: randomBot.answer({ choices } as never, dice) });
  }
}

it('a master that is never hurried answers as if nobody had looked at the clock', async () => {
  const asked = await thought();
  let rests = 0;
  const patient = thinkHere(GAMES, () => ({
    enough: () => false,
    rest: () => {
      rests += 1;
      return Promise.resolve();
    },
  }));
  expect(await patient(asked)).toBe(await thinkHere(GAMES)(asked));
  expect(rests).toBeGreaterThan(3);
});

it('a master that shall play now stops at once and gives a listed answer', async () => {
  const asked = await thought();
  let rests = 0;
  const hurried = thinkHere(GAMES, () => ({
    enough: () => rests === 2,
    rest: () => {
      rests += 1;
      return Promise.resolve();
    },
  }));
  const choice = await hurried(asked);
  expect(rests).toBe(2);
  const open = asked.position.asks.find(({ id }) => id === asked.ask);
  expect(open?.choices.map(({ id }) => id)).toContain(choice);
});
