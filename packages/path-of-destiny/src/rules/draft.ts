/** Who plays whom. PD-SETUP-10 to PD-SETUP-17, PD-CHAR */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { ACTION_CARDS, CHARACTERS, type Character } from '../content/index.ts';
import type { DraftAsks, DraftSteps } from './core.ts';
import { unlockAbilities } from './experience.ts';
import type { G, PathOfDestiny } from './shape.ts';
import { participant } from './symbols.ts';

/** The boards a drafter is shown. PD-SETUP-11 */
const DEALT = 2;

const startingCards = (character: Character): number[] =>
  ACTION_CARDS.flatMap((card, number) => (card.character === character ? [number] : []));
const STARTING_CARDS: Readonly<Record<Character, readonly number[]>> = {
  geralt: startingCards('geralt'),
  yennefer: startingCards('yennefer'),
  dandelion: startingCards('dandelion'),
  ciri: startingCards('ciri'),
  vesemir: startingCards('vesemir'),
};

/** The player takes the board, its five starting cards and the leftmost Ability. PD-SETUP-13, PD-SETUP-14, PD-SETUP-16 */
function claim(g: G, seat: Seat, character: Character): void {
  const { table } = g;
  const of = participant(table, seat);
  table.unclaimed = table.unclaimed.filter((other) => other !== character);
  of.character = character;
  g.add(of.hand, STARTING_CARDS[character]);
  of.shown.push(...STARTING_CARDS[character]);
  g.emit('characterClaimed', { who: seat, character });
  unlockAbilities(g, seat);
}

/** Some of the unclaimed boards at random, without taking them out of the pool: what was dealt is private. R-10 */
function deal(g: G, count: number): Character[] {
  const pool = [...g.table.unclaimed];
  const dealt: Character[] = [];
  while (dealt.length < count && pool.length > 0) dealt.push(...pool.splice(g.int('setup', pool.length), 1));
  return dealt;
}

export const draftSteps: StepHandlers<PathOfDestiny, DraftSteps> = {
  /** One player after the other, clockwise. PD-SETUP-10 */
  'setup/draft': (g, { seat, left }) => {
    const { characters } = g.options;
    if (left > 1) g.then({ do: 'setup/draft', seat: (seat + 1) % g.seats, left: left - 1 });
    const { unclaimed } = g.table;
    const last = unclaimed.length === 1 ? unclaimed[0] : undefined;
    // The last board is nobody's choice. PD-SETUP-12
    if (last !== undefined) return claim(g, seat, last);
    if (characters === 'dealTwo') return g.ask(seat, 'setup/character', { dealt: deal(g, DEALT) });
    if (characters === 'choice') return g.ask(seat, 'setup/character', { dealt: [...unclaimed] });
    const character = characters === 'random' ? deal(g, 1)[0] : characters[seat];
    if (character !== undefined) claim(g, seat, character);
  },
};

export const draftAsks: AskRules<PathOfDestiny, DraftAsks> = {
  /** One of the boards on offer; the others go back before the next player draws. PD-SETUP-11, PD-CHAR-04 */
  'setup/character': {
    list(g, { dealt }, answers) {
      for (const character of CHARACTERS) {
        const choice = { id: character, character };
        if (dealt.includes(character)) answers.may(choice);
        else if (!g.table.unclaimed.includes(character)) answers.mayNot(choice, 'claimed', 'PD-CHAR-04');
        else answers.mayNot(choice, 'not-dealt', 'PD-SETUP-11');
      }
    },
    take(g, { seat }, { character }) {
      claim(g, seat, character);
    },
  },
};
