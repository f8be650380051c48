import { describe, expect, test } from 'vitest';
import { actionCard } from '../../src/content/action-cards.ts';
import { monster } from '../../src/content/monsters.ts';
import { soloRank } from '../../src/content/tables.ts';
import type { Table } from '../../src/rules/table.ts';
import { answer, asked, happened, legal, placeMonster, stage, whyNot } from '../support.ts';
import { firstTurn, hold, lay, newGame, the, witcher } from './help.ts';

const ROW = [14, 8, 0, 15, 9, 1];
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function gain(options: Record<string, unknown> = {}, more?: (table: Table) => void) {
  const play = stage({
    schools: ['wolf'],
    options,
    steps: [{ do: 'turn/phase-3' }],
    arrange: (table) => {
      hold(table, 0, [90, 91, 92]);
      lay(table, ROW);
      more?.(table);
    },
  });
  if (asked(play) === 'phase-3/discard') answer(play, 'enough');
  return play;
}

describe('setup alone', () => {
  test('OW-SOLO-01, OW-SOLO-02: the setup of two or three players, with 5 cards and 3 Gold', () => {
    const play = firstTurn(1);
    const { table } = play.state;
    expect(witcher(play, 0)).toMatchObject({ gold: 3, witcherTrophies: 0, shield: 1, level: 1 });
    expect(witcher(play, 0).hand.cards).toHaveLength(5);
    expect(table.row.cards.slice(3).map((card) => actionCard(card).cost)).toEqual([0, 0, 0]);
    expect(table.extraStack.cards).toHaveLength(0);
    expect(happened(play, 'attributeRaised')).toEqual([]);
  });

  test('OW-SOLO-01, OW-SETUP-25: the School is drafted alone, too', () => {
    const play = newGame(1);
    expect(asked(play)).toBe('setup/board');
    expect(legal(play)).toHaveLength(2);
  });

  test('OW-SOLO-03, R-112: one monster of every Level, in Slots by lot', () => {
    const orders = new Set(
      SEEDS.map((seed) => {
        const levels = firstTurn(1, {}, seed).state.table.slots.map((slot) => monster(slot.monster).level);
        expect([...levels].sort((a, b) => a - b)).toEqual([1, 2, 3]);
        return levels.join();
      }),
    );
    expect(orders.size).toBeGreaterThan(2);
  });

  test('OW-SOLO-04: a single Attribute Trophy, drawn by lot', () => {
    const drawn = new Set(
      SEEDS.map((seed) => {
        const { attributeTrophies } = firstTurn(1, {}, seed).state.table;
        expect([...attributeTrophies].sort((a, b) => a - b)).toEqual([0, 0, 0, 1]);
        return attributeTrophies.indexOf(1);
      }),
    );
    expect(drawn.size).toBeGreaterThan(1);
  });
});

