/**
 * What the components must fulfil before anybody plays with them: the rules read everything from the data and trust
 * it. Throws one error that names every fault. Part 5.16 of the catalogue, R-05
 */

import { validateStory } from './validate-story.ts';
import {
  type ActionCard,
  type AllianceCard,
  ALLIANCE_SIDES,
  type CharacterSheet,
  CHARACTERS,
  type Colour,
  COLOURS,
  type Condition,
  type EffortCard,
  GOAL_BACKS,
  type Result,
  type SecretGoal,
  STORIES,
  type StoryDeck,
  type StoryId,
  SYMBOLS,
} from './vocabulary.ts';

export interface Content {
  readonly ACTION_CARDS: readonly ActionCard[];
  readonly ALLIANCE_CARDS: readonly AllianceCard[];
  readonly AUTOMA_GOLDEN_VP: readonly number[];
  readonly CHARACTER_SHEETS: readonly CharacterSheet[];
  readonly GOLDEN_VP: readonly number[];
  readonly EFFORT_CARDS: readonly EffortCard[];
  readonly ALL_GOALS: readonly SecretGoal[];
  readonly REQUIREMENTS: readonly Colour[];
  readonly STORY_DECKS: Readonly<Record<StoryId, StoryDeck>>;
}

export type Complain = (fault: string) => void;

const MAIN_DECK_SIZE = 68;
const TRACK = 20;

/** The ten conditions and the ten results of the catalogue, and which of them are graded. PD-EFFECT-13 to PD-EFFECT-32 */
function conditionOf(when: Condition): string {
  switch (when.kind) {
    case 'lose':
      return 'COND-1';
    case 'lose-123':
      return 'COND-2';
    case 'lose-non-active-123':
      return 'COND-3';
    case 'colour-at-least':
      return when.count === 2 ? 'COND-4' : 'COND-5';
    case 'colour-exactly':
      return when.count === 1 ? 'COND-6' : 'COND-7';
    case 'colour-123':
      return 'COND-8';
    case 'non-active-123':
      return 'COND-9';
    case 'non-active-at-least':
      return 'COND-10';
  }
}
function resultOf(then: Result): string {
  switch (then.kind) {
    case 'xp':
      return 'RES-1';
    case 'xp-123':
      return 'RES-2';
    case 'path-123':
      return then.side === 'left' ? 'RES-3' : 'RES-4';
    case 'path':
      return then.side === 'left' ? 'RES-5' : 'RES-6';
    case 'each-active':
      return 'RES-7';
    case 'two':
      return 'RES-8';
    case 'symbol-123':
      return 'RES-9';
    case 'set':
      return 'RES-10';
  }
}
const isGraded = (part: Condition | Result): boolean => part.kind.endsWith('-123');

function validateCards(cards: readonly ActionCard[], complain: Complain): void {
  const main = cards.filter(({ character }) => character === undefined);
  if (main.length !== MAIN_DECK_SIZE) complain(`the Main Deck has ${main.length} cards, not ${MAIN_DECK_SIZE}`);
  if (new Set(cards.map(({ id }) => id)).size !== cards.length) complain('two Action cards have the same id');
  for (const { id, colours } of cards) if (colours.length === 0) complain(`${id} has no banner`);

  const printed = SYMBOLS.map(
    (symbol) => main.flatMap(({ symbols }) => symbols).filter((each) => each === symbol).length,
  );
  if (new Set(printed).size !== 1) complain(`the Main Deck shows its Symbols ${printed.join(', ')} times`);

  const used = new Set<string>();
  for (const { id, effect } of cards) {
    if (effect === undefined) continue;
    used.add(conditionOf(effect.when)).add(resultOf(effect.then));
    if (isGraded(effect.when) !== isGraded(effect.then)) complain(`${id} joins a level with no scale for it (R-05)`);
  }
  for (let n = 1; n <= 10; n++)
    for (const part of [`COND-${n}`, `RES-${n}`]) if (!used.has(part)) complain(`no card uses ${part}`);

  for (const character of CHARACTERS) {
    const starting = cards.filter((card) => card.character === character).length;
    if (starting !== 5) complain(`${character} has ${starting} starting cards, not 5`);
  }
}

function validateSheets(sheets: readonly CharacterSheet[], complain: Complain): void {
  for (const character of CHARACTERS)
    if (sheets.filter((sheet) => sheet.character === character).length !== 1) complain(`${character} needs one sheet`);
  for (const { character, abilities } of sheets) {
    const at: readonly number[] = abilities.map(({ unlockedAt }) => unlockedAt);
    if (at.length !== 4) complain(`${character} has ${at.length} Abilities, not 4`);
    const rising = at.every((space, n) => (n === 0 ? space === 0 : space > (at[n - 1] ?? 0)) && space <= TRACK);
    if (!rising) complain(`${character} unlocks Abilities at ${at.join(', ')}`);
  }
}

function validateTrack(name: string, track: readonly number[], complain: Complain): void {
  if (track.length !== TRACK + 1) complain(`the ${name} golden track has ${track.length} spaces, not ${TRACK + 1}`);
  if (track.some((vp, space) => vp < (track[space - 1] ?? 0))) complain(`the ${name} golden track falls`);
}

function validateStoryComponents(content: Content, complain: Complain): void {
  for (const chapter of [1, 2, 3]) {
    const count = content.EFFORT_CARDS.filter((card) => card.chapter === chapter).length;
    if (count !== 4) complain(`chapter ${chapter} has ${count} Effort cards, not 4`);
  }
  for (const back of GOAL_BACKS) {
    const goals = content.ALL_GOALS.filter((goal) => goal.back === back);
    const solo = goals.filter(({ pays }) => pays.kind === 'solo').length;
    if (goals.length - solo !== 3) complain(`${goals.length - solo} Secret Goals have the back ${back}, not 3`);
    const wanted = back === 'c' || back === 'm' ? 3 : 0;
    if (solo !== wanted) complain(`${solo} solo goals have the back ${back}, not ${wanted}`);
  }
  const { REQUIREMENTS } = content;
  if (
    REQUIREMENTS.length !== 4 ||
    new Set(REQUIREMENTS).size !== 4 ||
    REQUIREMENTS.some((each) => !COLOURS.includes(each))
  )
    complain(`the Requirement cards are ${REQUIREMENTS.join(', ')}`);
  for (const side of ALLIANCE_SIDES) {
    const count = content.ALLIANCE_CARDS.filter((card) => card.side === side).length;
    if (count !== 16) complain(`${side} has ${count} Alliance cards, not 16`);
  }
}

/** Hands the content back when it is sound. */
export function validateContent<C extends Content>(content: C): C {
  const faults: string[] = [];
  const complain: Complain = (fault) => faults.push(fault);
  validateCards(content.ACTION_CARDS, complain);
  validateSheets(content.CHARACTER_SHEETS, complain);
  validateTrack("players'", content.GOLDEN_VP, complain);
  validateTrack("Automa's", content.AUTOMA_GOLDEN_VP, complain);
  for (const story of STORIES) validateStory(content.STORY_DECKS[story], complain);
  validateStoryComponents(content, complain);
  if (faults.length > 0) throw new Error(`Path of Destiny cannot be played with this content: ${faults.join('; ')}`);
  return content;
}
