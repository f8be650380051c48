/** What is said about dice, at the tavern and at the practice table. */

import type { None } from '@medallion/words';

export interface DiceMessages {
  'poker.they.locals': None;
  'poker.pool': None;
  'poker.pool.winner': { readonly n: number };
  'poker.reward.list': None;

  'ladder.title': None;
  'ladder.pays': None;
  'ladder.mine': None;
  'ladder.mine.final': None;
  'ladder.theirs': None;
  'ladder.theirs.final': None;
  'ladder.can': None;
  'ladder.could': None;

  'hand.none': None;
  'hand.pair': None;
  'hand.two-pairs': None;
  'hand.three': None;
  'hand.five-high-straight': None;
  'hand.six-high-straight': None;
  'hand.full-house': None;
  'hand.four': None;
  'hand.five': None;

  'held.none': { readonly v: number };
  'held.pair': { readonly of: string };
  'held.two-pairs': { readonly many: string; readonly many2: string };
  'held.three': { readonly of: string };
  'held.full-house': { readonly many: string; readonly many2: string };
  'held.four': { readonly of: string };
  'held.five': { readonly of: string };

  'die.of': { readonly v: number };
  'die.many': { readonly v: number };

  'dice.die': { readonly place: number; readonly value: number };
  'dice.keep': None;
  'dice.reroll': None;

  'standing.ahead': None;
  'standing.behind': None;

  'odds.title': { readonly n: number };
  'odds.wins': { readonly wins: number; readonly rolls: number };
  'odds.none': None;
  'odds.stand.wins': None;
  'odds.stand.loses': None;
  'odds.first': None;
  'odds.pays': None;
  'odds.paying': { readonly wins: number; readonly rolls: number };
  'odds.ways': { readonly hand: string; readonly n: number };

  'do.reroll': { readonly n: number };
  'do.stand': None;

  'result.lost.locals': None;
  'result.solo': { readonly n: number };

  'why.OW-POKER-11': { readonly high: string; readonly low: string };
  'why.OW-POKER-12': { readonly a: number; readonly b: number };
  'why.OW-POKER-13': { readonly a: number; readonly b: number };
  'why.OW-POKER-13.sum': { readonly a: number; readonly b: number };
  'why.OW-POKER-14': { readonly a: number; readonly b: number };
  'why.OW-POKER-15': { readonly a: number; readonly b: number };
  'why.OW-POKER-16': None;
  'why.OW-POKER-18': None;
  'why.OW-POKER-18.both': { readonly a: number; readonly b: number };
  'why.OW-SOLO-09': { readonly hand: string };
}
