/** One monster after the other. Seat 0, a Wolf, hunts; the numbers are its starting cards. */

import { describe, expect, test } from 'vitest';
import { ACTION_CARDS } from '../../src/content/action-cards.ts';
import { type MonsterId, MONSTERS } from '../../src/content/monsters.ts';
import { newFight } from '../../src/rules/fight/new-fight.ts';
import { TRAITS } from '../../src/rules/monster/traits.ts';
import type { Table, Witcher } from '../../src/rules/table.ts';
import { answer, asked, askedSeat, give, happened, legal, put } from '../support.ts';
import {
  attackWith,
  decide,
  fightOf,
  givePotions,
  type Hunt,
  hunt,
  hunterOf,
  leaveMonster,
  leaveWitcher,
  MOUNTAIN,
  nextCard,
  sequence,
  strike,
} from './hunt.ts';

/** Blue 1, red tab; red 2, draws 1 less; green Shield 1; yellow draws 1 more. */
const [SLASH, BLOW, PUSH, YRDEN] = [90, 92, 94, 96] as const;
/** The first copy of a title is a printed one. */
const card = (title: string): number => ACTION_CARDS.findIndex((each) => each.title === title);
/** Printed: blue 2, green and red tab +1; green Shield 2, yellow tab +1; takes a card, purple and blue tab +1. */
const [STRIKES, BLOCK, TRAP] = [card('crippling-strikes'), card('block'), card('magic-trap')] as const;
/** Printed: red 2, draws 1 less; purple 1, green tab Shield; green Shield 1. */
const [REND, AARD, COUNTER] = [card('rend'), card('intense-aard'), card('counterattack')] as const;
const BLACK_BLOOD = 4;

function meet(
  id: MonsterId,
  hand: readonly number[],
  more: Omit<Hunt, 'arrange'> & { set?: Partial<Witcher>; arrange?: (table: Table, hunter: Witcher) => void } = {},
) {
  const { set = {}, arrange, ...rest } = more;
  return hunt(id, {
    ...rest,
    arrange(table, hunter) {
      give(table, hunter.hand, hand);
      Object.assign(hunter, set);
      arrange?.(table, hunter);
    },
  });
}
const lost = (play: ReturnType<typeof hunt>): number => fightOf(play).lost.cards.length;
const handOf = (play: ReturnType<typeof hunt>): number => hunterOf(play).hand.cards.length;

test('OW-MFIGHT-02: every one of the 28 monsters has an ability', () => {
  for (const { id } of MONSTERS) expect(Object.keys(TRAITS[id]).length).toBeGreaterThan(0);
});

