/** Attributes, Witcher Level, Shield. OW-ATTR, OW-TIME-01, OW-TIME-02 */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { ATTRIBUTE_VALUES, LEVEL_UP_CARDS, TOP_ATTRIBUTE_LEVEL } from '../content/tables.ts';
import { ATTRIBUTES, type Attribute, type AttributeChoice } from '../content/vocabulary.ts';
import { drawCards } from './cards.ts';
import { type Trait, traitOf } from './monster/traits.ts';
import { witcherOf } from './seats.ts';
import type { G, L, OldWorld } from './shape.ts';
import type { FightSide, Witcher } from './table.ts';

export interface AttributeSteps {
  'attributes/raise': { readonly seat: Seat; readonly attribute: Attribute };
  'attributes/lower': { readonly seat: Seat; readonly attribute: Attribute };
  /** Raise or lower "any", "the lowest", "the highest": asks where there is a choice. */
  'attributes/change': { readonly seat: Seat; readonly attribute: AttributeChoice; readonly by: 1 | -1 };
  'attributes/level-up': { readonly seat: Seat };
}
export interface AttributeAsks {
  'attributes/choose': {
    args: { readonly attribute: AttributeChoice; readonly by: 1 | -1 };
    choice: { readonly attribute: Attribute };
  };
}
export interface AttributeEvents {
  attributeRaised: { seat: Seat; attribute: Attribute; level: number };
  attributeLowered: { seat: Seat; attribute: Attribute; level: number };
  levelUp: { seat: Seat; level: number };
  shieldChanged: { seat: Seat; shield: number; by: number };
}

/** What an Attribute is worth: cards drawn in a Fight Turn, the highest Shield, Potions per Fight. OW-ATTR-03 to OW-ATTR-06, R-01 */
export function attributeValue(level: number): number {
  return ATTRIBUTE_VALUES[level - 1] ?? 0;
}

/** The level Defense counts as, Leshen's grip included. R-141 */
function defenseLevel(g: L, seat: Seat): number {
  const { fight } = g.table;
  const less = fight !== undefined && fight.attacker === seat ? fight.defenseLess : 0;
  return witcherOf(g, seat).defense - less;
}

/** The level an Attribute counts as right now. */
export function currentLevel(g: L, seat: Seat, attribute: Attribute): number {
  return attribute === 'defense' ? defenseLevel(g, seat) : witcherOf(g, seat)[attribute];
}

/** The highest Shield a Witcher may have. OW-ATTR-04, OW-ATTR-15, R-02 */
export function shieldMaximum(g: L, seat: Seat): number {
  return attributeValue(defenseLevel(g, seat));
}

function mayRaise(witcher: Witcher, attribute: Attribute): boolean {
  return witcher[attribute] < TOP_ATTRIBUTE_LEVEL;
}

/** Level 5 is never lost and nothing falls below 1. OW-ATTR-13, OW-ATTR-14 */
export function mayLower(witcher: Readonly<Record<Attribute, number>>, attribute: Attribute): boolean {
  return witcher[attribute] > 1 && witcher[attribute] < TOP_ATTRIBUTE_LEVEL;
}

/** Shield rises up to its maximum; returns how much it rose. OW-COMBO-12 */
export function raiseShield(g: G, seat: Seat, by: number): number {
  const witcher = witcherOf(g, seat);
  return setShield(g, seat, Math.min(witcher.shield + by, Math.max(shieldMaximum(g, seat), witcher.shield)));
}

/** Shield falls, not below 0; that is no Damage. R-123 */
export function lowerShield(g: G, seat: Seat, by: number): number {
  return 0 - setShield(g, seat, Math.max(witcherOf(g, seat).shield - by, 0));
}

/** Shield back to its maximum. OW-ATTR-18 */
export function fillShield(g: G, seat: Seat): void {
  setShield(g, seat, Math.max(shieldMaximum(g, seat), 0));
}

/** Shield above a lowered maximum falls to it at once. OW-ATTR-16, R-59 */
export function capShield(g: G, seat: Seat): void {
  setShield(g, seat, Math.min(witcherOf(g, seat).shield, shieldMaximum(g, seat)));
}

function setShield(g: G, seat: Seat, shield: number): number {
  const witcher = witcherOf(g, seat);
  const by = shield - witcher.shield;
  if (by === 0) return 0;
  witcher.shield = shield;
  g.emit('shieldChanged', { seat, shield, by });
  return by;
}

