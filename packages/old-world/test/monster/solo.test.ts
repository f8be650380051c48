import { describe, expect, test } from 'vitest';
import { monster, type MonsterId } from '../../src/content/monsters.ts';
import { whyNoMonsterFight } from '../../src/rules/monster/monster-fight.ts';
import type { TrophyId } from '../../src/rules/table.ts';
import { answer, asked, cards, give, happened, legal } from '../support.ts';
import { decide, fightOf, type Hunt, hunt, hunterOf, indexOf, leaveMonster, leaveWitcher, MOUNTAIN } from './hunt.ts';

const alone = (id: MonsterId, more: Hunt = {}) => hunt(id, { ...more, schools: ['wolf'] });
/** Stops in the hunter's turn before the monster's next attack, so that its cards can be arranged. */
const waiting = (id: MonsterId, more: Hunt = {}) =>
  alone(id, {
    ...more,
    trail: true,
    arrange(table, hunter) {
      give(table, hunter.hand, [96]);
      more.arrange?.(table, hunter);
    },
  });
/** The Yrden does no Damage; then the monster attacks, by whatever type the die says. */
function end(play: ReturnType<typeof waiting>, outcome: 'defeated' | 'driven-away'): void {
  leaveMonster(play, outcome === 'defeated' ? 1 : 2);
  if (outcome === 'driven-away') {
    leaveWitcher(play, { deck: 0, hand: 1 });
    const { deck, hand, discard } = hunterOf(play);
    // The Yrden and one more card, which the attack takes.
    cards(discard).push(...cards(hand).splice(0));
    cards(discard).splice(cards(discard).indexOf(96), 1);
    cards(hand).push(96);
    cards(deck).push(cards(discard).pop() as number);
    hunterOf(play).shield = 0;
  }
  const { life, lost } = fightOf(play);
  const at = cards(lost).indexOf(13);
  // Card 13: one random card by Charge, Damage 3 by Bite.
  if (!life.cards.includes(13)) {
    const home = at >= 0 ? lost : play.table.fightDeck;
    cards(home)[cards(home).indexOf(13)] = cards(life).pop() as number;
    cards(life).push(13);
  } else cards(life).push(...cards(life).splice(cards(life).indexOf(13), 1));
  if (asked(play) === 'fight/prepare') answer(play, 'attack');
  answer(play, 'card-96');
}
/** Rotfiend and Whispess: Trophies that do nothing in a Fight. */
const two: TrophyId[] = ['monster:9', 'monster:20'];

describe('the solo game', () => {
  test('OW-SOLO-12, R-111: a die chooses the Attack Type before the card is revealed: 1–3 Charge, 4–6 Bite', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const play = alone('rotfiend', {
        seed: `die-${i}`,
        arrange: (table, hunter) => give(table, hunter.hand, [90, 92]),
      });
      const [rolled] = happened(play, 'attackRolled');
      const die = Number(rolled?.die);
      seen.add(die);
      expect(rolled?.attack).toBe(die <= 3 ? 'charge' : 'bite');
      expect(fightOf(play).attack).toBe(rolled?.attack);
      const types = play.events.map((event) => event.type);
      expect(types.indexOf('attackRolled')).toBeLessThan(types.indexOf('monsterRevealed'));
      expect(asked(play)).not.toBe('monster/attack');
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('R-129 Foglet, OW-SOLO-12: where both attacks cost the same, the die decides', () => {
    const play = waiting('foglet', {
      arrange(_, hunter) {
        hunter.defense = 4;
        hunter.shield = 4;
      },
    });
    const { life } = fightOf(play);
    // Card 11: Damage 2 or 3, Shield 4.
    if (life.cards.includes(11)) cards(life).push(...cards(life).splice(cards(life).indexOf(11), 1));
    answer(play, 'card-96');
    expect(happened(play, 'lossesCompared')).toEqual([{ charge: 0, bite: 0 }]);
    expect(happened(play, 'attackRolled')).toHaveLength(1);
  });

  test('OW-SOLO-13, D-24, R-108: after a Defeat nothing new comes; the tokens go back and the Slot is empty', () => {
    const play = waiting('harpy');
    end(play, 'defeated');
    answer(play, legal(play)[0] as string);
    expect(play.table.slots[MOUNTAIN]).toEqual({ token: -1, monster: -1 });
    expect(happened(play, 'slotEmptied')).toEqual([{ slot: MOUNTAIN }]);
    expect(play.table.tokens[MOUNTAIN].cards).toHaveLength(6);
    expect(hunterOf(play).trails[MOUNTAIN].cards).toEqual([]);
    expect(play.table.monsters[1].cards).toHaveLength(12);
  });

  test('OW-SOLO-14: after Driving Away one of the same Level comes, and no Trophy is gained', () => {
    const play = waiting('werewolf');
    end(play, 'driven-away');
    expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'driven-away' }]);
    expect(monster(play.table.slots[MOUNTAIN].monster).level).toBe(2);
    expect(hunterOf(play)).toMatchObject({ trophies: [], track: 0 });
  });

  test('OW-SOLO-06, D-23, R-106: with two monster Trophies and no Attribute Trophy the last monster cannot be attacked', () => {
    const why = (trophies: TrophyId[], options = {}) =>
      whyNoMonsterFight(
        alone('harpy', {
          options,
          steps: [],
          arrange(_, hunter) {
            hunter.trophies = trophies;
          },
        }),
        0,
      );
    expect(why(two)).toEqual({ reason: 'attribute-trophy-first', clause: 'OW-SOLO-06' });
    expect(why([...two, 'attribute:combat'])).toBeUndefined();
    expect(why(['monster:9'])).toBeUndefined();
    expect(why(two, { soloLastMonster: 'noDefeat' })).toBeUndefined();
  });

  test('OW-SOLO-06: with others at the table it does not matter', () => {
    const play = hunt('harpy', {
      steps: [],
      arrange(_, hunter) {
        hunter.trophies = [...two];
      },
    });
    expect(whyNoMonsterFight(play, 0)).toBeUndefined();
  });

  test('R-150: with `noDefeat` the last monster may be fought, but Defeating it counts as Driving Away', () => {
    const play = waiting('harpy', {
      options: { soloLastMonster: 'noDefeat' },
      arrange(_, hunter) {
        hunter.trophies = [...two];
        hunter.track = 2;
      },
    });
    end(play, 'defeated');
    if (asked(play) === 'row/gain-cost') answer(play, legal(play)[0] as string);
    expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'driven-away' }]);
    expect(hunterOf(play)).toMatchObject({ trophies: two, track: 2, gold: 2 });
    expect(play.table.drivenAway[0].cards).toEqual([indexOf('harpy')]);
    expect(monster(play.table.slots[MOUNTAIN].monster).level).toBe(1);
  });

  test('OW-SOLO-05, D-22, R-107: a replacement counts like the monsters of the setup, and the fourth Trophy wins with turns and rank', () => {
    const play = waiting('nekkers-nest', {
      arrange(table, hunter) {
        hunter.trophies = ['monster:9', 'attribute:defense', 'monster:20'];
        hunter.track = 3;
        table.turns = 9;
      },
    });
    end(play, 'defeated');
    expect(play.over).toEqual({ ranking: [[0]], detail: { turns: 9, rank: 3 } });
  });
});

test('OW-SOLO-13: with others at the table the Slot is filled again', () => {
  const play = hunt('harpy');
  decide(play, 'defeated');
  answer(play, legal(play)[0] as string);
  expect(play.table.slots[MOUNTAIN].monster).toBeGreaterThanOrEqual(0);
});
