import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  ATTRIBUTE_TROPHIES,
  EVENTS,
  EXPLORATIONS,
  MONSTER_TROPHIES,
  POTION_TITLES,
  WITCHER_TROPHIES,
  type AttributeChoice,
  type Condition,
  type Effect,
  type EventCard,
  type Icon,
  type Measure,
  type Moment,
  type Power,
  type PowerCondition,
  type PowerCost,
  type PowerEffect,
  type Price,
} from '../../src/content/index.ts';
import {
  effectsOf,
  eventsInPhase2,
  linksOf,
  optionsOf,
  reachableEvents,
  resultsOf,
} from '../../src/content/story-links.ts';

type KeyOf<T> = T extends unknown ? keyof T & string : never;
/** Lists every word of a union; a word that is missing here does not compile. */
const all = <K extends string>(words: Record<K, true>): string[] => Object.keys(words).sort();
const used = (words: Iterable<string>): string[] => [...new Set(words)].sort();

const explored = EXPLORATIONS.map((card) => effectsOf(card));
const told = EVENTS.map((card) => effectsOf(card));
const everyEffect = [...explored, ...told].flat();
const everyOption = [...EXPLORATIONS.flatMap((card) => card.options), ...EVENTS.flatMap(optionsOf)];
const everyPrice = [
  ...everyOption.flatMap((option) => (option.price === undefined ? [] : [option.price])),
  ...everyEffect.flatMap((effect) =>
    'quest' in effect && effect.quest.price !== undefined ? [effect.quest.price] : [],
  ),
];
const everyPower: Power[] = [
  ...POTION_TITLES.map((potion) => potion.power),
  ...Object.values(MONSTER_TROPHIES),
  ...Object.values(WITCHER_TROPHIES),
  ...Object.values(ATTRIBUTE_TROPHIES),
  ...EVENTS.flatMap((card) => ('power' in card ? [card.power] : [])),
];

describe('the exploration cards', () => {
  it('are 36 of the city and 36 of the wilds', () => {
    for (const deck of ['city', 'wilds'] as const)
      expect(EXPLORATIONS.filter((card) => card.deck === deck).map((card) => card.id)).toEqual(
        Array.from({ length: 36 }, (_, index) => `${deck}-${String(index + 1).padStart(2, '0')}`),
      );
  });

  it('hold a quest on about every second card, as in print', () => {
    for (const deck of ['city', 'wilds'] as const) {
      const cards = EXPLORATIONS.filter((card) => card.deck === deck).map(effectsOf);
      const quests = cards.filter((effects) => effects.some((effect) => 'quest' in effect)).length;
      expect([deck, quests >= 18, quests <= 22]).toEqual([deck, true, true]);
    }
  });

  it('leave an option without a price on every card', () => {
    for (const card of EXPLORATIONS) expect(card.options.some((option) => option.price === undefined)).toBe(true);
    for (const card of EVENTS)
      if (card.kind === 'options') expect(optionsOf(card).some((option) => option.price === undefined)).toBe(true);
  });
});

describe('the event cards', () => {
  it('are numbered 1 to 56', () => {
    expect(EVENTS.map((card) => card.number)).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
  });

  it('are of every kind, sixteen of them kept', () => {
    const kept = EVENTS.filter((card) => card.kind === 'equipment' || card.kind === 'companion');
    expect(kept).toHaveLength(16);
    for (const card of EVENTS) expect(effectsOf(card).some((effect) => 'keep' in effect)).toBe('power' in card);
    expect(used(EVENTS.map((card) => card.kind))).toEqual(
      all<EventCard['kind']>({
        options: true,
        instant: true,
        test: true,
        'short-fight': true,
        equipment: true,
        companion: true,
      }),
    );
  });

  it('can all be reached from an exploration, and lead to no missing number', () => {
    expect([...reachableEvents()].sort((a, b) => a - b)).toEqual(EVENTS.map((card) => card.number));
  });

  it('never lead back to themselves', () => {
    const visit = (number: number, path: readonly number[]): void => {
      expect(path).not.toContain(number);
      for (const next of linksOf(told[number - 1] ?? [])) visit(next.event, [...path, number]);
    };
    for (const { number } of EVENTS) visit(number, []);
  });

  it('begin Phase II only when they are reached in Phase I, by a quest', () => {
    for (const number of eventsInPhase2())
      expect((told[number - 1] ?? []).some((effect) => 'skipTo' in effect && effect.skipTo === 'phase-2')).toBe(false);
    expect(explored.flat().some((effect) => 'skipTo' in effect)).toBe(false);
  });

  it('list their tiers upward, the first one open to everybody', () => {
    for (const card of EVENTS) {
      if (card.kind !== 'test' && card.kind !== 'short-fight') continue;
      const from = card.tiers.map((tier) => tier.from);
      expect(from[0]).toBe(card.kind === 'test' ? 1 : 0);
      expect(from).toEqual([...new Set(from)].sort((a, b) => a - b));
    }
  });
});

