/** Any change of what happens, what is legal, what is said or what anybody sees shows up here as a changed line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Playthrough, writePlaythrough } from '@medallion/kernel/testing';
import { describe, expect, test } from 'vitest';
import { oldWorld } from '../../src/rules/game.ts';

const GAMES: Record<string, Playthrough> = {
  'solo-default': { seats: 1, options: { schools: ['cat'] }, seed: 'text 1', answers: 150 },
  'two-pl': { seats: 2, options: { edition: 'pl' }, seed: 'text 2', answers: 150 },
  'four-en': { seats: 4, options: { edition: 'en', schools: 'random' }, seed: 'text 4', answers: 150 },
};

describe('playthroughs', () => {
  test.each(Object.entries(GAMES))(
    '%s reads as it read before (UPDATE_PLAYTHROUGHS=1 writes it anew)',
    (name, game) => {
      const file = fileURLToPath(new URL(`./${name}.txt`, import.meta.url));
      const text = writePlaythrough(oldWorld, game);
      if (process.env.UPDATE_PLAYTHROUGHS === '1') writeFileSync(file, text);
      expect(text).toBe(readFileSync(file, 'utf8'));
    },
  );
});
