/** A player who knows the game: plans the whole turn, reckons Fights before starting them, builds a deck. */

import type { Dice } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { ACTION_CARDS, ATTRIBUTES, monster } from '@medallion/old-world/content';
import type { Question } from '../bot.ts';
import { aimsOf, EXPLORATION, raiseWorth } from './aims.ts';
import { type Asked, botOf, type Decisions, type Listed, type Opinion, opinionOf } from './asked.ts';
import { duelOdds } from './duel.ts';
import { comboAhead } from './fight-ahead.ts';
import { fightTurn, layNext } from './fight-turn.ts';
import { habits } from './habits.ts';
import { huntOdds } from './hunt.ts';
import { cardsBehind } from './own-cards.ts';
import { matching, mayHunt, plan } from './plan.ts';
import { fightWorth, powerWorth, worthAmong } from './worth.ts';

/** How closely it looks: Fights imagined for each. */
export interface Care {
  /** When a turn is planned. 200 games against the novice took 6.36 rounds with 16, 6.18 with 40, 6.21 with 80. */
  readonly planned: number;
  /** When a Fight is decided on. */
  readonly decided: number;
  /** Rests of a Fight for each Combo; 0: the Combo that does most at once. */
  readonly rests: number;
}

/** Against the novice 99 of 100 games were won with 40 rests of Fights, 94 without. */
const USUAL_CARE: Care = { planned: 40, decided: 60, rests: 40 };

function journey(asked: Asked<'phase-1/act'>, care: Care): Listed<'phase-1/act'> {
  const { table, me, dice, choices } = asked;
  const done = asked.find(({ act }) => act === 'done') ?? (choices[0] as Listed<'phase-1/act'>);
  // What costs nothing comes first.
  const power = asked.find((choice) => choice.act === 'power' && powerWorth(choice.source) > 0.2);
  if (power !== undefined) return power;
  const { steps } = plan(table, me, me.hand.cards ?? [], dice, { fights: care.planned });
  const [first] = steps;
  const step = first === undefined ? undefined : matching(asked, first);
  if (first?.do === 'done') {
    const poker = asked.find(({ act }) => act === 'poker');
    // A Witcher one means to attack is no partner for a game.
    if (poker !== undefined && !asked.table.slots.some(({ token }) => token === me.at)) return poker;
  }
  return step ?? done;
}

function phase2(asked: Asked<'phase-2/choose'>, { decided }: Care): Listed<'phase-2/choose'> {
  const { table, me, dice } = asked;
  const aims = aimsOf(table, me);
  const hand = me.hand.cards ?? [];
  const behind = cardsBehind(table, me.seat);
  return asked.best((choice) => {
    if (choice.act === 'meditate') return aims.meditation;
    if (choice.act === 'explore') return EXPLORATION * aims.patience + 0.01 * dice.int(10);
    if (choice.act === 'fight') {
      const other = table.witchers[choice.defender];
      if (other?.school === undefined || me.trophies.includes(`school:${other.school}`)) return 0;
      const win = duelOdds(table, me, hand, behind, other, dice, decided);
      return win * aims.fightTrophy - (1 - win) * 2.5;
    }
    const slot = table.slots.findIndex(({ token }) => token === me.at);
    if (!mayHunt(table, slot, me.potions.count, aims)) return 0;
    const { win, driven } = huntOdds(table, me, slot, hand, behind, dice, decided);
    return win * aims.fightTrophy + driven * aims.drivenAway + (1 - win - driven) * aims.defeat;
  });
}

/** Hand cards the next turn would be made of. */
function wantedNext(asked: Asked<'phase-3/discard'> | Asked<'phase-3/pay'>, care: Care): (card: number) => number {
  const { table, me, dice } = asked;
  const hand = me.hand.cards ?? [];
  const { spent, end } = plan(table, me, hand, dice, { next: true, fights: care.planned });
  const fights = table.slots.some(({ token, monster: index }) => index >= 0 && token === end.at);
  return (card) => {
    const place = hand.indexOf(card);
    if ((spent & (1 << place)) !== 0) return 3 + 0.1 * fightWorth(card);
    return (fights ? 0.8 : 0.3) * fightWorth(card) + (ACTION_CARDS[card]?.terrain === 'wild' ? 1 : 0);
  };
}

const raising = (asked: Asked<'location/train'> | Asked<'attributes/choose'>): ((index: number) => number) => {
  const { table, me } = asked;
  const aims = aimsOf(table, me);
  return (index) => {
    const level = me[ATTRIBUTES[index] ?? 'combat'];
    const ups = ATTRIBUTES.every((other, each) => each === index || me[other] > me.level) && level === me.level;
    return raiseWorth(index, level, aims) + (ups ? 2 : 0);
  };
};

export const adeptDecisions = (care: Care): Decisions => ({
  ...habits,
  ...fightTurn,
  'fight/combo': (asked) => layNext(asked, comboAhead(asked.table, asked.me, asked.dice, care.rests)),
  'phase-1/act': (asked) => journey(asked, care),
  'phase-2/choose': (asked) => phase2(asked, care),

  'location/train': (asked) => {
    const worth = raising(asked);
    return asked.best(({ attribute }) => worth(ATTRIBUTES.indexOf(attribute)) - 0.7 * asked.me[attribute]);
  },
  'attributes/choose': (asked) => {
    const worth = raising(asked);
    return asked.best(({ attribute }) => asked.args.by * worth(ATTRIBUTES.indexOf(attribute)));
  },

  'cards/trash': (asked) => {
    const own = [...cardsBehind(asked.table, asked.seat), ...(asked.me.hand.cards ?? [])];
    return asked.best(({ card }) => -worthAmong(card, own));
  },
  'row/gain-cost': (asked) => {
    const own = [...cardsBehind(asked.table, asked.seat), ...(asked.me.hand.cards ?? [])];
    return asked.best(({ card }) => worthAmong(card, own));
  },

  'phase-3/discard': (asked) => {
    const wanted = wantedNext(asked, care);
    const hand = asked.me.hand.cards ?? [];
    // A card drawn anew is as good as an average one.
    return asked.best(({ card }) => (card < 0 ? 0 : (hand.length > 3 ? 0 : 1.1) - wanted(card)));
  },
  'phase-3/gain': (asked) => {
    const own = [...cardsBehind(asked.table, asked.seat), ...(asked.me.hand.cards ?? [])];
    return asked.best(
      ({ card, cost }) => worthAmong(card, own) + (ACTION_CARDS[card]?.terrain === 'wild' ? 0.36 : 0) - 0.93 * cost,
    );
  },
  'phase-3/pay': (asked) => {
    const wanted = wantedNext(asked, care);
    return asked.best(({ pay }) => -wanted(pay));
  },

  'tokens/trail-quest': (asked) => {
    const { table, me } = asked;
    return asked.best(({ terrain }) => {
      const index = terrain < 0 ? -1 : (table.slots[terrain]?.monster ?? -1);
      return index < 0 ? 0 : 5 - monster(index).level - 3 * (me.trails[terrain] ?? 0);
    });
  },
});

const usual = adeptDecisions(USUAL_CARE);

export const adept = botOf('adept', usual);

/** What the adept would answer, and what it thinks of the others. */
export const adeptOpinion = (question: Question<OldWorld>, dice: Dice): Opinion => opinionOf(usual, question, dice);
