/** Counted things: the forms of a noun after a number, as part of a message. */

/** Languages with one form for one thing and one for several: English, Italian. */
export const countedInTwo =
  (one: string, other: string) =>
  (n = 'n'): string =>
    `{${n}, plural, one {# ${one}} other {# ${other}}}`;

/** Languages that count 1, 2 to 4 and 5 differently: Polish, Russian. */
export const countedInThree =
  (one: string, few: string, many: string) =>
  (n = 'n'): string =>
    `{${n}, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${few}}}`;
