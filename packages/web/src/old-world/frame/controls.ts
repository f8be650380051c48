import type { Control, OldWorldAsk } from './control.ts';

/**
 * The control that fits a question, by its name. What has none yet is asked by the plain list. Controls of the journey
 * lie in journey/, those of a Fight, a story, the dice in their own folders.
 */
export const controls: Partial<Readonly<Record<OldWorldAsk, Control>>> = {};
