import { describe, expect, test } from 'vitest';
import { openPile } from '@medallion/kernel';
import { MONSTERS, type MonsterId } from '../../src/content/monsters.ts';
import { type Power, TERRAINS } from '../../src/content/vocabulary.ts';
import {
  conditionsHold,
  mayUsePower,
  moveHelp,
  notePowerUsed,
  payPower,
  phase1Powers,
  phase3Modifier,
  powerOf,
  powersAt,
  powersOf,
} from '../../src/rules/powers.ts';
import type { Fight, FightSide, PowerSource, TrophyId } from '../../src/rules/table.ts';
import { viewTable } from '../../src/view.ts';
import { answer, asked, askedSeat, give, happened, legal, put, stage } from '../support.ts';
import { addEvent, ap, arranged, other } from './reading.ts';

const trophy = (id: MonsterId): TrophyId => `monster:${MONSTERS.findIndex((monster) => monster.id === id)}`;
const TURN = [{ do: 'turn/phase-1' }, { do: 'turn/phase-2' }, { do: 'turn/phase-3' }, { do: 'turn/end' }] as const;

const side = (seat: number): FightSide => ({
  seat,
  turns: 1,
  potionsUsed: 0,
  specialtyUsed: false,
  powersUsed: [],
  powersThisTurn: [],
  freeAdds: 0,
  drawLater: 0,
  comboDamage: 0,
  dealtThisTurn: 0,
  lostThisTurn: 0,
  shieldThisTurn: 0,
  links: [],
  lowest: 9,
});

const fight = (against: 'monster' | 'witcher'): Fight => ({
  attacker: 0,
  ...(against === 'monster' ? { slot: 1 } : { defender: 1 }),
  sides: against === 'monster' ? [side(0)] : [side(0), side(1)],
  acting: 0,
  pools: true,
  life: openPile(),
  lost: openPile(),
  monsterTurns: 0,
  wagers: [],
  defenseLess: 0,
  idleTurns: 0,
});

/** A power of a card made for the test. */
const made = (power: Partial<Power>): PowerSource =>
  `event:${addEvent({ kind: 'equipment', effects: [{ keep: true }], power: { when: 'step-1', limit: 'once-per-fight', do: [], ...power } })}`;

const at = (arrange: Parameters<typeof arranged>[0]) => stage({ arrange: arranged(arrange), steps: [] });

describe('whose powers they are', () => {
  test('OW-TROPHY-03: the powers of every owned Trophy and kept card, known to all', () => {
    const play = at((w) => {
      w.trophies.push(trophy('harpy'), 'school:bear', 'attribute:combat');
      w.kept.push(27);
    });
    expect(powersOf(play, 0).map(({ source }) => source)).toEqual([
      trophy('harpy'),
      'school:bear',
      'attribute:combat',
      'event:27',
    ]);
    expect(powersOf(play, 0).map(({ power }) => power.when)).toEqual(['phase-1', 'step-1', 'combo', 'step-1']);
    expect(powersOf(play, 1)).toEqual([]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(viewTable(play, viewer).witchers[0]?.trophies).toEqual([
        trophy('harpy'),
        'school:bear',
        'attribute:combat',
      ]);
    }
    expect(powerOf('potion:4').do).toEqual([{ damage: 1 }, { comboAtMost: 1 }]);
  });

  test('OW-TIME-12, OW-TROPHY-07: a power is offered at the moment it names and at no other', () => {
    const play = at((w, table) => {
      w.trophies.push(
        trophy('penitent'),
        trophy('harpy'),
        trophy('drowners-nest'),
        trophy('arachas'),
        trophy('leshen'),
        'school:viper',
      );
      w.kept.push(24, 21, 7);
      give(table, w.hand, [90]);
      put(w.trails[1], [9]);
      table.fight = fight('monster');
    });
    const moments = [
      'before-pool',
      'step-1',
      'fight-start',
      'combo',
      'opponent-loses',
      'attack-revealed',
      'suffer-damage',
      'own-turn-end',
      'fight-end',
      'phase-1',
      'move',
      'enter',
      'poker',
      'phase-3',
    ] as const;
    const offered = Object.fromEntries(moments.map((when) => [when, [...powersAt(play, 0, when, 5)]]));
    expect(offered).toEqual({
      'before-pool': [trophy('arachas')],
      'step-1': [trophy('penitent')],
      'fight-start': ['event:7'],
      combo: [],
      'opponent-loses': ['school:viper'],
      'attack-revealed': [trophy('leshen')],
      'suffer-damage': ['event:21'],
      'own-turn-end': [],
      'fight-end': [],
      'phase-1': [trophy('harpy')],
      move: [trophy('drowners-nest')],
      enter: [],
      poker: ['event:24'],
      'phase-3': [],
    });
  });
});

