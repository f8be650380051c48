import { describe, expect, test } from 'vitest';
import { ACTION_CARDS, actionCard } from '../../src/content/action-cards.ts';
import type { ActionTitleId } from '../../src/content/action-titles.ts';
import { countCombo, tabFor } from '../../src/rules/combo.ts';

const card = (title: ActionTitleId, copy = 0): number =>
  ACTION_CARDS.filter((each) => each.title === title)[copy]?.number ?? -1;
const tab = (top: ActionTitleId, next: ActionTitleId): number =>
  tabFor(actionCard(card(top)).tabs, actionCard(card(next)));
/** Counts a Combo whose cards use the Extensions that fit. */
function count(...titles: ActionTitleId[]): ReturnType<typeof countCombo> {
  const cards = titles.map((title, at) => card(title, titles.slice(0, at).filter((each) => each === title).length));
  return countCombo(
    cards,
    cards.slice(1).map((next, at) => tabFor(actionCard(cards[at] as number).tabs, actionCard(next))),
  );
}

// The first copy of a title is a printed one.
describe('Combos', () => {
  test('OW-COMBO-02, OW-COMBO-03: the colour of the next card must be that of an Extension of the topmost', () => {
    expect([
      tab('block', 'intense-quen'),
      tab('crippling-strikes', 'rend'),
      tab('block', 'rend'),
      tab('rend', 'rend'),
    ]).toEqual([0, 1, -1, -1]);
  });

  test('OW-COMBO-07, OW-COMBO-11: the icons of the cards and of the Extensions used, and no others', () => {
    expect(count('crippling-strikes', 'rend')).toMatchObject({ damage: 5, draw: -1, shield: 0 });
    expect(count('crippling-strikes', 'block')).toMatchObject({ damage: 3, draw: 0, shield: 2 });
    expect(count('intense-aard', 'block')).toMatchObject({ damage: 1, shield: 3 });
    expect(count('intense-quen', 'intense-aard')).toMatchObject({ damage: 3, draw: 2 });
  });

  test('OW-COMBO-08: the Extensions of the last card have no effect', () => {
    expect(count('whirl', 'block')).toMatchObject({ damage: 3, shield: 2, draw: 0 });
    expect(countCombo([card('whirl')], [0]).damage).toBe(1);
  });

  test('OW-COMBO-13, OW-COMBO-14: taking from the discard pile, and returning the card that bears the icon', () => {
    expect(count('magic-trap', 'whirl')).toMatchObject({ take: 1, returns: [] });
    expect(count('cover', 'rend')).toMatchObject({ returns: [card('cover')], damage: 2, shield: 1 });
    expect(count('cover').returns).toEqual([]);
  });

  test('R-147: a card added freely uses no Extension of the card beneath', () => {
    expect(countCombo([card('crippling-strikes'), card('rend')], [-1]).damage).toBe(4);
  });

  test('R-134: nothing printed on an inert card counts, but what it connects to does', () => {
    const cards = [card('magic-trap'), card('intense-aard'), card('block')];
    expect(countCombo(cards, [0, 0])).toMatchObject({ damage: 2, shield: 3 });
    expect(countCombo(cards, [0, 0], 'purple')).toMatchObject({ damage: 1, shield: 2 });
  });
});
