/** Preparing the game. PD-SETUP */

import type { Step, StepHandlers } from '@medallion/kernel';
import { MAIN_DECK } from '../content/index.ts';
import type { SetupSteps } from './core.ts';
import { layReserve } from './reserve.ts';
import type { PathOfDestiny } from './shape.ts';

const ALL_MAIN_DECK: readonly number[] = MAIN_DECK.map((_, card) => card);

export const setupSteps: StepHandlers<PathOfDestiny, SetupSteps> = {
  /** Main Deck and Reserve, then characters, Initiative, and last of all what the Story needs. PD-SETUP-06, PD-SETUP-10, PD-SETUP-18, R-09, R-108 */
  'setup/begin': (g) => {
    const first = g.options.firstChooser === 'random' ? g.int('setup', g.seats) : g.options.firstChooser;
    g.emit('firstChooser', { seat: first });
    // A board named for the Automa is not dealt to the player. PD-CHAR-04, R-78
    if (g.seats === 1) g.table.unclaimed = g.table.unclaimed.filter((character) => character !== g.options.automa);
    const automa: readonly Step<PathOfDestiny>[] = g.seats === 1 ? [{ do: 'automa/setup' }] : [];
    g.then(
      { do: 'setup/reserve' },
      { do: 'setup/draft', seat: first, left: g.seats },
      ...automa,
      { do: 'setup/initiative' },
      { do: `${g.options.story}/setup` },
      { do: 'setup/open' },
    );
  },

  /** The 68 cards of the Main Deck are shuffled and the rows in use filled. PD-SETUP-06, PD-SETUP-07 */
  'setup/reserve': (g) => {
    g.add(g.table.deck, ALL_MAIN_DECK);
    g.shuffle('cards', g.table.deck);
    layReserve(g);
  },

  /** The introduction is read and the chapter 1 pair turned up. PD-SETUP-04, PD-SETUP-20 */
  'setup/open': (g) => {
    g.emit('storyOpened', { story: g.options.story });
    g.then({ do: 'chapter/begin', chapter: 1 });
  },
};
