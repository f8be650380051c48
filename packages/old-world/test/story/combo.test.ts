import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, actionCard } from '../../src/content/action-cards.ts';
import type { ActionTitleId } from '../../src/content/action-titles.ts';
import { countCombo, tabFor } from '../../src/rules/combo.ts';

const card = (title: ActionTitleId, copy = 0): number =>
  ACTION_CARDS.filter((each) => each.title === title)[copy]?.number ?? -1;
const tab = (top: ActionTitleId, next: ActionTitleId): number => tabFor(actionCard(card(top)), actionCard(card(next)));
/** Counts a Combo whose cards use the Extensions that fit. */
function count(...titles: ActionTitleId[]): ReturnType<typeof countCombo> {
  const cards = titles.map((title, at) => card(title, titles.slice(0, at).filter((each) => each === title).length));
  return countCombo(
    cards,
    cards.slice(1).map((next, at) => tabFor(actionCard(cards[at] as number), actionCard(next))),
  );
}

describe('Combos', () => {
  test('OW-COMBO-02, OW-COMBO-03: the colour of the next card must be that of an Extension of the topmost', () => {
    expect([tab('block', 'intense-quen'), tab('whirl', 'block'), tab('block', 'rend'), tab('rend', 'rend')]).toEqual([
      0, 1, -1, -1,
    ]);
  });

  test('OW-COMBO-07, OW-COMBO-11: the icons of the cards and of the Extensions used, and no others', () => {
    expect(count('crippling-strikes', 'whirl')).toMatchObject({ damage: 2, draw: 0, shield: 1 });
    expect(count('crippling-strikes', 'cover')).toMatchObject({ damage: 1, draw: 2, shield: 2 });
    expect(count('melt-armor', 'rend')).toMatchObject({ damage: 5, draw: -1 });
  });

  test('OW-COMBO-08: the Extensions of the last card have no effect', () => {
    expect(count('counterattack', 'crushing-blow')).toMatchObject({ damage: 5, shield: 1 });
    expect(count('whirl', 'block')).toMatchObject({ damage: 1, shield: 2, draw: 1 });
    expect(countCombo([card('whirl')], [0]).damage).toBe(1);
  });

  test('OW-COMBO-13, OW-COMBO-14: taking from the discard pile, and returning the card that bears the icon', () => {
    expect(count('magic-trap', 'rend')).toMatchObject({ take: 1, returns: [] });
    expect(count('exploding-shield', 'rend')).toMatchObject({ returns: [card('exploding-shield')], damage: 3 });
    expect(count('exploding-shield', 'whirl').returns).toEqual([]);
  });

  test('R-147: a card added freely uses no Extension of the card beneath', () => {
    expect(countCombo([card('counterattack'), card('rend')], [-1]).damage).toBe(2);
  });

  test('R-134: nothing printed on an inert card counts, but what it connects to does', () => {
    const cards = [card('intense-yrden'), card('firestream'), card('rend')];
    expect(countCombo(cards, [0, 1]).damage).toBe(6);
    expect(countCombo(cards, [0, 1], 'purple')).toMatchObject({ damage: 3, shield: 1 });
  });
});
