/** The worked turn of the rulebooks, row by row: section 3 of the rules catalogue. Seat 0 is the Bear, seat 1 the opponent. */

import { type Play, seedStreams } from '@medallion/kernel';
import { expect, test } from 'vitest';
import { ACTION_CARDS, startingDeck } from '../src/content/action-cards.ts';
import { TERRAIN_OF } from '../src/content/map.ts';
import { monster, MONSTERS } from '../src/content/monsters.ts';
import { type PokerHand, rankHand } from '../src/rules/poker/index.ts';
import { potionLimit } from '../src/rules/powers.ts';
import type { OldWorld } from '../src/rules/shape.ts';
import type { Witcher } from '../src/rules/table.ts';
import { nextCard } from './monster/hunt.ts';
import { answer, asked, askedSeat, cards, give, happened, legal, placeMonster, put, stage, whyNot } from './support.ts';

const [VENGERBERG, BAN_ARD, KAER_MORHEN, HENGFORS] = [8, 4, 3, 2] as const;
const MOUNTAIN = 1;
const T = 14;
const OPPONENTS_GOLD = 2;
const B = 35 - 4 - OPPONENTS_GOLD;

/** The Bear's ten cards, and four of the common deck; all but `aard2` are as printed. */
const bear = {
  wildSlash: 110,
  slash: 111,
  blow: 112,
  waterBlow: 113,
  push: 114,
  otherPush: 115,
  yrden: 116,
  mountainYrden: 117,
  aard: 118,
  aard2: 119,
};
const common = (title: string, copy = 0): number =>
  ACTION_CARDS.filter((card) => card.title === title)[copy]?.number as number;
/** Takes a card and opens blue; opens purple. */
const [MAGIC_TRAP, CRIPPLING_STRIKES] = [common('magic-trap'), common('crippling-strikes', 1)] as const;
const PRECISE_BLOW = common('precise-blow');
const FILL = common('precise-cut');
const REFLEXES = common('lightning-reflexes');
const [BLIZZARD, BLACK_BLOOD] = [0, 4] as const;

const bearOf = (play: Play<OldWorld>): Witcher => play.table.witchers[0] as Witcher;

/** What the columns of the table say. */
function columns(play: Play<OldWorld>) {
  const { at, gold, combat, defense, alchemy, specialty, level, shield, hand, potions, deck, discard } = bearOf(play);
  return {
    loc: at,
    gold,
    attributes: `${combat}/${defense}/${alchemy}/${specialty}`,
    level,
    shield,
    hand: hand.cards.length,
    potions: potions.cards.length,
    deck: deck.cards.length,
    discard: discard.cards.length,
    monster: play.table.fight?.life.cards.length,
    bank: play.table.bank,
  };
}
type Columns = ReturnType<typeof columns>;

/** A reader of the table: each row names only what changes. */
function reader(play: Play<OldWorld>) {
  let now = columns(play);
  return {
    row: (changes: Partial<Columns>): void => {
      now = { ...now, ...changes };
      expect(columns(play)).toEqual(now);
    },
    play,
  };
}

/** The dice of a reroll fall as the story tells: the stream of chance is begun anew until they do. */
function reroll(play: Play<OldWorld>, pick: string, side: 'active' | 'other', wanted: PokerHand): void {
  const before = play.state.chance;
  for (let i = 0; i < 1000; i++) {
    const trial = play.fork();
    trial.state.chance = seedStreams(`dice-${i}`, play.game.streams);
    answer(trial, pick);
    if (rankHand(trial.table.poker?.dice[side] ?? []).name !== wanted) continue;
    play.state.chance = seedStreams(`dice-${i}`, play.game.streams);
    answer(play, pick);
    return;
  }
  play.state.chance = before;
  throw new Error(`no ${wanted}`);
}

