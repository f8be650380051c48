import { describe, expect, test } from 'vitest';
import { EXPLORATIONS } from '../../src/content/explorations.ts';
import { EVENTS } from '../../src/content/events.ts';
import { LOCATIONS_OF, neighbours, SEA_EDGES, TERRAIN_OF } from '../../src/content/map.ts';
import { enterLocation } from '../../src/rules/journey/move.ts';
import type { Table } from '../../src/rules/table.ts';
import { answer, asked, happened, legal, placeMonster, stage, whyNot } from '../support.ts';
import { hold, the, WOLF, witcher } from './help.ts';

const begin = [{ do: 'turn/begin' }] as const;

/** A Wolf at a place with certain cards and Gold, at the beginning of a turn. */
function wolfAt(
  at: number,
  cards: readonly number[],
  gold = 0,
  options: Record<string, unknown> = {},
  more?: (table: Table) => void,
) {
  return stage({
    steps: begin,
    options,
    arrange: (table) => {
      the(table, 0).at = at;
      the(table, 0).gold = gold;
      hold(table, 0, cards);
      more?.(table);
    },
  });
}
const destinations = (ids: readonly string[]): number[] =>
  [...new Set(ids.filter((id) => id.startsWith('move-')).map((id) => Number(id.split('-')[1])))].sort((a, b) => a - b);

describe('where a move leads', () => {
  test('OW-MOVE-01: to every connected location and to no other', () => {
    for (const at of [0, 3, 7, 15]) {
      const play = wolfAt(at, [90, 91], 1);
      expect(destinations(legal(play))).toEqual(neighbours(at));
    }
    const play = wolfAt(3, [92], 1);
    expect(whyNot(play, 'move-11')).toBe('not-connected OW-MOVE-01');
    answer(play, 'move-7-card-92');
    expect(destinations(legal(play))).toEqual([]);
  });

  test('OW-MOVE-02: sea paths are paths', () => {
    for (const [a, b] of SEA_EDGES) {
      expect(destinations(legal(wolfAt(a, [90, 91])))).toContain(b);
      expect(destinations(legal(wolfAt(b, [90, 91])))).toContain(a);
    }
  });

  test('OW-MOVE-09, OW-MOVE-10: Witchers and a monster neither stop a move nor tax it, and force no Fight', () => {
    const plain = legal(wolfAt(3, [90, 92], 1));
    const play = wolfAt(3, [90, 92], 1, {}, (table) => {
      placeMonster(table, 'mountain', 'archespore', 2);
      the(table, 1).at = 2;
    });
    expect(legal(play)).toEqual(plain);
    answer(play, 'move-2-card-90');
    expect(asked(play)).toBe('phase-1/act');
    expect(witcher(play, 0).at).toBe(witcher(play, 1).at);
    expect(legal(play)).toContain('done');
    expect(play.state.table.fight).toBeUndefined();
  });
});

describe('what a move costs', () => {
  test('OW-MOVE-03: one card that shows the Terrain of the destination', () => {
    const play = wolfAt(3, [WOLF.water[0], WOLF.mountain[0]]);
    expect(legal(play)).toContain('move-4-card-93');
    expect(legal(play)).not.toContain('move-4-card-90');
    expect(whyNot(play, 'move-4-card-90')).toBe('other-terrain OW-MOVE-03');
    answer(play, 'move-4-card-93');
    expect(witcher(play, 0).at).toBe(4);
    expect(witcher(play, 0).hand.cards).toEqual([90]);
  });

  test('OW-MOVE-04: any two cards, each pair once, for every Terrain', () => {
    const play = wolfAt(3, [90, 91, 95]);
    expect(legal(play).filter((id) => id.startsWith('move-4-'))).toEqual([
      'move-4-two-90-91',
      'move-4-two-90-95',
      'move-4-two-91-95',
    ]);
    answer(play, 'move-4-two-90-95');
    expect(witcher(play, 0).at).toBe(4);
    expect(witcher(play, 0).hand.cards).toEqual([91]);
    expect(witcher(play, 0).discard.cards).toEqual([90, 95]);
  });

  test('OW-MOVE-05, OW-GEN-07, OW-GEN-08: any card and 1 Gold, which goes to the bank; never without the Gold', () => {
    const poor = wolfAt(3, [90]);
    expect(legal(poor)).not.toContain('move-4-gold-90');
    expect(whyNot(poor, 'move-4-gold-90')).toBe('no-gold OW-GEN-07');
    const play = wolfAt(3, [90], 1);
    const { bank } = play.state.table;
    answer(play, 'move-4-gold-90');
    expect(witcher(play, 0)).toMatchObject({ at: 4, gold: 0 });
    expect(witcher(play, 0).hand.cards).toEqual([]);
    expect(play.state.table.bank).toBe(bank + 1);
  });

  test('OW-MOVE-06: one wild card, for every Terrain', () => {
    const play = wolfAt(4, [WOLF.wild[0]]);
    expect(legal(play)).toEqual([...neighbours(4).map((to) => `move-${to}-card-92`), 'done']);
  });

  test('OW-MOVE-07: the Terrain that is left plays no part', () => {
    // Ban Ard is water; a water card does not lead to Vengerberg, a forest card does.
    expect(legal(wolfAt(4, [93])).filter((id) => id.startsWith('move-8'))).toEqual([]);
    expect(legal(wolfAt(4, [91])).filter((id) => id.startsWith('move-8'))).toEqual(['move-8-card-91']);
  });

  test('OW-MOVE-08: as many moves as can be paid, whatever is left unused on the way', () => {
    const play = wolfAt(3, [93, 91, 90, 92, 96, 94]);
    for (const move of [
      'move-4-card-93',
      'move-7-card-91',
      'move-11-card-90',
      'move-18-card-92',
      'move-15-card-96',
      'move-14-card-94',
    ]) {
      answer(play, move);
    }
    expect(witcher(play, 0).at).toBe(14);
    expect(play.state.table.turn.usedActions).toEqual([]);
  });

  test('OW-MOVE-13: the cards go face up to the own discard pile', () => {
    const play = wolfAt(3, [93, 91]);
    answer(play, 'move-4-two-91-93');
    expect(witcher(play, 0).discard).toMatchObject({ kind: 'open', cards: [91, 93] });
    expect(happened(play, 'discarded')).toEqual([{ seat: 0, cards: [91, 93], from: 'hand', why: 'move' }]);
  });

  test('OW-MOVE-14, R-11: any card leads to Behelt Nar, or by the option only a wild one, two cards, or Gold', () => {
    expect(legal(wolfAt(4, [90])).filter((id) => id.startsWith('move-0'))).toEqual(['move-0-card-90']);
    const strict = { wildLocationTakesAnyCard: false };
    expect(legal(wolfAt(4, [90], 0, strict)).filter((id) => id.startsWith('move-0'))).toEqual([]);
    expect(legal(wolfAt(4, [90, 92], 1, strict)).filter((id) => id.startsWith('move-0'))).toEqual([
      'move-0-gold-90',
      'move-0-two-90-92',
      'move-0-card-92',
      'move-0-gold-92',
    ]);
  });

  test('OW-MOVE-14: Behelt Nar has an action, but no token, no Terrain pile and no Quest names it', () => {
    const play = wolfAt(4, [90], 9);
    answer(play, 'move-0-card-90');
    expect(legal(play)).toContain('location-school');
    expect(TERRAIN_OF[0]).toBe('wild');
    expect(Object.values(LOCATIONS_OF).flat()).not.toContain(0);
    expect(JSON.stringify([EXPLORATIONS, EVENTS])).not.toContain('"location":0');
  });
});

