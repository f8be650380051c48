/** What the telling of anything needs: a voice, who reads, and what people and things are called. */
import type { Viewer } from '@medallion/kernel';
import { type By, doer as doerIn } from '@medallion/words';
import { ACTION_CARDS, ALL_GOALS, ALLIANCE_CARDS } from '../../content/index.ts';
import {
  type AllianceSide,
  type Character,
  type GoalBack,
  GOAL_BACKS,
  SYMBOLS,
  type Symbol,
} from '../../content/vocabulary.ts';
import type { AbilityId } from '../../rules/abilities/usable.ts';
import type { Who } from '../../rules/table.ts';
import type { YesNo } from './shape.ts';
import type { Voice } from './voice.ts';

/** The tale that is being played, where it is written in this language. */
export interface Tales {
  /** What a Story card is called, by its number. */
  title(this: void, node: number): string | undefined;
}

export interface TellContext {
  /** Who reads: this seat is "you". */
  readonly viewer: Viewer;
  /** What a participant is called. Whoever has no name is the Automa. */
  who(this: void, who: Who): string | undefined;
  /** Whom a participant plays: where the story speaks, people are called by their hero. */
  hero?(this: void, who: Who): Character | undefined;
  readonly tales?: Tales;
}

export interface Scene {
  readonly voice: Voice;
  readonly context: TellContext;
}

/** What a participant is called; the Automa by its own name where the table gives it none. */
export function nameOf({ voice, context }: Scene, who: Who): string {
  const name = context.who(who);
  return name === undefined || name === '' ? voice.phrase('automa') : name;
}

export const doer = (scene: Scene, who: Who): By =>
  doerIn({ viewer: scene.context.viewer, who: (each) => nameOf(scene, each) }, who);

/** In the tale: the hero, and who plays it. */
export function heroDoer(scene: Scene, who: Who): By {
  const by = doer(scene, who);
  const character = scene.context.hero?.(who);
  const hero = character === undefined ? undefined : scene.voice.words.names.characters[character];
  if (hero === undefined || hero === by.name) return by;
  return { ...by, name: scene.voice.phrase('heroOf', { hero, name: by.name }) };
}

/** Among others: the reader as "you". */
export const amongOthers = (scene: Scene, who: Who): string =>
  who === scene.context.viewer ? scene.voice.phrase('you') : nameOf(scene, who);

export const yesNo = (value: boolean): YesNo => (value ? 'yes' : 'no');

/** In the quotation marks of the language. */
const titled = ({ voice }: Scene, title: string): string => voice.phrase('titled', { title });

export function cardName(scene: Scene, card: number): string {
  const id = ACTION_CARDS[card]?.id ?? '';
  return titled(scene, scene.voice.words.names.cards[id] ?? id);
}

export const cardNames = (scene: Scene, cards: readonly number[]): string =>
  cards.map((card) => cardName(scene, card)).join(', ');

const symbolAt = (index: number): Symbol => SYMBOLS[index] ?? 'combat';

/** A Symbol by itself. */
export const symbolName = ({ voice }: Scene, index: number): string => voice.words.names.symbols[symbolAt(index)];

/** A Symbol after "token" or "Symbol". */
export const symbolOf = ({ voice }: Scene, index: number): string => voice.words.names.symbolOf[symbolAt(index)];

export const abilityName = ({ voice }: Scene, ability: string): string =>
  voice.words.names.abilities[ability as AbilityId];

export const allyName = ({ voice }: Scene, side: AllianceSide): string => voice.words.names[side];

export function allianceName(scene: Scene, card: number): string {
  const { effect } = ALLIANCE_CARDS[card] ?? { effect: 'xp' };
  return titled(scene, scene.voice.words.names.alliances[effect]);
}

/** What an Alliance card does, in the middle of a label. */
export function allianceText({ voice }: Scene, card: number): string {
  const { effect } = ALLIANCE_CARDS[card] ?? { effect: 'xp' };
  return inside(voice.words.alliance(effect));
}

/** The back of a Secret Goal by its place on the table. */
const backOf = (goal: number): GoalBack => GOAL_BACKS[goal] ?? 'c';

export const backName = ({ voice }: Scene, goal: number): string => voice.words.names.goalBacks[backOf(goal)];

/** The face of a Secret Goal: its name and what it pays. */
export function goalFace(scene: Scene, card: number | undefined): string {
  const goal = card === undefined ? undefined : ALL_GOALS[card];
  if (goal === undefined) return '';
  const { names, goal: text } = scene.voice.words;
  return scene.voice.phrase('goal', { name: titled(scene, names.goals[goal.id] ?? goal.id), text: text(goal) });
}

/** The title of a Story card, where the tale is at hand. */
export function storyTitle(scene: Scene, node: number): string | undefined {
  const title = scene.context.tales?.title(node);
  return title === undefined ? undefined : titled(scene, title);
}

/** A sentence as a part of another: without its capital and its full stop. */
function inside(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
