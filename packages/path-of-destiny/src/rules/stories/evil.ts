/** The Lesser Evil: Alliance tokens and decks, and the end of the alliances. PD-EVIL-03 to PD-EVIL-05, PD-EVIL-13, SR-2 */

import type { StepHandlers } from '@medallion/kernel';
import { ALLIANCE_CARDS, ALLIANCE_SIDES, type StoryOperation } from '../../content/index.ts';
import { gainVp } from '../experience.ts';
import type { PathOfDestiny } from '../shape.ts';
import type { StoryRules } from './story-rules.ts';

export interface EvilSteps {
  /** Alliance tokens beside the rows, Alliance cards in two decks. */
  'evil/setup': object;
  /** The Automa leads the Dominant side. */
  'evil/automa-penalty': object;
  /** Alliance cards still face down are discarded. */
  'evil/ending': object;
}

const AUTOMA_PENALTY = 2;

export const evilRules: StoryRules = {
  extraExperience: false,
  atRow: (who, row) => ({ do: 'evil/row', who, row }),
  beforeScoring: { do: 'evil/reveal' },
  leaderPays: { automa: { do: 'evil/automa-penalty' } },
};

export const evilSteps: StepHandlers<PathOfDestiny, EvilSteps> = {
  /** The combined token at the lowest row, the other two at random above it. PD-EVIL-03 to PD-EVIL-05, R-96 */
  'evil/setup': (g) => {
    const { table } = g;
    const lowest = table.rows.length;
    const renfri = lowest - 2 + g.int('story', 2);
    const stregobor = 2 * lowest - 3 - renfri;
    table.allianceRows.push({ row: renfri, side: 'renfri' }, { row: stregobor, side: 'stregobor' });
    table.allianceRows.push({ row: lowest, side: 'both' });
    for (const side of ALLIANCE_SIDES) {
      for (const [card, each] of ALLIANCE_CARDS.entries())
        if (each.side === side) g.add(table.allianceDecks[side], [card]);
      g.shuffle('story', table.allianceDecks[side]);
    }
    g.emit('allianceTokensPlaced', { renfri, stregobor, both: lowest });
  },

  /** It loses 2 VP. SR-2 */
  'evil/automa-penalty': (g) => {
    const { participants, dominant = 'left' } = g.table;
    for (const [who, of] of participants.entries()) {
      if (of.automa !== true) continue;
      const operations: StoryOperation[] = [{ kind: 'vp', amount: -AUTOMA_PENALTY }];
      g.emit('bonusRead', { of: dominant, who, pays: true, operations });
      gainVp(g, who, -AUTOMA_PENALTY);
    }
  },

  /** Without effect. PD-EVIL-13, R-104 */
  'evil/ending': (g) => {
    for (const [who, of] of g.table.participants.entries()) {
      for (const side of ALLIANCE_SIDES) g.moveAll(of.alliances[side], g.table.allianceDiscards[side]);
      g.table.tally.special[who] = 0;
    }
  },
};

export interface EvilEvents {
  /** The rows of the Alliance tokens. */
  allianceTokensPlaced: { renfri: number; stregobor: number; both: number };
}
