/** The tales in Italian. */
import type { Tales } from '../types.ts';
import { edge } from './edge.ts';
import { evil } from './evil.ts';
import { striga } from './striga.ts';

export const it: Tales = { edge, striga, evil };