describe('winning alone', () => {
  test('OW-SOLO-05, R-107: four Trophies win: three of any monsters and the Attribute Trophy', () => {
    const play = stage({
      schools: ['wolf'],
      steps: [{ do: 'trophy/gain', seat: 0, trophy: 'monster:20' }],
      arrange: (table) => {
        the(table, 0).trophies.push('monster:0', 'attribute:combat', 'monster:3');
        the(table, 0).track = 3;
        table.turns = 11;
      },
    });
    expect(play.over?.ranking).toEqual([[0]]);
    const three = stage({
      schools: ['wolf'],
      steps: [{ do: 'trophy/gain', seat: 0, trophy: 'attribute:combat' }],
      arrange: (table) => {
        the(table, 0).trophies.push('monster:0', 'monster:3');
        the(table, 0).track = 2;
      },
    });
    expect(three.over).toBeUndefined();
    expect(witcher(three, 0).track).toBe(3);
  });

  test('OW-SOLO-06, D-23, R-106: the last monster is not attacked before the Attribute Trophy is gained', () => {
    const last = (options: Record<string, unknown>, more?: (table: Table) => void) =>
      stage({
        schools: ['wolf'],
        options,
        steps: [{ do: 'turn/phase-2' }],
        arrange: (table) => {
          hold(table, 0, [90]);
          placeMonster(table, 'mountain', 'barghest', 3);
          the(table, 0).trophies.push('monster:0', 'monster:4');
          more?.(table);
        },
      });
    expect(whyNot(last({}), 'fight-monster')).toBe('attribute-trophy-first OW-SOLO-06');
    expect(legal(last({}, (table) => the(table, 0).trophies.push('attribute:combat')))).toContain('fight-monster');
    expect(legal(last({}, (table) => the(table, 0).trophies.pop()))).toContain('fight-monster');
    expect(legal(last({ soloLastMonster: 'noDefeat' }))).toContain('fight-monster');
  });

  test('OW-SOLO-07, R-110: every turn begun is counted, the winning one included', () => {
    const play = firstTurn(1);
    expect(play.state.table.turns).toBe(1);
    answer(play, 'done');
    for (let n = 0; n < 300 && play.state.table.turns === 1; n++)
      answer(play, legal(play).find((id) => id === 'enough' || id.startsWith('explore')) ?? (legal(play)[0] as string));
    expect(play.state.table).toMatchObject({ turns: 2, active: 0 });
    expect(happened(play, 'turnBegan')).toEqual([
      { seat: 0, turn: 1 },
      { seat: 0, turn: 2 },
    ]);
  });

  test('OW-SOLO-16: the result follows from the number of turns', () => {
    expect([20, 13, 12, 11, 10, 9, 8, 7, 6, 1].map(soloRank)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    const play = stage({
      schools: ['wolf'],
      steps: [{ do: 'trophy/gain', seat: 0, trophy: 'monster:20' }],
      arrange: (table) => {
        the(table, 0).track = 3;
        table.turns = 11;
      },
    });
    expect(play.over?.detail).toEqual({ turns: 11, rank: 2 });
  });
});

describe('a turn alone', () => {
  test('OW-SOLO-08: Poker only at Poker Locations, against the table of rewards', () => {
    const at = (place: number, gold: number) =>
      stage({
        schools: ['wolf'],
        steps: [{ do: 'turn/phase-1' }],
        arrange: (table) => {
          table.turn.moved = true;
          the(table, 0).at = place;
          the(table, 0).gold = gold;
          hold(table, 0, [90]);
        },
      });
    expect(legal(at(4, 1)).filter((id) => id.startsWith('poker'))).toEqual([]);
    expect(whyNot(at(6, 0), 'poker-locals')).toBe('needs-gold OW-SOLO-08');
    const play = at(6, 1);
    answer(play, 'poker-locals');
    expect(happened(play, 'pokerStarted')).toEqual([{ active: 0, against: 'solo' }]);
    expect(witcher(play, 0).gold).toBe(0);
  });

  test('OW-SOLO-15, D-21: a card of slot 6 that was not taken goes to the common discard pile, and the Row is refilled', () => {
    const play = gain();
    const deck = [...play.state.table.actionDeck.cards];
    answer(play, 'card-9');
    answer(play, 'card-90');
    expect(play.state.table.commonDiscard.cards).toEqual([1]);
    expect(play.state.table.row.cards).toEqual([deck.at(-2), deck.at(-1), 14, 8, 0, 15]);
    const six = gain();
    answer(six, 'card-1');
    expect(six.state.table.commonDiscard.cards).toEqual([]);
    expect(six.state.table.row.cards.at(-1)).toBe(9);
  });

  test('OW-SOLO-15, D-21: with trashAtOnce it leaves the game', () => {
    const play = gain({ soloSlot6: 'trashAtOnce' });
    answer(play, 'card-9');
    answer(play, 'card-90');
    expect(play.state.table.box.cards).toEqual([1]);
    expect(play.state.table.commonDiscard.cards).toEqual([]);
    expect(play.state.table.row.cards).toHaveLength(6);
  });

  test('OW-SOLO-15: with more players slot 6 stays', () => {
    const play = stage({
      steps: [{ do: 'phase-3/gain' }],
      arrange: (table) => {
        hold(table, 0, [90, 91, 92]);
        lay(table, ROW);
      },
    });
    answer(play, 'card-9');
    answer(play, 'card-90');
    expect(play.state.table.row.cards.at(-1)).toBe(1);
  });

  test('R-109: if nothing was gained slot 6 stays', () => {
    const dear = [14, 15, 16, 17, 32, 33];
    const play = stage({
      schools: ['wolf'],
      steps: [{ do: 'phase-3/gain' }],
      arrange: (table) => lay(table, dear),
    });
    expect(asked(play)).toBeUndefined();
    expect(play.state.table.row.cards).toEqual(dear);
  });

  test('OW-SOLO-17: no Witcher Fights, no games with Witchers, no Witcher Trophies, no Closed Tavern', () => {
    const play = firstTurn(1);
    const { table } = play.state;
    expect([table.tavern, witcher(play, 0).witcherTrophies]).toEqual([-1, 0]);
    expect(legal(play).filter((id) => /^poker-\d/.test(id))).toEqual([]);
    answer(play, 'done');
    expect(legal(play).filter((id) => /^fight-\d/.test(id))).toEqual([]);
  });

  test('R-111: alone nobody but the player is ever asked', () => {
    const play = firstTurn(1);
    for (let n = 0; n < 60 && play.over === undefined; n++) {
      expect(play.state.asks.map((ask) => ask.seat)).toEqual([0]);
      const ids = legal(play);
      answer(play, ids[(n * 7) % ids.length] as string);
    }
  });
});