describe('Level I', () => {
  test('R-124 Arachas: the hunter discards a hand card of the own choice before the Life Pool', () => {
    const play = meet('arachas', [SLASH, BLOW]);
    expect(asked(play)).toBe('cards/discard');
    expect(askedSeat(play)).toBe(0);
    expect(legal(play)).toEqual(['card-90', 'card-92']);
    expect(happened(play, 'lifePoolBuilt')).toEqual([]);
    answer(play, 'card-92');
    expect(hunterOf(play).hand.cards).toEqual([SLASH]);
    expect(hunterOf(play).deck.cards).toContain(BLOW);
  });

  test('R-124 Arachas: with an empty hand nothing is lost', () => {
    expect(hunterOf(hunt('arachas')).deck.cards).toHaveLength(10);
  });

  test('R-65 Archespore: an unused Potion of the hunter’s choice is the price of the Fight', () => {
    const play = meet('archespore', [SLASH], {
      arrange: (table, hunter) => givePotions(table, hunter, 0, BLACK_BLOOD),
    });
    expect(legal(play)).toEqual(['potion-0', 'potion-4']);
    answer(play, 'potion-4');
    expect(hunterOf(play).potions.cards).toEqual([0]);
    expect(play.table.potionDiscard.cards).toEqual([4]);
    // It was given away, not used.
    expect(fightOf(play).sides[0]?.potionsUsed).toBe(0);
  });

  test('R-123 Barghest: Shield −1 before the Life Pool, which is no Damage and stops at 0', () => {
    const play = meet('barghest', [SLASH], { set: { defense: 2, shield: 2 } });
    expect(hunterOf(play).shield).toBe(1);
    const bare = meet('barghest', [SLASH], { set: { shield: 0 } });
    expect(hunterOf(bare)).toMatchObject({ shield: 0, hand: { cards: [SLASH] }, deck: { cards: { length: 9 } } });
    expect(happened(play, 'damageSuffered')).toEqual([]);
  });

  test('R-122 Drowners’ Nest: a card of the Life Pool, of the hunter’s choice, is discarded once it is made', () => {
    const play = meet('drowners-nest', [SLASH]);
    expect(asked(play)).toBe('monster-fight/pool-discard');
    const pool = [...hunterOf(play).deck.cards].sort((a, b) => a - b);
    // In an order that tells nothing about how they lie.
    expect(legal(play)).toEqual(pool.map((card) => `card-${card}`));
    answer(play, `card-${pool[3]}`);
    expect(hunterOf(play).discard.cards).toEqual([pool[3]]);
    expect(hunterOf(play)).toMatchObject({
      deck: { cards: { length: 8 } },
      discard: { cards: { length: 1 } },
      hand: { cards: [SLASH] },
    });
    expect(happened(play, 'discarded')).toMatchObject([{ from: 'deck', why: 'ability' }]);
  });

  test('R-122 Drowners’ Nest: then the Life Pool is shuffled', () => {
    const play = hunt('drowners-nest', {
      arrange(table) {
        table.fight = newFight({ attacker: 0, slot: MOUNTAIN });
      },
      steps: [{ do: 'monster-fight/after-pools' }],
    });
    answer(play, 'card-99');
    expect(hunterOf(play).discard.cards).toEqual([99]);
    expect(hunterOf(play).deck.cards).toHaveLength(9);
    expect(hunterOf(play).deck.cards).not.toEqual([90, 91, 92, 93, 94, 95, 96, 97, 98]);
  });

  test('R-122 Drowners’ Nest: the last card is no choice, an empty Life Pool nothing to look through', () => {
    const pool = (cards: readonly number[]) =>
      hunt('drowners-nest', {
        arrange(table, hunter) {
          table.fight = newFight({ attacker: 0, slot: MOUNTAIN });
          put(hunter.hand, [SLASH]);
          put(hunter.deck, cards);
        },
        steps: [{ do: 'monster-fight/after-pools' }],
      });
    const last = pool([99]);
    expect([asked(last), hunterOf(last).discard.cards, hunterOf(last).deck.cards]).toEqual([undefined, [99], []]);
    const none = pool([]);
    expect([asked(none), hunterOf(none).discard.cards]).toEqual([undefined, []]);
  });

  test('R-124 Ekimmara: without its trail a hand card of the hunter’s choice goes after the Life Pool', () => {
    const play = meet('ekimmara', [SLASH, BLOW]);
    expect(asked(play)).toBe('cards/discard');
    expect(happened(play, 'monsterPoolBuilt')).toHaveLength(1);
    answer(play, 'card-90');
    expect(hunterOf(play).discard.cards).toEqual([SLASH]);
    const tracked = meet('ekimmara', [SLASH, BLOW], { trail: true });
    expect(hunterOf(tracked).hand.cards).toEqual([SLASH, BLOW]);
  });

  test('R-122, OW-FIGHT-20 Ekimmara: the last card lost that way is a KO', () => {
    const play = meet('ekimmara', [SLASH], {
      arrange: (table, hunter) => give(table, table.box, [...hunter.deck.cards]),
    });
    expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'complete-defeat' }]);
  });

  /** The hunter begins with a Yrden that does no Damage, then Foglet reveals this card. */
  const foglet = (revealed: number, more: Parameters<typeof meet>[2] = {}) => {
    const play = meet('foglet', [YRDEN], { trail: true, ...more });
    nextCard(play, revealed);
    attackWith(play, YRDEN);
    return play;
  };

  test('R-129 Foglet: the first card is revealed first, and the half that costs more cards is used', () => {
    const charge = foglet(4);
    expect(happened(charge, 'lossesCompared')).toEqual([{ charge: 4, bite: 1 }]);
    expect(fightOf(charge).attack).toBe('charge');
    expect(sequence(charge, 'monsterRevealed', 'attackAnnounced')).toEqual(['monsterRevealed', 'attackAnnounced']);
    expect(happened(charge, 'damageSuffered')).toMatchObject([{ damage: 5 }]);
    // Card 1: one random card, or Damage 3 with Shield 1.
    const bite = foglet(1);
    expect(happened(bite, 'lossesCompared')).toEqual([{ charge: 1, bite: 2 }]);
    expect(fightOf(bite).attack).toBe('bite');
  });

  test('R-129 Foglet: Shield is taken off, and trashed cards count', () => {
    const play = foglet(0, { set: { defense: 3, shield: 3 } });
    expect(happened(play, 'lossesCompared')).toEqual([{ charge: 1, bite: 0 }]);
    expect(asked(play)).toBe('cards/trash');
  });

  test('R-129, R-130, OW-MFIGHT-01 Foglet: at most what there is is lost; if equal the controlling player chooses', () => {
    const play = foglet(6, {
      schools: ['wolf', 'griffin', 'bear'],
      arrange: (table, hunter) => give(table, table.box, hunter.deck.cards.slice(2)),
    });
    expect(happened(play, 'lossesCompared')).toEqual([{ charge: 2, bite: 2 }]);
    expect(askedSeat(play)).toBe(2);
    expect(fightOf(play).lost.cards).toEqual([6]);
    expect(legal(play)).toEqual(['charge', 'bite']);
  });

  test('R-130 Foglet: its second turn belongs to the second player, also when the first left nothing to choose', () => {
    const play = foglet(4, { schools: ['wolf', 'griffin', 'bear'], set: { combat: 2, defense: 4, shield: 4 } });
    attackWith(play, hunterOf(play).hand.cards[0] as number);
    expect(asked(play)).toBe('monster/attack');
    expect(askedSeat(play)).toBe(1);
  });

  test('R-131 Ghouls’ Nest: the hunter’s first turn costs it at most 2 cards, the next one has no limit', () => {
    const play = meet('ghouls-nest', [STRIKES, REND], { trail: true, set: { combat: 4, defense: 4, shield: 4 } });
    attackWith(play, STRIKES, REND);
    expect(lost(play)).toBe(2);
    strike(play, 11, 'charge');
    nextHand(play, [SLASH, BLOW]);
    attackWith(play, SLASH, BLOW);
    expect(lost(play)).toBe(2 + 1 + 3);
  });

  test('R-127, R-131 Ghouls’ Nest: Damage of step 1 counts for the same limit', () => {
    const play = meet('ghouls-nest', [BLOW], {
      trail: true,
      arrange: (table, hunter) => givePotions(table, hunter, BLACK_BLOOD),
    });
    answer(play, 'potion-4');
    expect(lost(play)).toBe(1);
    attackWith(play, BLOW);
    expect(lost(play)).toBe(2);
  });

  test('R-131 Ghouls’ Nest: a Viper may look, but discards only what the limit leaves', () => {
    const viper = (...combo: number[]) => {
      const play = meet('ghouls-nest', [130, 132], {
        schools: ['viper', 'griffin'],
        trail: true,
        set: { specialty: 2 },
      });
      attackWith(play, ...combo);
      answer(play, 'look');
      return play;
    };
    const one = viper(130);
    expect(asked(one)).toBe('fight/viper-discard');
    answer(one, legal(one)[0] as string);
    expect(lost(one)).toBe(2);
    const two = viper(132);
    expect(lost(two)).toBe(2);
    expect(asked(two)).toBe('fight/viper-order');
  });

  test('R-125 Ghouls’ Nest: a first turn without a Combo was the first turn, the limit is gone', () => {
    const play = meet('ghouls-nest', [], { trail: true, set: { defense: 4, shield: 4 } });
    expect(happened(play, 'fightTurnBegan')).toEqual([{ seat: 0, turn: 1 }]);
    strike(play, 11, 'charge');
    nextHand(play, [SLASH, BLOW]);
    attackWith(play, SLASH, BLOW);
    expect(lost(play)).toBe(1 + 3);
  });

  test('R-90, R-125 Ghouls’ Nest: the first turn is the hunter’s own first, also when the monster began', () => {
    const play = meet('ghouls-nest', [SLASH, BLOW], { set: { defense: 4, shield: 4 } });
    strike(play, 11, 'charge');
    attackWith(play, SLASH, BLOW);
    expect(lost(play)).toBe(1 + 2);
  });

  test('R-132 Harpy: in the hunter’s first turn Combat draws nothing, the modifiers of the Combo do', () => {
    const play = meet('harpy', [YRDEN], { trail: true, set: { combat: 3 } });
    attackWith(play, YRDEN);
    expect(handOf(play)).toBe(1);
    leaveWitcher(play, { deck: 8, hand: 2 });
    hunterOf(play).shield = 1;
    strike(play, 12, 'bite');
    attackWith(play, hunterOf(play).hand.cards[0] as number);
    expect(happened(play, 'fightTurnBegan')).toMatchObject([{ turn: 1 }, { turn: 2 }]);
    expect(handOf(play)).toBeGreaterThanOrEqual(1 + 3 - 1);
  });

  test('R-132 Harpy: Damage equal to Combat still uses the level', () => {
    const play = meet('harpy', [SLASH], { set: { combat: 4, shield: 0 } });
    strike(play, 2, 'bite');
    expect(hunterOf(play).deck.cards).toHaveLength(9 - 4);
  });

  test('R-126, R-128 Nekkers’ Nest: a Combo without green draws one card fewer', () => {
    const drawn = (combo: number): number => {
      const play = meet('nekkers-nest', [combo], { trail: true, set: { combat: 3 } });
      attackWith(play, combo);
      return handOf(play);
    };
    expect(drawn(SLASH)).toBe(2);
    expect(drawn(PUSH)).toBe(3);
  });

  test('R-126 Nekkers’ Nest: in a turn without a Combo it does nothing', () => {
    const play = meet('nekkers-nest', [], { trail: true, set: { combat: 3 } });
    expect(asked(play)).toBe('monster/attack');
    expect(handOf(play)).toBe(3);
  });

  test('R-133 Rotfiend: only if Defeated, exactly 1 card is drawn in Phase III', () => {
    for (const [outcome, fixed] of [
      ['defeated', 1],
      ['driven-away', undefined],
      ['complete-defeat', undefined],
    ] as const) {
      const play = hunt('rotfiend');
      decide(play, outcome);
      expect(play.table.turn.phase3Fixed).toBe(fixed);
    }
    const other = hunt('barghest');
    decide(other, 'defeated');
    expect(other.table.turn).not.toHaveProperty('phase3Fixed');
    const play = hunt('rotfiend', { after: [{ do: 'turn/phase-3' }, { do: 'turn/end' }] });
    decide(play, 'defeated');
    answer(play, legal(play)[0] as string);
    expect(happened(play, 'drew')).toMatchObject([{ seat: 0, count: 1 }]);
  });
});

