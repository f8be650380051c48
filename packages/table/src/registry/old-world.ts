import { adept, master, masterWith, novice, randomBot } from '@medallion/bots';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { OPTIONS } from '@medallion/old-world/options';
import type { Playable } from './types.ts';

export const playable: Playable<OldWorld> = {
  rules: oldWorld,
  bots: { random: randomBot, novice, adept, master },
  botsWith: { master: (playouts) => masterWith({ playouts }) },
  usualBot: 'novice',
  options: OPTIONS,
  gist: ({ turns, witchers }) => ({
    turns,
    schools: witchers.map(({ school }) => school ?? null),
    track: witchers.map(({ track }) => track),
  }),
  turn: ({ turns }) => turns,
  together: (common, own) => ({
    ...common,
    witchers: common.witchers.map((witcher, seat) => own[seat]?.witchers[seat] ?? witcher),
  }),
};
