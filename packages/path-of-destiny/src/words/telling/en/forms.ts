/** Counted things in English. */
import { countedInTwo as counted } from '@medallion/words';

export const cards = counted('card', 'cards');
export const tokens = counted('{symbol} token', '{symbol} tokens');
