/** Counted things in Russian, as objects of a verb. */
import { countedInThree as counted } from '@medallion/words';

export const cards = counted('карту', 'карты', 'карт');
/** As a subject: "1 карта". */
export const cardsLeft = counted('карта', 'карты', 'карт');
/** Both count as masses: "1 золото", "3 золота". */
export const gold = (n = 'n'): string => `{${n}} {${n}, plural, one {золото} other {золота}}`;
export const damage = (n = 'n'): string => `{${n}} {${n}, plural, one {урон} other {урона}}`;
export const dice = counted('кубик', 'кубика', 'кубиков');
export const potions = counted('эликсир', 'эликсира', 'эликсиров');
export const turns = counted('ход', 'хода', 'ходов');
/** After "после". */
export const afterTurns = counted('хода', 'ходов', 'ходов');
