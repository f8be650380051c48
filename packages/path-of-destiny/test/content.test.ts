/** Content is checked when it is loaded: every fault of 5.16 is found. */

import { describe, expect, test } from 'vitest';
import { pathOfDestinyContent } from '../src/content/index.ts';
import { type Content, validateContent } from '../src/content/validate.ts';

/** A writable copy. */
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
type Draft = Writable<Content>;

function broken(change: (content: Draft) => void): () => void {
  return () => {
    const content = structuredClone(pathOfDestinyContent) as unknown as Draft;
    change(content);
    validateContent(content as unknown as Content);
  };
}
const cardOf = (content: Draft, id: string) => {
  const found = content.ACTION_CARDS.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const pathOf = (content: Draft, node: number) => {
  const found = content.STORY_DECKS.striga.paths.find((each) => each.node === node);
  if (found === undefined) throw new Error(String(node));
  return found;
};

const yennefer = (content: Draft) => {
  const found = content.CHARACTER_SHEETS.find((each) => each.character === 'yennefer');
  if (found === undefined) throw new Error('yennefer');
  return found;
};

test('R-05: the content of the box is sound', () => {
  expect(validateContent(pathOfDestinyContent)).toBe(pathOfDestinyContent);
});

describe('cards', () => {
  test.each<[string, (content: Draft) => void, string]>([
    ['a card is missing', (content) => content.ACTION_CARDS.shift(), '67 cards'],
    ['an id occurs twice', (content) => (cardOf(content, 'R01').id = 'R02'), 'same id'],
    ['a banner is missing', (content) => (cardOf(content, 'R01').colours = []), 'R01 has no banner'],
    ['Symbols are uneven', (content) => cardOf(content, 'R01').symbols.pop(), '22, 23, 23, 23'],
    [
      'a condition is never used',
      (content) => {
        for (const each of content.ACTION_CARDS)
          if (each.effect?.when.kind === 'non-active-at-least') delete each.effect;
      },
      'no card uses COND-10',
    ],
    [
      'a result is never used',
      (content) => {
        for (const each of content.ACTION_CARDS) if (each.effect?.then.kind === 'set') delete each.effect;
      },
      'no card uses RES-10',
    ],
    [
      'a level has no scale',
      (content) =>
        (cardOf(content, 'R10').effect = { when: { kind: 'non-active-123' }, then: { kind: 'xp', amount: 3 } }),
      'R10 joins a level',
    ],
    ['a starting card is missing', (content) => content.ACTION_CARDS.pop(), 'vesemir has 4 starting cards'],
  ])('R-05: %s', (_name, change, fault) => {
    expect(broken(change)).toThrow(fault);
  });
});

describe('sheets, tracks and the components of the Stories', () => {
  test.each<[string, (content: Draft) => void, string]>([
    ['an Ability is missing', (content) => (yennefer(content).abilities as unknown[]).pop(), '3 Abilities'],
    ['Abilities unlock in disorder', (content) => (yennefer(content).abilities[2].unlockedAt = 5), 'yennefer unlocks'],
    [
      'an Ability lies beyond the track',
      (content) => (yennefer(content).abilities[3].unlockedAt = 21),
      'yennefer unlocks',
    ],
    ['a sheet is missing', (content) => content.CHARACTER_SHEETS.pop(), 'vesemir needs one sheet'],
    ['a golden track is short', (content) => content.GOLDEN_VP.pop(), "players' golden track has 20"],
    ['a golden track falls', (content) => (content.AUTOMA_GOLDEN_VP[7] = 1), "Automa's golden track falls"],
    ['an Effort card is missing', (content) => content.EFFORT_CARDS.pop(), 'chapter 3 has 3 Effort cards'],
    ['a goal is missing', (content) => content.ALL_GOALS.shift(), '2 Secret Goals have the back c'],
    ['a solo goal is missing', (content) => content.ALL_GOALS.pop(), '2 solo goals have the back m'],
    ['two Requirements share a colour', (content) => (content.REQUIREMENTS[0] = 'blue'), 'Requirement cards'],
    ['an Alliance card is missing', (content) => content.ALLIANCE_CARDS.pop(), 'stregobor has 15'],
  ])('R-60, R-61: %s', (_name, change, fault) => {
    expect(broken(change)).toThrow(fault);
  });
});

describe('Story cards', () => {
  test.each<[string, (content: Draft) => void, string]>([
    ['a card is missing', (content) => content.STORY_DECKS.striga.paths.pop(), 'striga: there must be one card 15'],
    [
      'an epilogue is missing',
      (content) => content.STORY_DECKS.striga.epilogues.shift(),
      'striga: there must be one card 16',
    ],
    [
      'a foot points outside',
      (content) => (pathOf(content, 2).next = { pair: [4, 99], symbols: ['combat', 'magic'] }),
      'card 99 of a pair',
    ],
    [
      'a card is never reached',
      (content) => (pathOf(content, 2).next = { pair: [6, 7], symbols: ['diplomacy', 'magic'] }),
      'card 4 is never reached',
    ],
    [
      'a pair shows one Symbol',
      (content) => (pathOf(content, 2).next = { pair: [4, 5], symbols: ['combat', 'combat'] }),
      'one Symbol twice',
    ],
    ['a foot lies', (content) => (pathOf(content, 4).symbol = 'exploration'), 'where combat was announced'],
    ['a card lies on the wrong side', (content) => (pathOf(content, 4).side = 'right'), 'wrong side'],
    ['an epilogue comes too soon', (content) => (pathOf(content, 4).next = { epilogue: 16 }), 'ends the tale too soon'],
    [
      'an epilogue belongs to another card',
      (content) => (pathOf(content, 8).next = { epilogue: 17 }),
      'epilogue of card 8',
    ],
    [
      'tokens for a chapter that never comes',
      (content) => pathOf(content, 9).all.push({ kind: 'special' }),
      'card 9 gives tokens',
    ],
    [
      'Active tokens for a chapter that never comes',
      (content) => pathOf(content, 9).left.push({ kind: 'active', side: 'left', amount: 1 }),
      'card 9 gives tokens',
    ],
  ])('PD-STORY-01, PD-STORY-03: %s', (_name, change, fault) => {
    expect(broken(change)).toThrow(fault);
  });

  test('PD-STORY-01: all faults are told at once', () => {
    const both = broken((content) => {
      content.ALLIANCE_CARDS.pop();
      content.EFFORT_CARDS.pop();
    });
    expect(both).toThrow(/Effort cards.*Alliance cards/);
  });
});
