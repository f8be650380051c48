import { pokerBot, randomBot } from '@medallion/bots';
import { type Practice, practiceGame } from '@medallion/old-world/poker';
import { OPTIONS } from '@medallion/old-world/poker/speech';
import type { Playable } from './types.ts';

export const playable: Playable<Practice> = {
  rules: practiceGame,
  bots: { random: randomBot, counting: pokerBot },
  usualBot: 'counting',
  options: OPTIONS,
  gist: ({ gold }) => ({ gold: [...gold] }),
};
