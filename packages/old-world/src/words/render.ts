/** The text on a card, rendered from its data: what a card says is what it does. */
import { type Say, sentence } from '@medallion/words';
import { actionCard, type ActionCard } from '../content/action-cards.ts';
import { eventCard } from '../content/events.ts';
import { exploration } from '../content/explorations.ts';
import { location } from '../content/map.ts';
import type { MonsterId } from '../content/monsters.ts';
import { specialty } from '../content/specialties.ts';
import { TOP_ATTRIBUTE_LEVEL } from '../content/tables.ts';
import type {
  Attack,
  AttackDamage,
  Condition,
  Effect,
  EventCard,
  Exploration,
  Icon,
  Level,
  Measure,
  Power,
  PowerCondition,
  PowerCost,
  PowerEffect,
  Price,
  Quest,
  Result,
  RollTier,
  School,
  StoryOption,
  Tab,
} from '../content/vocabulary.ts';
import { abilityText } from './ability.ts';
import type { Messages, Names } from './shape.ts';

/** The faces of a die. */
const DIE = 6;

type TieredCard = Extract<EventCard, { readonly tiers: unknown }>;

/** The highest number a test can arrive at; a short fight has none. */
function highest(card: TieredCard): number | undefined {
  if (card.kind === 'short-fight') return undefined;
  if ('die' in card.measure) return DIE;
  return 'twicePlusDie' in card.measure ? 2 * TOP_ATTRIBUTE_LEVEL + DIE : TOP_ATTRIBUTE_LEVEL;
}

/** Everything that can be said about the cards, in one language. */
export interface Renderer {
  /** One icon of a fight line or a tab. */
  icon(icon: Icon): string;
  /** A tab: its colour and, in brackets, the icon that counts when it is used. */
  tab(tab: Tab): string;
  /** The fight line and the extensions of an action card, by number or record. */
  card(card: number | Pick<ActionCard, 'icons' | 'tabs'>): string;
  /** A potion, trophy, equipment or companion. */
  power(power: Power): string;
  powerEffect(effect: PowerEffect, when: Power['when']): string;
  powerCondition(condition: PowerCondition): string;
  powerCost(cost: PowerCost): string;
  /** A monster's special ability. */
  ability(monster: MonsterId): string;
  /** One half of a monster fight card; with the monster's level its numbers are worked out. */
  attack(attack: Attack, level?: Level): string;
  /** A school's specialty at a level from 1 to 5. */
  specialty(school: School, level: number): string;
  effect(effect: Effect): string;
  /** Several effects, one sentence each; or the two branches of a fork in one. */
  effects(effects: Result): string;
  condition(condition: Condition): string;
  price(price: Price): string;
  quest(quest: Quest): string;
  measure(measure: Measure): string;
  /** The range of the tier at this index, as far as it can be reached: "3–5", "6 or more". */
  tier(card: TieredCard, index: number): string;
  /** What happens in a short fight, before the tiers. */
  shortFight(event: Extract<EventCard, { kind: 'short-fight' }>): string;
  /** The price of an option, if any, and its result. */
  option(option: StoryOption): string;
  /** The mechanical lines of a whole exploration card, results included: not for the eyes of one who still has to choose. */
  exploration(card: number | Exploration): readonly string[];
  /** The mechanical lines of a whole event card, results included. */
  event(card: number | EventCard): readonly string[];
}

