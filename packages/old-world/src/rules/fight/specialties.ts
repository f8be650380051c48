/** The Specialties a Witcher chooses to use in the own Fight Turn: Cat, Griffin, Wolf. OW-SPEC-07 to OW-SPEC-12; Armor and Viper have files of their own. */

import type { AskRules, Seat, StepHandlers, WhyNot } from '@medallion/kernel';
import { specialty } from '../../content/specialties.ts';
import { HAND_LIMIT } from '../../content/tables.ts';
import { drawCards } from '../cards.ts';
import { witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { FightAsks, FightSteps } from './chapter.ts';
import { sideOf } from './knock-out.ts';
import { keepLooked, lookAt, putBack } from './looking.ts';
import { takeCard } from './uses.ts';

/** Why the Specialty cannot be used in step 1 or at the complete Combo, if so. OW-SPEC-01 */
export function whyNoSpecialty(g: L, seat: Seat, when: 'step-1' | 'combo'): WhyNot | undefined {
  const { school, deck, discard, hand, combo } = witcherOf(g, seat);
  const { specialtyUsed, turns } = sideOf(g, seat);
  if (specialtyUsed) return { reason: 'specialty-used', clause: 'OW-SPEC-01' };
  switch (school) {
    case 'wolf':
      if (when !== 'combo') return { reason: 'other-moment', clause: 'OW-SPEC-09' };
      return combo.cards.length < 3 ? { reason: 'combo-too-short', clause: 'OW-SPEC-09' } : undefined;
    case 'cat':
      if (when !== 'step-1') return { reason: 'other-moment', clause: 'R-82' };
      if (turns !== 1) return { reason: 'only-first-turn', clause: 'OW-SPEC-07' };
      return deck.cards.length === 0 ? { reason: 'empty-deck', clause: 'R-82' } : undefined;
    case 'griffin':
      if (when !== 'step-1') return { reason: 'other-moment', clause: 'OW-FIGHT-13' };
      if (discard.cards.length === 0) return { reason: 'empty-discard', clause: 'R-84' };
      return hand.cards.length >= HAND_LIMIT ? { reason: 'hand-full', clause: 'R-75' } : undefined;
    case 'viper':
      return { reason: 'other-moment', clause: 'OW-SPEC-02' };
    default:
      return { reason: 'acts-by-itself', clause: 'OW-SPEC-05' };
  }
}

/** Once per Fight, at the strength of the current level. OW-SPEC-01 */
export function applySpecialty(g: G, seat: Seat): void {
  const { school, specialty: level } = witcherOf(g, seat);
  if (school === undefined) return;
  sideOf(g, seat).specialtyUsed = true;
  g.emit('specialtyUsed', { seat, school, level });
  if (school === 'wolf') swordsmanship(g, seat, level);
  else if (school === 'cat') speed(g, seat, level);
  else if (school === 'griffin') magic(g, seat, level);
}

/** Damage for step 3a, and cards at once that cannot join the Combo. OW-SPEC-09, OW-SPEC-10, R-83 */
function swordsmanship(g: G, seat: Seat, level: number): void {
  const { damage, draw } = specialty('wolf', level);
  sideOf(g, seat).comboDamage += damage;
  drawCards(g, seat, draw);
}

/** Look at the top of the own deck and keep the shown number, as far as the hand has room. OW-SPEC-07, OW-SPEC-08, R-82 */
function speed(g: G, seat: Seat, level: number): void {
  const { deck, hand } = witcherOf(g, seat);
  const { look, keep } = specialty('cat', level);
  lookAt(g, seat, deck, seat, look);
  const room = HAND_LIMIT - hand.cards.length;
  g.then({ do: 'fight/cat-keep', seat, count: Math.min(keep, room) }, { do: 'fight/cat-order', seat });
}

/** Take the top card, or any one, of the own discard pile, then discard the shown number. OW-SPEC-11, OW-SPEC-12, R-84 */
function magic(g: G, seat: Seat, level: number): void {
  const { cards } = witcherOf(g, seat).discard;
  const { take, discard } = specialty('griffin', level);
  if (take === 'any' && cards.length > 1) g.ask(seat, 'fight/griffin-take', {});
  else takeCard(g, seat, cards[cards.length - 1] as number);
  g.then({ do: 'cards/discard', seat, count: discard, why: 'specialty' });
}

export const specialtySteps: StepHandlers<OldWorld, Pick<FightSteps, 'fight/cat-keep' | 'fight/cat-order'>> = {
  'fight/cat-keep': (g, { seat, count }) => {
    const { looked } = witcherOf(g, seat);
    if (looked.cards.length <= count) for (const card of looked.cards.slice()) keepLooked(g, seat, card);
    else if (count > 0) g.ask(seat, 'fight/cat-keep', { count });
  },

  /** What is not kept goes back on top, in any order. OW-SPEC-08 */
  'fight/cat-order': (g, { seat }) => {
    const { looked, deck } = witcherOf(g, seat);
    if (looked.cards.length > 1) g.ask(seat, 'fight/cat-order', {});
    else for (const card of looked.cards.slice()) putBack(g, seat, card, deck);
  },
};

export const specialtyAsks: AskRules<
  OldWorld,
  Pick<FightAsks, 'fight/cat-keep' | 'fight/cat-order' | 'fight/griffin-take'>
> = {
  'fight/cat-keep': {
    list(g, { seat }, answers) {
      for (const card of witcherOf(g, seat).looked.cards) answers.may({ id: `card-${card}`, card });
    },
    take(g, { seat, count }, { card }) {
      keepLooked(g, seat, card);
      if (count > 1) g.then({ do: 'fight/cat-keep', seat, count: count - 1 });
    },
  },
  'fight/cat-order': {
    list(g, { seat }, answers) {
      for (const card of witcherOf(g, seat).looked.cards) answers.may({ id: `card-${card}`, card });
    },
    take(g, { seat }, { card }) {
      putBack(g, seat, card, witcherOf(g, seat).deck);
      g.then({ do: 'fight/cat-order', seat });
    },
  },
  'fight/griffin-take': {
    list(g, { seat }, answers) {
      for (const card of witcherOf(g, seat).discard.cards) answers.may({ id: `card-${card}`, card });
    },
    take(g, { seat }, { card }) {
      takeCard(g, seat, card);
    },
  },
};
