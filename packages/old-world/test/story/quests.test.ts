import { describe, expect, test } from 'vitest';
import { LOCATIONS_OF, TERRAIN_OF } from '../../src/content/map.ts';
import type { QuestCard } from '../../src/rules/table.ts';
import { viewTable } from '../../src/view.ts';
import { answer, asked, askedSeat, cards, give, happened, legal, put, stage, whyNot } from '../support.ts';
import { addEvent, addExploration, ap, apply, arranged, cardNumber, explore, other, readEvent } from './reading.ts';

const TURN = [{ do: 'turn/phase-1' }, { do: 'turn/phase-2' }, { do: 'turn/phase-3' }, { do: 'turn/end' }] as const;

/** A Quest at the board: exploration card n (default 1, out of its deck), at a place. */
const quest = (place: number, event: number, more: Partial<QuestCard> = {}): QuestCard => ({
  card: { exploration: 1 },
  place,
  token: false,
  event,
  ...more,
});

const gold = (n: number): number => addEvent({ kind: 'instant', effects: [{ gold: n }] });

describe('getting a Quest', () => {
  test('OW-QUEST-01, R-116: the card becomes a Quest, face up at the board of the AP, with the chosen Result only', () => {
    const play = explore('city-06', { arrange: arranged((w) => void (w.gold = 3)) });
    answer(play, 'option-1');
    const expected = [
      { card: { exploration: cardNumber('city-06') }, place: 2, token: false, price: { gold: 2 }, event: 3 },
    ];
    expect(ap(play).quests).toEqual(expected);
    expect(viewTable(play, 1).witchers[0]?.quests).toEqual(expected);
    expect([play.table.reading.cards, play.table.cityOut.cards]).toEqual([[], []]);
    expect(JSON.stringify(viewTable(play, 1))).not.toContain('gainCard');
  });

  test('OW-QUEST-02: what stands beside the Quest happens at once, before the token is drawn', () => {
    const id = addExploration({
      deck: 'wilds',
      options: [
        { effects: [{ quest: { place: { terrain: 'forest' }, event: 9 } }, { trail: 'any' }] },
        { effects: [{ gold: 1 }] },
      ],
    });
    const play = explore(id, { arrange: arranged((_, table) => put(table.tokens[0], [6])) });
    answer(play, 'option-1');
    // The Trail takes the only forest token; the Quest then needs another pile.
    expect(asked(play)).toBe('tokens/any-trail');
    answer(play, 'forest');
    expect(asked(play)).toBe('quest/other-terrain');
    const gain = explore('city-02');
    answer(gain, 'option-1');
    expect([ap(gain).gold, ap(gain).quests.length]).toEqual([1, 1]);
  });

  test('OW-QUEST-03: a named Location needs no token', () => {
    const play = explore('wilds-16');
    const before = play.table.tokens.map((pile) => pile.cards.length);
    answer(play, 'option-1');
    expect(ap(play).quests[0]).toMatchObject({ place: 18, token: false, event: 37 });
    expect(play.table.tokens.map((pile) => pile.cards.length)).toEqual(before);
  });

  test('OW-QUEST-04: a Terrain means a random token of its pile, face up on the Quest', () => {
    const play = explore('wilds-04');
    const top = play.table.tokens[1].cards.at(-1);
    answer(play, 'option-1');
    expect(ap(play).quests[0]).toMatchObject({ place: top, token: true });
    expect(TERRAIN_OF[top ?? 0]).toBe('mountain');
    expect(play.table.tokens[1].cards).not.toContain(top);
  });

  test('R-39: a token that shows the place where the AP stands is not redrawn', () => {
    const play = explore('wilds-04', {
      arrange: arranged((w, table) => {
        put(table.tokens[1], LOCATIONS_OF.mountain.filter((n) => n !== 3 && n !== table.slots[1].token).concat(3));
        w.at = 3;
      }),
    });
    answer(play, 'option-1');
    expect(ap(play).quests[0]?.place).toBe(3);
  });

  test('OW-QUEST-05, R-40: an empty pile is replaced by another one of the choice of the AP', () => {
    const play = explore('wilds-04', { arrange: arranged((_, table) => put(table.tokens[1], [])) });
    answer(play, 'option-1');
    expect([asked(play), askedSeat(play), legal(play)]).toEqual(['quest/other-terrain', 0, ['forest', 'water']]);
    expect(whyNot(play, 'mountain')).toBe('no-token-left OW-QUEST-05');
    answer(play, 'water');
    expect(TERRAIN_OF[ap(play).quests[0]?.place ?? 0]).toBe('water');
    const single = explore('wilds-04', {
      arrange: arranged((_, table) => [0, 1].forEach((n) => put(table.tokens[n as 0 | 1], []))),
    });
    answer(single, 'option-1');
    expect(asked(single)).toBeUndefined();
    expect(TERRAIN_OF[ap(single).quests[0]?.place ?? 0]).toBe('water');
  });

  test('OW-QUEST-06, D-37: with all piles empty there is no Quest and the card leaves the game', () => {
    const play = explore('wilds-04', {
      arrange: arranged((_, table) => table.tokens.forEach((pile) => put(pile, []))),
    });
    answer(play, 'option-1');
    expect([ap(play).quests, play.table.wildsOut.cards]).toEqual([[], [cardNumber('wilds-04')]]);
    expect(happened(play, 'questLost')).toHaveLength(1);
  });

  test('OW-QUEST-07: any number of Quests at the same time', () => {
    const play = explore('wilds-04', {
      arrange: arranged((w) => w.quests.push(...[6, 7, 8, 9, 11].map((place) => quest(place, 6)))),
    });
    answer(play, 'option-1');
    expect(ap(play).quests).toHaveLength(6);
  });
});

