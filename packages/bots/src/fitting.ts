/** What the scripts need that fit the masters' weights. */

import { FEATURES } from './old-world/features.ts';
import { swift } from './old-world/swift.ts';
import { atTurnStart, standpoints } from './old-world/value.ts';
import { FEATURES as DESTINY_FEATURES } from './path-of-destiny/features.ts';
import * as destiny from './path-of-destiny/value.ts';

export const destinyFeatures = {
  FEATURES: DESTINY_FEATURES,
  atTurnStart: destiny.atTurnStart,
  kindOf: destiny.kindOf,
  stageOf: destiny.stageOf,
  standpoints: destiny.standpoints,
} as const;

export const oldWorldFeatures = {
  FEATURES,
  atTurnStart,
  standpoints,
  /** A player quick enough for thousands of games; one for each. */
  quick: () => swift({ rests: 4 }),
} as const;
