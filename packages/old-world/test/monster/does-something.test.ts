/**
 * An ability that can be said must also be done: a Fight against a monster goes differently with its ability than
 * without, whichever part of the vocabulary it uses. What it should do is in abilities.test.ts.
 */

import { Dice, fingerprint } from '@medallion/kernel';
import { anyAnswer } from '@medallion/kernel/testing';
import { afterEach, expect, test } from 'vitest';
import { type Monster, MONSTERS, type MonsterId, monster } from '../../src/content/monsters.ts';
import type { Trait } from '../../src/content/vocabulary.ts';
import { cards } from '../support.ts';
import { hunt } from './hunt.ts';

type Changeable = { -readonly [K in keyof Monster]: Monster[K] };
const printed = new Map<Monster, Trait>(MONSTERS.map((each) => [each, each.ability]));

afterEach(() => {
  for (const [each, ability] of printed) (each as Changeable).ability = ability;
});

/** Every position of a Fight by chance, as one text; the turn after it included. */
function course(id: MonsterId, seed: number): string {
  const play = hunt(id, {
    seed: `fight ${seed}`,
    ...(seed % 2 === 0 ? { trail: true } : {}),
    after: [{ do: 'turn/phase-3' }, { do: 'turn/end' }],
    arrange(table, hunter) {
      // Strong enough to see the last cards of any monster.
      const { length } = cards(table.actionDeck);
      cards(hunter.deck).push(...cards(table.actionDeck).splice(length - 50));
      for (let i = 0; i < 6; i++) cards(hunter.hand).push(...cards(hunter.deck).splice((7 * seed + 9 * i) % 50, 1));
      cards(hunter.potions).push(...cards(table.potionDeck).splice(0, 2));
      hunter.gold = 3;
      table.bank -= 3;
      hunter.combat = 4;
      hunter.defense = 3;
      hunter.alchemy = 3;
      hunter.shield = 2;
    },
  });
  const dice = new Dice(`answers ${seed}`);
  const positions: number[] = [];
  while (play.over === undefined && play.table.active === 0) {
    positions.push(fingerprint(play.state));
    const { seat, ask, choice } = anyAnswer(play, dice);
    play.answer(seat, ask, choice);
  }
  return positions.join(' ');
}

test.each(MONSTERS.map(({ id }, index) => [id, index] as const))('%s', (id, index) => {
  const differs = Array.from({ length: 40 }, (_, seed) => seed).some((seed) => {
    (monster(index) as Changeable).ability = printed.get(monster(index)) as Trait;
    const withIt = course(id, seed);
    (monster(index) as Changeable).ability = {};
    return course(id, seed) !== withIt;
  });
  expect(differs).toBe(true);
});
