/** The 28 potions: seven titles, four copies each. Potion n has the title `POTION_TITLES[n / 4]`; the order is part of saved games. */
import type { Power } from './vocabulary.ts';

interface PotionRecord {
  readonly id: string;
  readonly power: Power;
}

/** Blizzard, Black Blood and Swallow are as printed; of Petri's Philter it is printed that a card is paid. */
export const POTION_TITLES = [
  { id: 'blizzard', power: { when: 'step-1', limit: 'potion', do: [{ addToCombo: 1 }] } },
  { id: 'black-blood', power: { when: 'step-1', limit: 'potion', do: [{ damage: 1 }, { comboAtMost: 1 }] } },
  { id: 'swallow', power: { when: 'step-1', limit: 'potion', do: [{ shield: 1 }, { drawLater: -1 }] } },
  {
    id: 'thunderbolt',
    power: { when: 'combo', limit: 'potion', if: [{ comboHas: 'red' }], do: [{ damage: 2 }, { drawLater: -1 }] },
  },
  { id: 'maribor-forest', power: { when: 'combo', limit: 'potion', if: [{ comboAtLeast: 3 }], do: [{ damage: 1 }] } },
  {
    id: 'petris-philter',
    power: { when: 'step-1', limit: 'potion', cost: { discardHand: 1 }, do: [{ damage: 2 }] },
  },
  { id: 'golden-oriole', power: { when: 'suffer-damage', limit: 'potion', do: [{ lessDamage: 1 }] } },
] as const satisfies readonly PotionRecord[];

export type PotionId = (typeof POTION_TITLES)[number]['id'];

export type Potion = PotionRecord & { readonly id: PotionId };

export const POTION_COPIES = 4;

/** All potions by number. */
export const POTIONS: readonly Potion[] = POTION_TITLES.flatMap((title) =>
  Array.from({ length: POTION_COPIES }, (): Potion => title),
);

/** The potion with this number. */
export function potion(n: number): Potion {
  const found = POTIONS[n];
  if (found === undefined) throw new RangeError(`There is no potion ${n}.`);
  return found;
}
