import { Dice } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { chancesOf, power } from '../src/search/chances.ts';
import { PairedTrial, type Trial } from '../src/search/paired.ts';

type Chance = (id: string, world: number) => number;
const judged =
  (chance: Chance): Trial =>
  (id, world) => ({ chance: chance(id, world), parts: [] });

function driven(ids: readonly string[], trial: Chance, playouts: number, gate = 1): PairedTrial {
  const paired = new PairedTrial(ids, judged(trial), { playouts, gate });
  while (paired.step());
  return paired;
}

describe('answers compared in pairs', () => {
  /** The luck of a world is the same for every answer. */
  const luck = (world: number): number => new Dice(`luck ${world}`).int(1000) / 1000;

  it('a small gain is seen through a lot of luck, because all are tried in the same worlds', () => {
    const trial: Chance = (id, world) => 0.5 * luck(world) + (id === 'better' ? 0.05 : 0);
    const [first] = driven(['usual', 'worse', 'better'], trial, 60).weights();
    expect(first?.id).toBe('better');
  });

  it('what is no better than chance would have it is left: the policy’s own answer comes first', () => {
    const trial: Chance = (id, world) => new Dice(`${id} ${world}`).int(1000) / 1000;
    let left = 0;
    for (let n = 0; n < 40; n++)
      if (driven(['usual', 'a', 'b'], (id, world) => trial(id, world + 1000 * n), 60, 2).weights()[0]?.id !== 'usual')
        left += 1;
    expect(left).toBeLessThanOrEqual(4);
  });

  it('spends its playouts on those ahead, and no more of them than it has', () => {
    const ids = ['usual', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const paired = driven(ids, (id, world) => 0.1 * luck(world) + 0.1 * ids.indexOf(id), 400);
    expect(paired.playouts).toBeLessThanOrEqual(400);
    expect(paired.playouts).toBeGreaterThan(340);
    const worlds = new Map(paired.weights().map((weight) => [weight.id, weight.worlds]));
    expect(worlds.get('g')).toBe(worlds.get('usual'));
    expect(worlds.get('g')).toBeGreaterThan(3 * (worlds.get('a') ?? 0));
  });

  it('may be stopped after any step and has an answer then', () => {
    const paired = new PairedTrial(
      ['usual', 'other'],
      judged((id) => (id === 'other' ? 1 : 0)),
      { playouts: 100, gate: 1 },
    );
    expect(paired.weights()[0]?.id).toBe('usual');
    paired.step();
    paired.step();
    expect(paired.weights()[0]).toEqual({ id: 'other', chance: 1, error: 0, worlds: 2, parts: [] });
  });
});

describe('chances', () => {
  it('are what the exponential function says, to three digits', () => {
    for (const x of [-3, -1, -0.1, 0, 0.5, 1]) expect(power(x)).toBeCloseTo(Math.exp(x), 2);
    expect(chancesOf([1, 1])).toEqual([0.5, 0.5]);
    const [low = 0, high = 0] = chancesOf([0, 2]);
    expect(high).toBeCloseTo(1 / (1 + Math.exp(-2)), 3);
    expect(low + high).toBeCloseTo(1, 12);
  });

  it('stay between 0 and 1 however far ahead somebody is', () => {
    expect(chancesOf([0, 5000])).toEqual([expect.closeTo(0, 12), 1]);
  });
});
