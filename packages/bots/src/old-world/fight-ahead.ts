/** A Combo chosen with the rest of the Fight in mind: the likely ones are fought to the end, many times over. */

import type { Dice } from '@medallion/kernel';
import { levelsInFight, type OldWorldView, type WitcherView } from '@medallion/old-world';
import { bestCombo, type Combo, type Laid, type Stakes, WINS } from './combo.ts';
import { laidBy, sideOf, stakesOf } from './fight-turn.ts';
import { type Fighter, fighterOf, ready, resolve, twin } from './fighter.ts';
import { fightOn, preyOf, traitBonuses } from './hunt.ts';
import { cardsBehind } from './own-cards.ts';

/** A monster driven away, where a defeated one counts 1. */
const DRIVEN = 0.25;

/** Ways to look at the same hand; each may find another Combo. The first is the one of every day. */
const TEMPERS: readonly Partial<Stakes>[] = [
  {},
  { cardCost: 0 },
  { cardCost: 0.7 },
  { cardCost: 1.2 },
  { shieldWorth: 1.3 },
  { shieldWorth: 0.2 },
  { drawWorth: 1.5 },
  { drawWorth: 0.2, backWorth: 0.4 },
  { backWorth: 1.8 },
];

function likely(hand: readonly number[], stakes: Stakes, laid: Laid): Combo[] {
  const found = new Map<string, Combo>();
  for (const temper of TEMPERS) {
    const combo = bestCombo(hand, { ...stakes, ...temper }, laid);
    found.set(combo.cards.join(), combo);
  }
  return [...found.values()];
}

/** The Witcher as it stands in the middle of this Fight. */
export function fighterNow(table: OldWorldView, me: WitcherView, trail: boolean): Fighter {
  const side = table.fight === undefined ? undefined : sideOf(table.fight, me.seat);
  const gone = new Set([...(me.discard.cards ?? []), ...(me.combo.cards ?? [])]);
  const pool = cardsBehind(table, me.seat).filter((card) => !gone.has(card));
  const fighter = fighterOf(me, me.hand.cards ?? [], pool, 'monster', trail);
  if (side === undefined) return fighter;
  fighter.top = me.discard.cards?.at(-1) ?? -1;
  fighter.potionsLeft -= side.potionsUsed;
  fighter.specialtyUsed = side.specialtyUsed;
  fighter.turns = side.turns;
  if (side.powersUsed.length > 0) fighter.wards = [];
  return fighter;
}

/** The Combo that wins most of the imagined rests of a monster Fight. */
function farSighted(
  table: OldWorldView,
  me: WitcherView,
  stakes: Stakes,
  combos: readonly Combo[],
  dice: Dice,
  rests: number,
): Combo {
  const everyday = combos[0] as Combo;
  const { fight } = table;
  const slot = fight?.slot ?? -1;
  const index = table.slots[slot]?.monster ?? -1;
  if (fight === undefined || index < 0 || combos.length === 1 || everyday.value >= WINS) return everyday;
  const trail = (me.trails[slot] ?? 0) > 0;
  const prey = preyOf(table, index, trail, me, levelsInFight(fight, me));
  const hunter = fighterNow(table, me, trail);
  hunter.bonuses = [...hunter.bonuses, ...traitBonuses(prey.trait)];
  const later = sideOf(fight, me.seat)?.drawLater ?? 0;
  const sums = combos.map(() => 0);
  for (let game = 0; game < rests; game++) {
    // All of them with the cards in the same order.
    const fresh = ready(hunter, dice);
    for (const [place, combo] of combos.entries()) {
      const fighter = twin(fresh);
      const life = fight.life - resolve(fighter, combo, later, stakes, prey.handicap);
      const end = fightOn(fighter, prey, { life, turns: fight.monsterTurns, hunts: false }, dice);
      sums[place] = (sums[place] as number) + (end === 'won' ? 1 : end === 'driven' ? DRIVEN : 0);
    }
  }
  return combos[sums.indexOf(Math.max(...sums))] as Combo;
}

/** A bot's dice are its own for one game, and so is what it has decided. */
const decided = new WeakMap<Dice, { readonly turn: string; readonly cards: readonly number[] }>();

/** What was decided with an earlier card of this Combo, from here on; undefined where nothing was, or something else lies there. */
export function decidedCombo(table: OldWorldView, me: WitcherView, dice: Dice): readonly number[] | undefined {
  const side = table.fight === undefined ? undefined : sideOf(table.fight, me.seat);
  const laid = me.combo.cards ?? [];
  const plan = decided.get(dice);
  if (plan?.turn !== `${table.turns} ${side?.turns ?? 0}` || !laid.every((card, at) => plan.cards[at] === card))
    return undefined;
  return plan.cards.slice(laid.length);
}

/** The cards to lay from here on, in their order. What was decided with the first card holds for the others. */
export function comboAhead(table: OldWorldView, me: WitcherView, dice: Dice, rests: number): readonly number[] {
  const side = table.fight === undefined ? undefined : sideOf(table.fight, me.seat);
  const laid = laidBy(me, side);
  const turn = `${table.turns} ${side?.turns ?? 0}`;
  const plan = decided.get(dice);
  if (plan?.turn === turn && laid.cards.length > 0 && laid.cards.every((card, at) => plan.cards[at] === card))
    return plan.cards.slice(laid.cards.length);
  const stakes = stakesOf(table, me.seat);
  const hand = me.hand.cards ?? [];
  const { cards } =
    rests === 0
      ? bestCombo(hand, stakes, laid)
      : farSighted(table, me, stakes, likely(hand, stakes, laid), dice, rests);
  decided.set(dice, { turn, cards: [...laid.cards, ...cards] });
  return cards;
}

/** Combos worth a thought, by the cards to lay from here on; the one that does most at once first. */
export function likelyCombos(table: OldWorldView, me: WitcherView): readonly (readonly number[])[] {
  const side = table.fight === undefined ? undefined : sideOf(table.fight, me.seat);
  return likely(me.hand.cards ?? [], stakesOf(table, me.seat), laidBy(me, side)).map(({ cards }) => cards);
}