function start(edition: string): Play<OldWorld> {
  const play = stage({
    schools: ['bear', 'wolf'],
    options: { edition },
    arrange(table, [hunter, opponent]) {
      if (hunter === undefined || opponent === undefined) return;
      table.turns = 0;
      give(table, hunter.discard, [bear.slash, bear.push, MAGIC_TRAP]);
      give(table, hunter.deck, [
        PRECISE_BLOW,
        CRIPPLING_STRIKES,
        FILL,
        ...startingDeck('bear').filter((card) => card !== bear.slash && card !== bear.push),
      ]);
      give(table, hunter.hand, [bear.waterBlow, bear.mountainYrden, bear.yrden, bear.blow]);
      // The card drawn by the Level-Up is the Wild one.
      give(table, hunter.deck, [bear.wildSlash]);
      Object.assign(hunter, {
        at: VENGERBERG,
        gold: 4,
        combat: 3,
        defense: 2,
        alchemy: 2,
        specialty: 3,
        level: 2,
        shield: 2,
      });
      Object.assign(opponent, { at: KAER_MORHEN, gold: OPPONENTS_GOLD });
      table.bank = B;
      placeMonster(table, 'mountain', 'archespore', HENGFORS);
      cards(hunter.trails[MOUNTAIN]).push(cards(table.tokens[MOUNTAIN]).pop() as number);
      put(table.potionDeck, [
        ...table.potionDeck.cards.filter((n) => n !== BLIZZARD && n !== BLACK_BLOOD),
        BLACK_BLOOD,
      ]);
      put(hunter.potions, [BLIZZARD]);
      give(table, table.actionDeck, [table.row.cards.at(-1) as number]);
      give(table, table.row, [REFLEXES]);
    },
    steps: [{ do: 'turn/begin' }],
  });
  play.checked = true;
  return play;
}

const EDITIONS = ['default', 'en', 'pl', 'it', 'ru'] as const;

/** Rows of the table, carried out in order: what one leaves is where the next begins. */
const step = (_rows: string, run: () => void): void => run();

