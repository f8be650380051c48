/** What an option can bring a witcher, thing by thing: to find one that nobody would ever take. */
import {
  ATTRIBUTES,
  ATTRIBUTE_VALUES,
  branchesOf,
  type Condition,
  type Effect,
  eventCard,
  location,
  POTION_LIMIT,
  type Price,
  type Result,
  type School,
  type StoryOption,
} from '../../src/content/index.ts';

/** What the results look at, and what limits them. */
export interface Situation {
  readonly school: School;
  readonly at: number;
  readonly gold: number;
  readonly potions: number;
  readonly shield: number;
  readonly level: number;
  readonly attributes: Readonly<Record<(typeof ATTRIBUTES)[number], number>>;
}

/** How much of each thing there is; what is missing counts as none. */
type Bundle = ReadonlyMap<string, number>;

/**
 * Each is one way of taking the option: all that chance may make of it. A player chooses among the ways, chance among
 * what one contains.
 */
type Ways = readonly (readonly Bundle[])[];

const bundle = (...things: readonly (readonly [string, number])[]): Bundle =>
  new Map(things.filter(([, n]) => n !== 0));

function plus(one: Bundle, other: Bundle): Bundle {
  const sum = new Map(one);
  for (const [thing, n] of other) sum.set(thing, (sum.get(thing) ?? 0) + n);
  return sum;
}

/** Both happen: every way of the one with every way of the other. */
const both = (one: Ways, other: Ways): Ways =>
  one.flatMap((first) => other.map((second) => first.flatMap((a) => second.map((b) => plus(a, b)))));

const certain = (...things: readonly (readonly [string, number])[]): Ways => [[bundle(...things)]];

/** What can be lost is what there is. R-38 */
const lost = (n: number, there: number): number => -Math.min(n, there);

function ofEffect(effect: Effect, now: Situation): Ways {
  if ('gold' in effect) return certain(['gold', effect.gold < 0 ? lost(-effect.gold, now.gold) : effect.gold]);
  if ('potions' in effect) return certain(['potions', Math.min(effect.potions, POTION_LIMIT - now.potions)]);
  if ('discardPotions' in effect)
    return certain([
      'potions',
      lost(effect.discardPotions === 'all' ? now.potions : effect.discardPotions, now.potions),
    ]);
  const most = ATTRIBUTE_VALUES[now.attributes.defense - 1] ?? 4;
  if ('shield' in effect)
    return certain([
      'shield',
      effect.shield < 0 ? lost(-effect.shield, now.shield) : Math.min(effect.shield, most - now.shield),
    ]);
  if ('shieldTo' in effect) return certain(['shield', effect.shieldTo === 'max' ? most - now.shield : -now.shield]);
  if ('raise' in effect) return changed(effect.raise, now, 1);
  if ('lower' in effect) return changed(effect.lower, now, -1);
  if ('phase3Draw' in effect) return certain(['cards of Phase III', effect.phase3Draw]);
  // What is drawn or discarded in Phase I is of use; what Phase II does to the hand has a test of its own.
  if ('draw' in effect) return certain(['cards', effect.draw]);
  if ('discard' in effect) return certain(['cards', -effect.discard]);
  if ('trail' in effect) return certain(['trail', 1]);
  // A dearer card is at least as good as a cheaper one.
  if ('gainCard' in effect)
    return certain(...[0, 1, 2].filter((cost) => cost <= effect.gainCard).map((cost) => [`card ${cost}`, 1] as const));
  if ('goTo' in effect)
    // To be elsewhere is neither better nor worse.
    return effect.goTo === now.at ? certain() : certain([`be at ${effect.goTo}`, 1], [`stay, not ${effect.goTo}`, -1]);
  if ('nextExploration' in effect)
    return effect.nextExploration === 'choose-of-two'
      ? certain(['two to choose from', 1])
      : certain([`not only the ${effect.nextExploration}`, -1]);
  if ('event' in effect) return ofEvent(effect.event, now);
  // A quest need not be done; what it asks for and leads to is another day's business.
  if ('quest' in effect) return certain(['quest', 1]);
  // Thinning a deck pleases one and hurts another.
  if ('trash' in effect) return certain(['trashed', 1], ['kept', -1]);
  if ('skipTo' in effect) return certain([`skip to ${effect.skipTo}`, 1], ['do the rest', -1]);
  if ('keep' in effect) return certain(['something to keep', 1]);
  return now.gold > 0 ? certain(['poker', 1]) : certain();
}

