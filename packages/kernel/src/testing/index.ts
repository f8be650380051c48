/**
 * Properties that every game on the kernel must have, as functions a test calls with a game and a seed. Each plays
 * one whole game by chance and throws PropertyBroken where a property does not hold; each returns a tally, so that
 * a test can insist that something was really compared.
 */
export { type AnswerTally, checkAnswers } from './answers.ts';
export { type Conformance, conformance, type Proof } from './conformance.ts';
export { type Asked, Listener } from './listener.ts';
export { checkNotation } from './notation.ts';
export { randomMatch } from './random-match.ts';
export { type RandomPlay, randomPlay } from './random-play.ts';
export { checkReplay } from './replay.ts';
export { checkRoundTrips } from './round-trips.ts';
export { checkSecrecy, type Secrecy, type SecrecyTally } from './secrecy.ts';
export { anyAnswer, PropertyBroken, type Seated, startMatch, startPlay } from './sitting.ts';
export { checkStrictness, type StrictTally } from './strict.ts';
export { checkUndo, type UndoTally } from './undo.ts';
export { type Playthrough, writePlaythrough } from './playthrough.ts';

// Arranged positions: for tests that look at one rule.
export {
  alsoRound,
  answer,
  asked,
  askedSeats,
  cards,
  clearTable,
  goOn,
  happened,
  legal,
  lineToPaste,
  playArranged,
  put,
  runOn,
  whyNot,
} from './arranged.ts';
export { WAYS_ROUND, type WayRound } from './ways-round.ts';
