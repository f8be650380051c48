/** Preparing the Automa. PD-SOLO-02 to PD-SOLO-04, PD-SOLO-09, R-78 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import { CHARACTERS, type Character, STARTING_XP } from '../../content/index.ts';
import { unlockAbilities } from '../experience.ts';
import type { G, PathOfDestiny } from '../shape.ts';
import { AUTOMA, automaOf } from './board.ts';

export interface AutomaSetupSteps {
  /** A character other than the player's, and the Experience of the difficulty. */
  'automa/setup': object;
}
export interface AutomaSetupAsks {
  'automa/character': { args: object; choice: { readonly character: Character | 'random' } };
}
export interface AutomaSetupEvents {
  automaChosen: { character: Character; xp: number };
}

export const automaSetupSteps: StepHandlers<PathOfDestiny, AutomaSetupSteps> = {
  /** Named before the game, left to chance, or chosen now by the player. R-78 */
  'automa/setup': (g) => {
    if (g.options.automa === 'choice') g.ask(0, 'automa/character', {});
    else claim(g, g.options.automa);
  },
};

const CHOICES = CHARACTERS.map((character) => ({ id: character, character }));
const RANDOM = { id: 'random', character: 'random' } as const;

export const automaSetupAsks: AskRules<PathOfDestiny, AutomaSetupAsks> = {
  'automa/character': {
    list(g, _ask, answers) {
      for (const choice of CHOICES) {
        if (g.table.unclaimed.includes(choice.character)) answers.may(choice);
        else answers.mayNot(choice, 'already-claimed', 'PD-CHAR-04');
      }
      answers.may(RANDOM);
    },
    take(g, _ask, { character }) {
      claim(g, character);
    },
  },
};

/** A board nobody has; one that was named was kept out of the draft. PD-CHAR-04, PD-SOLO-02 */
function claim(g: G, wanted: Character | 'random'): void {
  const { table } = g;
  const { unclaimed } = table;
  const character = wanted === 'random' ? (unclaimed[g.int('setup', unclaimed.length)] as Character) : wanted;
  table.unclaimed = unclaimed.filter((other) => other !== character);
  const of = automaOf(table);
  of.character = character;
  // The first special ability is on from the start. PD-SOLO-08
  of.unlocked = 1;
  of.xp = STARTING_XP[g.options.difficulty];
  g.emit('automaChosen', { character, xp: of.xp });
  unlockAbilities(g, AUTOMA);
}
