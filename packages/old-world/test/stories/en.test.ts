import { describe, expect, it } from 'vitest';
import { EVENTS, EXPLORATIONS } from '../../src/content/index.ts';
import { stories } from '../../src/stories/index.ts';
import { having, outside, textsOf } from './texts.ts';
import { testTheTales } from './told.ts';

const { explorations, events } = stories('en');
const { titles, scenes, labels, outcomes, everything } = textsOf('en');

testTheTales({
  language: 'en',
  called: 'English',
  lengths: { scenes: [40, 90], outcomes: [20, 60], labels: [3, 12], titles: [1, 6], names: [1, 4] },
  strange: /[^A-Za-z ’“”.,:;?!-]/u,
  quotes: ['“”'],
  run: 7,
  kindsOfPlace: {
    forest: /forest|wood|tree|pine|oak/i,
    mountain: /mountain|peak|pass|crag/i,
    water: /water|lake|river|sea|tide/i,
  },
});

describe('the tales in English', () => {
  it('tell every exploration card and every event, and no other', () => {
    expect(Object.keys(explorations).sort()).toEqual(EXPLORATIONS.map(({ id }) => id).sort());
    expect(Object.keys(events).sort()).toEqual(EVENTS.map(({ number }) => String(number)).sort());
  });

  it.each(EVENTS.map((card) => [card.number, card] as const))('fit the kind of event %i', (number, card) => {
    const prose = events[number];
    expect(prose).toBeDefined();
    if (prose === undefined) return;
    const shape = Object.keys(prose).sort();
    if (card.kind === 'options') {
      expect(shape).toEqual(['options', 'outcomes', 'scene', 'title']);
    } else if (card.kind === 'test' || card.kind === 'short-fight') {
      expect(shape).toEqual(['outcomes', 'scene', 'title']);
      expect('outcomes' in prose && prose.outcomes).toHaveLength(card.tiers.length);
    } else if (card.kind === 'instant') {
      expect(shape).toEqual(['outcome', 'scene', 'title']);
    } else {
      expect(shape).toEqual(['name', 'outcome', 'scene', 'title']);
    }
  });

  it('give an exploration card a title of two to five words', () => {
    expect(
      outside(
        titles.filter(({ where }) => !where.startsWith('event')),
        2,
        5,
      ),
    ).toEqual([]);
  });

  it('are set in proper type', () => {
    expect(having(everything, /["'`]|\.\.\.|\s\s|^\s|\s$|--|\$\{/)).toEqual([]);
    expect(having(labels, /[.!]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^.?!”]$/)).toEqual([]);
  });

  it('go easy on worn turns of phrase', () => {
    expect(having(everything, /smells? of/i).length).toBeLessThanOrEqual(3);
    expect(having(everything, /\bas if\b/i).length).toBeLessThanOrEqual(20);
    expect(having(everything, /\bnot an? [^.,;]+, but\b|\bnot merely\b|\bnot just\b/i)).toEqual([]);
  });

  it('never say which school the reader comes from', () => {
    const schools = /\bschool of the\b|\b(?:your|fellow) (?:wolf|griffin|bear|cat|viper)s?\b/i;
    expect(having(everything, schools)).toEqual([]);
  });
});
