import { LANGUAGES } from '@medallion/words';
import { describe, expect, it } from 'vitest';
import { TOPICS as OLD_WORLD } from '../src/old-world/features.ts';
import { TOPICS as DESTINY } from '../src/path-of-destiny/features.ts';
import type { Weighing } from '../src/search/thinking.ts';
import { explaining } from '../src/words/index.ts';

const LABELS: Readonly<Record<string, string>> = { 'row-2': 'row 2', top: 'top space', 'row-4': 'row 4' };
const label = (id: string): string => LABELS[id] ?? id;

const THOUGHT: Weighing = {
  ask: 'choose/pick',
  seat: 0,
  choice: 'row-2',
  measure: { of: 'winning' },
  options: [
    { id: 'row-2', chance: 0.581, error: 0.01, worlds: 40 },
    { id: 'top', chance: 0.52, error: 0, worlds: 40 },
    { id: 'row-4', chance: 0.31, error: 0.02, worlds: 20 },
  ],
  reasons: [
    { topic: 'chapter', gain: 0.05 },
    { topic: 'initiative', gain: 0.03 },
    { topic: 'experience', gain: -0.02 },
  ],
  playouts: 100,
};

describe('a thought in words', () => {
  it('one line says the answer, its chance, the next best and why', () => {
    expect(explaining('en', 'path-of-destiny').line(THOUGHT, label)).toBe(
      'Row 2: 58 %. Next best, top space: 52 %. For it: the Symbols of this chapter, Initiative. Against it: Experience.',
    );
    expect(explaining('pl', 'path-of-destiny').line(THOUGHT, label)).toBe(
      'Row 2: 58%. Następna możliwość, top space: 52%. Za: Symbole tego rozdziału, Inicjatywa. Przeciw: Doświadczenie.',
    );
    expect(explaining('it', 'path-of-destiny').line(THOUGHT, label)).toBe(
      'Row 2: 58%. Poi top space: 52%. A favore: i Simboli di questo capitolo, l’Iniziativa. Contro: l’Esperienza.',
    );
    expect(explaining('ru', 'path-of-destiny').line(THOUGHT, label)).toBe(
      'Row 2: 58 %. Следующий по силе вариант, top space: 52 %. За: символы этой главы, инициатива. Против: опыт.',
    );
  });

  it('does not claim a difference that is none', () => {
    const [first, second] = THOUGHT.options;
    if (first === undefined || second === undefined) throw new Error('two options');
    const close = { ...THOUGHT, options: [first, { ...second, chance: 0.579 }] };
    expect(explaining('en', 'path-of-destiny').line(close, label)).toBe('Row 2: 58 %. Top space is about the same.');
    const unsure = { ...THOUGHT, options: [first, { ...second, chance: 0.55, error: 0.05 }] };
    expect(explaining('en', 'path-of-destiny').line(unsure, label)).toContain('about the same');
  });

  it('says in short what was done and what for, and where something else looked better', () => {
    const [first, second] = THOUGHT.options;
    if (first === undefined || second === undefined) throw new Error('two options');
    const { brief, line } = explaining('en', 'path-of-destiny');
    expect(brief(THOUGHT, label)).toBe('Row 2. For it: the Symbols of this chapter, Initiative.');
    const alike = { ...THOUGHT, options: [first, { ...second, chance: 0.579 }] };
    expect(brief(alike, label)).toBe('Row 2. Something else would have been about as good.');
    const worse = { ...THOUGHT, options: [first, { ...second, chance: 0.66 }] };
    expect(brief(worse, label)).toBe('Row 2; from here top space looked better.');
    expect(line(worse, label)).toBe(
      'Row 2: 58 %. From here top space looked better: 66 %. For it: the Symbols of this chapter, Initiative. Against it: Experience.',
    );
    expect(brief({ ...THOUGHT, options: [] }, label)).toBeUndefined();
  });

  it('tells what an answer begins: further places, further cards, and the end', () => {
    const { onwards } = explaining('en', 'old-world');
    const names = (what: string, n: number) => `${what} ${n}`;
    expect(onwards({ places: [3, 4, 5], ending: 'hunt' }, names)).toBe(
      'Then on to place 4, place 5. At the end: fight the monster there.',
    );
    expect(onwards({ places: [3], ending: 'explore' }, names)).toBe('At the end: explore.');
    expect(onwards({ cards: [1, 2] }, names)).toBe('Then card 2.');
    expect(onwards({ cards: [1] }, names)).toBe('');
    expect(onwards(undefined, names)).toBe('');
  });

  it('says nothing where there was nothing to weigh', () => {
    expect(explaining('en', 'old-world').line({ ...THOUGHT, options: [], reasons: [] }, label)).toBeUndefined();
  });

  it('tells a race by the turn it ends in', () => {
    const race: Weighing = { ...THOUGHT, measure: { of: 'time', turns: 30 }, reasons: [{ topic: 'hunt', gain: 0.1 }] };
    expect(explaining('en', 'old-world').line(race, label)).toBe(
      'Row 2: the end around turn 13. Next best, top space: turn 14. For it: monsters that can be beaten.',
    );
    expect(explaining('en', 'old-world').weighed(race, label)[0]?.worth).toBe('turn 13');
  });

  it('lists what was weighed with one scale, the answer first', () => {
    expect(explaining('en', 'path-of-destiny').weighed(THOUGHT, label)).toEqual([
      { id: 'row-2', label: 'Row 2', worth: '58 %', share: 0.581, chosen: true },
      { id: 'top', label: 'Top space', worth: '52 %', share: 0.52, chosen: false },
      { id: 'row-4', label: 'Row 4', worth: '31 %', share: 0.31, chosen: false },
    ]);
  });

  it.each(LANGUAGES)('%s has a word for every topic, and no two alike', (language) => {
    for (const [game, topics] of [
      ['old-world', new Set<string>(OLD_WORLD)],
      ['path-of-destiny', new Set<string>(DESTINY)],
    ] as const) {
      const said = [...topics].map((topic) =>
        explaining(language, game).line({ ...THOUGHT, reasons: [{ topic, gain: 0.1 }] }, label),
      );
      expect(new Set(said).size).toBe(topics.size);
      for (const [at, topic] of [...topics].entries())
        if (language !== 'en') expect(said[at]).not.toContain(`: ${topic}.`);
    }
  });
});
