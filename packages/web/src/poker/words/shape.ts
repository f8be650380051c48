/** What the practice table says besides what is said about its dice. */

import type { None } from '@medallion/words';

export interface PokerMessages {
  'setup.title': None;
  'setup.against': None;
  'setup.locals': None;
  'setup.locals.text': None;
  'setup.witcher': None;
  'setup.witcher.text': None;
  'setup.solo': None;
  'setup.solo.text': None;
  'setup.length': None;
  'setup.short': None;
  'setup.evening': None;
  'setup.night': None;
  'setup.purse': { readonly gold: number; readonly goal: number };
  'setup.rules': None;
  'setup.twoPairs': None;
  'setup.twoPairs.highPairFirst': None;
  'setup.twoPairs.sum': None;
  'setup.kickers': None;
  'setup.kickers.all': None;
  'setup.kickers.two': None;
  'setup.start': None;

  'poker.skip': None;
  'poker.place.locals': None;
  'poker.place.witcher': None;
  'poker.place.solo': None;
  'poker.you': None;
  'poker.they.witcher': None;
  'poker.thrower': None;
  'poker.gold': { readonly n: number };
  'poker.purse': { readonly n: number; readonly goal: number };
  'poker.pool.empty': None;
  'poker.reward.now': { readonly hand: string; readonly n: number };

  'stage.label': None;
  'stage.stakes': None;
  'stage.stakes.locals': None;
  'stage.stakes.witcher': None;
  'stage.stakes.solo': None;
  'stage.you': None;
  'stage.you.any': None;
  'stage.they': None;
  'stage.they.any': None;
  'stage.done': { readonly n: number };
  'stage.settle': None;
  'stage.settle.mine': None;
  'stage.settle.theirs': None;
  'stage.reward': None;
  'stage.reward.text': None;

  'dice.yours': None;
  'dice.theirs': None;

  'do.play': None;
  'do.play.again': None;
  'do.challenged': None;
  'do.challenged.why': None;
  'do.leave': None;
  'do.suggest': None;
  'do.another': None;
  'do.setup': None;
  'do.wait': None;

  'result.won': { readonly n: number };
  'result.lost.witcher': { readonly n: number };

  'clause.OW-POKER-11': None;
  'clause.OW-POKER-12': None;
  'clause.OW-POKER-13': None;
  'clause.OW-POKER-14': None;
  'clause.OW-POKER-15': None;
  'clause.OW-POKER-16': None;
  'clause.OW-POKER-18': None;
  'clause.OW-SOLO-09': None;

  'over.goal.you': None;
  'over.goal.they': None;
  'over.broke.you': None;
  'over.broke.they': None;
  'over.left': None;
  'over.left.they': None;
  'over.text': { readonly gold: number; readonly games: number };

  'say.rolled': { readonly mine: string };
  'say.rolled.both': {
    readonly mine: string;
    readonly myHand: string;
    readonly theirs: string;
    readonly theirHand: string;
  };
  'say.rerolled.you': { readonly n: number; readonly dice: string; readonly hand: string };
  'say.rerolled.they': { readonly n: number; readonly dice: string; readonly hand: string };
  'say.turn': None;

  'refusal.stale': None;
  'refusal.other': None;
  'refusal.fault': None;

  'why-not.needs-gold': None;
  'why-not.opponent-needs-gold': None;

  'save.failed': None;

  'title.turn': None;
}
