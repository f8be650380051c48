/** Counted things in Italian. */
import { countedInTwo as counted } from '@medallion/words';

export const cards = counted('carta', 'carte');
export const damage = counted('danno', 'danni');
export const dice = counted('dado', 'dadi');
export const potions = counted('pozione', 'pozioni');
export const turns = counted('turno', 'turni');