export const attributeSteps: StepHandlers<OldWorld, AttributeSteps> = {
  /** Move the Attribute, apply Shield or Potion, then check for a Level-Up. OW-TIME-02, R-57 */
  'attributes/raise': (g, { seat, attribute }) => {
    const witcher = witcherOf(g, seat);
    if (!mayRaise(witcher, attribute)) return;
    witcher[attribute] += 1;
    g.emit('attributeRaised', { seat, attribute, level: witcher[attribute] });
    // OW-ATTR-05, OW-ATTR-17: level 5 brings no Shield unless the option says so.
    if (attribute === 'defense' && (witcher.defense < TOP_ATTRIBUTE_LEVEL || g.options.shieldAtDefense5 === 'rises'))
      raiseShieldInTurn(g, seat, 1);
    if (attribute === 'alchemy') g.then({ do: 'potions/gain', seat, count: 1 }, { do: 'attributes/level-up', seat });
    else g.then({ do: 'attributes/level-up', seat });
  },

  'attributes/lower': (g, { seat, attribute }) => {
    const witcher = witcherOf(g, seat);
    if (!mayLower(witcher, attribute)) return;
    witcher[attribute] -= 1;
    g.emit('attributeLowered', { seat, attribute, level: witcher[attribute] });
    if (attribute === 'defense') capShield(g, seat);
  },

  'attributes/change': (g, { seat, attribute, by }) => {
    const choices = changeable(witcherOf(g, seat), attribute, by);
    if (choices.length > 1) g.ask(seat, 'attributes/choose', { attribute, by });
    else for (const only of choices) changeAttribute(g, seat, only, by);
  },

  /** As long as all four Attributes are above the Level; each Level reached gives its cards. OW-ATTR-09 to OW-ATTR-11, R-60 */
  'attributes/level-up': (g, { seat }) => {
    const witcher = witcherOf(g, seat);
    while (ATTRIBUTES.every((attribute) => witcher[attribute] > witcher.level)) {
      witcher.level += 1;
      g.emit('levelUp', { seat, level: witcher.level });
      drawCards(g, seat, LEVEL_UP_CARDS[witcher.level - 1] as number);
    }
  },
};

/** A raise of Shield that counts for the Noonwraith's limit per Fight Turn. R-138 */
export function raiseShieldInTurn(g: G, seat: Seat, by: number): number {
  const { fight } = g.table;
  const side = fight?.sides.find((each) => each.seat === seat);
  if (fight === undefined || side === undefined || fight.acting !== seat) return raiseShield(g, seat, by);
  const raised = raiseShield(g, seat, Math.min(by, mostShield(traitOf(g.table), side)));
  side.shieldThisTurn += raised;
  return raised;
}

/** How much Shield may still rise in this Fight Turn. R-138 */
export function mostShield({ shieldPerTurn }: Trait, { shieldThisTurn }: FightSide): number {
  return shieldPerTurn === undefined ? Number.MAX_SAFE_INTEGER : Math.max(shieldPerTurn - shieldThisTurn, 0);
}

export const attributeAsks: AskRules<OldWorld, AttributeAsks> = {
  'attributes/choose': {
    list(g, { seat, attribute, by }, answers) {
      const witcher = witcherOf(g, seat);
      const choices = changeable(witcher, attribute, by);
      for (const each of ATTRIBUTES) {
        const choice = { id: each, attribute: each };
        if (choices.includes(each)) answers.may(choice);
        else if (by === 1 && !mayRaise(witcher, each)) answers.mayNot(choice, 'attribute-at-top', 'OW-ATTR-02');
        else if (by === -1 && !mayLower(witcher, each)) answers.mayNot(choice, 'cannot-be-lowered', 'OW-ATTR-13');
        else answers.mayNot(choice, attribute === 'lowest' ? 'not-the-lowest' : 'not-the-highest', 'OW-GEN-03');
      }
    },
    take(g, { seat, by }, { attribute }) {
      changeAttribute(g, seat, attribute, by);
    },
  },
};

function changeAttribute(g: G, seat: Seat, attribute: Attribute, by: 1 | -1): void {
  g.then(by === 1 ? { do: 'attributes/raise', seat, attribute } : { do: 'attributes/lower', seat, attribute });
}

/** The Attributes a change may fall on. "Lowest" and "highest" never fall on another one. */
function changeable(witcher: Witcher, attribute: AttributeChoice, by: 1 | -1): Attribute[] {
  const may = (each: Attribute): boolean => (by === 1 ? mayRaise(witcher, each) : mayLower(witcher, each));
  if (attribute === 'any') return ATTRIBUTES.filter(may);
  if (attribute !== 'lowest' && attribute !== 'highest') return may(attribute) ? [attribute] : [];
  const levels = ATTRIBUTES.map((each) => witcher[each]);
  const wanted = attribute === 'lowest' ? Math.min(...levels) : Math.max(...levels);
  return ATTRIBUTES.filter((each) => witcher[each] === wanted && may(each));
}
