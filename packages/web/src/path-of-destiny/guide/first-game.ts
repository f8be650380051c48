import type { NewTable } from '@medallion/table';

/**
 * The game of the guided first chapter: the introductory one, as the rulebook advises (PD-SETUP-19), with two rivals, so
 * that a majority is a majority of people. Ciri stands highest in this Story: the first pick of the game is the reader's.
 */
export function firstGame(names: readonly string[]): NewTable {
  const [own = '', left = '', right = ''] = names;
  return {
    game: 'path-of-destiny',
    sitters: [{ name: own }, { name: left, bot: 'novice' }, { name: right, bot: 'novice' }],
    options: {
      story: 'edge',
      introductory: true,
      characters: ['ciri', 'geralt', 'dandelion'],
      firstChooser: 0,
    },
    seed: 'lantern',
  };
}
