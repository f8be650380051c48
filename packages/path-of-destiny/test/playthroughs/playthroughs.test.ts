/** Any change of what happens, what is legal, what is said or what anybody sees shows up here as a changed line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Playthrough, writePlaythrough } from '@medallion/kernel/testing';
import { describe, expect, test } from 'vitest';
import { pathOfDestiny } from '../../src/rules/game.ts';

const GAMES: Record<string, Playthrough> = {
  'solo-edge': { seats: 1, options: { difficulty: 'death-march' }, seed: 'text 1', answers: 60 },
  'two-striga': { seats: 2, options: { story: 'striga' }, seed: 'text 2', answers: 90 },
  'four-evil': { seats: 4, options: { story: 'evil', characters: 'random' }, seed: 'text 4', answers: 90 },
};

describe('playthroughs', () => {
  test.each(Object.entries(GAMES))(
    '%s reads as it read before (UPDATE_PLAYTHROUGHS=1 writes it anew)',
    (name, game) => {
      const file = fileURLToPath(new URL(`./${name}.txt`, import.meta.url));
      const text = writePlaythrough(pathOfDestiny, game);
      if (process.env.UPDATE_PLAYTHROUGHS === '1') writeFileSync(file, text);
      expect(text).toBe(readFileSync(file, 'utf8'));
    },
  );
});
