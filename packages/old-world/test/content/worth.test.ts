import { describe, expect, it } from 'vitest';
import { EVENTS, EXPLORATIONS, optionsOf, type StoryOption } from '../../src/content/index.ts';
import { beats, ofOption, type Situation, situations } from './worth.ts';

const cards = [
  ...EXPLORATIONS.map((card) => [card.id, card] as const),
  ...EVENTS.filter(({ kind }) => kind === 'options').map((card) => [`event ${card.number}`, card] as const),
];

const poor: Situation = {
  school: 'wolf',
  at: 6,
  gold: 0,
  potions: 0,
  shield: 1,
  level: 1,
  attributes: { combat: 1, defense: 1, alchemy: 1, specialty: 1 },
};

describe('a choice between two options', () => {
  it('is one for everybody: no option is worse than the other in every respect', () => {
    const all = situations();
    const idle = cards.flatMap(([name, card]) =>
      all.flatMap((now) => {
        const [a, b] = optionsOf(card).map((option) => ofOption(option, now));
        if (a === undefined || b === undefined) return [];
        const worse = beats(a, b) ? 'B' : beats(b, a) ? 'A' : undefined;
        return worse === undefined ? [] : [{ name: `${name} ${worse}`, now }];
      }),
    );
    // Each once, with the first witcher who would never take it.
    expect(idle.filter(({ name }, n) => idle.findIndex((each) => each.name === name) === n)).toEqual([]);
  });

  it.each<[string, StoryOption, StoryOption]>([
    ['less of the same', { effects: [{ gold: 3 }] }, { effects: [{ gold: 2 }] }],
    ['a thing less', { effects: [{ trail: 'any' }, { gold: 1 }] }, { effects: [{ trail: 'any' }] }],
    ['a price for nothing more', { effects: [{ gold: 2 }] }, { effects: [{ gold: 2 }, { phase3Draw: -1 }] }],
    ['a narrower raise', { effects: [{ raise: 'any' }] }, { effects: [{ raise: 'combat' }] }],
    ['what is behind an event', { effects: [{ gold: 4 }] }, { effects: [{ event: 53 }] }],
    [
      'the branch that applies',
      { effects: [{ gold: 2 }] },
      { effects: { if: { potions: 1 }, then: [{ gold: 9 }], else: [{ gold: 1 }] } },
    ],
    [
      'every face of a die',
      { effects: [{ gold: 4 }] },
      { effects: { if: { die: 4 }, then: [{ gold: 3 }], else: [{ gold: 1 }] } },
    ],
  ])('would be none with %s', (what, better, worse) => {
    const found = beats(ofOption(better, poor), ofOption(worse, poor));
    // Event 53 offers a quest, and a quest is something gold is not.
    expect([what, found]).toEqual([what, what !== 'what is behind an event']);
    expect(beats(ofOption(worse, poor), ofOption(better, poor))).toBe(false);
  });
});
