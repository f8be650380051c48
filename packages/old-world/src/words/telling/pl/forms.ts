/** Counted things in Polish, as objects of a verb. */
import { countedInThree as counted } from '@medallion/words';

export const cards = counted('kartę', 'karty', 'kart');
/** As a subject: "1 karta zostaje". */
export const cardsLeft = counted('karta', 'karty', 'kart');
export const gold = counted('żeton złota', 'żetony złota', 'żetonów złota');
export const damage = counted('obrażenie', 'obrażenia', 'obrażeń');
export const potions = counted('eliksir', 'eliksiry', 'eliksirów');
/** After "w" (won in so many turns). */
export const turns = counted('turę', 'tury', 'tur');
export const afterTurns = counted('turze', 'turach', 'turach');
/** "przerzucasz …" */
export const dice = counted('kość', 'kości', 'kości');
