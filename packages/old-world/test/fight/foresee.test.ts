/** What a Combo would do, foreseen from the view of the one who plays it, is what it then does. */

import { type Play, playView } from '@medallion/kernel';
import { alsoRound } from '@medallion/kernel/testing';
import { expect, test } from 'vitest';
import { MONSTERS } from '../../src/content/monsters.ts';
import { SCHOOLS } from '../../src/content/vocabulary.ts';
import { fallsByOwnCombo, type Foreseen, foreseeCombo, isLastOfCombo } from '../../src/foresee.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import { hunt } from '../monster/hunt.ts';
import { answer, asked, askedSeat, cards, happened, legal } from '../support.ts';

// Other tests go every way round by undo and by text; here it is what is foreseen that is looked at.
alsoRound([]);

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
  /** Strikes in which a field of what is foreseen was compared and was not nothing. */
  readonly fields: Record<keyof Foreseen, number>;
}

type Laid = { readonly card: number; readonly link: number };

/** Plays a hunt by any answers and compares every card and every strike with what was foreseen. */
function compare(play: Play<OldWorld>, roll: (n: number) => number, counted: Counted): void {
  for (let answers = 0; answers < 400 && play.table.fight !== undefined && play.state.asks.length > 0; answers++) {
    const choices = legal(play);
    const choice = choices[roll(choices.length)] as string;
    const seat = askedSeat(play) ?? 0;
    const isCombo = asked(play) === 'fight/combo';
    // Whatever else is asked lays no card and strikes nothing.
    if (!isCombo && choice !== 'strike') {
      answer(play, choice);
      continue;
    }
    const { table, asks } = playView(play, seat);
    const laid = asks[0]?.choices.find(({ id }) => id === choice) as Laid | undefined;
    const isCard = isCombo && choice !== 'stop' && laid !== undefined;
    const isLast = isCard && isLastOfCombo(table, seat, laid);
    const combo = {
      cards: [...(table.witchers[seat]?.combo.cards ?? []), ...(isCard ? [laid.card] : [])],
      links: [...(table.fight?.sides.find((side) => side.seat === seat)?.links ?? [])],
    };
    if (isCard && combo.cards.length > 1) combo.links.push(laid.link);
    const foreseen = foreseeCombo(table, seat, combo);
    if (!isCard) expect(foreseeCombo(table, seat)).toEqual(foreseen);
    const falls = fallsByOwnCombo(table, seat, combo);
    play.events = [];
    answer(play, choice);
    const isResolved = happened(play, 'comboResolved').length > 0;
    if (isCard) {
      // Only after the last card is something else than one more card asked, or the Combo struck at once.
      expect(asked(play) === 'fight/combo' && !isResolved).toBe(!isLast);
      if (isLast) counted.last += 1;
    }
    if (!isResolved || foreseen === undefined) continue;
    // What acts by itself at the complete Combo is not foreseen.
    if (happened(play, 'powerUsed').length > 0) continue;
    counted.strikes += 1;
    const [decided] = happened(play, 'fightDecided');
    if (falls && decided !== undefined) expect(decided.outcome).not.toBe('defeated');
    else if (happened(play, 'comboDiscarded').length > 0) expect(falls).toBe(false);
    const was = whatHappened(play, table.fight?.life ?? 0);
    const said = Object.fromEntries(Object.keys(was).map((field) => [field, foreseen[field as keyof Foreseen]]));
    expect(was).toEqual(said);
    for (const field of Object.keys(was) as (keyof Foreseen)[])
      if (JSON.stringify(foreseen[field]) !== '0' && JSON.stringify(foreseen[field]) !== '[]')
        counted.fields[field] += 1;
  }
}

/** What a strike did, as far as it got: a question or the end of the Fight leaves out what comes after it. */
function whatHappened(play: Play<OldWorld>, life: number): Partial<Foreseen> {
  const names = play.events.map(({ type }) => type);
  const end = names.indexOf('comboDiscarded');
  // A Bear's Armor, where it is used, raises the Shield and draws before the Combo is discarded.
  const armor = names.indexOf('specialtyUsed', names.indexOf('comboResolved'));
  const hasArmor = armor >= 0 && armor < end;
  // What the monster does in its turn is not the Combo's.
  const strike = { events: play.events.slice(0, hasArmor ? armor : end) };
  const isWhole = end >= 0;
  const damage = Number(happened(play, 'damageDealt')[0]?.damage ?? 0);
  const falls = life - Number(happened(play, 'monsterLost')[0]?.left ?? life);
  if (!isWhole || happened(play, 'fightDecided').length > 0) return { damage, falls };
  let shield = 0;
  let loseShield = 0;
  for (const { by } of happened(strike, 'shieldChanged')) {
    if (Number(by) > 0) shield += Number(by);
    else loseShield -= Number(by);
  }
  const take = happened(strike, 'cardTaken').length;
  const returns = happened(strike, 'cardReturned').map(({ card }) => Number(card));
  const upToDraw = { damage, falls, shield, loseShield, take, returns };
  const draw = happened(strike, 'drew').reduce((sum, { count }) => sum + Number(count), 0);
  return hasArmor ? upToDraw : { ...upToDraw, draw };
}

test('what is foreseen happens, against every monster, for every School', { timeout: 90_000 }, () => {
  const fields = { damage: 0, falls: 0, shield: 0, loseShield: 0, draw: 0, take: 0, returns: 0 };
  const counted: Counted = { strikes: 0, last: 0, fields };
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
  // No field was compared with nothing alone.
  for (const [field, count] of Object.entries(fields)) expect([field, count > 0]).toEqual([field, true]);
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
