/** Counted things in English. */
const counted =
  (one: string, other: string) =>
  (n = 'n'): string =>
    `{${n}, plural, one {# ${one}} other {# ${other}}}`;

export const cards = counted('card', 'cards');
export const dice = counted('die', 'dice');
export const potions = counted('potion', 'potions');
export const turns = counted('turn', 'turns');