/** A raise that may be chosen is as good as any that may not. */
function changed(which: Extract<Effect, { raise: unknown }>['raise'], now: Situation, by: 1 | -1): Ways {
  const levels = ATTRIBUTES.map((attribute) => now.attributes[attribute]);
  const wanted = which === 'lowest' ? Math.min(...levels) : Math.max(...levels);
  const may = ATTRIBUTES.filter((attribute) => {
    const level = now.attributes[attribute];
    if (by === 1 ? level >= 5 : level <= 1 || level >= 5) return false;
    return which === 'any' || which === attribute || ((which === 'lowest' || which === 'highest') && level === wanted);
  });
  return may.length === 0 ? certain() : may.map((attribute) => [bundle([attribute, by])]);
}

function ofEvent(number: number, now: Situation): Ways {
  const card = eventCard(number);
  if (card.kind === 'options') return card.options.flatMap((option) => ofOption(option, now));
  if ('tiers' in card) return [card.tiers.flatMap(({ effects }) => ofResult(effects, now).flat())];
  return ofResult(card.effects, now);
}

function ofResult(result: Result, now: Situation): Ways {
  const all = (effects: readonly Effect[]): Ways => {
    let ways = certain();
    let then = now;
    for (const effect of effects) {
      ways = both(ways, ofEffect(effect, then));
      if ('gold' in effect) then = { ...then, gold: Math.max(then.gold + effect.gold, 0) };
    }
    return ways;
  };
  if (!('if' in result)) return all(result);
  const holds = conditionHolds(result.if, now);
  if (holds === undefined) return [branchesOf(result).flatMap((effects) => all(effects).flat())];
  return all(holds ? result.then : result.else);
}

function payable(price: Price, now: Situation): boolean {
  if ('gold' in price) return price.gold <= now.gold;
  if ('potions' in price) return price.potions <= now.potions;
  return 'cards' in price || price.shield <= now.shield;
}

function paid(price: Price | undefined): Ways {
  return certain(...Object.entries(price ?? {}).map(([thing, n]) => [thing, -Number(n)] as const));
}

/** No way at all where the price cannot be paid. */
export function ofOption({ price, effects }: StoryOption, now: Situation): Ways {
  if (price !== undefined && !payable(price, now)) return [];
  const left: Situation =
    price === undefined
      ? now
      : {
          ...now,
          gold: now.gold - ('gold' in price ? price.gold : 0),
          potions: now.potions - ('potions' in price ? price.potions : 0),
          shield: now.shield - ('shield' in price ? price.shield : 0),
        };
  return both(paid(price), ofResult(effects, left));
}

/** Undefined where a die decides. */
function conditionHolds(condition: Condition, now: Situation): boolean | undefined {
  if ('die' in condition) return undefined;
  if ('level' in condition) return now.level >= condition.level;
  if ('attribute' in condition) return now.attributes[condition.attribute] >= condition.atLeast;
  if ('gold' in condition) return now.gold >= condition.gold;
  if ('at' in condition) return now.at === condition.at;
  if ('school' in condition) return now.school === condition.school;
  if ('potions' in condition) return now.potions >= condition.potions;
  const { school } = location(now.at);
  return school !== undefined && (school === now.school) === (condition.schoolHere === 'own');
}

const atLeast = (one: Bundle, other: Bundle): boolean =>
  [...one.keys(), ...other.keys()].every((thing) => (one.get(thing) ?? 0) >= (other.get(thing) ?? 0));

/** Whether, whatever one would do with the other, the first has a way that brings at least as much, come what may. */
const covers = (one: Ways, other: Ways): boolean =>
  other.every((theirs) => one.some((way) => way.every((a) => theirs.every((b) => atLeast(a, b)))));

/** Whether nobody would take the other of two options that can both be taken. */
export function beats(one: Ways, other: Ways): boolean {
  return one.length > 0 && other.length > 0 && covers(one, other) && !covers(other, one);
}

/** Witchers who differ in whatever a result looks at. */
export function situations(): readonly Situation[] {
  const homes = [
    { school: 'wolf', at: 3 },
    { school: 'wolf', at: 6 },
    { school: 'griffin', at: 10 },
    { school: 'bear', at: 16 },
    { school: 'cat', at: 17 },
    { school: 'viper', at: 14 },
  ] as const;
  const even = (level: number) => ({ combat: level, defense: level, alchemy: level, specialty: level });
  const growth = [
    { level: 1, attributes: even(1), shield: 1 },
    { level: 1, attributes: even(1), shield: 0 },
    { level: 1, attributes: { ...even(1), combat: 3, specialty: 2 }, shield: 1 },
    { level: 2, attributes: { ...even(2), alchemy: 3, defense: 3 }, shield: 2 },
    { level: 3, attributes: even(3), shield: 3 },
    { level: 4, attributes: even(4), shield: 0 },
  ];
  return homes.flatMap((home) =>
    [0, 1, 5].flatMap((gold) =>
      [0, 2].flatMap((potions) => growth.map((grown) => ({ ...home, gold, potions, ...grown }))),
    ),
  );
}
