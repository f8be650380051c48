/** Which card may follow which in a Combo, and what a Combo counts. OW-COMBO-02, OW-COMBO-07, OW-COMBO-08, OW-COMBO-11 */

import { type ActionCard, actionCard } from '../content/action-cards.ts';
import type { Colour, Icon, Tab } from '../content/vocabulary.ts';

/** Index of the open Extension that the next card connects to; −1 when there is none. OW-COMBO-02, OW-COMBO-03 */
export function tabFor(tabs: readonly Tab[], next: ActionCard): number {
  for (let i = 0; i < tabs.length; i++) if (tabs[i]?.colour === next.colour) return i;
  return -1;
}

/** What the icons of a Combo add up to. */
export interface ComboCount {
  damage: number;
  shield: number;
  /** Changes the number of cards drawn in step 4. OW-COMBO-15 */
  draw: number;
  /** How often the top card of the own discard pile is taken. OW-COMBO-13 */
  take: number;
  /** The cards that go back to hand, in the order of the Combo. OW-COMBO-14 */
  returns: number[];
}

/**
 * Adds up the icons of the cards and of the Extensions that were used. `links[i]` is the Extension of card i that
 * card i + 1 used, −1 where that card was added freely; the last card has none. Nothing printed on a card of the
 * inert colour counts. OW-COMBO-07, OW-COMBO-08, OW-COMBO-11, R-134, R-147
 */
export function countCombo(cards: readonly number[], links: readonly number[], inert?: Colour): ComboCount {
  const count: ComboCount = { damage: 0, shield: 0, draw: 0, take: 0, returns: [] };
  for (let i = 0; i < cards.length; i++) {
    const card = actionCard(cards[i] as number);
    if (card.colour === inert) continue;
    for (const icon of card.icons) addIcon(count, icon, card.number);
    const link = i + 1 < cards.length ? (links[i] ?? -1) : -1;
    const icon = link < 0 ? undefined : card.tabs[link]?.icon;
    if (icon !== undefined) addIcon(count, icon, card.number);
  }
  return count;
}

function addIcon(count: ComboCount, icon: Icon, card: number): void {
  if ('damage' in icon) count.damage += icon.damage;
  else if ('shield' in icon) count.shield += icon.shield;
  else if ('draw' in icon) count.draw += icon.draw;
  else if ('take' in icon) count.take += 1;
  else if ('return' in icon) count.returns.push(card);
  // A new kind of icon does not compile until it is counted here.
  else icon satisfies never;
}
