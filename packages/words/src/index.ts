/** How everything on the table speaks: the four languages, sentences filled by name, and what all games say alike. */

export { countedInThree, countedInTwo } from './forms.ts';
export { type Outline, type OutlinePart, outlined } from './outline.ts';
export { REFUSALS, type RefusalParams } from './refusals.ts';
export { type TableParams, TABLE_TEXTS } from './table.ts';
export {
  by,
  LANGUAGES,
  type Language,
  type None,
  type Say,
  sentence,
  speaker,
  type Texts,
  unbroken,
  unbrokenAll,
  unbrokenIn,
} from './say.ts';
export { type By, doer, entryFor, line, minor, type Reading, type Told, type WhyNotTold } from './told.ts';
export { type TellingOf, tellingOf, type TellingsOf, voiceIn, type VoiceOf } from './telling.ts';
