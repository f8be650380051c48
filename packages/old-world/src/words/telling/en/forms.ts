/** Counted things in English. */
import { countedInTwo as counted } from '@medallion/words';

export const cards = counted('card', 'cards');
export const dice = counted('die', 'dice');
export const potions = counted('potion', 'potions');
export const turns = counted('turn', 'turns');
