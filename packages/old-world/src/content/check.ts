/** Are the stories of Old World whole? Counts, links, prices and the texts in every language: `npm run content`. */

import { LANGUAGES, type Language } from '@medallion/words';
import { stories } from '../stories/index.ts';
import type { EventProse, ExplorationId, Outcome, Stories } from '../stories/types.ts';
import { EVENTS } from './events.ts';
import { EXPLORATIONS } from './explorations.ts';
import { location } from './map.ts';
import {
  branchesOf,
  effectsOf,
  eventsInPhase2,
  linksOf,
  optionsOf,
  pricesOf,
  reachableEvents,
  resultsOf,
} from './story-links.ts';
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
    ...fleetingProblems(),
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
    resultsOf(card).flatMap((result, n) =>
      branchesOf(result).some((effects) => effects.length === 0)
        ? [`${cardName(card)}: result ${n + 1} does nothing`]
        : [],
    ),
  );
  return [
    ...EFFECTS.filter((effect) => !used.has(effect)).map((effect) => `no card uses the effect ${effect}`),
    ...idle,
  ];
}

/** In Phase II cards come and go for nothing: Phase III fills the hand to three whatever happened before. OW-P3-02, OW-P3-03 */
function fleetingProblems(): string[] {
  const late = eventsInPhase2();
  return allCards()
    .filter((card) => 'id' in card || late.has(card.number))
    .flatMap((card) => {
      const fleeting =
        effectsOf(card).some((effect) => 'draw' in effect || 'discard' in effect) ||
        optionsOf(card).some(({ price }) => price !== undefined && 'cards' in price);
      return fleeting ? [`${cardName(card)}: hand cards drawn or discarded in Phase II are worth nothing`] : [];
    });
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
    return [
      ...outcomeProblems(name, card, told),
      ...texts.flatMap(({ kind, text }) => lengthProblem(name, kind, text)),
      ...texts.flatMap(({ kind, text }) =>
        kind !== 'title' && inEnglish.has(text) ? [`${name}: ${kind} left in English`] : [],
      ),
    ];
  });
}

/** Every result is told, and one with a condition in both branches. */
function outcomeProblems(name: string, card: Exploration | EventCard, told: Stories): string[] {
  const outcomes = outcomesOf(proseOf(card, told));
  const results = resultsOf(card);
  if (outcomes.length !== results.length)
    return [`${name}: ${outcomes.length} outcomes told, ${results.length} results on the card`];
  return results.flatMap((result, n) => {
    const branches = 'if' in result ? 2 : 1;
    const texts = typeof outcomes[n] === 'object' ? 2 : 1;
    return branches === texts ? [] : [`${name}: result ${n + 1} has ${branches} branches and ${texts} texts`];
  });
}

type TextKind = keyof typeof LENGTHS;

const proseOf = (card: Exploration | EventCard, told: Stories): EventProse | undefined =>
  'id' in card ? told.explorations[card.id as ExplorationId] : told.events[card.number];

function outcomesOf(prose: EventProse | undefined): readonly Outcome[] {
  if (prose === undefined) return [];
  return 'outcomes' in prose ? prose.outcomes : [prose.outcome];
}

function textsOf(card: Exploration | EventCard, told: Stories): { kind: TextKind; text: string }[] | undefined {
  const prose = proseOf(card, told);
  if (prose === undefined) return undefined;
  const outcomes = outcomesOf(prose).flatMap((outcome) =>
    typeof outcome === 'object' ? [outcome.then, outcome.else] : [outcome],
  );
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