describe('the vocabulary is used to the last word', () => {
  it('for icons', () => {
    const icons = ACTION_CARDS.flatMap((card) => [...card.icons, ...card.tabs.flatMap((tab) => tab.icon ?? [])]);
    expect(used(icons.flatMap((icon) => Object.keys(icon)))).toEqual(
      all<KeyOf<Icon>>({ damage: true, shield: true, draw: true, take: true, return: true }),
    );
  });

  it('for powers', () => {
    expect(used(everyPower.map((power) => power.when))).toEqual(
      all<Moment>({
        'before-pool': true,
        'step-1': true,
        'fight-start': true,
        combo: true,
        'opponent-loses': true,
        'attack-revealed': true,
        'suffer-damage': true,
        'own-turn-end': true,
        'fight-end': true,
        'phase-1': true,
        move: true,
        enter: true,
        poker: true,
        'phase-3': true,
      }),
    );
    expect(used(everyPower.map((power) => power.limit))).toEqual(
      all<Power['limit']>({
        always: true,
        'once-per-fight': true,
        'once-per-turn': true,
        potion: true,
        unlimited: true,
      }),
    );
    expect(used(everyPower.flatMap((power) => (power.if ?? []).flatMap((each) => Object.keys(each))))).toEqual(
      all<KeyOf<PowerCondition>>({
        handAtMost: true,
        shieldAtMost: true,
        comboHas: true,
        comboAtLeast: true,
        against: true,
        firstTurn: true,
        trail: true,
        goldAtMost: true,
        terrain: true,
      }),
    );
    expect(used(everyPower.flatMap((power) => Object.keys(power.cost ?? {})))).toEqual(
      all<KeyOf<PowerCost>>({ discardHand: true, gold: true, shield: true, potions: true }),
    );
    expect(used(everyPower.flatMap((power) => power.do.flatMap((each) => Object.keys(each))))).toEqual(
      all<KeyOf<PowerEffect>>({
        damage: true,
        shield: true,
        draw: true,
        drawLater: true,
        addToCombo: true,
        comboAtMost: true,
        take: true,
        discard: true,
        roll: true,
        otherAttack: true,
        lessDamage: true,
        gold: true,
        potions: true,
        phase3Draw: true,
        anyCardMoves: true,
        freeMove: true,
        rerollDie: true,
      }),
    );
    const taken = everyPower.flatMap((power) => power.do.flatMap((each) => ('take' in each ? [each.take] : [])));
    expect(used(taken)).toEqual(['discard-any', 'discard-top']);
  });

  it('for effects', () => {
    expect(used(everyEffect.flatMap((effect) => Object.keys(effect)))).toEqual(
      all<KeyOf<Effect>>({
        gold: true,
        raise: true,
        lower: true,
        shield: true,
        shieldTo: true,
        potions: true,
        discardPotions: true,
        trail: true,
        draw: true,
        discard: true,
        phase3Draw: true,
        trash: true,
        gainCard: true,
        goTo: true,
        skipTo: true,
        keep: true,
        event: true,
        quest: true,
        poker: true,
        nextExploration: true,
      }),
    );
    const values = (key: KeyOf<Effect>): string[] =>
      used(
        everyEffect.flatMap((effect) =>
          Object.entries(effect).flatMap(([name, value]) => (name === key ? [String(value)] : [])),
        ),
      );
    expect(values('raise')).toEqual(
      all<AttributeChoice>({
        combat: true,
        defense: true,
        alchemy: true,
        specialty: true,
        lowest: true,
        highest: true,
        any: true,
      }),
    );
    expect(values('shieldTo')).toEqual(['max', 'zero']);
    expect(values('skipTo')).toEqual(['phase-2', 'phase-3']);
    expect(values('gainCard')).toEqual(['0', '1', '2']);
    expect(values('discardPotions')).toEqual(['1', 'all']);
    expect(values('nextExploration')).toEqual(['choose-of-two', 'city', 'wilds']);
    for (const gold of values('gold').map(Number)) expect(Math.abs(gold)).toBeLessThanOrEqual(4);
  });

  it('for conditions, prices and measures', () => {
    const conditions = [...EXPLORATIONS, ...EVENTS].flatMap((card) =>
      resultsOf(card).flatMap((result) => ('if' in result ? [result.if] : [])),
    );
    expect(used(conditions.flatMap((each) => Object.keys(each)))).toEqual(
      all<KeyOf<Condition>>({
        level: true,
        attribute: true,
        atLeast: true,
        gold: true,
        at: true,
        school: true,
        schoolHere: true,
        potions: true,
        die: true,
      }),
    );
    expect(used(everyPrice.flatMap((price) => Object.keys(price)))).toEqual(
      all<KeyOf<Price>>({ gold: true, cards: true, potions: true, shield: true }),
    );
    for (const price of everyPrice) for (const amount of Object.values(price)) expect(amount).toBeLessThanOrEqual(2);
    const measures = EVENTS.flatMap((card) => (card.kind === 'test' ? [card.measure] : []));
    expect(used(measures.flatMap((each) => Object.keys(each)))).toEqual(
      all<KeyOf<Measure>>({ die: true, level: true, attribute: true, twicePlusDie: true }),
    );
  });
});
