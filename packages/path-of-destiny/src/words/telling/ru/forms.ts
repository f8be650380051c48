/** Counted things in Russian, as objects of a verb. */
import { countedInThree as counted } from '@medallion/words';

export const cards = counted('карту', 'карты', 'карт');
/** As a subject: "1 карта". */
export const cardsThere = counted('карта', 'карты', 'карт');
export const tokens = counted('жетон {symbol}', 'жетона {symbol}', 'жетонов {symbol}');
