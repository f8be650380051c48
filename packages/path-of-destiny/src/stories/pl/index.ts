/** The three tales in Polish: no word of one letter stands alone at a line's end. */
import { unbrokenIn } from '@medallion/words';
import type { Tales } from '../types.ts';
import { edge } from './edge.ts';
import { evil } from './evil.ts';
import { striga } from './striga.ts';

export const pl: Tales = unbrokenIn('pl', { edge, striga, evil });
