/** What the scripts need that fit the masters' weights. */

import { FEATURES } from './path-of-destiny/features.ts';
import { atTurnStart, kindOf, stageOf, standpoints } from './path-of-destiny/value.ts';

export const destinyFeatures = { FEATURES, atTurnStart, kindOf, stageOf, standpoints } as const;
