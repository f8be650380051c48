/** Levels and phases as they are written on the table. */
export const ROMAN: readonly string[] = ['0', 'I', 'II', 'III', 'IV', 'V'];
