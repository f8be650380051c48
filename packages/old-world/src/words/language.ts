/** The languages of the table. */
export const LANGUAGES = ['en', 'pl', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
