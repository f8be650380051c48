/** The opening of a monster Fight and the alternation of Fight Turns. OW-MFIGHT-01 to OW-MFIGHT-05, OW-TIME-04 */

import { type AskRules, RulesFault, type Seat, type StepHandlers, type WhyNot } from '@medallion/kernel';
import { monster } from '../../content/monsters.ts';
import { capShield, lowerShield, mayLower } from '../attributes.ts';
import { sortedCards } from '../cards.ts';
import { checkFight, theFight } from '../fight/knock-out.ts';
import { newFight } from '../fight/new-fight.ts';
import { isSolo, rightOf, slotAt, witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import { hasTrail } from '../tokens.ts';
import type { OpeningAsks, OpeningSteps } from './chapter.ts';
import { TRAITS, traitOf } from './traits.ts';

/** The monster whose Token is here may be fought, unless its price cannot be paid. OW-P2-04, R-63, R-65, OW-SOLO-06 */
export function whyNoMonsterFight(g: L, seat: Seat): WhyNot | undefined {
  const { at, hand, deck, discard, potions } = witcherOf(g, seat);
  const slot = g.table.slots[slotAt(g.table, at)];
  if (slot === undefined) return { reason: 'no-monster-here', clause: 'OW-P2-04' };
  if (hand.cards.length + deck.cards.length + discard.cards.length === 0)
    return { reason: 'no-own-cards', clause: 'R-63' };
  const { potionsToStart = 0 } = TRAITS[monster(slot.monster).id];
  if (potions.cards.length < potionsToStart) return { reason: 'needs-a-potion', clause: 'R-65' };
  if (g.options.soloLastMonster === 'noAttack' && attributeTrophyComesFirst(g, seat))
    return { reason: 'attribute-trophy-first', clause: 'OW-SOLO-06' };
  return undefined;
}

/** Alone, with all monster Trophies but one and without the Attribute Trophy, the last monster has to wait. OW-SOLO-06, R-106, R-158 */
export function attributeTrophyComesFirst(g: L, seat: Seat): boolean {
  if (!isSolo(g)) return false;
  const { trophies } = witcherOf(g, seat);
  return (
    trophies.filter((trophy) => trophy.startsWith('monster:')).length >= g.options.trophiesToWin - 2 &&
    !trophies.some((trophy) => trophy.startsWith('attribute:'))
  );
}

/** The Slot of the monster being fought; its number is that of the Terrain. */
export function slotOfFight(g: L): number {
  const { slot } = theFight(g);
  if (slot === undefined) throw new RulesFault('this is no monster fight');
  return slot;
}

/** The monster being fought. */
export function opponent(g: L): number {
  return g.table.slots[slotOfFight(g)]?.monster ?? -1;
}

export const monsterFightSteps: StepHandlers<OldWorld, OpeningSteps> = {
  /** Declare; ability and price; before, during and after the Life Pools; effects of the AP; who begins. OW-TIME-04, R-88 */
  'monster-fight/declare': (g, { slot }) => {
    const seat = g.table.active;
    g.table.fight = newFight({ attacker: seat, slot });
    g.emit('monsterFightDeclared', { seat, slot, monster: opponent(g), controller: rightOf(g, seat) });
    g.then(
      { do: 'monster-fight/demand' },
      { do: 'monster-fight/before-pools' },
      { do: 'fight/before-pool', seat },
      { do: 'fight/build-pool', seat },
      { do: 'monster-fight/build-pool' },
      { do: 'monster-fight/after-pools' },
      { do: 'fight/start-powers', seat },
      { do: 'monster-fight/begin' },
      { do: 'fight/over' },
    );
  },

  /** What must be given to start the Fight at all. OW-MFIGHT-02, R-65 */
  'monster-fight/demand': (g) => {
    const { potionsToStart = 0 } = traitOf(g.table);
    if (potionsToStart > 0) g.then({ do: 'potions/discard', seat: theFight(g).attacker, count: potionsToStart });
  },

  /** Cards lost here are shuffled into the Life Pool and cannot KO. */
  'monster-fight/before-pools': (g) => {
    const fight = theFight(g);
    const seat = fight.attacker;
    const witcher = witcherOf(g, seat);
    const { shieldBefore, discardBefore, defense } = traitOf(g.table);
    if (shieldBefore !== undefined)
      lowerShield(g, seat, shieldBefore === 'hand' ? witcher.hand.cards.length : shieldBefore);
    if (discardBefore !== undefined) g.then({ do: 'cards/discard', seat, count: discardBefore, why: 'ability' });
    if (defense === 'lowered') g.then({ do: 'attributes/lower', seat, attribute: 'defense' });
    if (defense === 'less-this-fight' && mayLower(witcher, 'defense')) {
      fight.defenseLess = 1;
      capShield(g, seat);
    }
  },

  /** As many cards of the Monster Fight Deck as the monster has Life; the rest takes no part. OW-MFIGHT-03, OW-MFIGHT-04, OW-MFIGHT-18 */
  'monster-fight/build-pool': (g) => {
    const fight = theFight(g);
    const index = opponent(g);
    const { life } = monster(index);
    for (let i = 0; i < life; i++) g.moveTop(g.table.fightDeck, fight.life);
    g.shuffle('monsters', fight.life);
    g.emit('monsterPoolBuilt', { monster: index, life: fight.life.cards.length });
    // From now on a KO counts. OW-FIGHT-20
    fight.pools = true;
    checkFight(g);
  },

  /** The monster's ability comes before the AP's effects of the same moment. */
  'monster-fight/after-pools': (g) => {
    const { attacker: seat } = theFight(g);
    const { deckAfter, discardAfterWithoutTrail } = traitOf(g.table);
    if (deckAfter !== undefined) g.then({ do: 'monster-fight/pool-discard', count: deckAfter });
    if (discardAfterWithoutTrail !== undefined && !hasTrail(g, seat, slotOfFight(g))) {
      g.then(
        { do: 'cards/discard', seat, count: discardAfterWithoutTrail, why: 'ability' },
        { do: 'monster-fight/check' },
      );
    }
  },

  /** Looking through the Life Pool, choosing from it, shuffling it; the last card is no choice. R-122 */
  'monster-fight/pool-discard': (g, { count }) => {
    const { attacker: seat } = theFight(g);
    const { cards } = witcherOf(g, seat).deck;
    const only = cards[0];
    if (only === undefined) return;
    g.revealTo(seat);
    if (cards.length > 1) g.ask(seat, 'monster-fight/pool-discard', { count });
    else discardFromPool(g, seat, only, count);
  },

  /** A Trail Token for this monster gives the first Fight Turn. OW-MFIGHT-05 */
  'monster-fight/begin': (g) => {
    const { attacker: seat } = theFight(g);
    const first = hasTrail(g, seat, slotOfFight(g)) ? 'hunter' : 'monster';
    g.emit('monsterFightBegan', { seat, first });
    g.then({ do: 'monster-fight/next', side: first });
  },

  /** Turn by turn until the Fight is decided. OW-FIGHT-09 */
  'monster-fight/next': (g, { side }) => {
    const fight = theFight(g);
    fight.acting = 'nobody';
    if (checkFight(g)) return;
    if (side === 'hunter')
      g.then({ do: 'fight/witcher-turn', seat: fight.attacker }, { do: 'monster-fight/next', side: 'monster' });
    else g.then({ do: 'monster/turn' }, { do: 'monster-fight/next', side: 'hunter' });
  },

  'monster-fight/check': (g) => {
    checkFight(g);
  },
};

export const monsterFightAsks: AskRules<OldWorld, OpeningAsks> = {
  'monster-fight/pool-discard': {
    list(g, { seat }, answers) {
      for (const card of sortedCards(witcherOf(g, seat).deck)) answers.may({ id: `card-${card}`, card });
    },
    take(g, { seat, count }, { card }) {
      discardFromPool(g, seat, card, count);
    },
  },
};

/** The card goes face up to the discard pile; what is left is shuffled once all are chosen. */
function discardFromPool(g: G, seat: Seat, card: number, count: number): void {
  const { deck, discard } = witcherOf(g, seat);
  g.move(card, deck, discard);
  g.emit('discarded', { seat, cards: [card], from: 'deck', why: 'ability' });
  if (count > 1) return g.then({ do: 'monster-fight/pool-discard', count: count - 1 });
  g.shuffle('cards', deck);
  g.emit('shuffled', { seat });
  g.then({ do: 'monster-fight/check' });
}