describe('Level II', () => {
  test('R-134 Fiend: nothing printed on a purple card counts, but it connects', () => {
    const play = meet('fiend', [AARD, COUNTER], { trail: true });
    attackWith(play, AARD, COUNTER);
    // The Shield of Counterattack; neither the 1 of Aard nor the Shield of its green tab.
    expect(lost(play)).toBe(0);
    expect(happened(play, 'comboResolved')).toMatchObject([{ cards: [AARD, COUNTER], damage: 0, shield: 1 }]);
  });

  test('R-134 Fiend: the tab of another card that a purple card uses does count', () => {
    const play = meet('fiend', [TRAP, AARD], { trail: true });
    attackWith(play, TRAP, AARD);
    expect(happened(play, 'comboResolved')).toMatchObject([{ damage: 1, shield: 0 }]);
  });

  test('R-135 Grave Hag: in its first turn hand, then Shield, then Life Pool', () => {
    const play = meet('grave-hag', [SLASH, BLOW], { set: { defense: 2, shield: 1 } });
    strike(play, 3, 'bite');
    answer(play, 'card-92');
    expect(hunterOf(play)).toMatchObject({ shield: 0, discard: { cards: [BLOW, SLASH, expect.any(Number)] } });
    expect(sequence(play, 'discarded', 'shieldChanged')).toEqual([
      'discarded',
      'discarded',
      'shieldChanged',
      'discarded',
    ]);
    expect(happened(play, 'discarded').map((event) => event.from)).toEqual(['hand', 'hand', 'deck']);
  });

  test('R-135 Grave Hag: the hunter chooses which cards, and later turns are ordinary', () => {
    const play = meet('grave-hag', [SLASH, BLOW, PUSH], { set: { combat: 1, defense: 4, shield: 4 } });
    strike(play, 11, 'charge');
    expect(asked(play)).toBe('fight/lose-card');
    answer(play, 'card-90');
    answer(play, 'card-92');
    expect(hunterOf(play)).toMatchObject({ hand: { cards: [PUSH] }, shield: 4, discard: { cards: [SLASH, BLOW] } });
    attackWith(play, PUSH);
    const before = handOf(play);
    strike(play, 4, 'bite');
    expect(hunterOf(play).shield).toBe(2);
    expect(handOf(play)).toBe(before);
  });

  test('R-135 Grave Hag: no card left is a KO even with Shield', () => {
    const play = meet('grave-hag', [SLASH], { set: { defense: 4, shield: 4 } });
    leaveWitcher(play, { deck: 0, hand: 1 });
    strike(play, 11, 'charge');
    expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'complete-defeat' }]);
  });

  test('R-128 Griffin: one card fewer in step 4 of every turn', () => {
    const play = meet('griffin', [SLASH, 91], { trail: true, set: { combat: 3, defense: 4, shield: 4 } });
    attackWith(play, SLASH);
    expect(handOf(play)).toBe(1 + 2);
    strike(play, 11, 'charge');
    leaveWitcher(play, { deck: 6, hand: 1 });
    attackWith(play, hunterOf(play).hand.cards[0] as number);
    const [, second] = happened(play, 'comboResolved');
    expect(handOf(play)).toBe(Math.max(2 + Number(second?.draw), 0));
  });

  test('R-128 Griffin: never fewer than one because of it; a number that is 1 or less already stays', () => {
    const play = meet('griffin', [SLASH], { trail: true, set: { combat: 1 } });
    attackWith(play, SLASH);
    expect(handOf(play)).toBe(1);
    const none = meet('griffin', [BLOW], { trail: true, set: { combat: 1 } });
    attackWith(none, BLOW);
    expect(happened(none, 'comboResolved')).toMatchObject([{ draw: -1 }]);
    expect(handOf(none)).toBe(0);
  });

  test('R-136 Manticore: its Damage is 1 less, and a random hand card is discarded', () => {
    const play = meet('manticore', [SLASH, BLOW], { set: { shield: 0 } });
    strike(play, 4, 'bite');
    expect(hunterOf(play)).toMatchObject({ hand: { cards: { length: 1 } }, deck: { cards: { length: 7 } } });
    expect(happened(play, 'discarded')).toMatchObject([
      { from: 'deck', cards: { length: 1 } },
      { from: 'hand', why: 'ability' },
    ]);
  });

  test('R-136 Manticore: Damage of 1 becomes 0 and still takes a card; an attack without Damage takes none', () => {
    const one = meet('manticore', [SLASH, BLOW], { set: { shield: 0 } });
    strike(one, 12, 'bite');
    expect(hunterOf(one)).toMatchObject({ hand: { cards: { length: 1 } }, deck: { cards: { length: 8 } } });
    const none = meet('manticore', [SLASH, BLOW]);
    strike(none, 0, 'charge');
    answer(none, 'hand-90');
    expect(handOf(none)).toBe(1);
  });

  test('R-136 Manticore: whoever is KO loses nothing more', () => {
    const play = meet('manticore', [SLASH]);
    leaveWitcher(play, { deck: 0, hand: 1 });
    hunterOf(play).shield = 0;
    strike(play, 4, 'bite');
    expect(happened(play, 'discarded')).toHaveLength(1);
    expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'complete-defeat' }]);
  });

  test('R-137 Nightwraith: chance plays the first card of the first Combo, after step 1', () => {
    const starts = new Set<unknown>();
    for (let i = 0; i < 20; i++) {
      const play = meet('nightwraith', [SLASH, BLOW, PUSH], {
        trail: true,
        seed: `wraith-${i}`,
        arrange: (table, hunter) => givePotions(table, hunter, BLACK_BLOOD),
      });
      expect(asked(play)).toBe('fight/prepare');
      expect(happened(play, 'comboCardPlayed')).toEqual([]);
      answer(play, 'attack');
      starts.add(happened(play, 'comboCardPlayed')[0]?.card);
    }
    expect(starts).toEqual(new Set([SLASH, BLOW, PUSH]));
  });

  test('R-137 Nightwraith: extending is voluntary and needs matching colours; the next Combo is free again', () => {
    const strikes = [STRIKES, STRIKES + 1];
    const play = meet('nightwraith', strikes, { trail: true, set: { combat: 4 } });
    // Either opens colours, but not its own.
    expect([asked(play), legal(play)]).toEqual(['fight/combo', ['stop']]);
    answer(play, 'stop');
    strike(play, 11, 'charge');
    expect(asked(play)).toBe('fight/combo');
    expect(hunterOf(play).combo.cards).toEqual([]);
  });

  test('R-138 Noonwraith: all raises of one turn together give at most 1 Shield', () => {
    const play = meet('noonwraith', [BLOCK], {
      trail: true,
      set: { defense: 4, shield: 0, trophies: ['school:bear'] },
    });
    // The Bear's Trophy: Shield 1 in step 1.
    answer(play, 'power-school:bear');
    expect(hunterOf(play).shield).toBe(1);
    attackWith(play, BLOCK);
    expect(hunterOf(play).shield).toBe(1);
  });

  test('R-139 Penitent: without its trail the hunter’s first turn deals no Damage', () => {
    const play = meet('penitent', [SLASH, 91], {
      set: { combat: 3, defense: 4, shield: 4 },
      arrange: (table, hunter) => givePotions(table, hunter, BLACK_BLOOD),
    });
    strike(play, 11, 'charge');
    answer(play, 'potion-4');
    attackWith(play, SLASH);
    expect(lost(play)).toBe(1);
    strike(play, 11 + 1, 'charge');
    nextHand(play, [91]);
    attackWith(play, 91);
    expect(lost(play)).toBe(2 + 1);
    const tracked = meet('penitent', [SLASH], { trail: true });
    attackWith(tracked, SLASH);
    expect(lost(tracked)).toBe(1);
  });

  test('R-140 Water Hag: one Potion in the whole Fight', () => {
    const play = meet('water-hag', [SLASH], {
      trail: true,
      set: { alchemy: 3, trophies: ['attribute:defense'] },
      arrange: (table, hunter) => givePotions(table, hunter, 4, 5),
    });
    expect(legal(play)).toEqual(expect.arrayContaining(['potion-4', 'potion-5']));
    answer(play, 'potion-4');
    expect(asked(play)).toBe('fight/prepare');
    expect(legal(play)).not.toContain('potion-5');
  });

  test('R-141 Weavess: Defense falls by one level for good, not at 1 or 5', () => {
    for (const [before, after] of [
      [3, 2],
      [1, 1],
      [5, 5],
    ] as const) {
      const play = meet('weavess', [SLASH], { set: { defense: before, shield: Math.min(before, 4) } });
      expect(hunterOf(play).defense).toBe(after);
      expect(hunterOf(play).shield).toBe(Math.min(after, 4));
      decide(play, 'complete-defeat');
      expect(hunterOf(play).defense).toBe(after);
    }
  });

  test('R-123 Werewolf: Shield −2 before the Life Pool', () => {
    expect(hunterOf(meet('werewolf', [SLASH], { set: { defense: 3, shield: 3 } })).shield).toBe(1);
    expect(hunterOf(meet('werewolf', [SLASH], { set: { shield: 1 } }))).toMatchObject({
      shield: 0,
      deck: { cards: { length: 9 } },
    });
  });

  test('R-142 Whispess: a Combo with yellow costs 2 Shield once it is resolved', () => {
    const play = meet('whispess', [BLOCK, TRAP], { trail: true, set: { defense: 4, shield: 1 } });
    attackWith(play, BLOCK, TRAP);
    expect(happened(play, 'shieldChanged')).toMatchObject([{ shield: 3 }, { shield: 1 }]);
    const blue = meet('whispess', [SLASH], { trail: true, set: { defense: 4, shield: 2 } });
    attackWith(blue, SLASH);
    expect(hunterOf(blue).shield).toBe(2);
  });

  test('R-143 Wyvern: at the end of its first turn, and only then, a random hand card goes', () => {
    const play = meet('wyvern', [SLASH, BLOW, PUSH], { set: { combat: 3, defense: 4, shield: 4 } });
    strike(play, 4, 'bite');
    expect(handOf(play)).toBe(2);
    const types = play.events.map((event) => event.type);
    expect(types.indexOf('damageSuffered')).toBeLessThan(types.lastIndexOf('discarded'));
    attackWith(play, hunterOf(play).hand.cards[0] as number);
    const before = handOf(play);
    strike(play, 11, 'charge');
    expect(handOf(play)).toBe(before);
  });
});

