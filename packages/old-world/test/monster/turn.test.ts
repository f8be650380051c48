import { describe, expect, test } from 'vitest';
import { MONSTER_FIGHT_DECK } from '../../src/content/monster-fight-deck.ts';
import { attackDamage } from '../../src/rules/monster/attack.ts';
import type { OldWorld } from '../../src/rules/shape.ts';
import { viewTable } from '../../src/view.ts';
import { answer, asked, askedSeat, cards, give, happened, legal } from '../support.ts';
import { fightOf, hunt, hunterOf, type Hunt, indexOf, leaveMonster, leaveWitcher, nextCard, strike } from './hunt.ts';

const HAND = [90, 92, 96];
const ready = (more?: Hunt['arrange']): Hunt => ({
  arrange(table, hunter) {
    give(table, hunter.hand, HAND);
    more?.(table, hunter);
  },
});
/** Neither Rotfiend (I), Water Hag (II) nor Glustyworp (III) does anything in its own turn. */
const shielded = (shield: number): Hunt =>
  ready((_, hunter) => {
    hunter.defense = 4;
    hunter.shield = shield;
  });

describe('announcing and revealing', () => {
  test('OW-MFIGHT-06: the type is announced before the card is seen, then the announced half acts', () => {
    const play = hunt('rotfiend', ready());
    expect(legal(play)).toEqual(['charge', 'bite']);
    expect(happened(play, 'monsterRevealed')).toEqual([]);
    expect(fightOf(play).lost.cards).toEqual([]);
    // Card 4: charge 5, bite 2; Shield is 1.
    strike(play, 4, 'bite');
    expect(
      play.events.map((event) => event.type).filter((type) => type.startsWith('attack') || type === 'monsterRevealed'),
    ).toEqual(['attackAnnounced', 'monsterRevealed']);
    expect(hunterOf(play)).toMatchObject({ shield: 0, deck: { cards: { length: 6 } } });
  });

  test('OW-MFIGHT-07: the first type is chosen by the player to the right of the AP', () => {
    expect(askedSeat(hunt('rotfiend', { schools: ['wolf', 'griffin', 'bear', 'cat'] }))).toBe(3);
  });

  test('OW-MFIGHT-08: then by the next ones counter-clockwise, never by the AP', () => {
    // An empty hand and Damage 0: the hunter only draws, so the monster turns follow each other.
    const play = hunt('rotfiend', { schools: ['wolf', 'griffin', 'bear', 'cat'] });
    const choosers: (number | undefined)[] = [];
    for (let turn = 0; turn < 5; turn++) {
      leaveWitcher(play, { deck: 10, hand: 0 });
      hunterOf(play).shield = 1;
      choosers.push(askedSeat(play));
      nextCard(play, 11);
      const again = fightOf(play);
      answer(play, 'charge');
      expect(play.table.fight).toBe(again);
      skipHunter(play);
    }
    expect(choosers).toEqual([3, 2, 1, 3, 2]);
  });

  test('R-85: with two players it is always the opponent', () => {
    const play = hunt('rotfiend');
    for (let turn = 0; turn < 3; turn++) {
      expect(askedSeat(play)).toBe(1);
      leaveWitcher(play, { deck: 10, hand: 0 });
      nextCard(play, 11);
      answer(play, 'charge');
      skipHunter(play);
    }
  });

  test('R-159: where the table chooses, a die announces the attack, and nobody is asked', () => {
    const announced = Array.from({ length: 12 }, (_, n) => {
      const play = hunt('rotfiend', {
        schools: ['wolf', 'griffin', 'bear'],
        seed: `die ${n}`,
        options: { localsAndMonsters: 'table' },
      });
      const [rolled] = happened(play, 'attackRolled') as unknown as readonly OldWorld['events']['attackRolled'][];
      expect(rolled).toEqual({ die: rolled?.die, attack: (rolled?.die ?? 0) <= 3 ? 'charge' : 'bite', byTable: true });
      expect(asked(play)).not.toBe('monster/attack');
      return rolled?.attack;
    });
    expect(new Set(announced)).toEqual(new Set(['charge', 'bite']));
  });

  test('OW-MFIGHT-09, D-43, R-69: the revealed card leaves the Life Pool, and the turn ends after its effect', () => {
    const play = hunt('rotfiend', ready());
    strike(play, 11, 'charge');
    expect(fightOf(play).life.cards).toHaveLength(10);
    expect(fightOf(play).lost.cards).toEqual([11]);
    expect(asked(play)).toMatch(/^fight\//);
    expect(askedSeat(play)).toBe(0);
    expect(fightOf(play).monsterTurns).toBe(1);
  });

  test('OW-MFIGHT-17: what leaves the Life Pool lies face up, and the pool itself face down', () => {
    const play = hunt('rotfiend', ready());
    strike(play, 11, 'charge');
    expect(fightOf(play).lost.kind).toBe('open');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(viewTable(play, viewer).fight).toMatchObject({ lost: [11], life: 10 });
    }
  });
});

