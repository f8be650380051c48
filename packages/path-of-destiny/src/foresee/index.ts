/**
 * Foresight: for every decision one function that says what it would bring, worked out by the rules themselves on
 * what a seat can see. Screens, terminal and bots use these and no others, so that all of them see one game.
 *
 * | asked                              | foreseen by                                         |
 * | ---------------------------------- | --------------------------------------------------- |
 * | always in sight                    | `prospect`, `experienceOf`, `footOf`, `doomedRow`   |
 * | always in The Edge of the World    | `effortRuns`                                        |
 * | always in The Striga               | `requirementOf`                                     |
 * | `choose/pick`                      | `foreseePick`, before it is asked `foreseePicks`; alone `foreseeAutoma` |
 * | `ability/senses`                   | `foreseeSenses`                                     |
 * | `hand/discard`                     | `foreseeDiscard`, `goalsServed`                     |
 * | `play/select`                      | `foreseePlay`                                       |
 * | `symbols/lose`                     | `foreseeLoss`                                       |
 * | `ability/use`                      | `foreseeUse`; before scoring also `foreseeScoring`  |
 * | `chapter/dominance`                | `foreseeScoring`, `footOf`                          |
 * | `chapter/keep`                     | `foreseeKept`                                       |
 * | `evil/side`, `evil/discard`        | `alliesUnseen`, `foreseeAlly`                       |
 * | `evil/apply`                       | `foreseeAlly`                                       |
 * | `striga/special`, `striga/peek`    | `prospect`, `footOf`, `goalCountsFor`               |
 *
 * All take a seat's view and choices as the kernel lists them. Every result is plain data.
 */

export { foreseeAutoma } from './automa.ts';
export { type ForeseenUse, foreseeUse } from './ability.ts';
export { alliesUnseen, foreseeAlly } from './ally.ts';
export { effortRuns } from './effort.ts';
export { type Foot, footOf, type ForeseenScoring, foreseeScoring, goalCountsFor } from './chapter.ts';
export type { Foreseen, Gained } from './foreseen.ts';
export { UNKNOWN } from './imagination.ts';
export { goalsServed, requirementOf } from './goals.ts';
export { type ForeseenKept, foreseeKept } from './keep.ts';
export { foreseeLoss } from './lose.ts';
export {
  doomedRow,
  type ForeseenHand,
  type ForeseenPick,
  foreseeDiscard,
  foreseePick,
  foreseePicks,
  foreseeSenses,
} from './pick.ts';
export { type BestPlay, type ForeseenPlay, foreseePlay } from './play.ts';
export {
  type Experience,
  experienceOf,
  type Lead,
  type Prospect,
  prospect,
  type Standing,
  type Verdict,
  type Voice,
} from './standing.ts';