describe('conditions', () => {
  const holds = (
    condition: NonNullable<Power['if']>[number],
    arrange: Parameters<typeof arranged>[0],
    place?: number,
  ): boolean => conditionsHold(at(arrange), 0, { when: 'step-1', limit: 'always', if: [condition], do: [] }, place);

  test('OW-TIME-12: hand, Shield, Gold, Combo, opponent, first turn, Trail, Terrain', () => {
    expect(holds({ handAtMost: 1 }, (w, table) => give(table, w.hand, [90]))).toBe(true);
    expect(holds({ handAtMost: 1 }, (w, table) => give(table, w.hand, [90, 91]))).toBe(false);
    expect(holds({ shieldAtMost: 0 }, (w) => void (w.shield = 0))).toBe(true);
    expect(holds({ shieldAtMost: 0 }, (w) => void (w.shield = 1))).toBe(false);
    expect(holds({ goldAtMost: 1 }, (w) => void (w.gold = 1))).toBe(true);
    expect(holds({ goldAtMost: 1 }, (w) => void (w.gold = 2))).toBe(false);
    expect(holds({ comboHas: 'purple' }, (w, table) => give(table, w.combo, [90, 98]))).toBe(true);
    expect(holds({ comboHas: 'purple' }, (w, table) => give(table, w.combo, [90, 96]))).toBe(false);
    expect(holds({ comboAtLeast: 2 }, (w, table) => give(table, w.combo, [90, 98]))).toBe(true);
    expect(holds({ comboAtLeast: 3 }, (w, table) => give(table, w.combo, [90, 98]))).toBe(false);
    expect(holds({ against: 'monster' }, (_, table) => void (table.fight = fight('monster')))).toBe(true);
    expect(holds({ against: 'witcher' }, (_, table) => void (table.fight = fight('monster')))).toBe(false);
    expect(holds({ against: 'witcher' }, (_, table) => void (table.fight = fight('witcher')))).toBe(true);
    expect(holds({ against: 'monster' }, () => {})).toBe(false);
    expect(holds({ firstTurn: true }, (_, table) => void (table.fight = fight('monster')))).toBe(true);
    expect(
      holds(
        { firstTurn: true },
        (_, table) => void (table.fight = { ...fight('monster'), sides: [{ ...side(0), turns: 2 }] }),
      ),
    ).toBe(false);
    const trail =
      (terrain: 0 | 1) =>
      (w: Parameters<Parameters<typeof arranged>[0]>[0], table: Parameters<Parameters<typeof arranged>[0]>[1]) => {
        put(w.trails[terrain], [terrain === 1 ? 9 : 6]);
        table.fight = fight('monster');
      };
    expect(holds({ trail: true }, trail(1))).toBe(true);
    expect(holds({ trail: true }, trail(0))).toBe(false);
    expect(holds({ terrain: 'water' }, (w) => void (w.at = 5))).toBe(true);
    expect(holds({ terrain: 'water' }, (w) => void (w.at = 6))).toBe(false);
    expect(holds({ terrain: 'water' }, (w) => void (w.at = 6), 5)).toBe(true);
  });

  test('D-60: the symbol of Behelt Nar shows all Terrains, so it meets a condition of every one of them', () => {
    for (const terrain of TERRAINS) {
      expect(holds({ terrain }, (w) => void (w.at = 0))).toBe(true);
      expect(holds({ terrain }, (w) => void (w.at = 4), 0)).toBe(true);
    }
  });

  test('OW-TIME-12: all conditions of a power must hold', () => {
    const play = at((w, table) => {
      w.kept.push(7);
      give(table, w.hand, [90, 91, 92, 93]);
      table.fight = fight('monster');
    });
    expect(mayUsePower(play, 0, 'event:7')).toBe(false);
    put(ap(play).hand, [90]);
    expect(mayUsePower(play, 0, 'event:7')).toBe(true);
    play.table.fight = fight('witcher');
    expect(mayUsePower(play, 0, 'event:7')).toBe(false);
  });
});