describe('effects of an attack', () => {
  test('OW-MFIGHT-10: Damage falls on Shield first, then on the Life Pool', () => {
    const play = hunt('rotfiend', shielded(3));
    strike(play, 4, 'charge');
    expect(hunterOf(play)).toMatchObject({
      shield: 0,
      hand: { cards: HAND },
      deck: { cards: { length: 5 } },
      discard: { cards: { length: 2 } },
    });
  });

  test('OW-MFIGHT-11: random hand cards, as many as the Level of the monster', () => {
    for (const [id, level] of [
      ['rotfiend', 1],
      ['water-hag', 2],
      ['glustyworp', 3],
    ] as const) {
      const play = hunt(
        id,
        ready((table, hunter) => give(table, hunter.hand, [98])),
      );
      leaveMonster(play, 5);
      strike(play, 1, 'charge');
      expect(hunterOf(play).hand.cards).toHaveLength(4 - level);
      expect(hunterOf(play).discard.cards).toHaveLength(level);
      expect(hunterOf(play).discard.cards.every((card) => [...HAND, 98].includes(card))).toBe(true);
      expect(hunterOf(play)).toMatchObject({ shield: 1, deck: { cards: { length: 6 } } });
    }
  });

  test('OW-MFIGHT-11, R-111: which ones is left to chance', () => {
    const lost = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const play = hunt('rotfiend', { ...ready(), seed: `random-${i}` });
      strike(play, 1, 'charge');
      lost.add(hunterOf(play).discard.cards[0] as number);
    }
    expect([...lost].sort((a, b) => a - b)).toEqual(HAND);
  });

  test('OW-MFIGHT-12: what the hand lacks comes from the Life Pool, past the Shield', () => {
    const play = hunt('glustyworp', { arrange: (table, hunter) => give(table, hunter.hand, [90]) });
    strike(play, 1, 'charge');
    expect(hunterOf(play).shield).toBe(1);
    expect(happened(play, 'discarded')).toMatchObject([
      { cards: [90], from: 'hand' },
      { cards: { length: 2 }, from: 'deck' },
    ]);
  });

  test('R-86: when hand and Life Pool are too few, everything goes and the hunter is KO', () => {
    const play = hunt('glustyworp', ready());
    leaveWitcher(play, { deck: 1, hand: 1 });
    strike(play, 1, 'charge');
    expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'complete-defeat' }]);
  });

  test('OW-MFIGHT-13, D-44, OW-INFO-12: the hunter chooses a hand card, which everybody sees being trashed', () => {
    const play = hunt('rotfiend', ready());
    strike(play, 0, 'charge');
    expect(asked(play)).toBe('cards/trash');
    expect(askedSeat(play)).toBe(0);
    expect(legal(play)).toEqual(['hand-90', 'hand-92', 'hand-96']);
    answer(play, 'hand-92');
    expect(play.table.box.cards).toEqual([92]);
    expect(hunterOf(play)).toMatchObject({
      hand: { cards: [90, 96] },
      discard: { cards: [] },
      deck: { cards: { length: 7 } },
      shield: 1,
    });
    expect(happened(play, 'trashed')).toEqual([{ seat: 0, card: 92, zone: 'hand', why: 'monster' }]);
  });

  test('OW-MFIGHT-14: with an empty hand the top card of the Life Pool is shown and trashed', () => {
    const play = hunt('rotfiend');
    const top = hunterOf(play).deck.cards.at(-1) as number;
    strike(play, 0, 'charge');
    expect(play.table.box.cards).toEqual([top]);
    expect(happened(play, 'trashed')).toEqual([{ seat: 0, card: top, zone: 'deck', why: 'monster' }]);
  });

  test('R-87: trashing the last card is a KO', () => {
    const play = hunt('rotfiend', ready());
    leaveWitcher(play, { deck: 0, hand: 1 });
    strike(play, 0, 'charge');
    answer(play, legal(play)[0] as string);
    expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'complete-defeat' }]);
  });

  test('R-87: also from the Life Pool', () => {
    const play = hunt('rotfiend');
    leaveWitcher(play, { deck: 1, hand: 0 });
    strike(play, 0, 'charge');
    expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'complete-defeat' }]);
  });

  test('OW-MFIGHT-15: the shown Attribute falls by one level, not below 1 and not from 5', () => {
    for (const [before, after] of [
      [3, 2],
      [1, 1],
      [5, 5],
    ] as const) {
      const play = hunt(
        'rotfiend',
        ready((_, hunter) => {
          hunter.combat = before;
        }),
      );
      strike(play, 14, 'bite');
      expect(hunterOf(play).combat).toBe(after);
    }
  });

  test('OW-MFIGHT-16, OW-MFIGHT-20: a card can lower an Attribute and deal Damage by Level, the Damage last', () => {
    const play = hunt(
      'water-hag',
      ready((_, hunter) => {
        hunter.alchemy = 3;
      }),
    );
    strike(play, 12, 'bite');
    expect(hunterOf(play)).toMatchObject({ alchemy: 2, shield: 0 });
    const order = play.events
      .map((event) => event.type)
      .filter((type) => type === 'attributeLowered' || type === 'damageSuffered');
    expect(order).toEqual(['attributeLowered', 'damageSuffered']);
  });

  test('OW-MFIGHT-19, R-05: Damage is a number, depends on the Level, or equals an Attribute at that moment', () => {
    const play = hunt(
      'glustyworp',
      ready((_, hunter) => {
        Object.assign(hunter, { combat: 4, defense: 2, alchemy: 3, specialty: 5 });
      }),
    );
    const damage = (n: number, attack: 'charge' | 'bite', index = indexOf('glustyworp')): number =>
      attackDamage(play, 0, index, MONSTER_FIGHT_DECK[n]?.[attack].damage ?? 0);
    expect(damage(0, 'bite')).toBe(3);
    expect([damage(1, 'bite'), damage(1, 'bite', indexOf('harpy'))]).toEqual([5, 3]);
    expect([damage(15, 'charge'), damage(15, 'charge', indexOf('fiend'))]).toEqual([5, 4]);
    expect([damage(12, 'bite'), damage(12, 'bite', indexOf('fiend'))]).toEqual([2, 1]);
    expect([damage(2, 'bite'), damage(19, 'bite'), damage(10, 'bite'), damage(8, 'bite')]).toEqual([4, 2, 3, 5]);
  });

  test('R-05: temporary changes count: Leshen’s grip makes Defense one less', () => {
    const play = hunt(
      'leshen',
      ready((_, hunter) => {
        hunter.defense = 3;
      }),
    );
    expect(attackDamage(play, 0, indexOf('leshen'), { attribute: 'defense' })).toBe(2);
  });

  test('OW-MFIGHT-19, D-18: at Level I the lowering bite deals no Damage, whatever the edition', () => {
    for (const edition of ['default', 'en', 'pl', 'it', 'ru']) {
      const play = hunt('rotfiend', { ...ready(), options: { edition } });
      strike(play, 12, 'bite');
      expect(hunterOf(play).shield).toBe(1);
    }
  });

  test('OW-MFIGHT-19: Damage 0 is no Damage: nothing that reacts to Damage is offered', () => {
    const play = hunt(
      'rotfiend',
      ready((table, hunter) => {
        // Golden Oriole could be used against Damage.
        const oriole = 24;
        cards(table.potionDeck).splice(cards(table.potionDeck).indexOf(oriole), 1);
        cards(hunter.potions).push(oriole);
      }),
    );
    strike(play, 12, 'bite');
    expect(happened(play, 'damageSuffered')).toEqual([]);
    expect(asked(play)).not.toBe('fight/suffer-power');
  });
});

/** The hunter's turn with an empty hand: only drawing. Whatever is offered is declined. */
function skipHunter(play: ReturnType<typeof hunt>): void {
  for (let i = 0; i < 5 && asked(play) !== 'monster/attack'; i++) answer(play, legal(play).at(-1) as string);
}