describe('Level III', () => {
  test('R-144 Brewess: a Combo with green or yellow deals 1 less in all; step 1 is untouched', () => {
    const dealt = (...combo: number[]): number => {
      const play = meet('brewess', combo, { trail: true });
      attackWith(play, ...combo);
      return lost(play);
    };
    expect(dealt(STRIKES, BLOCK)).toBe(2);
    // Green and yellow together: 1 of the tab, 1 less.
    expect(dealt(BLOCK, TRAP)).toBe(0);
    expect(dealt(SLASH, BLOW)).toBe(3);
    const play = meet('brewess', [PUSH], {
      trail: true,
      arrange: (table, hunter) => givePotions(table, hunter, BLACK_BLOOD),
    });
    answer(play, 'potion-4');
    expect(lost(play)).toBe(1);
  });

  test('R-145 Bruxa: a turn that starts with at most 2 cards deals 2 more, also where the attack has no Damage', () => {
    const suffered = (left: number, n: number, attack: 'charge' | 'bite') => {
      const play = meet('bruxa', [SLASH, BLOW], { set: { defense: 4, shield: 4 } });
      leaveMonster(play, left);
      strike(play, n, attack);
      if (asked(play) === 'cards/trash') answer(play, 'hand-90');
      return happened(play, 'damageSuffered').map((event) => event.damage);
    };
    expect(suffered(3, 4, 'bite')).toEqual([2]);
    expect(suffered(2, 4, 'bite')).toEqual([4]);
    expect(suffered(1, 4, 'bite')).toEqual([4]);
    expect(suffered(2, 0, 'charge')).toEqual([2]);
    expect(suffered(3, 0, 'charge')).toEqual([]);
  });

  test('R-139 Glustyworp: the hunter’s first turn deals at most 1 Damage, step 1 included', () => {
    const play = meet('glustyworp', [BLOW, SLASH], {
      trail: true,
      set: { combat: 4, defense: 4, shield: 4 },
      arrange: (table, hunter) => givePotions(table, hunter, BLACK_BLOOD),
    });
    answer(play, 'potion-4');
    expect(lost(play)).toBe(1);
    attackWith(play, BLOW);
    expect(lost(play)).toBe(1);
    strike(play, 11, 'charge');
    nextHand(play, [BLOW]);
    attackWith(play, BLOW);
    expect(lost(play)).toBe(2 + 2);
  });

  test('R-141 Leshen: Defense counts one less for this Fight only, and that is no lowering', () => {
    const play = meet('leshen', [SLASH], { set: { defense: 3, shield: 3 } });
    expect(hunterOf(play)).toMatchObject({ defense: 3, shield: 2 });
    expect(happened(play, 'attributeLowered')).toEqual([]);
    // Damage equal to Defense is 2, so Shield 2 takes all of it.
    strike(play, 19, 'bite');
    expect(hunterOf(play)).toMatchObject({ shield: 0, deck: { cards: { length: 9 } } });
    attackWith(play, SLASH);
    decide(play, 'complete-defeat');
    expect(hunterOf(play)).toMatchObject({ defense: 3, shield: 3 });
  });

  test('R-141 Leshen: no effect at level 1 or 5', () => {
    expect(hunterOf(meet('leshen', [SLASH], { set: { defense: 1, shield: 1 } })).shield).toBe(1);
    expect(hunterOf(meet('leshen', [SLASH], { set: { defense: 5, shield: 4 } })).shield).toBe(4);
  });

  test('R-123 Striga: Shield −1 for each card in hand, before the Life Pool', () => {
    expect(hunterOf(meet('striga', [SLASH, BLOW], { set: { defense: 4, shield: 4 } })).shield).toBe(2);
    expect(hunterOf(meet('striga', [SLASH, BLOW], { set: { shield: 1 } }))).toMatchObject({
      shield: 0,
      hand: { cards: [SLASH, BLOW] },
      deck: { cards: { length: 8 } },
    });
  });

  test('R-144 Yghern: a Combo with blue deals 1 less', () => {
    const dealt = (...combo: number[]): number => {
      const play = meet('yghern', combo, { trail: true });
      attackWith(play, ...combo);
      return lost(play);
    };
    expect(dealt(SLASH, BLOW)).toBe(2);
    expect(dealt(BLOW)).toBe(2);
    expect(dealt(SLASH)).toBe(0);
  });
});

/** Puts these cards into the hunter's hand, the rest back into the Life Pool. */
function nextHand(play: ReturnType<typeof hunt>, hand: readonly number[]): void {
  leaveWitcher(play, { deck: 10, hand: 0 });
  give(play.table, hunterOf(play).hand, hand);
}
