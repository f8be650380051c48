/** The Witcher's Fight Turn: Potions, Specialties, powers, Combos, Damage, KO; and Fights between Witchers. */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { OldWorld } from '../shape.ts';
import type { FightAsks, FightSteps } from './chapter.ts';
import { comboAsks, comboSteps } from './combo.ts';
import { frameSteps } from './over.ts';
import { resolveAsks, resolveSteps } from './resolve.ts';
import { specialtyAsks, specialtySteps } from './specialties.ts';
import { sufferAsks, sufferSteps } from './suffer.ts';
import { turnAsks, turnSteps } from './turn.ts';
import { useAsks, useSteps } from './uses.ts';
import { viperAsks, viperSteps } from './viper.ts';
import { witcherFightAsks, witcherFightSteps } from './witcher-fight.ts';
import { witcherOutcomeSteps } from './witcher-outcome.ts';

export type { FightAsks, FightEvents, FightSteps } from './chapter.ts';

export const fightSteps: StepHandlers<OldWorld, FightSteps> = {
  ...frameSteps,
  ...turnSteps,
  ...useSteps,
  ...specialtySteps,
  ...viperSteps,
  ...comboSteps,
  ...resolveSteps,
  ...sufferSteps,
  ...witcherFightSteps,
  ...witcherOutcomeSteps,
};

export const fightAsks: AskRules<OldWorld, FightAsks> = {
  ...turnAsks,
  ...useAsks,
  ...specialtyAsks,
  ...viperAsks,
  ...comboAsks,
  ...resolveAsks,
  ...sufferAsks,
  ...witcherFightAsks,
};
