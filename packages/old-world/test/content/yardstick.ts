/** What an action card is worth, in fortieths of a point of damage. Keeps the titles in balance. */
import type { Icon, Tab } from '../../src/content/index.ts';

/** One point of damage. */
export const POINT = 40;

function iconWorth(icon: Icon): number {
  if ('damage' in icon) return icon.damage * POINT;
  if ('shield' in icon) return icon.shield * 32;
  if ('draw' in icon) return icon.draw * POINT;
  if ('take' in icon) return POINT;
  return 48;
}

/** Icons count in full; the first tab counts half a point, every further tab a quarter; an icon on a tab counts half. */
export function worth(card: { readonly icons: readonly Icon[]; readonly tabs: readonly Tab[] }): number {
  const line = card.icons.reduce((sum, icon) => sum + iconWorth(icon), 0);
  const tabs = card.tabs.reduce(
    (sum, tab, index) =>
      sum + (index === 0 ? POINT / 2 : POINT / 4) + (tab.icon === undefined ? 0 : iconWorth(tab.icon) / 2),
    0,
  );
  return line + tabs;
}
