/** The effect examples of the catalogue, played with the very cards they describe. */

import { expect, test, vi } from 'vitest';
import { SYMBOLS } from '../src/content/vocabulary.ts';
import { EFFECT_VECTORS, vectorCardIds } from './effect-vectors.ts';
import { happened, lay, of, setActive, stage } from './support.ts';

vi.mock('../src/content/action-cards.ts', async (original) => {
  const real = await original<typeof import('../src/content/action-cards.ts')>();
  const { VECTOR_CARDS } = await import('./effect-vectors.ts');
  return { ...real, ACTION_CARDS: [...real.ACTION_CARDS, ...VECTOR_CARDS] };
});

test.each(EFFECT_VECTORS.map((each) => [`${each.clauses}, ${each.id}: ${each.note}`, each] as const))(
  '%s',
  (_, vector) => {
    const { active, tokens, play: played, expect: expected } = vector;
    const play = stage({
      arrange: (table, [geralt]) => {
        if (geralt === undefined) return;
        setActive(table, ...active);
        lay(table, geralt, vectorCardIds(vector), played.length);
        for (const [index, symbol] of SYMBOLS.entries()) geralt.tokens[index as 0] = tokens[symbol] ?? 0;
      },
      steps: [{ do: 'play/resolve', who: 0 }],
    });
    expect(play.state.asks).toEqual([]);
    expect(happened(play, 'effectApplied').map(({ level }) => level)).toEqual(expected.levels);
    expect(of(play, 0).xp).toBe(expected.xp);
    expect(of(play, 0).tokens).toEqual(SYMBOLS.map((symbol) => expected.tokens[symbol] ?? 0));
    const covered = of(play, 0).covered.reduce((sum, bits) => sum + [0, 1, 2].filter((n) => (bits >> n) & 1).length, 0);
    expect(covered).toBe(expected.covered);
  },
);