export function renderer(say: Say<Messages>, names: Names): Renderer {
  const place = (n: number): string => names.places[location(n).id];

  const icon = (each: Icon): string => {
    if ('damage' in each) return say('icon.damage', { n: each.damage });
    if ('shield' in each) return say('icon.shield', { n: each.shield });
    if ('draw' in each)
      return each.draw < 0 ? say('icon.drawFewer', { n: -each.draw }) : say('icon.drawMore', { n: each.draw });
    return 'take' in each ? say('icon.take') : say('icon.return');
  };

  const tab = (each: Tab): string =>
    each.icon === undefined ? names.colours[each.colour] : `${names.colours[each.colour]} (${icon(each.icon)})`;

  const card = (which: number | Pick<ActionCard, 'icons' | 'tabs'>): string => {
    const { icons, tabs } = typeof which === 'number' ? actionCard(which) : which;
    const extensions =
      tabs.length === 0 ? say('card.noExtensions') : say('card.extensions', { list: tabs.map(tab).join(', ') });
    return `${sentence(icons.map(icon).join(', '))}. ${extensions}.`;
  };

  const powerCondition = (each: PowerCondition): string => {
    if ('handAtMost' in each) return say('if.handAtMost', { n: each.handAtMost });
    if ('shieldAtMost' in each) return say('if.shieldAtMost', { n: each.shieldAtMost });
    if ('comboHas' in each) return say('if.comboHas', { colour: names.colourObject[each.comboHas] });
    if ('comboAtLeast' in each) return say('if.comboAtLeast', { n: each.comboAtLeast });
    if ('against' in each) return say(`if.against-${each.against}`);
    if ('firstTurn' in each) return say('if.firstTurn');
    if ('trail' in each) return say('if.trail');
    if ('goldAtMost' in each) return say('if.goldAtMost', { n: each.goldAtMost });
    return say('if.terrain', { terrain: names.terrainPlace[each.terrain] });
  };

  /** Two that begin with "if" are one clause: "if … and if …". */
  const powerConditions = (all: readonly PowerCondition[]): string[] => {
    const isPlain = (each: PowerCondition) => 'against' in each || 'firstTurn' in each;
    const plain = all.filter(isPlain).map(powerCondition);
    const ifs = all.filter((each) => !isPlain(each)).map(powerCondition);
    return ifs.length === 0 ? plain : [...plain, ifs.reduce((one, other) => say('if.both', { one, other }))];
  };

  const powerCost = (each: PowerCost): string => {
    if ('discardHand' in each) return say('cost.discardHand', { n: each.discardHand });
    if ('gold' in each) return say('cost.gold', { n: each.gold });
    if ('potions' in each) return say('cost.potions', { n: each.potions });
    return say('cost.shield', { n: each.shield });
  };

  /** What each range of a die gives: "1–2: nothing", "3–5: 2 damage". */
  const rolled = (tiers: readonly RollTier[]): string[] =>
    [{ from: 1, damage: 0 }, ...tiers].map(({ from, damage }, index) => {
      const to = (tiers[index]?.from ?? DIE + 1) - 1;
      const range = from === to ? String(from) : say('tier.range', { from, to });
      return `${range}: ${damage === 0 ? say('do.rollNothing') : say('icon.damage', { n: damage })}`;
    });

  const powerEffect = (each: PowerEffect, when: Power['when']): string => {
    if ('damage' in each)
      return when === 'combo' ? say('do.comboDamage', { n: each.damage }) : say('do.damage', { n: each.damage });
    if ('shield' in each) return say('do.shield', { n: each.shield });
    if ('draw' in each) return say('do.draw', { n: each.draw });
    if ('drawLater' in each)
      return each.drawLater < 0
        ? say('do.drawFewer', { n: -each.drawLater })
        : say('do.drawMore', { n: each.drawLater });
    if ('addToCombo' in each) return say('do.addToCombo', { n: each.addToCombo });
    if ('comboAtMost' in each) return say('do.comboAtMost', { n: each.comboAtMost });
    if ('take' in each) return say(`do.take-${each.take}`);
    if ('discard' in each) return say('do.discard', { n: each.discard });
    if ('roll' in each) return say('do.roll', { list: rolled(each.roll).join('; ') });
    if ('otherAttack' in each) return say('do.otherAttack');
    if ('lessDamage' in each) return say('do.lessDamage', { n: each.lessDamage });
    if ('gold' in each) return say('do.gold', { n: each.gold });
    if ('potions' in each) return say('do.potions', { n: each.potions });
    if ('phase3Draw' in each)
      return each.phase3Draw < 0
        ? say('do.phase3Fewer', { n: -each.phase3Draw })
        : say('do.phase3More', { n: each.phase3Draw });
    if ('anyCardMoves' in each) return say('do.anyCardMoves');
    if ('freeMove' in each) return say('do.freeMove');
    return say('do.rerollDie', { n: each.rerollDie });
  };

  const power = (each: Power): string => {
    const limit = each.limit === 'always' || each.limit === 'potion' ? [] : [say(`limit.${each.limit}`)];
    const isFirst = each.when === 'step-1' && (each.if ?? []).some((condition) => 'firstTurn' in condition);
    const when = isFirst ? say('when.first-step-1') : say(`when.${each.when}`);
    const conditions = (each.if ?? []).filter((condition) => !isFirst || !('firstTurn' in condition));
    const opening = [...limit, when, ...powerConditions(conditions)].join(', ');
    const effects = each.do.map((effect) => powerEffect(effect, each.when)).join(', ');
    const rest = each.cost === undefined ? effects : say('power.inReturn', { cost: powerCost(each.cost), effects });
    return `${sentence(opening)}: ${rest}.`;
  };

  const attackDamage = (damage: AttackDamage, level: Level | undefined): string => {
    if (typeof damage === 'number') return say('attack.damage', { n: damage });
    if ('attribute' in damage) return say('attack.damageAttribute', { attribute: names.attributeOf[damage.attribute] });
    if (level !== undefined) return say('attack.damage', { n: level + damage.level });
    if (damage.level === 0) return say('attack.damageLevel');
    return damage.level > 0
      ? say('attack.damageLevelMore', { n: damage.level })
      : say('attack.damageLevelLess', { n: -damage.level });
  };

  const attack = ({ lower, trash, discard, damage }: Attack, level?: Level): string => {
    const parts: string[] = [];
    if (lower !== undefined) parts.push(say('attack.lower', { attribute: names.attributeObject[lower] }));
    if (trash !== undefined) parts.push(say('attack.trash', { n: trash }));
    if (discard !== undefined)
      parts.push(level === undefined ? say('attack.discardLevel') : say('attack.discard', { n: level }));
    if (damage !== undefined) parts.push(attackDamage(damage, level));
    return `${sentence(parts.join('; '))}.`;
  };

  const specialtyText = (school: School, level: number): string => {
    switch (school) {
      case 'wolf':
        return say('specialty.wolf', specialty(school, level));
      case 'griffin':
        return say('specialty.griffin', specialty(school, level));
      case 'bear':
        return say('specialty.bear', specialty(school, level));
      case 'cat': {
        const { look, keep } = specialty(school, level);
        return say('specialty.cat', { look, keep, all: look === keep ? 'yes' : 'no' });
      }
      case 'viper':
        return say('specialty.viper', specialty(school, level));
    }
  };

  const condition = (each: Condition): string => {
    if ('level' in each) return say('condition.level', { n: each.level });
    if ('attribute' in each)
      return say('condition.attribute', { attribute: names.attributeOf[each.attribute], n: each.atLeast });
    if ('gold' in each) return say('condition.gold', { n: each.gold });
    if ('at' in each) return say('condition.at', { place: place(each.at) });
    if ('school' in each) return say('condition.school', { school: names.schools[each.school] });
    if ('schoolHere' in each) return say(`condition.schoolHere-${each.schoolHere}`);
    if ('potions' in each) return say('condition.potions', { n: each.potions });
    return say('condition.die', { n: each.die });
  };

  const price = (each: Price): string => {
    if ('gold' in each) return say('price.gold', { n: each.gold });
    if ('cards' in each) return say('price.cards', { n: each.cards });
    if ('potions' in each) return say('price.potions', { n: each.potions });
    return say('price.shield', { n: each.shield });
  };

  const quest = (each: Quest): string => {
    const where =
      'location' in each.place
        ? say('quest.location', { place: place(each.place.location), event: each.event })
        : say('quest.terrain', { terrain: names.terrainToken[each.place.terrain], event: each.event });
    return each.price === undefined ? where : say('quest.price', { quest: where, price: price(each.price) });
  };

  const list = (all: readonly Effect[]): string => (all.length === 0 ? say('effect.none') : all.map(effect).join(', '));

  const effect = (each: Effect): string => {
    if ('gold' in each)
      return each.gold < 0 ? say('effect.loseGold', { n: -each.gold }) : say('effect.gainGold', { n: each.gold });
    if ('raise' in each) return say('effect.raise', { attribute: names.attributeObject[each.raise] });
    if ('lower' in each) return say('effect.lower', { attribute: names.attributeObject[each.lower] });
    if ('shield' in each)
      return each.shield < 0
        ? say('effect.lowerShield', { n: -each.shield })
        : say('effect.raiseShield', { n: each.shield });
    if ('shieldTo' in each) return say(`effect.shieldTo-${each.shieldTo}`);
    if ('potions' in each) return say('effect.potions', { n: each.potions });
    if ('discardPotions' in each)
      return each.discardPotions === 'all'
        ? say('effect.discardAllPotions')
        : say('effect.discardPotions', { n: each.discardPotions });
    if ('trail' in each) return say('effect.trail');
    if ('draw' in each) return say('effect.draw', { n: each.draw });
    if ('discard' in each) return say('effect.discard', { n: each.discard });
    if ('phase3Draw' in each)
      return each.phase3Draw < 0
        ? say('effect.phase3Fewer', { n: -each.phase3Draw })
        : say('effect.phase3More', { n: each.phase3Draw });
    if ('trash' in each) return say('effect.trash', { n: each.trash });
    if ('gainCard' in each) return say('effect.gainCard', { cost: each.gainCard });
    if ('goTo' in each) return say('effect.goTo', { place: place(each.goTo) });
    if ('skipTo' in each) return say(`effect.skipTo-${each.skipTo}`);
    if ('keep' in each) return say('effect.keep');
    if ('event' in each) return say('effect.event', { n: each.event });
    if ('quest' in each) return quest(each.quest);
    if ('poker' in each) return say('effect.poker');
    return say(`effect.nextExploration-${each.nextExploration}`);
  };

  const effects = (all: Result): string => {
    if ('if' in all) {
      const parts = { condition: condition(all.if), then: list(all.then), else: list(all.else) };
      return `${sentence(say('effect.fork', parts))}.`;
    }
    return all.length === 0 ? `${sentence(list(all))}.` : all.map((each) => `${sentence(effect(each))}.`).join(' ');
  };

  const measure = (each: Measure): string => {
    if ('die' in each) return say('measure.die');
    if ('level' in each) return say('measure.level');
    if ('attribute' in each) return say('measure.attribute', { attribute: names.attributeOf[each.attribute] });
    return say('measure.twicePlusDie', { attribute: names.attributeOf[each.twicePlusDie] });
  };

  const tier = (each: TieredCard, index: number): string => {
    const from = each.tiers[index]?.from ?? 0;
    const next = each.tiers[index + 1]?.from;
    const to = next === undefined ? highest(each) : next - 1;
    if (to === undefined) return say('tier.open', { from });
    return to === from ? String(from) : say('tier.range', { from, to });
  };

  const shortFight = (each: Extract<EventCard, { kind: 'short-fight' }>): string =>
    each.shield === 'to-zero' ? say('shortFight.toZero', { n: each.draw }) : say('shortFight.lower', { n: each.draw });

  const option = (each: StoryOption): string =>
    each.price === undefined ? effects(each.effects) : `${sentence(price(each.price))}. ${effects(each.effects)}`;

  const tierLines = (each: TieredCard): string[] =>
    each.tiers.map(({ effects: result }, index) => `${tier(each, index)}: ${effects(result)}`);

  return {
    icon,
    tab,
    card,
    power,
    powerEffect,
    powerCondition,
    powerCost,
    ability: abilityText(say, names),
    attack,
    specialty: specialtyText,
    effect,
    effects,
    condition,
    price,
    quest,
    measure,
    tier,
    shortFight,
    option,
    exploration: (which) => (typeof which === 'number' ? exploration(which) : which).options.map(option),
    event: (which) => {
      const each = typeof which === 'number' ? eventCard(which) : which;
      switch (each.kind) {
        case 'options':
          return each.options.map(option);
        case 'instant':
          return [effects(each.effects)];
        case 'test':
          return [`${measure(each.measure)}.`, ...tierLines(each)];
        case 'short-fight':
          return [`${shortFight(each)}.`, ...tierLines(each)];
        case 'equipment':
        case 'companion':
          return [effects(each.effects), power(each.power)];
      }
    },
  };
}
