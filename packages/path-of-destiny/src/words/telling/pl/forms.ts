/** Counted things in Polish, as objects of a verb. */
import { countedInThree as counted } from '@medallion/words';

export const cards = counted('kartę', 'karty', 'kart');
/** As a subject: "1 karta". */
export const cardsThere = counted('karta', 'karty', 'kart');
export const tokens = counted('żeton {symbol}', 'żetony {symbol}', 'żetonów {symbol}');