test.each(EDITIONS)(
  'D-18: the worked turn of the rulebooks, edition %s: the second Bite deals no Damage in any of them',
  (edition) => {
    const begun = start(edition);
    const { row, play } = reader(begun);
    const index = MONSTERS.findIndex((each) => each.id === 'archespore');
    let rowBefore: number[] = [];

    step('row 0: nothing may be done at Vengerberg, every payable move is possible', () => {
      row({
        loc: VENGERBERG,
        gold: 4,
        attributes: '3/2/2/3',
        level: 2,
        shield: 2,
        hand: 4,
        potions: 1,
        discard: 3,
        deck: T - 4 - 3,
        bank: B,
      });
      expect(whyNot(play, 'location-trade-card')).toBe('not-moved OW-MOVE-11');
      expect(whyNot(play, 'poker-1')).toBe('not-here OW-POKER-01');
      const pay = (to: number, ...single: number[]): string[] => {
        const hand = [bear.blow, bear.waterBlow, bear.yrden, bear.mountainYrden];
        const pairs = hand.flatMap((one, n) => hand.slice(n + 1).map((other) => `move-${to}-two-${one}-${other}`));
        return [
          ...single.map((card) => `move-${to}-card-${card}`),
          ...hand.map((card) => `move-${to}-gold-${card}`),
          ...pairs,
        ];
      };
      const moves = [
        ...pay(0, bear.waterBlow, bear.mountainYrden, bear.yrden, bear.blow),
        ...pay(BAN_ARD, bear.waterBlow, bear.yrden),
        ...pay(7),
        ...pay(11, bear.mountainYrden, bear.blow),
      ];
      expect(legal(play).sort()).toEqual([...moves, 'done'].sort());
    });

    step('rows 1 and 2: Ban Ard, Alchemy and a Potion, no Level-Up', () => {
      answer(play, `move-${BAN_ARD}-card-${bear.waterBlow}`);
      row({ loc: BAN_ARD, hand: 3, discard: 4 });
      expect(legal(play)).toContain('location-train-alchemy');
      answer(play, 'location-train-alchemy');
      row({ attributes: '3/2/3/3', potions: 2 });
      expect(bearOf(play).potions.cards).toEqual([BLIZZARD, BLACK_BLOOD]);
      expect(whyNot(play, 'location-train-alchemy')).toBe('action-used OW-LOC-03');
    });

    step('rows 3 to 5: Kaer Morhen, Poker, the Full House beats the Two Pairs', () => {
      answer(play, `move-${KAER_MORHEN}-card-${bear.mountainYrden}`);
      row({ loc: KAER_MORHEN, hand: 2, discard: 5 });
      answer(play, 'poker-1');
      row({ gold: 3, bank: B - 1 });
      const { poker } = play.table;
      if (poker === undefined) throw new Error('nobody plays');
      expect(poker.pool).toBe(3);
      expect(play.table.witchers[1]?.gold).toBe(OPPONENTS_GOLD - 1);
      poker.dice = { active: [5, 5, 1, 2, 3], other: [4, 4, 6, 1, 2] };
      expect([asked(play), askedSeat(play)]).toEqual(['poker/reroll', 1]);
      reroll(play, '4-5', 'other', 'full-house');
      expect(askedSeat(play)).toBe(0);
      reroll(play, '3-4-5', 'active', 'two-pairs');
      expect(happened(play, 'pokerSettled')).toMatchObject([{ winner: 'other', gold: 3, to: 1 }]);
      row({ gold: 3, bank: B - 1 });
      expect(play.table.witchers[1]?.gold).toBe(OPPONENTS_GOLD + 2);
    });

    step('row 5: no Fight with the opponent any more, here or elsewhere', () => {
      const here = play.fork();
      answer(here, 'done');
      expect(whyNot(here, 'fight-1')).toBe('at-a-school OW-P2-07');
      const elsewhere = play.fork();
      for (const witcher of elsewhere.table.witchers) witcher.at = HENGFORS;
      answer(elsewhere, 'done');
      expect(whyNot(elsewhere, 'fight-1')).toBe('played-poker OW-P2-09');
    });

    step('rows 6 and 7: Defense for 3 Gold at a foreign School, Level-Up', () => {
      answer(play, 'location-school');
      expect(legal(play)).toEqual(['defense']);
      expect(whyNot(play, 'specialty')).toBe('not-own-school OW-LOC-15');
      expect(whyNot(play, 'combat')).toBe('too-expensive OW-LOC-17');
      expect(whyNot(play, 'alchemy')).toBe('too-expensive OW-LOC-17');
      answer(play, 'defense');
      row({ gold: 0, bank: B + 2, attributes: '3/3/3/3', shield: 3, level: 3, hand: 3, deck: T - 4 - 3 - 1 });
      expect(bearOf(play).hand.cards).toContain(bear.wildSlash);
    });

    step('rows 8 to 10: Hengfors, a Gold, a Trail Quest for the Water monster', () => {
      answer(play, `move-${HENGFORS}-card-${bear.wildSlash}`);
      row({ loc: HENGFORS, hand: 2, discard: 6 });
      expect(asked(play)).toBe('phase-1/act');
      answer(play, 'location-trail-quest');
      row({ gold: 1, bank: B + 1 });
      if (edition === 'default' || edition === 'ru')
        expect(whyNot(play, 'mountain')).toBe('has-this-trail OW-TOKEN-10');
      else expect(legal(play)).toContain('mountain');
      answer(play, 'water');
      // The Gold on the token is not the Bear's.
      row({ gold: 1, bank: B });
      expect(bearOf(play).trailQuests.map((quest) => TERRAIN_OF[quest.token])).toEqual(['water']);
    });

    step('row 11: the Fight with Archespore costs a Potion', () => {
      const without = play.fork();
      const none = bearOf(without);
      cards(without.table.potionDiscard).push(...cards(none.potions).splice(0));
      answer(without, 'done');
      expect(whyNot(without, 'fight-monster')).toBe('needs-a-potion R-65');
      answer(play, 'done');
      expect(asked(play)).toBe('phase-2/choose');
      answer(play, 'fight-monster');
      expect(legal(play)).toEqual([`potion-${BLIZZARD}`, `potion-${BLACK_BLOOD}`]);

      const trackless = play.fork();
      cards(trackless.table.tokens[MOUNTAIN]).push(...cards(bearOf(trackless).trails[MOUNTAIN]).splice(0));
      answer(trackless, `potion-${BLACK_BLOOD}`);
      expect(asked(trackless)).toBe('monster/attack');
    });

    step('rows 11 and 12: the Life Pools', () => {
      answer(play, `potion-${BLACK_BLOOD}`);
      row({ potions: 1, hand: 2, deck: T - 2, discard: 0, monster: 12 });
      expect(play.table.potionDiscard.cards).toEqual([BLACK_BLOOD]);
      expect(askedSeat(play)).toBe(0);
      // What will be drawn, and what will be lost to Damage, first card last.
      const order = [
        MAGIC_TRAP,
        CRIPPLING_STRIKES,
        bear.aard,
        FILL,
        bear.slash,
        bear.push,
        bear.otherPush,
        PRECISE_BLOW,
        bear.wildSlash,
        bear.waterBlow,
        bear.mountainYrden,
        bear.aard2,
      ];
      expect([...order].sort((a, b) => a - b)).toEqual([...bearOf(play).deck.cards].sort((a, b) => a - b));
      put(bearOf(play).deck, order.toReversed());
    });

    step('rows 13 and 14: a Combo of two, Damage 3, draw modifiers +1 and −1', () => {
      answer(play, 'attack');
      // Yrden draws one more and opens red with 1 Damage; the blow deals 2 and draws one fewer.
      answer(play, `card-${bear.yrden}`);
      answer(play, `card-${bear.blow}`);
      expect(happened(play, 'comboResolved')).toEqual([
        { seat: 0, cards: [bear.yrden, bear.blow], damage: 3, shield: 0, draw: 0 },
      ]);
      row({ hand: 3, deck: T - 5, discard: 2, monster: 9 });
      expect([asked(play), askedSeat(play)]).toEqual(['monster/attack', 1]);
    });

    step('rows 15 and 16: a Bite of 5; the Armor of the Bear', () => {
      nextCard(play, 6);
      answer(play, 'bite');
      expect(happened(play, 'monsterRevealed')).toEqual([{ card: 6, left: 8 }]);
      expect(happened(play, 'damageSuffered')).toEqual([{ seat: 0, damage: 5, shield: 3, cards: 2 }]);
      expect(happened(play, 'specialtyUsed')).toEqual([{ seat: 0, school: 'bear', level: 3 }]);
      row({ shield: 1, hand: 5, deck: T - 9, discard: 4, monster: 8 });
    });

    step('row 17: Blizzard, one of three Potions allowed', () => {
      expect(potionLimit(play, 0)).toBe(3);
      answer(play, `potion-${BLIZZARD}`);
      row({ potions: 0 });
      expect(play.table.fight?.sides[0]?.potionsUsed).toBe(1);
      expect(bearOf(play).usedPotions.cards).toEqual([BLIZZARD]);
    });

    step('rows 18 to 21: a Combo of three and a card more', () => {
      const combo = [MAGIC_TRAP, CRIPPLING_STRIKES, bear.aard];
      for (const card of combo) answer(play, `card-${card}`);
      // The Combo is complete; what Blizzard adds need not fit.
      expect(legal(play)).toEqual([`free-${bear.push}`, `free-${bear.otherPush}`, 'stop']);
      expect(whyNot(play, `card-${bear.push}`)).toBe('no-open-tab OW-COMBO-02');
      answer(play, `free-${bear.push}`);
      // 1 of the Trap's blue tab, 2 of the Strikes, 1 of their purple tab, 1 of Aard; the Shield of the Push.
      expect(happened(play, 'comboResolved').at(-1)).toEqual({
        seat: 0,
        cards: [...combo, bear.push],
        damage: 5,
        shield: 1,
        draw: 0,
      });
      expect(happened(play, 'cardTaken')).toEqual([{ seat: 0, card: bear.slash }]);
      expect(happened(play, 'drew').at(-1)).toMatchObject({ seat: 0, count: 3 });
      row({ shield: 2, hand: 5, deck: T - 12, discard: 7, monster: 3 });
      expect(bearOf(play).discard.cards.slice(-4)).toEqual([...combo, bear.push]);
    });

    step('row 22: a Bite lowers Alchemy, with or without Damage', () => {
      expect(askedSeat(play)).toBe(1);
      // With T = 12 the Life Pool would be empty now: five hand cards are life enough.
      const fewer = play.fork();
      cards(fewer.table.box).push(...cards(bearOf(fewer).deck).splice(0));
      nextCard(fewer, 12);
      answer(fewer, 'bite');
      expect(asked(fewer)).toBe('fight/combo');

      nextCard(play, 12);
      answer(play, 'bite');
      row({ attributes: '3/3/2/3', shield: 2, monster: 2 });
      expect(potionLimit(play, 0)).toBe(2);
      expect(play.table.fight?.sides[0]?.potionsUsed).toBe(1);
    });

    step('rows 23 to 25: Damage 3 against two cards: Defeated; Gold, Trophy, Track, Fatigue', () => {
      expect(asked(play)).toBe('fight/combo');
      answer(play, `card-${PRECISE_BLOW}`);
      expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'defeated' }]);
      expect(play.table.potionDiscard.cards).toEqual([BLACK_BLOOD, BLIZZARD]);
      row({ gold: 3, bank: B - 2, hand: 4, discard: 8, monster: 0 });
      expect(bearOf(play)).toMatchObject({ trophies: [`monster:${index}`], track: 1 });
      expect(asked(play)).toBe('cards/trash');
      expect(legal(play)).toHaveLength(T);
      rowBefore = [...play.table.row.cards];
      answer(play, legal(play)[0] as string);
      expect(happened(play, 'trashed')).toHaveLength(1);
    });

    step(
      'row 26: a Level II monster for the Mountain Slot; the Mountain Trail Token goes back, the Water Trail Quest stays',
      () => {
        const slot = play.table.slots[MOUNTAIN];
        expect(monster(slot.monster).level).toBe(2);
        expect(TERRAIN_OF[slot.token]).toBe('mountain');
        expect(bearOf(play).trails.map((pile) => pile.cards.length)).toEqual([0, 0, 0]);
        expect(bearOf(play).trailQuests).toHaveLength(1);
        // what was beaten stays out in every edition.
        expect(play.table.monsters[0].cards.includes(index)).toBe(false);
        expect(play.table.defeated.cards.includes(index)).toBe(true);
      },
    );

    step('rows 27 and 28: clean-up, three cards drawn', () => {
      expect(play.table.fightDeck.cards).toHaveLength(20);
      expect(asked(play)).toBe('phase-3/gain');
      row({ shield: 3, hand: 3, deck: T - 4, discard: 0, monster: undefined });
    });

    step('rows 29 and 30: Lightning Reflexes from slot 6 for one card; the Row slides; the turn passes', () => {
      expect(play.table.row.cards).toEqual(rowBefore);
      expect(rowBefore.at(-1)).toBe(REFLEXES);
      answer(play, `card-${REFLEXES}`);
      expect(asked(play)).toBe('phase-3/pay');
      answer(play, legal(play)[0] as string);
      row({
        loc: HENGFORS,
        gold: 3,
        attributes: '3/3/2/3',
        level: 3,
        shield: 3,
        hand: 3,
        potions: 0,
        deck: T - 4,
        discard: 1,
      });
      expect(bearOf(play).hand.cards).toContain(REFLEXES);
      expect(play.table.row.cards.slice(1)).toEqual(rowBefore.slice(0, 5));
      expect(play.table.row.cards).toHaveLength(6);
      const { deck, hand, discard } = bearOf(play);
      expect(deck.cards.length + hand.cards.length + discard.cards.length).toBe(T);
      expect(play.table.active).toBe(1);
      expect(askedSeat(play)).toBe(1);
    });
  },
);
