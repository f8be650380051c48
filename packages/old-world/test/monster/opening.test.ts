import { describe, expect, test } from 'vitest';
import { whyNoMonsterFight } from '../../src/rules/monster/monster-fight.ts';
import { answer, asked, askedSeat, cards, give, happened, legal, stage } from '../support.ts';
import { decide, fightOf, HENGFORS, hunt, hunterOf, indexOf, MOUNTAIN, sequence } from './hunt.ts';

const HAND = [90, 92, 96];
const hand = (table: Parameters<typeof give>[0], hunter: { hand: Parameters<typeof give>[1] }): void =>
  give(table, hunter.hand, HAND);

describe('the opening of a monster Fight', () => {
  test('OW-MFIGHT-01: the player to the right of the AP controls the monster', () => {
    const play = hunt('rotfiend', { schools: ['wolf', 'griffin', 'bear'] });
    expect(happened(play, 'monsterFightDeclared')).toEqual([
      { seat: 0, slot: MOUNTAIN, monster: indexOf('rotfiend'), controller: 2 },
    ]);
  });

  test('OW-MFIGHT-02: the ability acts at its time, and nobody is asked whether it should', () => {
    const play = hunt('barghest', {
      arrange(table, hunter) {
        hand(table, hunter);
        hunter.defense = 3;
        hunter.shield = 3;
      },
    });
    expect(hunterOf(play).shield).toBe(2);
    expect(sequence(play, 'monsterFightDeclared', 'shieldChanged', 'monsterPoolBuilt')).toEqual([
      'monsterFightDeclared',
      'shieldChanged',
      'monsterPoolBuilt',
    ]);
  });

  test('OW-MFIGHT-03: as many cards from the top of the Monster Fight Deck as the monster has Life, shuffled', () => {
    const play = hunt('rotfiend');
    const pool = fightOf(play).life;
    expect([...pool.cards].sort((a, b) => a - b)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(pool.cards).not.toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
    expect(pool.kind).toBe('deck');
  });

  test('OW-MFIGHT-04: the rest of the Monster Fight Deck stays face down and out of the Fight', () => {
    const play = hunt('rotfiend');
    expect(play.table.fightDeck).toMatchObject({ kind: 'deck', cards: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
  });

  test('OW-MFIGHT-05: the monster begins, unless the AP has a Trail Token for it', () => {
    expect(asked(hunt('rotfiend', { arrange: hand }))).toBe('monster/attack');
    const tracked = hunt('rotfiend', { arrange: hand, trail: true });
    expect(happened(tracked, 'monsterFightBegan')).toEqual([{ seat: 0, first: 'hunter' }]);
    expect(asked(tracked)).toMatch(/^fight\//);
    expect(askedSeat(tracked)).toBe(0);
  });

  test('OW-MFIGHT-05, R-121: a Trail Token of another Terrain and a Trail Quest are no trail of this monster', () => {
    const play = hunt('rotfiend', {
      arrange(table, hunter) {
        cards(hunter.trails[0]).push(cards(table.tokens[0]).pop() as number);
        hunter.trailQuests.push({ token: cards(table.tokens[MOUNTAIN]).pop() as number, turn: 1 });
        table.bank -= 1;
      },
    });
    expect(happened(play, 'monsterFightBegan')).toEqual([{ seat: 0, first: 'monster' }]);
  });

  test('OW-MFIGHT-18: a monster that stays starts the next Fight with a full pool', () => {
    const play = hunt('rotfiend', { after: [{ do: 'monster-fight/declare', slot: MOUNTAIN }] });
    decide(play, 'complete-defeat');
    if (asked(play) === 'row/gain-cost') answer(play, legal(play)[0] as string);
    expect(happened(play, 'monsterPoolBuilt')).toEqual([
      { monster: indexOf('rotfiend'), life: 11 },
      { monster: indexOf('rotfiend'), life: 11 },
    ]);
    expect(fightOf(play).life.cards).toHaveLength(11);
    expect(fightOf(play).lost.cards).toHaveLength(0);
  });

  test('OW-TIME-04: declare, demand, Life Pools, effects at the start of the Fight, who begins', () => {
    const play = hunt('archespore', {
      arrange(table, hunter) {
        give(table, hunter.hand, HAND.slice(0, 1));
        cards(hunter.potions).push(...cards(table.potionDeck).splice(0, 2));
        hunter.kept.push(7);
      },
    });
    expect(asked(play)).toBe('potions/discard');
    expect(happened(play, 'lifePoolBuilt')).toEqual([]);
    answer(play, 'potion-1');
    expect(
      sequence(
        play,
        'monsterFightDeclared',
        'potionDiscarded',
        'lifePoolBuilt',
        'monsterPoolBuilt',
        'drew',
        'monsterFightBegan',
      ),
    ).toEqual([
      'monsterFightDeclared',
      'potionDiscarded',
      'lifePoolBuilt',
      'monsterPoolBuilt',
      'drew',
      'monsterFightBegan',
    ]);
    expect(hunterOf(play).hand.cards).toHaveLength(2);
    expect(hunterOf(play).potions.cards).toEqual([0]);
  });

  test('R-88: the ability comes before the AP’s effects of the same moment', () => {
    const play = hunt('drowners-nest', {
      arrange(table, hunter) {
        give(table, hunter.hand, HAND.slice(0, 1));
        hunter.kept.push(7);
      },
    });
    answer(play, legal(play)[0] as string);
    expect(sequence(play, 'discarded', 'drew')).toEqual(['discarded', 'drew']);
  });

  test('R-122: what is lost before the Life Pool is shuffled into it and cannot KO', () => {
    const play = hunt('arachas', {
      arrange(table, hunter) {
        give(table, table.box, [91, 92, 93, 94, 95, 96, 97, 98, 99]);
        give(table, hunter.hand, [90]);
      },
    });
    expect(hunterOf(play)).toMatchObject({ hand: { cards: [] }, deck: { cards: [90] }, discard: { cards: [] } });
    expect(asked(play)).toBe('monster/attack');
  });

  test('R-122, OW-FIGHT-20: what is lost after the Life Pool is made can KO before the first turn', () => {
    const play = hunt('drowners-nest', {
      arrange(table) {
        give(table, table.box, [91, 92, 93, 94, 95, 96, 97, 98, 99]);
      },
    });
    expect(happened(play, 'monsterFightBegan')).toEqual([]);
    expect(happened(play, 'monsterFightEnded')).toMatchObject([{ outcome: 'complete-defeat' }]);
  });
});

describe('when a monster Fight can be chosen', () => {
  const here = (id: Parameters<typeof hunt>[0], arrange?: NonNullable<Parameters<typeof hunt>[1]>['arrange']) =>
    hunt(id, arrange === undefined ? { steps: [] } : { steps: [], arrange });

  test('OW-P2-04: only where its Token is', () => {
    expect(whyNoMonsterFight(here('harpy'), 0)).toBeUndefined();
    const away = here('harpy', (_, hunter) => {
      hunter.at = 3;
    });
    expect(whyNoMonsterFight(away, 0)).toEqual({ reason: 'no-monster-here', clause: 'OW-P2-04' });
    expect(whyNoMonsterFight(here('harpy'), 1)).toEqual({ reason: 'no-monster-here', clause: 'OW-P2-04' });
  });

  test('R-63: not without any own card', () => {
    const bare = here('harpy', (table, hunter) => give(table, table.box, [...hunter.deck.cards]));
    expect(whyNoMonsterFight(bare, 0)).toEqual({ reason: 'no-own-cards', clause: 'R-63' });
  });

  test('R-65: Archespore not without an unused Potion', () => {
    expect(whyNoMonsterFight(here('archespore'), 0)).toEqual({ reason: 'needs-a-potion', clause: 'R-65' });
    const ready = here('archespore', (table, hunter) =>
      cards(hunter.potions).push(cards(table.potionDeck).pop() as number),
    );
    expect(whyNoMonsterFight(ready, 0)).toBeUndefined();
  });

  test('R-65: a monster that only takes what there is can be fought with nothing to take', () => {
    const play = hunt('arachas');
    expect(play.table.fight).toBeDefined();
    expect(happened(play, 'discarded')).toEqual([]);
  });

  test('OW-P2-04: an empty Slot is no monster', () => {
    const play = stage({
      arrange(table, [wolf]) {
        table.slots[MOUNTAIN] = { token: -1, monster: -1 };
        if (wolf !== undefined) wolf.at = HENGFORS;
      },
      steps: [],
    });
    expect(whyNoMonsterFight(play, 0)).toEqual({ reason: 'no-monster-here', clause: 'OW-P2-04' });
  });
});
