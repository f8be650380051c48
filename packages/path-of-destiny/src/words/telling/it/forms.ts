/** Counted things in Italian. */
import { countedInTwo as counted } from '@medallion/words';

export const cards = counted('carta', 'carte');
export const tokens = counted('segnalino di {symbol}', 'segnalini di {symbol}');
