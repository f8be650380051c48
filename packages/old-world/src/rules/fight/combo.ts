/** Step 2 of a Witcher's Fight Turn: playing a Combo. OW-COMBO-01 to OW-COMBO-09, OW-COMBO-16 */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { actionCard } from '../../content/action-cards.ts';
import type { Tab } from '../../content/vocabulary.ts';
import { tabFor } from '../combo.ts';
import { traitOf } from '../monster/traits.ts';
import { witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { FightSide } from '../table.ts';
import type { FightAsks, FightSteps } from './chapter.ts';
import { checkFight, sideOf } from './knock-out.ts';
import { whyNoSpecialty } from './specialties.ts';
import { carryOut } from './turn.ts';
import { actByThemselves, hasUses, listUses } from './uses.ts';

/** Lays a hand card on top of the Combo; `link` is the Extension beneath that it uses, −1 for none. OW-COMBO-07 */
function playCard(g: G, seat: Seat, card: number, link: number): void {
  const { hand, combo } = witcherOf(g, seat);
  if (combo.cards.length > 0) sideOf(g, seat).links.push(link);
  g.move(card, hand, combo);
  g.emit('comboCardPlayed', { seat, card, link });
}

const NO_TABS: readonly Tab[] = [];

/** The open Extensions: those of the topmost card, none of a card that was added freely. OW-COMBO-03, R-147 */
function openTabs(g: L, seat: Seat): readonly Tab[] {
  const { cards } = witcherOf(g, seat).combo;
  const { links } = sideOf(g, seat);
  if (links.length > 0 && (links[links.length - 1] as number) < 0) return NO_TABS;
  return actionCard(cards[cards.length - 1] as number).tabs;
}

/** What decides whether one more card may be asked for. */
interface Extendable extends Pick<FightSide, 'freeAdds' | 'comboAtMost'> {
  readonly inHand: number;
  readonly laid: number;
  readonly openTabs: number;
}

/**
 * Could a hand card fit on top, by colour or freely? Whether one really does is nobody else's business: with an open
 * tab and cards in hand the player is always asked. OW-COMBO-04, R-147, R-156, OW-INFO-01
 */
export function isExtendable({ inHand, laid, openTabs: open, freeAdds, comboAtMost }: Extendable): boolean {
  if (inHand === 0) return false;
  if (comboAtMost !== undefined && laid >= comboAtMost) return false;
  return freeAdds > 0 || open > 0;
}

function mayExtend(g: L, seat: Seat): boolean {
  const { hand, combo } = witcherOf(g, seat);
  const { freeAdds, comboAtMost } = sideOf(g, seat);
  return isExtendable({
    inHand: hand.cards.length,
    laid: combo.cards.length,
    openTabs: openTabs(g, seat).length,
    freeAdds,
    comboAtMost,
  });
}

type ComboSteps = Pick<
  FightSteps,
  'fight/start-combo' | 'fight/extend' | 'fight/combo-powers' | 'fight/combo-complete'
>;

export const comboSteps: StepHandlers<OldWorld, ComboSteps> = {
  /**
   * Step 1 is over: who gave away the last card is KO now. With an empty hand there is no Combo (OW-FIGHT-19,
   * R-64); with the Nightwraith chance picks the first card of the first one.
   */
  'fight/start-combo': (g, { seat }) => {
    if (checkFight(g, 'settled')) return;
    const { cards } = witcherOf(g, seat).hand;
    if (cards.length === 0) return;
    if (traitOf(g.table).firstCard !== 'random' || sideOf(g, seat).turns !== 1) {
      g.ask(seat, 'fight/combo', {});
      return;
    }
    playCard(g, seat, cards[g.int('cards', cards.length)] as number, -1);
    g.then({ do: 'fight/extend', seat });
  },

  'fight/extend': (g, { seat }) => {
    if (mayExtend(g, seat)) g.ask(seat, 'fight/combo', {});
  },

  /** In a turn without a Combo nothing of this happens. R-126 */
  'fight/combo-powers': (g, { seat }) => {
    if (witcherOf(g, seat).combo.cards.length > 0) actByThemselves(g, seat, 'combo');
  },

  'fight/combo-complete': (g, { seat }) => {
    if (witcherOf(g, seat).combo.cards.length === 0) return;
    if (hasUses(g, seat, 'combo') || whyNoSpecialty(g, seat, 'combo') === undefined)
      g.ask(seat, 'fight/combo-complete', {});
  },
};

export const comboAsks: AskRules<OldWorld, Pick<FightAsks, 'fight/combo' | 'fight/combo-complete'>> = {
  'fight/combo': {
    list(g, { seat }, answers) {
      const { hand, combo } = witcherOf(g, seat);
      if (combo.cards.length === 0) {
        for (const card of hand.cards) answers.may({ id: `card-${card}`, card, link: -1 });
        answers.mayNot({ id: 'stop', card: -1, link: -1 }, 'must-play-a-card', 'OW-COMBO-06');
        return;
      }
      const tabs = openTabs(g, seat);
      const free = sideOf(g, seat).freeAdds > 0;
      for (const card of hand.cards) {
        const link = tabFor(tabs, actionCard(card));
        if (link >= 0) answers.may({ id: `card-${card}`, card, link });
        else if (answers.reasons)
          answers.mayNot({ id: `card-${card}`, card, link }, 'no-open-tab', 'OW-COMBO-02', {
            open: tabs.map((tab) => tab.colour),
          });
        // Whoever lays one says by it that the Combo is complete. R-147
        if (free) answers.may({ id: `free-${card}`, card, link: -1 });
      }
      answers.may({ id: 'stop', card: -1, link: -1 });
    },
    take(g, { seat }, { card, link }) {
      if (card < 0) return;
      // Added without a matching colour: one of the turn's free additions is used up. OW-COMBO-16, R-147
      if (link < 0 && witcherOf(g, seat).combo.cards.length > 0) sideOf(g, seat).freeAdds -= 1;
      playCard(g, seat, card, link);
      g.then({ do: 'fight/extend', seat });
    },
  },
  'fight/combo-complete': {
    list(g, { seat }, answers) {
      listUses(g, seat, 'combo', answers);
      answers.offer({ id: 'specialty', specialty: true }, whyNoSpecialty(g, seat, 'combo'));
      answers.may({ id: 'strike', go: true });
    },
    take(g, { seat }, choice) {
      if ('go' in choice) return;
      carryOut(g, seat, choice);
      g.then({ do: 'fight/combo-complete', seat });
    },
  },
};
