/** The controls of a fight, by the name of the question. */

import type { Controls } from '../asked/control.ts';
import { AttackControl } from './AttackControl.tsx';
import { CardChoice } from './CardChoice.tsx';
import { ComboControl } from './ComboControl.tsx';
import { LookControl } from './LookControl.tsx';
import { UseControl } from './UseControl.tsx';
import { ViperChoice } from './ViperChoice.tsx';
import { WagerControl } from './WagerControl.tsx';

export const duelControls = {
  'fight/prepare': UseControl,
  'fight/combo': ComboControl,
  'fight/combo-complete': UseControl,
  'fight/special-order': CardChoice,
  'fight/opponent-lost': UseControl,
  'fight/turn-end': UseControl,
  'fight/take-card': CardChoice,
  'fight/viper-look': LookControl,
  'fight/viper-discard': ViperChoice,
  'fight/viper-order': ViperChoice,
  'fight/cat-keep': CardChoice,
  'fight/cat-order': CardChoice,
  'fight/griffin-take': CardChoice,
  'fight/suffer-power': UseControl,
  'fight/lose-card': CardChoice,
  'witcher-fight/wager': WagerControl,
  'monster-fight/pool-discard': CardChoice,
  'monster/attack': AttackControl,
  'monster/revealed': UseControl,
} as const satisfies Controls;
