/** What lies ahead in a Fight, worked out by the rules from what a seat sees: nothing is carried out. */

import type { Seat } from '@medallion/kernel';
import { actionCard } from './content/action-cards.ts';
import { monsterFightCard } from './content/monster-fight-deck.ts';
import { monster } from './content/monsters.ts';
import { HAND_LIMIT } from './content/tables.ts';
import type { AttackType, Attribute } from './content/vocabulary.ts';
import { mostShield } from './rules/attributes.ts';
import { isExtendable } from './rules/fight/combo.ts';
import { mostDamage, mostLosses } from './rules/fight/damage.ts';
import { comboWorth } from './rules/fight/resolve.ts';
import { cardsDrawn } from './rules/fight/turn.ts';
import { damageNow } from './rules/monster/attack.ts';
import { TRAITS, type Trait } from './rules/monster/traits.ts';
import { potionLimitOf } from './rules/powers.ts';
import type { FightSide } from './rules/table.ts';
import type { FightView, OldWorldView } from './view.ts';

/** What a Combo would do if it were struck as it lies. */
export interface Foreseen {
  readonly damage: number;
  /** Cards the opponent would lose, as far as everybody can tell. */
  readonly falls: number;
  /** How much Shield would rise, and fall once all is resolved. */
  readonly shield: number;
  readonly loseShield: number;
  /** Cards that would be drawn at the end of the turn. */
  readonly draw: number;
  /** Cards that would come from the discard pile, and those of the Combo that would return. */
  readonly take: number;
  readonly returns: readonly number[];
}

const NO_TRAIT: Trait = {};

/** The trait of the monster being fought. */
function traitSeen({ fight, slots }: OldWorldView): Trait {
  const index = fight?.slot === undefined ? -1 : (slots[fight.slot]?.monster ?? -1);
  return index < 0 ? NO_TRAIT : TRAITS[monster(index).id];
}

/** The Combo before a seat, or the same with other cards and links: what would it do? */
export function foreseeCombo(
  table: OldWorldView,
  seat: Seat,
  combo?: { readonly cards: readonly number[]; readonly links: readonly number[] },
): Foreseen | undefined {
  const { fight } = table;
  const side = fight?.sides.find((each) => each.seat === seat);
  const witcher = table.witchers[seat];
  if (fight === undefined || side === undefined || witcher === undefined) return undefined;
  const trait = traitSeen(table);
  const cards = combo?.cards ?? witcher.combo.cards ?? [];
  const links = combo?.links === undefined ? side.links : [...combo.links];
  const worth = comboWorth(cards, { links, comboDamage: side.comboDamage }, trait);
  const trail = fight.slot !== undefined && (witcher.trails[fight.slot] ?? 0) > 0;
  const damage = Math.min(worth.damage, mostDamage(trait, side, trail));
  const room = Math.max(witcher.shieldMaximum - witcher.shield, 0);
  const shield = Math.min(worth.shield, room, mostShield(trait, side));
  // Cards that are only thought of still lie in hand.
  const free = Math.max(HAND_LIMIT - (witcher.hand.count - (cards.length - witcher.combo.count)), 0);
  const returns = free === 0 ? [] : worth.returns;
  const taken = Math.min(worth.take, witcher.discard.count);
  // Where a full hand leaves a choice between what returns and what is taken, both are told.
  const take = returns.length === 0 ? Math.min(taken, free) : taken;
  const draw = Math.min(
    cardsDrawn(witcher.combat, side, trait, worth.draw),
    witcher.deck.count,
    free - take - returns.length,
  );
  return {
    damage,
    falls: fallsBy(table, seat, damage, trait, side),
    shield,
    loseShield: Math.min(worth.loseShield, witcher.shield + shield),
    draw: Math.max(draw, 0),
    take,
    returns,
  };
}

function fallsBy(table: OldWorldView, seat: Seat, damage: number, trait: Trait, side: FightSide): number {
  const { fight, witchers } = table;
  if (fight === undefined) return 0;
  if (fight.defender === undefined) return Math.min(damage, mostLosses(trait, side), fight.life);
  const other = witchers[seat === fight.attacker ? fight.defender : fight.attacker];
  return other === undefined ? 0 : Math.min(Math.max(damage - other.shield, 0), other.deck.count + other.hand.count);
}

/** Whether nothing can follow a listed card of a Combo: laid down, it is struck at once. OW-COMBO-04, R-147, R-156 */
export function isLastOfCombo(
  table: OldWorldView,
  seat: Seat,
  { card, link }: { readonly card: number; readonly link: number },
): boolean {
  const side = table.fight?.sides.find((each) => each.seat === seat);
  const witcher = table.witchers[seat];
  if (side === undefined || witcher === undefined) return false;
  const freely = link < 0 && witcher.combo.count > 0;
  return !isExtendable({
    inHand: witcher.hand.count - 1,
    laid: witcher.combo.count + 1,
    openTabs: freely ? 0 : actionCard(card).tabs.length,
    freeAdds: side.freeAdds - (freely ? 1 : 0),
    comboAtMost: side.comboAtMost,
  });
}

/**
 * Whether a Combo, struck as it lies or with other cards, leaves its Witcher without a card while the opponent still
 * stands. Looked at before step 4 draws. OW-FIGHT-05, R-70
 */
export function fallsByOwnCombo(
  table: OldWorldView,
  seat: Seat,
  combo: { readonly cards: readonly number[]; readonly links: readonly number[] },
): boolean {
  const { fight, witchers } = table;
  const witcher = witchers[seat];
  const foreseen = foreseeCombo(table, seat, combo);
  if (fight === undefined || witcher === undefined || foreseen === undefined || combo.cards.length === 0) return false;
  const other = witchers[seat === fight.attacker ? (fight.defender ?? -1) : fight.attacker];
  const theirs = other === undefined ? fight.life : other.deck.count + other.hand.count;
  const thoughtOf = combo.cards.length - witcher.combo.count;
  const left = witcher.deck.count + witcher.hand.count - thoughtOf + foreseen.take + foreseen.returns.length;
  return left === 0 && foreseen.falls < theirs;
}

/** A Witcher's Attributes as they count in the Fight on the table. R-141 */
export function levelsInFight<W extends Readonly<Record<Attribute, number>>>(
  { defenseLess }: FightView,
  witcher: W,
): W {
  return defenseLess === 0 ? witcher : { ...witcher, defense: witcher.defense - defenseLess };
}

/** The Damage of one half of a monster's card against this hunter now; undefined where it deals none. OW-MFIGHT-19 */
export function foreseeAttack(table: OldWorldView, card: number, half: AttackType): number | undefined {
  const { fight, slots, witchers } = table;
  const hunter = fight === undefined ? undefined : witchers[fight.attacker];
  const index = fight?.slot === undefined ? -1 : (slots[fight.slot]?.monster ?? -1);
  const { damage } = monsterFightCard(card)[half];
  if (damage === undefined || fight === undefined || hunter === undefined || index < 0) return undefined;
  const levels = levelsInFight(fight, hunter);
  return damageNow(monster(index).level, damage, (attribute) => levels[attribute]);
}

/** Potions a seat may use in the whole Fight. OW-POT-06 */
export function potionsAllowed(table: OldWorldView, seat: Seat): number {
  const limit = table.fight?.attacker === seat ? traitSeen(table).potions : undefined;
  return potionLimitOf(table.witchers[seat]?.alchemy ?? 1, limit);
}
