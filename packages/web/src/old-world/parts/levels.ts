/** How strong one plays who is not a person. */
export const LEVELS = ['random', 'novice', 'adept', 'master'] as const;
export type Level = (typeof LEVELS)[number];