describe('resolving a Quest', () => {
  test('OW-QUEST-09: in Phase I, after a move, at the Quest Location and nowhere else', () => {
    const play = stage({
      arrange: arranged((w, table) => {
        w.at = 3;
        w.quests.push(quest(3, gold(4)), quest(2, gold(5)));
        give(table, w.hand, [92, 93, 97]);
      }),
      steps: TURN,
    });
    // standing there is not enough.
    expect(whyNot(play, 'quest-0')).toContain('OW-MOVE-11');
    expect(whyNot(play, 'quest-1')).toContain('OW-QUEST-09');
    answer(play, 'move-2-card-92');
    expect(whyNot(play, 'quest-0')).toContain('OW-QUEST-09');
    answer(play, 'quest-1');
    expect(ap(play).gold).toBe(5);
    answer(play, 'move-3-card-97');
    answer(play, 'quest-0');
    expect([ap(play).gold, ap(play).quests]).toEqual([9, []]);
    answer(play, 'done');
    expect(legal(play).some((id) => id.startsWith('quest'))).toBe(false);
  });

  test('OW-QUEST-08, OW-QUEST-11: nobody has to resolve a Quest, and an open one costs nothing', () => {
    const play = stage({
      arrange: arranged((w, table) => {
        w.quests.push(quest(3, gold(4)));
        table.turn.moved = true;
        give(table, w.hand, [92]);
      }),
      steps: TURN,
    });
    expect(legal(play)).toEqual(expect.arrayContaining(['quest-0', 'done']));
    answer(play, 'done');
    expect(asked(play)).toBe('phase-2/choose');
    expect([ap(play).quests.length, ap(play).gold]).toEqual([1, 0]);
  });

  test('OW-QUEST-10: its price must be payable in full and is paid first', () => {
    const event = gold(5);
    const at = (goldInHand: number) =>
      stage({
        arrange: arranged((w, table) => {
          w.quests.push(quest(3, event, { price: { gold: 2 } }));
          w.gold = goldInHand;
          table.turn.moved = true;
          give(table, w.hand, [92]);
        }),
        steps: TURN,
      });
    expect(legal(at(1))).not.toContain('quest-0');
    expect(whyNot(at(1), 'quest-0')).toContain('OW-QUEST-10');
    const play = at(2);
    answer(play, 'quest-0');
    expect(
      play.events.flatMap(({ type, data }) =>
        type === 'goldPaid' || type === 'goldGained' ? [[type, data.gold]] : [],
      ),
    ).toEqual([
      ['goldPaid', 2],
      ['goldGained', 5],
    ]);
    expect(ap(play).gold).toBe(5);
  });

  test('OW-QUEST-12: several Quests at one Location in one Phase I', () => {
    const play = stage({
      arrange: arranged((w, table) => {
        w.quests.push(
          quest(3, gold(1)),
          quest(3, gold(2), { card: { exploration: 3 } }),
          quest(3, gold(4), { card: { exploration: 5 } }),
        );
        table.turn.moved = true;
        give(table, w.hand, [92]);
      }),
      steps: TURN,
    });
    for (const id of ['quest-1', 'quest-0', 'quest-0']) answer(play, id);
    expect([ap(play).gold, ap(play).quests]).toEqual([7, []]);
    expect(asked(play)).toBe('phase-1/act');
  });

  test('OW-QUEST-13, OW-QUEST-14, D-41: afterwards the card is out of the game and the token shuffled into its pile', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const play = stage({
        seed: String(seed),
        arrange: arranged((w, table) => {
          const at = cards(table.tokens[1]).indexOf(9);
          cards(table.tokens[1]).splice(at, 1);
          w.quests.push(quest(9, gold(1), { token: true }));
        }),
        steps: [{ do: 'quest/resolve', seat: 0, quest: 0 }],
      });
      expect([ap(play).quests, play.table.cityOut.cards]).toEqual([[], [1]]);
      expect(play.table.tokens[1].cards).toContain(9);
      orders.add(play.table.tokens[1].cards.join(' '));
    }
    expect(orders.size).toBeGreaterThan(6);
  });

  test('OW-QUEST-15: tokens on Quests stay when a monster vanishes', () => {
    const play = stage({
      arrange: arranged((w, table) => {
        cards(table.tokens[1]).splice(cards(table.tokens[1]).indexOf(9), 1);
        w.quests.push(quest(9, gold(1), { token: true }));
      }),
      steps: [{ do: 'spawn/monster', slot: 1, monster: 8, after: 'driven-away' }],
    });
    expect(ap(play).quests).toHaveLength(1);
    expect(play.table.tokens[1].cards).not.toContain(9);
    expect(play.table.slots[1].token).not.toBe(9);
  });

  test('OW-QUEST-16: the Quest of another player cannot be resolved', () => {
    const play = stage({
      arrange: (table, [w, second]) => {
        second?.quests.push(quest(3, gold(1)));
        table.turn.moved = true;
        if (w !== undefined) give(table, w.hand, [92]);
      },
      steps: TURN,
    });
    expect(legal(play).filter((id) => id.startsWith('quest'))).toEqual([]);
    expect(other(play).quests).toHaveLength(1);
  });

  test('OW-QUEST-17: card and token stay until the Event is over, so the Event cannot draw this token', () => {
    const event = addEvent({
      kind: 'instant',
      effects: [{ quest: { place: { terrain: 'mountain' }, event: 6 } }, { discard: 1 }],
    });
    const play = stage({
      arrange: arranged((w, table) => {
        put(table.tokens[1], [11]);
        w.quests.push(quest(9, event, { token: true }));
        give(table, w.hand, [90, 91]);
      }),
      steps: [{ do: 'quest/resolve', seat: 0, quest: 0 }],
    });
    expect(asked(play)).toBe('cards/discard');
    expect([ap(play).quests.length, play.table.cityOut.cards, play.table.tokens[1].cards]).toEqual([1, [], [11]]);
    answer(play, 'card-90');
    // The new Quest took the 11, then the 9 came back.
    expect(ap(play).quests).toEqual([{ card: { event }, place: 11, token: true, event: 6 }]);
    expect([play.table.cityOut.cards, play.table.tokens[1].cards]).toEqual([[1], [9]]);
  });

  test('R-42: an Event Card at somebody’s board blocks the Quest; one that left the game is read again', () => {
    const arrange = (taken: boolean) =>
      stage({
        arrange: (table, [w, second]) => {
          w?.quests.push(quest(3, 27));
          if (taken) second?.kept.push(27);
          table.turn.moved = true;
          if (w !== undefined) give(table, w.hand, [92]);
        },
        steps: TURN,
      });
    expect(legal(arrange(true))).not.toContain('quest-0');
    const play = arrange(false);
    answer(play, 'quest-0');
    expect(ap(play).kept).toEqual([27]);
    const twice = apply([{ event: 12 }, { event: 12 }]);
    expect(happened(twice, 'storyRead').filter(({ card }) => (card as { event: number }).event === 12)).toHaveLength(2);
    const missing = apply([{ event: 27 }, { gold: 1 }], { arrange: (_, [, second]) => second?.kept.push(27) });
    expect([happened(missing, 'eventMissing').length, ap(missing).kept, ap(missing).gold]).toEqual([1, [], 1]);
  });

  test('R-13: a Quest may follow a move granted by an effect; being sent where one stands is no move', () => {
    const go = addExploration({ deck: 'city', options: [{ effects: [{ goTo: 7 }] }, { effects: [{ goTo: 3 }] }] });
    const moved = explore(go);
    answer(moved, 'option-1');
    expect([ap(moved).at, moved.table.turn.moved, happened(moved, 'entered').length]).toEqual([7, true, 1]);
    const stayed = explore(go);
    answer(stayed, 'option-2');
    expect([ap(stayed).at, stayed.table.turn.moved, happened(stayed, 'entered').length]).toEqual([3, false, 0]);
    const event = readEvent(12, { arrange: arranged((w) => w.quests.push(quest(16, gold(1)))), after: TURN });
    expect(legal(event)).toContain('quest-0');
    const trail = apply([{ goTo: 16 }], { arrange: arranged((w) => w.trailQuests.push({ token: 16, turn: 0 })) });
    expect([ap(trail).trailQuests, ap(trail).gold]).toEqual([[], 1]);
  });

  test('R-13: a move in Phase II does not reopen Phase I', () => {
    const play = explore('wilds-08', { after: [{ do: 'turn/phase-3' }, { do: 'turn/end' }] });
    answer(play, 'option-1');
    expect([ap(play).at, play.table.turn.phase]).toEqual([14, 'phase-3']);
  });
});
