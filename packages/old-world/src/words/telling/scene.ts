/** What the telling of anything needs: a voice, who reads, and what people and things are called. */
import type { Seat, Viewer } from '@medallion/kernel';
import { type By, doer as doerIn } from '@medallion/words';
import { actionCard } from '../../content/action-cards.ts';
import { eventCard } from '../../content/events.ts';
import { exploration } from '../../content/explorations.ts';
import { monsterFightCard } from '../../content/monster-fight-deck.ts';
import { monster } from '../../content/monsters.ts';
import { potion } from '../../content/potions.ts';
import type { Attack, Attribute, School, TerrainIcon } from '../../content/vocabulary.ts';
import type { PowerSource, Story } from '../../rules/table.ts';
import type { Voice } from './voice.ts';

/** The tales printed on cards, where they are written in this language. */
export interface Tales {
  title(this: void, card: Story['card']): string | undefined;
  option(this: void, card: Story['card'], index: number): string | undefined;
  /** What equipment or a companion is called. */
  kept(this: void, event: number): string | undefined;
}

export interface TellContext {
  /** Who reads: this seat is "you". */
  readonly viewer: Viewer;
  /** What a seat is called. */
  who(this: void, seat: Seat): string;
  readonly tales?: Tales;
}

export interface Scene {
  readonly voice: Voice;
  readonly context: TellContext;
}

export const doer = ({ context }: Scene, seat: Seat): By => doerIn(context, seat);

/** Two who oppose each other: 'you' when the reader is the first, 'against' when the reader is the second. */
export function between(
  { context }: Scene,
  one: Seat,
  other: Seat | undefined,
): { who: 'you' | 'against' | 'other'; name: string; other: string } {
  const who = context.viewer === one ? 'you' : context.viewer === other ? 'against' : 'other';
  return { who, name: context.who(one), other: other === undefined ? '' : context.who(other) };
}

export const cardName = ({ voice }: Scene, card: number): string => voice.words.name.title(actionCard(card).title);

export const cardNames = (scene: Scene, cards: readonly number[]): string =>
  cards.map((card) => cardName(scene, card)).join(', ');

/** A card as one chooses it: cards of the same title differ by their Terrain. */
export function cardLabel(scene: Scene, card: number): string {
  const { terrain } = actionCard(card);
  return scene.voice.label('card', { card: cardName(scene, card), terrain: landName(scene, terrain) });
}

/** One half of a monster fight card, in the middle of a sentence. */
export function attackText({ voice }: Scene, attack: Attack): string {
  const text = voice.words.attack(attack).replace(/\.$/, '');
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** A card of a monster's Life Pool: what its two halves do. */
export function fightCardLabel(scene: Scene, card: number): string {
  const { charge, bite } = monsterFightCard(card);
  const { name } = scene.voice.words;
  return `${name.attackType('charge')}: ${attackText(scene, charge)}; ${name.attackType('bite')}: ${attackText(scene, bite)}`;
}

export const placeName = ({ voice }: Scene, place: number): string => voice.words.name.place(place);

export const monsterName = ({ voice }: Scene, index: number): string => voice.words.name.monster(monster(index).id);

export const potionName = ({ voice }: Scene, n: number): string => voice.words.name.potion(potion(n).id);

/** Forest, mountains, water: the kind of land by itself. */
export const landName = ({ voice }: Scene, terrain: TerrainIcon): string => voice.phrase(`terrain.${terrain}`);

/** An exploration or event card: by its title where the tale is written, else by its number. */
export function storyName({ voice, context }: Scene, card: Story['card']): string {
  const title = context.tales?.title(card);
  if (title !== undefined) return voice.phrase('titled', { title });
  if ('event' in card) return voice.phrase('event', { n: card.event });
  const { id, deck } = exploration(card.exploration);
  return voice.phrase('exploration', { n: Number(id.slice(id.indexOf('-') + 1)), deck: voice.words.name.deck(deck) });
}

export function keptName({ voice, context }: Scene, event: number): string {
  const name = context.tales?.kept(event);
  if (name !== undefined) return voice.phrase('titled', { title: name });
  return eventCard(event).kind === 'companion'
    ? voice.phrase('keptCompanion', { n: event })
    : voice.phrase('keptEquipment', { n: event });
}

/** What a Trophy, a kept Event Card or a Potion is called. */
export function sourceName(scene: Scene, source: PowerSource): string {
  const { name } = scene.voice.words;
  const colon = source.indexOf(':');
  const id = source.slice(colon + 1);
  switch (source.slice(0, colon)) {
    case 'monster':
      return name.monsterTrophy(monster(Number(id)).id);
    case 'school':
      return name.witcherTrophy(id as School);
    case 'attribute':
      return name.attributeTrophy(id as Attribute);
    case 'potion':
      return potionName(scene, Number(id));
    default:
      return keptName(scene, Number(id));
  }
}
