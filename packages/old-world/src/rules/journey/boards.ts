/** The players: who is which School, and what everybody starts with. OW-SETUP-24 to OW-SETUP-40 */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { startingDeck } from '../../content/action-cards.ts';
import { SCHOOL_LOCATION } from '../../content/map.ts';
import { STARTING_HANDS, type StartingHand } from '../../content/tables.ts';
import type { School } from '../../content/vocabulary.ts';
import { drawCards } from '../cards.ts';
import { gainGold } from '../gold.ts';
import { clockwiseFrom, witcherOf } from '../seats.ts';
import type { G, OldWorld } from '../shape.ts';

export interface BoardSteps {
  'setup/boards': object;
  'setup/board': { readonly seat: Seat };
  'setup/players': object;
}
export interface BoardAsks {
  'setup/board': { args: { readonly offered: readonly School[] }; choice: { readonly school: School } };
}
export interface BoardEvents {
  boardTaken: { seat: Seat; school: School };
  playerReady: { seat: Seat; school: School; cards: number; gold: number };
}

export const boardSteps: StepHandlers<OldWorld, BoardSteps> = {
  /** One at a time, counter-clockwise from the Starting Player's right; the Starting Player is last. OW-SETUP-24 */
  'setup/boards': (g) => {
    const order = clockwiseFrom(g, g.table.first).reverse();
    g.then(...order.map((seat) => ({ do: 'setup/board', seat }) as const));
  },

  /** Two boards by lot to choose from, or as the players agreed; the last board needs no choice. OW-SETUP-25 to OW-SETUP-27, R-07 */
  'setup/board': (g, { seat }) => {
    const { schools } = g.options;
    const { boards } = g.table;
    if (typeof schools !== 'string') takeBoard(g, seat, schools[seat] as School);
    else if (boards.length === 1 || schools === 'random')
      takeBoard(g, seat, boards[g.int('setup', boards.length)] as School);
    else g.ask(seat, 'setup/board', { offered: schools === 'choice' ? [...boards] : twoBoards(g) });
  },

  /** Everything of the own School, the rest leaves the game; hands and Gold by turn order. OW-SETUP-28 to OW-SETUP-39, OW-SOLO-02 */
  'setup/players': (g) => {
    g.table.boards = [];
    for (const [turn, seat] of clockwiseFrom(g, g.table.first).entries()) {
      const witcher = witcherOf(g, seat);
      const school = witcher.school as School;
      const { cards, gold } = STARTING_HANDS[g.seats as keyof typeof STARTING_HANDS][turn] as StartingHand;
      witcher.at = SCHOOL_LOCATION[school];
      witcher.witcherTrophies = g.seats - 1;
      g.add(witcher.deck, startingDeck(school));
      g.shuffle('cards', witcher.deck);
      g.emit('playerReady', { seat, school, cards, gold });
      drawCards(g, seat, cards);
      gainGold(g, seat, gold);
    }
  },
};

export const boardAsks: AskRules<OldWorld, BoardAsks> = {
  'setup/board': {
    list(g, { offered }, answers) {
      for (const school of offered) answers.may({ id: school, school });
      if (!answers.reasons) return;
      for (const school of g.table.boards)
        if (!offered.includes(school)) answers.mayNot({ id: school, school }, 'not-dealt', 'OW-SETUP-25');
      for (const { school } of g.table.witchers)
        if (school !== undefined) answers.mayNot({ id: school, school }, 'taken', 'OW-SETUP-01');
    },
    take(g, { seat }, { school }) {
      takeBoard(g, seat, school);
    },
  },
};

function takeBoard(g: G, seat: Seat, school: School): void {
  witcherOf(g, seat).school = school;
  g.table.boards = g.table.boards.filter((each) => each !== school);
  g.emit('boardTaken', { seat, school });
}

function twoBoards(g: G): School[] {
  const left = [...g.table.boards];
  while (left.length > 2) left.splice(g.int('setup', left.length), 1);
  return left;
}
