/** Where a Story alters the general rules: its switches stand together in its own file. PD-STORY-08 */

import type { Step } from '@medallion/kernel';
import type { StoryId } from '../../content/vocabulary.ts';
import type { PathOfDestiny } from '../shape.ts';
import type { Table, Who } from '../table.ts';
import { edgeRules } from './edge.ts';
import { evilRules } from './evil.ts';
import { strigaRules } from './striga.ts';

export interface StoryRules {
  /** Whether the Extra Experience token lies beside the lowest row. PD-SETUP-08, PD-EVIL-03 */
  readonly extraExperience: boolean;
  /** What comes with a pick at a row besides its cards. PD-EVIL-06 */
  readonly atRow?: (who: Who, row: number) => Step<PathOfDestiny>;
  /** What is checked when all effects and Abilities after playing are done. PD-PLAY-10, R-83, R-90 */
  readonly afterPlay?: Step<PathOfDestiny>;
  /** What happens between Dominance and scoring. R-112 */
  readonly beforeScoring?: Step<PathOfDestiny>;
  /** Whether the leader of the Dominant side pays instead of being rewarded; then what happens to the Automa. PD-EVIL-01, SR-2 */
  readonly leaderPays?: { readonly automa: Step<PathOfDestiny> };
  /** Whether anything might still look at which printed Symbols lie uncovered, by what everybody knows. R-92 */
  readonly looksAtCovers?: (table: Table) => boolean;
}

const RULES: Readonly<Record<StoryId, StoryRules>> = { edge: edgeRules, striga: strigaRules, evil: evilRules };

export const storyRules = ({ story }: { readonly story: StoryId }): StoryRules => RULES[story];
