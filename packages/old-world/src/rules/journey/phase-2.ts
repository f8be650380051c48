/** Phase II: exactly one of Fight, Meditate, Explore. OW-P2, OW-MED, OW-EXP-01 */

import type { AskRules, Seat, StepHandlers, WhyNot } from '@medallion/kernel';
import { TOP_ATTRIBUTE_LEVEL } from '../../content/tables.ts';
import { ATTRIBUTES, type Attribute } from '../../content/vocabulary.ts';
import { whyNoWitcherFight } from '../fight/witcher-fight.ts';
import { whyNoMonsterFight } from '../monster/monster-fight.ts';
import { slotAt, witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { TurnSteps } from './turn.ts';

type Deck = 'city' | 'wilds';

type Phase2Choice =
  | { readonly act: 'fight-monster' }
  | { readonly act: 'fight'; readonly defender: Seat }
  | { readonly act: 'meditate'; readonly attribute: Attribute }
  | { readonly act: 'explore'; readonly deck: Deck };

export interface Phase2Asks {
  'phase-2/choose': { args: object; choice: Phase2Choice };
}
export interface Phase2Events {
  meditated: { seat: Seat; attribute: Attribute };
}

const DECKS: readonly Deck[] = ['city', 'wilds'];

export const phase2Steps: StepHandlers<OldWorld, Pick<TurnSteps, 'turn/phase-2'>> = {
  /** A choice that has to be made; from here on nothing of Phase I is possible. OW-P2-01, OW-P2-02, OW-P2-12 */
  'turn/phase-2': (g) => {
    g.table.turn.phase = 'phase-2';
    g.ask(g.table.active, 'phase-2/choose', {});
  },
};

export const phase2Asks: AskRules<OldWorld, Phase2Asks> = {
  'phase-2/choose': {
    list(g, { seat }, answers) {
      answers.offer({ id: 'fight-monster', act: 'fight-monster' }, whyNoMonsterFight(g, seat));
      for (let defender = 0; defender < g.seats; defender++) {
        if (defender === seat) continue;
        answers.offer({ id: `fight-${defender}`, act: 'fight', defender }, whyNoWitcherFight(g, seat, defender));
      }
      for (const attribute of ATTRIBUTES)
        answers.offer({ id: `meditate-${attribute}`, act: 'meditate', attribute }, whyNoMeditation(g, seat, attribute));
      for (const deck of DECKS)
        answers.offer({ id: `explore-${deck}`, act: 'explore', deck }, whyNoExploration(g, seat, deck));
    },
    take(g, { seat }, choice) {
      if (choice.act === 'fight-monster')
        g.then({ do: 'monster-fight/declare', slot: slotAt(g.table, witcherOf(g, seat).at) });
      else if (choice.act === 'fight') g.then({ do: 'witcher-fight/declare', defender: choice.defender });
      else if (choice.act === 'meditate') meditate(g, seat, choice.attribute);
      else g.then({ do: 'explore/draw', deck: choice.deck });
    },
  },
};

/** Level 5, a card still there, and not one's own already. OW-MED-01 to OW-MED-03, R-50, R-120 */
function whyNoMeditation(g: L, seat: Seat, attribute: Attribute): WhyNot | undefined {
  const witcher = witcherOf(g, seat);
  if (witcher[attribute] < TOP_ATTRIBUTE_LEVEL) return { reason: 'attribute-below-top', clause: 'OW-MED-01' };
  if (witcher.trophies.includes(`attribute:${attribute}`)) return { reason: 'has-this-trophy', clause: 'OW-MED-03' };
  if ((g.table.attributeTrophies[ATTRIBUTES.indexOf(attribute)] ?? 0) === 0)
    return { reason: 'no-trophy-left', clause: 'OW-MED-02' };
  return undefined;
}

/** One Trophy per Meditation, gone for the others. OW-MED-04 to OW-MED-08 */
function meditate(g: G, seat: Seat, attribute: Attribute): void {
  const { attributeTrophies } = g.table;
  const index = ATTRIBUTES.indexOf(attribute);
  attributeTrophies[index] = (attributeTrophies[index] ?? 0) - 1;
  g.emit('meditated', { seat, attribute });
  g.then({ do: 'trophy/gain', seat, trophy: `attribute:${attribute}` });
}

/** City or Wilds, unless a card has fixed the deck or there is nothing left in one. OW-P2-11, OW-EXP-01, R-36 */
function whyNoExploration(g: L, seat: Seat, deck: Deck): WhyNot | undefined {
  const other = deck === 'city' ? 'wilds' : 'city';
  if (!cardsLeft(g, deck) && cardsLeft(g, other)) return { reason: 'deck-empty', clause: 'OW-EXP-02' };
  if (witcherOf(g, seat).nextExploration === other && cardsLeft(g, other))
    return { reason: 'other-deck-fixed', clause: 'OW-GEN-01' };
  return undefined;
}

/** Cards that were read and are with nobody come back when a deck is empty. R-36 */
function cardsLeft(g: L, deck: Deck): boolean {
  const { table } = g;
  return table[deck].cards.length + (deck === 'city' ? table.cityOut : table.wildsOut).cards.length > 0;
}