describe('limits and costs', () => {
  test('R-73: without a cost once per Fight Turn, with a cost as often as it can be paid', () => {
    const free = made({ limit: 'unlimited' });
    const paid = made({ limit: 'unlimited', cost: { shield: 1 } });
    const play = at((w, table) => {
      w.defense = 2;
      w.shield = 2;
      table.fight = fight('monster');
    });
    expect(mayUsePower(play, 0, free)).toBe(true);
    notePowerUsed(play, 0, free);
    expect(mayUsePower(play, 0, free)).toBe(false);
    expect(play.table.fight?.sides[0]?.powersThisTurn).toEqual([free]);
    for (const left of [1, 0]) {
      expect(mayUsePower(play, 0, paid)).toBe(true);
      notePowerUsed(play, 0, paid);
      payPower(play, 0, paid);
      expect(ap(play).shield).toBe(left);
    }
    expect(mayUsePower(play, 0, paid)).toBe(false);
  });

  test('R-73: once per Fight means once, and never outside one', () => {
    const source = made({ limit: 'once-per-fight' });
    const play = at(() => {});
    expect(mayUsePower(play, 0, source)).toBe(false);
    play.table.fight = fight('monster');
    expect(mayUsePower(play, 0, source)).toBe(true);
    notePowerUsed(play, 0, source);
    expect(mayUsePower(play, 0, source)).toBe(false);
    expect(play.table.fight.sides[0]?.powersUsed).toEqual([source]);
  });

  test('R-73: a Potion once each, up to the value of Alchemy', () => {
    const play = at((w, table) => {
      put(w.potions, [4, 5]);
      w.alchemy = 1;
      table.fight = fight('witcher');
    });
    expect([mayUsePower(play, 0, 'potion:4'), mayUsePower(play, 0, 'potion:6')]).toEqual([true, false]);
    const [own] = play.table.fight?.sides ?? [];
    if (own !== undefined) own.potionsUsed = 1;
    expect(mayUsePower(play, 0, 'potion:4')).toBe(false);
    ap(play).alchemy = 2;
    expect(mayUsePower(play, 0, 'potion:4')).toBe(true);
  });

  test('OW-GEN-04: a cost must be payable in full and is paid before the effect', () => {
    const play = stage({
      arrange: arranged((w, table) => {
        w.trophies.push(trophy('harpy'));
        give(table, w.hand, [90, 91]);
        put(w.deck, [92]);
      }),
      steps: TURN,
    });
    answer(play, `power-${trophy('harpy')}`);
    expect([asked(play), ap(play).hand.cards]).toEqual(['cards/discard', [90, 91]]);
    answer(play, 'card-90');
    expect([ap(play).hand.cards, ap(play).discard.cards, asked(play)]).toEqual([[91, 92], [90], 'phase-1/act']);
    const empty = at((w) => w.trophies.push(trophy('harpy')));
    expect(phase1Powers(empty, 0)).toEqual([]);
    for (const [cost, change] of [
      [{ gold: 2 }, { gold: 2 }],
      [{ shield: 2 }, { shield: 2 }],
    ] as const) {
      const source = made({ limit: 'once-per-turn', cost });
      const poor = at((w) => void Object.assign(w, { gold: 1, shield: 1, defense: 3 }));
      expect(mayUsePower(poor, 0, source)).toBe(false);
      Object.assign(ap(poor), change);
      expect(mayUsePower(poor, 0, source)).toBe(true);
    }
  });

  test('R-155: once per turn is renewed when the own turn begins, not when another one does', () => {
    const play = stage({
      arrange: (_, [w, second]) => {
        w?.usedThisTurn.push(trophy('harpy'));
        second?.usedThisTurn.push(trophy('whispess'));
      },
      steps: [{ do: 'turn/begin' }],
    });
    expect([ap(play).usedThisTurn, other(play).usedThisTurn]).toEqual([[], [trophy('whispess')]]);
    expect([mayUsePower(play, 0, trophy('whispess')), mayUsePower(play, 1, trophy('whispess'))]).toEqual([true, false]);
  });
});

