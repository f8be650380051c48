/** Small decisions outside Fights that both bots take alike. */

import { monster } from '@medallion/old-world/content';
import { chooseReroll } from '../poker.ts';
import type { Decisions, Listed } from './asked.ts';
import { ANY_LENGTH, bestCombo, type Stakes } from './combo.ts';
import { fightWorth, potionWorth, powerWorth } from './worth.ts';

type Habits = Pick<
  Decisions,
  | 'cards/trash'
  | 'cards/discard'
  | 'row/gain-cost'
  | 'potions/discard'
  | 'tokens/any-trail'
  | 'tokens/trail-quest'
  | 'setup/board'
  | 'setup/level-two-slot'
  | 'location/exchange'
  | 'location/clear-row'
  | 'witcher-fight/wager'
  | 'explore/keep-one'
  | 'story/option'
  | 'quest/other-terrain'
  | 'short-fight/combo'
  | 'powers/enter'
  | 'powers/reroll'
  | 'poker/reroll'
>;

/** A short Fight counts only Damage. */
const DAMAGE_ONLY: Stakes = {
  life: 1000,
  added: 0,
  cap: 1000,
  shieldRoom: 0,
  shieldWorth: 0,
  drawWorth: 0,
  backWorth: 0,
  cardCost: 0.1,
  pool: 1,
  free: 0,
  most: ANY_LENGTH,
  inert: 0,
  bonuses: [],
};

/** How much a trail of a Terrain helps: the weaker its monster, the sooner it will be fought. */
function trailWorth(slots: readonly { readonly monster: number }[], terrain: number): number {
  const index = slots[terrain]?.monster ?? -1;
  return index < 0 ? 0 : 4 - monster(index).level;
}

export const habits: Habits = {
  'cards/trash': (asked) => asked.best(({ card }) => -fightWorth(card)),
  'cards/discard': (asked) => asked.best(({ card }) => -fightWorth(card)),
  'row/gain-cost': (asked) => {
    return asked.best(({ card }) => fightWorth(card));
  },
  'potions/discard': (asked) => asked.best((choice) => -potionWorth(choice.potion)),

  'tokens/any-trail': (asked) =>
    asked.best(({ terrain }) => trailWorth(asked.table.slots, terrain) - 3 * (asked.me.trails[terrain] ?? 0)),
  'tokens/trail-quest': (asked) =>
    asked.best(({ terrain }) =>
      terrain < 0 ? 0.5 : trailWorth(asked.table.slots, terrain) - 3 * (asked.me.trails[terrain] ?? 0),
    ),

  'setup/board': (asked) => asked.dice.pick(asked.choices),
  'setup/level-two-slot': (asked) => asked.dice.pick(asked.choices),

  'location/exchange': (asked) => {
    return asked.best(({ give, take }) => fightWorth(take) - fightWorth(give));
  },
  'location/clear-row': (asked) => asked.choices[0] as Listed<'location/clear-row'>,

  /** Who has more cards and the first turn usually wins. */
  'witcher-fight/wager': (asked) => {
    const { fight, witchers } = asked.table;
    const cards = (seat: number | undefined): number => {
      const witcher = seat === undefined ? undefined : witchers[seat];
      return witcher === undefined
        ? 0
        : witcher.deck.count + witcher.discard.count + witcher.hand.count + witcher.shield + witcher.combat;
    };
    const lead = cards(fight?.attacker) + 3 - cards(fight?.defender);
    const wanted = lead >= 2 ? 'attacker' : lead <= -2 ? 'defender' : 'none';
    return asked.find(({ on }) => on === wanted) ?? (asked.choices[0] as Listed<'witcher-fight/wager'>);
  },

  'explore/keep-one': (asked) => asked.dice.pick(asked.choices),
  // Results are nobody's business before the choice, and a bot does not look them up.
  'story/option': (asked) => asked.dice.pick(asked.choices),
  'quest/other-terrain': (asked) => asked.dice.pick(asked.choices),

  'short-fight/combo': (asked) => {
    const { me, args } = asked;
    const { cards } = bestCombo(me.hand.cards ?? [], DAMAGE_ONLY, { cards: me.combo.cards ?? [], links: args.links });
    const next = cards[0] ?? -1;
    return asked.find(({ card }) => card === next) ?? (asked.choices[0] as Listed<'short-fight/combo'>);
  },

  'powers/enter': (asked) => asked.best(({ source }) => (source === undefined ? 0 : powerWorth(source))),
  'powers/reroll': (asked) => {
    const { poker } = asked.table;
    const none = asked.find(({ source }) => source === undefined) ?? (asked.choices[0] as Listed<'powers/reroll'>);
    if (poker === undefined) return none;
    const dice = poker.dice[asked.args.side];
    // A die that stands alone is rolled once more; everything else is kept.
    const alone = dice.findIndex((value, place) => dice.every((other, at) => at === place || other !== value));
    return asked.find(({ pick, source }) => source !== undefined && pick.length === 1 && pick[0] === alone + 1) ?? none;
  },
  'poker/reroll': (asked) => {
    const { poker, options } = asked.table;
    const wanted = poker === undefined ? undefined : chooseReroll(poker, asked.args.side, options);
    return asked.find(({ id }) => id === wanted) ?? (asked.choices[0] as Listed<'poker/reroll'>);
  },
};