describe('powers that help a move', () => {
  const DROWNERS = 'monster:3';

  test('OW-TIME-12: a power lets any card lead to water, once per turn; a card that leads there anyway needs it not', () => {
    const play = wolfAt(3, [90, 93, 95], 0, {}, (table) => the(table, 0).trophies.push(DROWNERS));
    const ids = legal(play);
    expect(ids).toContain(`move-4-any-90-${DROWNERS}`);
    expect(ids).not.toContain(`move-4-any-93-${DROWNERS}`);
    expect(ids.filter((id) => id.startsWith('move-7-any'))).toEqual([]);
    answer(play, `move-4-any-90-${DROWNERS}`);
    expect(witcher(play, 0).hand.cards).toEqual([93, 95]);
    expect(legal(play).filter((id) => id.includes('-any-'))).toEqual([]);
  });
});

describe('before anything is done at a place', () => {
  test('OW-MOVE-11: no action, no Poker and no Quest before the first move of the turn', () => {
    const play = wolfAt(4, [90, 91], 3, {}, (table) => {
      the(table, 1).at = 4;
      the(table, 1).gold = 1;
      the(table, 0).quests.push({ card: { exploration: 0 }, place: 4, token: false, event: 1 });
    });
    for (const id of ['location-train-alchemy', 'poker-1', 'quest-0']) {
      expect(legal(play)).not.toContain(id);
      expect(whyNot(play, id)).toBe('not-moved OW-MOVE-11');
    }
  });

  test('OW-MOVE-12: whoever leaves and comes back, paying twice, may act where the turn began', () => {
    const play = wolfAt(4, [90, 93, 94], 0);
    answer(play, 'move-3-card-90');
    expect(whyNot(play, 'location-train-alchemy')).toBeUndefined();
    answer(play, 'move-4-card-93');
    expect(legal(play)).toContain('location-train-alchemy');
    expect(witcher(play, 0).hand.cards).toEqual([94]);
  });
});

describe('moves by effects', () => {
  test('R-13: being sent somewhere counts as a move, being sent to where one stands does not', () => {
    const play = wolfAt(4, [90]);
    enterLocation(play, 0, 4);
    expect(play.state.table.turn.moved).toBe(false);
    expect(happened(play, 'entered')).toEqual([]);
    enterLocation(play, 0, 17);
    expect(play.state.table.turn.moved).toBe(true);
    expect(happened(play, 'entered')).toEqual([{ seat: 0, from: 4, location: 17 }]);
    expect(play.state.agenda[play.state.agenda.length - 1]).toEqual({ do: 'powers/enter', seat: 0 });
  });

  test('R-13: a Witcher who is moved in another player’s turn has not moved for that player', () => {
    const play = wolfAt(4, [90]);
    enterLocation(play, 1, 17);
    expect(witcher(play, 1).at).toBe(17);
    expect(play.state.table.turn.moved).toBe(false);
  });
});
