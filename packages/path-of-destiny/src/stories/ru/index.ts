import type { Tales } from '../types.ts';
import { edge } from './edge.ts';
import { evil } from './evil.ts';
import { striga } from './striga.ts';

export const ru: Tales = { edge, striga, evil };
