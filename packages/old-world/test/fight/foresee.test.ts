/** What a Combo would do, foreseen from the view of the one who plays it, is what it then does. */

import { type Play, playView } from '@medallion/kernel';
import { expect, test } from 'vitest';
import { MONSTERS } from '../../src/content/monsters.ts';
import { SCHOOLS } from '../../src/content/vocabulary.ts';
import { fallsByOwnCombo, foreseeCombo, isLastOfCombo } from '../../src/foresee.ts';
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

interface Counted {
  strikes: number;
  /** Cards after which nothing could be laid. */
  last: number;
}

/** Plays a hunt by any answers and compares every card and every strike with what was foreseen. */
function compare(play: Play<OldWorld>, roll: (n: number) => number, counted: Counted): void {
  for (let answers = 0; answers < 400 && play.table.fight !== undefined && play.state.asks.length > 0; answers++) {
    const choices = legal(play);
    const choice = choices[roll(choices.length)] as string;
    const seat = askedSeat(play) ?? 0;
    const { table } = playView(play, seat);
    const foreseen = foreseeCombo(table, seat);
    const strikesNow = (asked(play) === 'fight/combo' && choice === 'stop') || choice === 'strike';
    const laid = playView(play, seat).asks[0]?.choices.find(({ id }) => id === choice) as
      | { readonly card: number; readonly link: number }
      | undefined;
    const isCard = asked(play) === 'fight/combo' && choice !== 'stop' && laid !== undefined;
    const isLast = isCard && isLastOfCombo(table, seat, laid);
    const combo = table.witchers[seat]?.combo.cards ?? [];
    const links = table.fight?.sides.find((side) => side.seat === seat)?.links ?? [];
    const falls = fallsByOwnCombo(table, seat, { cards: combo, links });
    const before = { life: table.fight?.life ?? 0, shield: table.witchers[seat]?.shield ?? 0 };
    play.events = [];
    answer(play, choice);
    const [resolved] = happened(play, 'comboResolved');
    if (isCard) {
      // Only after the last card is something else than one more card asked, or the Combo struck at once.
      expect(asked(play) === 'fight/combo' && resolved === undefined).toBe(!isLast);
      if (isLast) counted.last += 1;
    }
    if (!strikesNow || resolved === undefined || foreseen === undefined) continue;
    // What acts by itself at the complete Combo is not foreseen.
    if (happened(play, 'powerUsed').length > 0) continue;
    counted.strikes += 1;
    const [decided] = happened(play, 'fightDecided');
    if (falls && decided !== undefined) expect(decided.outcome).not.toBe('defeated');
    else if (happened(play, 'comboDiscarded').length > 0) expect(falls).toBe(false);
    const [dealt] = happened(play, 'damageDealt');
    expect(dealt?.damage ?? 0).toBe(foreseen.damage);
    const [lost] = happened(play, 'monsterLost');
    expect(before.life - Number(lost?.left ?? before.life)).toBe(foreseen.falls);
    // A Viper is asked before the Shield rises; a Bear's Armor may raise it too.
    if (happened(play, 'fightDecided').length > 0 || asked(play) === 'fight/viper-look') continue;
    const raised = happened(play, 'shieldChanged').filter(({ by }) => Number(by) > 0);
    if (table.witchers[seat]?.school !== 'bear') expect(Number(raised[0]?.by ?? 0)).toBe(foreseen.shield);
  }
}

test('what is foreseen happens, against every monster, for every School', { timeout: 90_000 }, () => {
  const counted: Counted = { strikes: 0, last: 0 };
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
      compare(play, dice(n * 11 + s), counted);
    }
  }
  expect(counted.strikes).toBeGreaterThan(100);
  expect(counted.last).toBeGreaterThan(50);
});

test('OW-FIGHT-05, R-70: whoever strikes with the last card falls by it, unless the monster falls first', () => {
  let falls = 0;
  for (const { id } of MONSTERS) {
    const play = hunt(id, { schools: ['bear', 'wolf'], seed: id });
    for (let answers = 0; answers < 9 && asked(play) !== 'fight/combo'; answers++)
      answer(play, legal(play)[0] as string);
    if (asked(play) !== 'fight/combo') continue;
    const seat = askedSeat(play) ?? 0;
    const hunter = play.table.witchers[seat];
    if (hunter === undefined) continue;
    // All but one card are spent.
    const spent = [...cards(hunter.deck).splice(0), ...cards(hunter.hand).splice(1)];
    cards(hunter.discard).push(...spent);
    const [card = -1] = cards(hunter.hand);
    const { table } = playView(play, seat);
    const promised = fallsByOwnCombo(table, seat, { cards: [card], links: [] });
    play.events = [];
    answer(play, `card-${card}`);
    for (let answers = 0; answers < 9 && happened(play, 'comboResolved').length === 0; answers++)
      answer(play, legal(play).includes('strike') ? 'strike' : (legal(play)[0] as string));
    const [decided] = happened(play, 'fightDecided');
    expect([id, decided !== undefined && decided.outcome !== 'defeated']).toEqual([id, promised]);
    if (promised) falls += 1;
  }
  expect(falls).toBeGreaterThan(10);
});
