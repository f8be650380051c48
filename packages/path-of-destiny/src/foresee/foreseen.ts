/** What a decision would bring, number by number. */

import type { Happening, Seat } from '@medallion/kernel';
import { CHARACTER_SHEETS } from '../content/index.ts';
import type { AbilityId } from '../rules/abilities/usable.ts';
import { playsSideQuests } from '../rules/options.ts';
import { sideQuestValue } from '../rules/side-quest.ts';
import type { Who } from '../rules/table.ts';
import { type Imagination, UNKNOWN } from './imagination.ts';
import { type Prospect, prospectOf, type Standing, standingOf } from './standing.ts';

/** How somebody would stand compared with now. */
export interface Gained {
  readonly who: Who;
  /** By Symbol, as in SYMBOLS. */
  readonly symbols: readonly [number, number, number, number];
  readonly left: number;
  readonly right: number;
  readonly others: number;
  readonly vp: number;
  readonly xp: number;
  /** Abilities that Experience would unlock. */
  readonly unlocks: readonly AbilityId[];
}

/** Everything a decision would change, as far as its owner can know it. */
export interface Foreseen extends Prospect {
  /** The owner's own gain. */
  readonly gained: Gained;
  /** Those of the others who would have more or less than now. */
  readonly forOthers: readonly Gained[];
  /** What the log would tell, in order: any of it can be put in words by `telling`. */
  readonly events: readonly Happening[];
  /** The hand as it would be; UNKNOWN cards come from the deck. */
  readonly hand: readonly number[];
  /** VP of the owner's Side Quest with the cards of that hand one knows; undefined where there are no Side Quests. */
  readonly sideQuest?: number;
}

/** The table before something is tried out. */
export interface Before {
  readonly standings: readonly Standing[];
}

export const before = ({ table }: Imagination): Before => ({
  standings: table.participants.map((of, who) => standingOf(table, of, who)),
});

/** What the table has become since. */
export function foreseen(g: Imagination, seat: Seat, { standings }: Before): Foreseen {
  const events = g.takeEvents();
  const then = prospectOf(g);
  const gains = then.standings.map((after, who) => difference(standings[who] as Standing, after, events));
  const hand = g.of(seat).hand.cards.slice();
  const sideQuest = questValue(g, seat, hand);
  return {
    ...then,
    gained: gains[seat] as Gained,
    forOthers: gains.filter((gain) => gain.who !== seat && isAny(gain)),
    events,
    hand,
    ...(sideQuest === undefined ? {} : { sideQuest }),
  };
}

function difference(was: Standing, is: Standing, events: readonly Happening[]): Gained {
  const of = (symbol: 0 | 1 | 2 | 3): number => is.symbols[symbol] - was.symbols[symbol];
  return {
    who: is.who,
    symbols: [of(0), of(1), of(2), of(3)],
    left: is.left - was.left,
    right: is.right - was.right,
    others: is.others - was.others,
    vp: is.vp - was.vp,
    xp: is.xp - was.xp,
    unlocks: events.flatMap(({ type, data }) =>
      type === 'abilityUnlocked' && data.who === is.who ? [data.ability as AbilityId] : [],
    ),
  };
}

const isAny = ({ symbols, vp, xp }: Gained): boolean => vp !== 0 || xp !== 0 || symbols.some((count) => count !== 0);

function questValue(g: Imagination, seat: Seat, hand: readonly number[]): number | undefined {
  if (!playsSideQuests(g.options)) return undefined;
  const sheet = CHARACTER_SHEETS.find(({ character }) => character === g.of(seat).character);
  if (sheet === undefined) return undefined;
  return sideQuestValue(
    sheet.sideQuest,
    hand.filter((card) => card !== UNKNOWN),
  );
}
