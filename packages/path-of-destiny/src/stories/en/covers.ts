import type { Covers } from '../types.ts';

export const covers: Covers = {
  edge: 'Where the road gives up there is a valley that has forgotten hunger. I ate there. I will tell you what it cost.',
  striga:
    'A king wants his daughter back. His town wants her dead. Both have signed the same contract, and the moon is nearly full.',
  evil: 'A woman with a tin of nails, a wizard with a ledger, and a market in three days. Everybody in this one is right.',
};
