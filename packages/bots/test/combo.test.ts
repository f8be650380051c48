import { Dice } from '@medallion/kernel';
import { ACTION_CARDS, actionCard } from '@medallion/old-world/content';
import { describe, expect, it } from 'vitest';
import { bestCombo, type Stakes } from '../src/old-world/combo.ts';

const PLAIN: Stakes = {
  life: 1000,
  added: 0,
  cap: 1000,
  shieldRoom: 0,
  shieldWorth: 0,
  drawWorth: 0,
  backWorth: 0,
  cardCost: 0,
  pool: 1,
  free: 0,
  most: 100,
  inert: 0,
  bonuses: [],
};

/** The most Damage a hand can deal, written as the rulebook says it. */
function mostDamage(hand: readonly number[], top?: number): number {
  let most = 0;
  for (const card of hand) {
    const { icons, colour } = actionCard(card);
    const tab = top === undefined ? undefined : actionCard(top).tabs.find((each) => each.colour === colour);
    if (top !== undefined && tab === undefined) continue;
    let damage = 0;
    for (const icon of [...icons, ...(tab?.icon === undefined ? [] : [tab.icon])])
      if ('damage' in icon) damage += icon.damage;
    most = Math.max(
      most,
      damage +
        mostDamage(
          hand.filter((each) => each !== card),
          card,
        ),
    );
  }
  return most;
}

const hand = (dice: Dice, cards: number): number[] =>
  dice.shuffle(ACTION_CARDS.map(({ number }) => number)).slice(0, cards);

describe('the best Combo', () => {
  it('deals as much as any order of the hand can', () => {
    const dice = new Dice('combos');
    for (let i = 0; i < 300; i++) {
      const cards = hand(dice, 1 + dice.int(7));
      expect([cards, bestCombo(cards, PLAIN).damage]).toEqual([cards, mostDamage(cards)]);
    }
  });

  it('goes on from what lies on the table as if it had begun there', () => {
    const dice = new Dice('going on');
    for (let i = 0; i < 100; i++) {
      const cards = hand(dice, 5);
      const whole = bestCombo(cards, PLAIN);
      const [first, second] = whole.cards;
      if (first === undefined || second === undefined) continue;
      const link = actionCard(first).tabs.findIndex(({ colour }) => colour === actionCard(second).colour);
      const rest = cards.filter((card) => card !== first && card !== second);
      expect(bestCombo(rest, PLAIN, { cards: [first, second], links: [link] }).damage).toBe(whole.damage);
    }
  });

  it('prefers the blow that ends the Fight to everything else', () => {
    const dice = new Dice('lethal');
    for (let i = 0; i < 100; i++) {
      const cards = hand(dice, 6);
      const life = mostDamage(cards);
      const { damage } = bestCombo(cards, { ...PLAIN, life, shieldRoom: 5, shieldWorth: 5, drawWorth: 5 });
      expect(damage).toBeGreaterThanOrEqual(life);
    }
  });

  const titled = (title: string, copy = 0): number =>
    ACTION_CARDS.filter((card) => card.title === title)[copy]?.number ?? -1;

  it('keeps a last card back where playing it would be a knock-out', () => {
    // 2 + 1 + 2 Damage, by the red tab of the first.
    const cards = [titled('crippling-strikes'), titled('rend')];
    expect(bestCombo(cards, PLAIN).cards).toHaveLength(2);
    expect(bestCombo(cards, { ...PLAIN, pool: 0 }).cards).toHaveLength(1);
    expect(bestCombo(cards, { ...PLAIN, pool: 0, life: 5 }).cards).toHaveLength(2);
  });

  it('adds one card without a matching tab where it may, and goes on from it no further', () => {
    const [rend, cut, counter] = [titled('rend'), titled('precise-cut'), titled('counterattack')];
    expect(bestCombo([rend, cut], PLAIN).damage).toBe(2);
    expect(bestCombo([rend, cut], { ...PLAIN, free: 1 }).damage).toBe(3);
    // The cut opens green with 1 Damage more, but only where it is not the card that was added.
    expect(bestCombo([cut, counter, rend], { ...PLAIN, free: 1 })).toMatchObject({
      damage: 4,
      cards: [cut, counter, rend],
    });
    expect(bestCombo([counter], { ...PLAIN, free: 1 }, { cards: [rend, cut], links: [-1] }).damage).toBe(3);
  });

  it('keeps to the cards a Combo may have', () => {
    const cards = [titled('magic-trap'), titled('crippling-strikes'), titled('rend')];
    expect(bestCombo(cards, { ...PLAIN, most: 1 })).toMatchObject({ damage: 2, cards: { length: 1 } });
    expect(bestCombo(cards, { ...PLAIN, most: 1, free: 1 }).cards).toHaveLength(1);
  });
});
