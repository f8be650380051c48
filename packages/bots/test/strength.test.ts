import { describe, expect, it } from 'vitest';
import { adept } from '../src/old-world/adept.ts';
import { novice } from '../src/old-world/novice.ts';
import { tellGame } from './games.ts';

/** Few games, so the bounds leave room for luck; `npm run bench -- bots` counts more of them. */
const GAMES = 20;

describe('how strong the adept is', () => {
  it(`beats the novice in most of ${GAMES} games, from either seat`, { timeout: 300_000 }, () => {
    let wins = 0;
    for (let game = 0; game < GAMES; game++) {
      const seat = game % 2;
      const bots = seat === 0 ? [adept, novice] : [novice, adept];
      if (tellGame(bots, `strength ${Math.floor(game / 2)}`).winner === seat) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(GAMES - 2);
  });

  it('wins alone within sixteen turns in the middle of all games', { timeout: 300_000 }, () => {
    const turns = Array.from({ length: 11 }, (_, game) => tellGame([adept], `alone ${game}`).turns);
    turns.sort((a, b) => a - b);
    expect(turns[5]).toBeLessThanOrEqual(16);
  });
});
