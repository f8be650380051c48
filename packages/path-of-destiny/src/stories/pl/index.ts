/** The three tales in Polish. */
import type { Tales } from '../types.ts';
import { edge } from './edge.ts';
import { evil } from './evil.ts';
import { striga } from './striga.ts';

export const pl: Tales = { edge, striga, evil };
