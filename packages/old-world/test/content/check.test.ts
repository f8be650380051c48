import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content/check.ts';

describe('npm run content', () => {
  const { counts, languages, problems } = checkContent();

  it('counts 36 city and 36 wilds explorations and 56 events', () => {
    expect(counts).toMatchObject({ 'city explorations': 36, 'wilds explorations': 36, events: 56 });
  });

  it('finds every card told in four languages', () => {
    const whole = { explorations: 72, events: 56 };
    expect(languages).toEqual({ en: whole, pl: whole, it: whole, ru: whole });
  });

  it('finds nothing wrong', () => {
    expect(problems).toEqual([]);
  });
});
