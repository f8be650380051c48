/** Counted things in Italian. */
const counted =
  (one: string, other: string) =>
  (n = 'n'): string =>
    `{${n}, plural, one {# ${one}} other {# ${other}}}`;

export const cards = counted('carta', 'carte');
export const damage = counted('danno', 'danni');
export const dice = counted('dado', 'dadi');
export const potions = counted('pozione', 'pozioni');
export const turns = counted('turno', 'turni');
