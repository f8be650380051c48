/** What a Combo would do, foreseen from the view of the one who plays it, is what it then does. */

import { type Play, playView } from '@medallion/kernel';
import { expect, test } from 'vitest';
import { MONSTERS } from '../../src/content/monsters.ts';
import { SCHOOLS } from '../../src/content/vocabulary.ts';
import { foreseeCombo } from '../../src/foresee.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import { hunt } from '../monster/hunt.ts';
import { answer, asked, askedSeat, cards, happened, legal } from '../support.ts';

/** Numbers that look random and are the same in every run. */
function dice(seed: number): (n: number) => number {
  let word = seed * 7919 + 17;
  return (n) => {
    word = (word * 1103515245 + 12345) % 2147483648;
    return Math.trunc(word / 65536) % n;
  };
}

/** Plays a hunt by any answers and compares every strike with what was foreseen; returns how many there were. */
function compare(play: Play<OldWorld>, roll: (n: number) => number): number {
  let strikes = 0;
  for (let answers = 0; answers < 400 && play.table.fight !== undefined && play.state.asks.length > 0; answers++) {
    const choices = legal(play);
    const choice = choices[roll(choices.length)] as string;
    const seat = askedSeat(play) ?? 0;
    const { table } = playView(play, seat);
    const foreseen = foreseeCombo(table, seat);
    const strikesNow = (asked(play) === 'fight/combo' && choice === 'stop') || choice === 'strike';
    const before = { life: table.fight?.life ?? 0, shield: table.witchers[seat]?.shield ?? 0 };
    play.events = [];
    answer(play, choice);
    const [resolved] = happened(play, 'comboResolved');
    if (!strikesNow || resolved === undefined || foreseen === undefined) continue;
    // What acts by itself at the complete Combo is not foreseen.
    if (happened(play, 'powerUsed').length > 0) continue;
    strikes += 1;
    const [dealt] = happened(play, 'damageDealt');
    expect(dealt?.damage ?? 0).toBe(foreseen.damage);
    const [lost] = happened(play, 'monsterLost');
    expect(before.life - Number(lost?.left ?? before.life)).toBe(foreseen.falls);
    // A Viper is asked before the Shield rises; a Bear's Armor may raise it too.
    if (happened(play, 'fightDecided').length > 0 || asked(play) === 'fight/viper-look') continue;
    const raised = happened(play, 'shieldChanged').filter(({ by }) => Number(by) > 0);
    if (table.witchers[seat]?.school !== 'bear') expect(Number(raised[0]?.by ?? 0)).toBe(foreseen.shield);
  }
  return strikes;
}

test('what is foreseen happens, against every monster, for every School', () => {
  let strikes = 0;
  for (const [n, { id }] of MONSTERS.entries()) {
    for (const [s, school] of SCHOOLS.entries()) {
      const other = SCHOOLS[(s + 1) % SCHOOLS.length] ?? 'wolf';
      const play = hunt(id, {
        schools: [school, other],
        seed: `${id} ${school}`,
        ...((n + s) % 2 === 0 ? { trail: true } : {}),
        arrange: (table, hunter) => {
          for (let i = 0; i < 5; i++) cards(hunter.hand).push(cards(hunter.deck).pop() as number);
          for (let i = 0; i < 2; i++) cards(hunter.potions).push(cards(table.potionDeck).pop() as number);
          hunter.combat = 2;
          hunter.defense = 3;
        },
      });
      strikes += compare(play, dice(n * 11 + s));
    }
  }
  expect(strikes).toBeGreaterThan(100);
});