describe('outside Fights', () => {
  test('OW-TIME-12: in Phase I, also before the first move, once per turn', () => {
    const play = stage({
      arrange: arranged((w, table) => {
        w.trophies.push(trophy('water-hag'), trophy('ghouls-nest'));
        w.gold = 1;
        put(table.potionDeck, [5, 4]);
        give(table, w.hand, [90]);
      }),
      steps: TURN,
    });
    // One Gold is too much for the Ghouls' trophy; after the potion is paid none is left.
    expect(legal(play).filter((id) => id.startsWith('power'))).toEqual([`power-${trophy('water-hag')}`]);
    answer(play, `power-${trophy('water-hag')}`);
    expect([ap(play).potions.cards, ap(play).gold]).toEqual([[4], 0]);
    expect(legal(play).filter((id) => id.startsWith('power'))).toEqual([`power-${trophy('ghouls-nest')}`]);
    answer(play, `power-${trophy('ghouls-nest')}`);
    expect([ap(play).gold, legal(play).filter((id) => id.startsWith('power'))]).toEqual([1, []]);
    expect(happened(play, 'powerUsed').map(({ source }) => source)).toEqual([
      trophy('water-hag'),
      trophy('ghouls-nest'),
    ]);
  });

  test('OW-TIME-12: moves: any one card, or none, for the places the power names', () => {
    const play = at((w) => {
      w.trophies.push(trophy('drowners-nest'), trophy('wyvern'));
      w.kept.push(11);
      w.gold = 1;
    });
    const anywhere = { source: 'event:11', kind: 'any-card' };
    const [water, mountain, forest] = [4, 2, 7];
    expect(moveHelp(play, 0, water)).toEqual([{ source: trophy('drowners-nest'), kind: 'any-card' }, anywhere]);
    expect(moveHelp(play, 0, mountain)).toEqual([{ source: trophy('wyvern'), kind: 'free' }, anywhere]);
    expect(moveHelp(play, 0, forest)).toEqual([anywhere]);
    ap(play).gold = 0;
    expect(moveHelp(play, 0, mountain)).toEqual([anywhere]);
    notePowerUsed(play, 0, 'event:11');
    expect(moveHelp(play, 0, mountain)).toEqual([]);
  });

  test('OW-TIME-12: on entering a Location the owner is offered the power, once per turn', () => {
    const enter = (location: number) =>
      stage({
        arrange: arranged((w) => void (w.trophies.push(trophy('weavess')), (w.at = location))),
        steps: [{ do: 'powers/enter', seat: 0 }],
      });
    expect(asked(enter(6))).toBeUndefined();
    const play = enter(4);
    expect([asked(play), legal(play)]).toEqual(['powers/enter', [trophy('weavess'), 'none']]);
    answer(play, trophy('weavess'));
    expect([ap(play).hand.cards.length, asked(play), ap(play).usedThisTurn]).toEqual([
      1,
      undefined,
      [trophy('weavess')],
    ]);
    const declined = enter(4);
    answer(declined, 'none');
    expect([ap(declined).hand.cards.length, ap(declined).usedThisTurn]).toEqual([0, []]);
  });

  test('R-88: at the same moment what is automatic acts first, then the owner’s powers in the owner’s order', () => {
    const automatic = made({ when: 'enter', limit: 'always', do: [{ gold: 1 }] });
    const second = made({ when: 'enter', limit: 'once-per-turn', cost: { gold: 1 }, do: [{ shield: 1 }] });
    const play = stage({
      arrange: arranged((w) => {
        w.trophies.push(trophy('weavess'));
        w.kept.push(Number(automatic.slice(6)), Number(second.slice(6)));
        w.at = 4;
        w.defense = 3;
      }),
      steps: [{ do: 'powers/enter', seat: 0 }],
    });
    expect([ap(play).gold, legal(play)]).toEqual([1, [trophy('weavess'), second, 'none']]);
    answer(play, second);
    expect([ap(play).gold, ap(play).shield, legal(play)]).toEqual([0, 2, [trophy('weavess'), 'none']]);
    answer(play, trophy('weavess'));
    expect([asked(play), ap(play).gold, ap(play).hand.cards.length]).toEqual([undefined, 0, 1]);
  });

  test('OW-TIME-12: after the own reroll at poker one die may be rolled again, power by power', () => {
    const play = stage({
      arrange: (_, [w, second]) => {
        if (w === undefined || second === undefined) return;
        w.trophies.push(trophy('whispess'));
        w.kept.push(24);
        w.gold = second.gold = 1;
      },
      steps: [{ do: 'poker/start', active: 0, against: 'witcher', other: 1 }],
    });
    answer(play, 'keep-all');
    answer(play, 'keep-all');
    expect([asked(play), askedSeat(play), legal(play).length]).toEqual(['powers/reroll', 0, 11]);
    const before = [...(play.table.poker?.dice.active ?? [])];
    answer(play, `${trophy('whispess')}-die-3`);
    const after = play.table.poker?.dice.active ?? [];
    expect(after.filter((_, die) => die !== 2)).toEqual(before.filter((_, die) => die !== 2));
    expect(legal(play)).toEqual([
      'event:24-die-1',
      'event:24-die-2',
      'event:24-die-3',
      'event:24-die-4',
      'event:24-die-5',
      'none',
    ]);
    answer(play, 'none');
    expect([play.table.poker?.stage, ap(play).usedThisTurn]).toEqual(['over', [trophy('whispess')]]);
  });

  test('OW-TIME-12: the power is its owner’s: it does not help the locals, but it helps a Witcher who was asked to play', () => {
    const own = (against: 'locals' | 'witcher') =>
      stage({
        arrange: (_, [w, second]) => {
          second?.trophies.push(trophy('whispess'));
          if (w !== undefined && second !== undefined) w.gold = second.gold = 1;
        },
        steps: [{ do: 'poker/start', active: 0, against, other: 1 }],
      });
    const locals = own('locals');
    answer(locals, 'keep-all', 1);
    expect([asked(locals), askedSeat(locals)]).toEqual(['poker/reroll', 0]);
    const witcher = own('witcher');
    answer(witcher, 'keep-all', 1);
    expect([asked(witcher), askedSeat(witcher)]).toEqual(['powers/reroll', 1]);
  });

  test('OW-TIME-12: the Phase III draw', () => {
    const play = at((w, table) => {
      w.trophies.push(trophy('rotfiend'));
      w.kept.push(18);
      give(table, w.hand, [90]);
    });
    // Both help only who has no card left.
    expect(phase3Modifier(play, 0)).toBe(0);
    put(ap(play).hand, []);
    expect(phase3Modifier(play, 0)).toBe(2);
    expect(phase3Modifier(play, 1)).toBe(0);
  });
});
