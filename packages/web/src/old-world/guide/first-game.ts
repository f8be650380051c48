import type { NewTable } from '@medallion/table';

/**
 * The game of the guided first turn. Dealt by this word the Bear begins in the middle of the map with one card of each
 * terrain: every road around can be paid with a single card, the trainers are next door, and so is a small monster.
 */
export function firstGame([own = '', other = '']: readonly string[]): NewTable {
  return {
    game: 'old-world',
    sitters: [{ name: own }, { name: other, bot: 'novice' }],
    options: { edition: 'default', schools: ['bear', 'viper'], startingPlayer: 0 },
    seed: 'barley',
  };
}
