/** Are the stories of Old World whole? Counts, links, prices and the texts in every language: `npm run content`. */

import { LANGUAGES, type Language } from '@medallion/words';
import { stories } from '../stories/index.ts';
import type { EventProse, ExplorationId, Stories } from '../stories/types.ts';
import { EVENTS } from './events.ts';
import { EXPLORATIONS } from './explorations.ts';
import { location } from './map.ts';
import { effectsOf, linksOf, pricesOf, reachableEvents, resultsOf } from './story-links.ts';
import type { EventCard, Exploration, Price } from './vocabulary.ts';

export interface ContentReport {
  readonly counts: Readonly<Record<string, number>>;
  /** How many cards are told in each language. */
  readonly languages: Readonly<Record<string, { readonly explorations: number; readonly events: number }>>;
  readonly problems: readonly string[];
}

const EXPECTED = { 'city explorations': 36, 'wilds explorations': 36, events: 56 } as const;
/** Every kind of effect must be met somewhere. */
const EFFECTS = [
  'gold',
  'raise',
  'lower',
  'shield',
  'shieldTo',
  'potions',
  'discardPotions',
  'trail',
  'draw',
  'discard',
  'phase3Draw',
  'trash',
  'gainCard',
  'goTo',
  'skipTo',
  'keep',
  'event',
  'quest',
  'poker',
  'nextExploration',
  'if',
] as const;
/** What a player can be expected to have when a card comes up: more would be an option nobody can take. */
const HIGHEST_PRICE: Readonly<Record<string, number>> = { gold: 3, cards: 2, potions: 1, shield: 1 };
/** Words that fit on a page. Languages differ in length, so the limits leave room. */
const LENGTHS = { title: [1, 8], scene: [30, 105], option: [2, 15], outcome: [14, 75] } as const;

export function checkContent(): ContentReport {
  const counts = {
    'city explorations': EXPLORATIONS.filter((card) => card.deck === 'city').length,
    'wilds explorations': EXPLORATIONS.filter((card) => card.deck === 'wilds').length,
    events: EVENTS.length,
    'quests offered': EXPLORATIONS.filter((card) => linksOf(effectsOf(card)).some(({ by }) => by === 'quest')).length,
    'cards to keep': EVENTS.filter((card) => 'power' in card).length,
  };
  const problems = [
    ...Object.entries(EXPECTED).flatMap(([what, count]) =>
      counts[what as keyof typeof EXPECTED] === count ? [] : [`${what}: there should be ${count}`],
    ),
    ...linkProblems(),
    ...effectProblems(),
    ...priceProblems(),
    ...LANGUAGES.flatMap(textProblems),
  ];
  const languages = Object.fromEntries(
    LANGUAGES.map((language) => {
      const told = stories(language);
      return [
        language,
        { explorations: Object.keys(told.explorations).length, events: Object.keys(told.events).length },
      ];
    }),
  );
  return { counts, languages, problems };
}

const cardName = (card: Exploration | EventCard): string => ('id' in card ? card.id : `event ${card.number}`);
const allCards = (): readonly (Exploration | EventCard)[] => [...EXPLORATIONS, ...EVENTS];

/** Every event can be reached, every quest leads to a place and an event that exist. */
function linkProblems(): string[] {
  const reached = reachableEvents();
  const lost = EVENTS.filter((card) => !reached.has(card.number)).map(
    (card) => `event ${card.number}: nothing leads to it`,
  );
  const astray = allCards().flatMap((card) =>
    linksOf(effectsOf(card)).flatMap(({ event, quest }) => {
      const place = quest === undefined || !('location' in quest.place) ? undefined : quest.place.location;
      return [
        ...(EVENTS[event - 1] === undefined ? [`${cardName(card)}: there is no event ${event}`] : []),
        // OW-MOVE-14: no quest ever refers to the wild location.
        ...(place !== undefined && location(place).terrain === 'wild'
          ? [`${cardName(card)}: no quest leads to ${place}`]
          : []),
      ];
    }),
  );
  return [...lost, ...astray];
}

/** Every result does something, and the vocabulary is used to the last word. */
function effectProblems(): string[] {
  const used = new Set(allCards().flatMap((card) => effectsOf(card).flatMap((effect) => Object.keys(effect))));
  const idle = allCards().flatMap((card) =>
    resultsOf(card).flatMap((effects, n) =>
      effects.length === 0 ? [`${cardName(card)}: result ${n + 1} does nothing`] : [],
    ),
  );
  return [
    ...EFFECTS.filter((effect) => !used.has(effect)).map((effect) => `no card uses the effect ${effect}`),
    ...idle,
  ];
}

function priceProblems(): string[] {
  return allCards().flatMap((card) =>
    pricesOf(card).flatMap((price) =>
      payable(price) ? [] : [`${cardName(card)}: ${JSON.stringify(price)} is too dear`],
    ),
  );
}

function payable(price: Price): boolean {
  return Object.entries(price).every(([what, much]) => much <= (HIGHEST_PRICE[what] ?? 0));
}

// ---------------------------------------------------------------- texts

/** Every card is told, in its own language, and fits its page. */
function textProblems(language: Language): string[] {
  const told = stories(language);
  const english = stories('en');
  return allCards().flatMap((card) => {
    const name = `${language} ${cardName(card)}`;
    const texts = textsOf(card, told);
    if (texts === undefined) return [`${name}: not told`];
    const inEnglish = new Set(language === 'en' ? [] : (textsOf(card, english) ?? []).map(({ text }) => text));
    const expected = resultsOf(card).length;
    const outcomes = texts.filter(({ kind }) => kind === 'outcome').length;
    return [
      ...(outcomes === expected ? [] : [`${name}: ${outcomes} outcomes told, ${expected} results on the card`]),
      ...texts.flatMap(({ kind, text }) => lengthProblem(name, kind, text)),
      ...texts.flatMap(({ kind, text }) =>
        kind !== 'title' && inEnglish.has(text) ? [`${name}: ${kind} left in English`] : [],
      ),
    ];
  });
}

type TextKind = keyof typeof LENGTHS;

function textsOf(card: Exploration | EventCard, told: Stories): { kind: TextKind; text: string }[] | undefined {
  const prose: EventProse | undefined =
    'id' in card ? told.explorations[card.id as ExplorationId] : told.events[card.number];
  if (prose === undefined) return undefined;
  const outcomes = 'outcomes' in prose ? prose.outcomes : [prose.outcome];
  const options = 'options' in prose ? (prose.options as readonly string[]) : [];
  return [
    { kind: 'title', text: prose.title },
    { kind: 'scene', text: prose.scene },
    ...options.map((text) => ({ kind: 'option' as const, text })),
    ...outcomes.map((text) => ({ kind: 'outcome' as const, text })),
  ];
}

function lengthProblem(name: string, kind: TextKind, text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  const [least, most] = LENGTHS[kind];
  return words >= least && words <= most ? [] : [`${name}: ${kind} of ${words} words, ${least} to ${most} fit`];
}
