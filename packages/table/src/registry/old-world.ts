import { adept, master, masterWith, novice, oldWorldTeaching, randomBot } from '@medallion/bots';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { SCHOOLS, SOLO_RANKS } from '@medallion/old-world/content';
import { OPTIONS } from '@medallion/old-world/options';
import type { Playable } from './types.ts';

export const playable: Playable<OldWorld> = {
  rules: oldWorld,
  bots: { random: randomBot, novice, adept, master },
  botsWith: { master: (playouts) => masterWith({ playouts }) },
  teaching: oldWorldTeaching,
  usualBot: 'novice',
  options: OPTIONS,
  daily: {
    options: (dice) => ({ schools: [dice.pick(SCHOOLS)] }),
    result: ({ detail }) => {
      const { turns, rank } = detail as { readonly turns: number; readonly rank: number };
      return { by: 'turns', turns, rank };
    },
    ladder: SOLO_RANKS.map(({ rank, maxTurns }) => (maxTurns === undefined ? { rank } : { rank, upTo: maxTurns })),
  },
  gist: ({ turns, witchers }) => ({
    turns,
    schools: witchers.map(({ school }) => school ?? null),
    track: witchers.map(({ track }) => track),
  }),
  turn: ({ turns }) => turns,
  measured: ({ witchers }) => ({
    gold: witchers.map(({ gold }) => gold),
    // Levels of all four together.
    attributes: witchers.map(({ combat, defense, alchemy, specialty }) => combat + defense + alchemy + specialty),
    trophies: witchers.map(({ track }) => track),
    cards: witchers.map(({ deck, hand, discard, combo }) => deck.count + hand.count + discard.count + combo.count),
  }),
  together: (common, own) => ({
    ...common,
    witchers: common.witchers.map((witcher, seat) => own[seat]?.witchers[seat] ?? witcher),
  }),
};
