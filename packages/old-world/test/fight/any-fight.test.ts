/** Fights played by any answers: they end, once, and every component stays accounted for. */

import type { Play } from '@medallion/kernel';
import { expect, test } from 'vitest';
import { EVENTS } from '../../src/content/events.ts';
import { MONSTERS } from '../../src/content/monsters.ts';
import { ATTRIBUTES, SCHOOLS } from '../../src/content/vocabulary.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import type { TrophyId, Witcher } from '../../src/rules/table.ts';
import { hunt } from '../monster/hunt.ts';
import { answer, cards, happened, legal } from '../support.ts';
import { duel, hold } from './fights.ts';

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (n: number) => number {
  let word = seed * 7919 + 17;
  return (n) => {
    word = (word * 1103515245 + 12345) % 2147483648;
    return Math.trunc(word / 65536) % n;
  };
}

/** A Witcher with five random powers, four Potions, levels of any height and seven cards in hand. */
function equip(table: OldWorld['table'], witcher: Witcher, roll: (n: number) => number): void {
  const trophies: TrophyId[] = [
    ...MONSTERS.map((_, n): TrophyId => `monster:${n}`),
    ...SCHOOLS.filter((school) => school !== witcher.school).map((school): TrophyId => `school:${school}`),
    ...ATTRIBUTES.map((attribute): TrophyId => `attribute:${attribute}`),
  ];
  const kept = EVENTS.flatMap((event) => ('power' in event ? [event.number] : []));
  for (let i = 0; i < 4; i++) witcher.trophies.push(...trophies.splice(roll(trophies.length), 1));
  witcher.kept.push(kept[roll(kept.length)] as number);
  for (const attribute of ATTRIBUTES) witcher[attribute] = 1 + roll(5);
  witcher.shield = Math.min(witcher.defense, 4);
  for (let i = 0; i < 4; i++)
    cards(witcher.potions).push(...cards(table.potionDeck).splice(roll(table.potionDeck.cards.length), 1));
  const common = [...table.actionDeck.cards];
  hold(
    table,
    witcher,
    Array.from({ length: 7 }, () => common.splice(roll(common.length), 1)[0] as number),
  );
}

/** Answers at random until the Fight has left the table; written and read back on the way. */
function playOut(play: Play<OldWorld>, roll: (n: number) => number): number {
  let answers = 0;
  play.checked = true;
  while (play.over === undefined && play.state.asks.length > 0) {
    if (answers % 20 === 0) {
      // No hole, no undefined: the state is plain JSON in the middle of every Fight.
      expect(JSON.parse(JSON.stringify(play.state))).toStrictEqual(play.state);
    }
    const choices = legal(play);
    answer(play, choices[roll(choices.length)] as string);
    answers += 1;
    expect(answers).toBeLessThan(2000);
  }
  return answers;
}

test('OW-FIGHT-09, R-146: every Witcher Fight ends, whoever fights whom with whatever', { timeout: 120_000 }, () => {
  let answers = 0;
  for (let n = 0; n < 40; n++) {
    const attacker = SCHOOLS[n % 5] as (typeof SCHOOLS)[number];
    const defender = SCHOOLS[(n + 1 + (Math.trunc(n / 5) % 4)) % 5] as (typeof SCHOOLS)[number];
    const roll = dice(n);
    const play = duel({
      schools: [attacker, defender],
      seed: `duel ${n}`,
      arrange: (table, ...both) => {
        for (const each of both) equip(table, each, roll);
      },
    });
    answers += playOut(play, roll);
    expect(happened(play, 'fightDecided')).toHaveLength(1);
    expect(play.table.fight).toBeUndefined();
    expect(
      play.table.witchers.every(
        (each) => each.combo.cards.length + each.looked.cards.length + each.usedPotions.cards.length === 0,
      ),
    ).toBe(true);
  }
  expect(answers).toBeGreaterThan(1000);
});

test('OW-END-01: every monster Fight ends in one of three ways, whoever hunts with whatever', {
  timeout: 120_000,
}, () => {
  const outcomes = new Set<unknown>();
  for (const [n, { id }] of MONSTERS.entries()) {
    for (const m of [n % 5, (n + 2) % 5]) {
      const school = SCHOOLS[m] as (typeof SCHOOLS)[number];
      const roll = dice(100 + 5 * n + m);
      const play = hunt(id, {
        schools: [school, SCHOOLS[(m + 1) % 5] as (typeof SCHOOLS)[number]],
        seed: `hunt ${n} ${m}`,
        ...(roll(2) === 0 ? { trail: true as const } : {}),
        arrange: (table, hunter) => equip(table, hunter, roll),
      });
      playOut(play, roll);
      const decided = happened(play, 'fightDecided');
      expect(decided).toHaveLength(1);
      outcomes.add(decided[0]?.outcome);
      expect(play.table.fight).toBeUndefined();
    }
  }
  expect([...outcomes].map(String).sort()).toEqual(['complete-defeat', 'defeated', 'driven-away']);
});
