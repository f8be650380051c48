/** The Automa, the opponent of the solo game. PD-SOLO, 5.8 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { Character, Side } from '../../content/vocabulary.ts';
import type { G, PathOfDestiny } from '../shape.ts';

export interface SoloSteps {
  'automa/setup': object;
  'automa/chapter': object;
  'automa/pick': object;
  /** The cards just taken go into the Automa's Timeline; `from` is where it ended before. */
  'automa/lay': { readonly from: number };
  'automa/flip': object;
  'automa/destiny': object;
  'automa/dominance': object;
}
export interface SoloAsks {
  'automa/character': { args: object; choice: { readonly character: Character | 'random' } };
}
export interface SoloEvents {
  automaChosen: { character: Character; xp: number };
  /** The solo token shows a Path; `again`: it was flipped once more. */
  tokenFlipped: { side: Side; for: 'chapter' | 'destiny' | 'dominance' | 'alliance'; again?: true };
  tokensTakenBack: { symbol: number; amount: number };
}

/** What the Automa's board gives when a chapter is scored. */
export function automaScores(_g: G): void {}

const stub = (): void => {};
export const soloSteps: StepHandlers<PathOfDestiny, SoloSteps> = {
  'automa/setup': stub,
  'automa/chapter': stub,
  'automa/pick': stub,
  'automa/lay': stub,
  'automa/flip': stub,
  'automa/destiny': stub,
  'automa/dominance': stub,
};
export const soloAsks: AskRules<PathOfDestiny, SoloAsks> = {
  'automa/character': { list: stub, take: stub },
};
