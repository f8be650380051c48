import { describe, expect, test } from 'vitest';
import { EXPLORATIONS } from '../../src/content/explorations.ts';
import { ATTRIBUTES } from '../../src/content/vocabulary.ts';
import type { School } from '../../src/content/vocabulary.ts';
import type { Table } from '../../src/rules/table.ts';
import { answer, asked, askedSeat, happened, legal, placeMonster, put, stage, whyNot } from '../support.ts';
import { choose, hold, the, witcher } from './help.ts';

/** Seat 0 in Phase II, everybody at a place. */
function phase2(
  at: number,
  arrange?: (table: Table) => void,
  schools: readonly School[] = ['wolf', 'griffin', 'bear'],
  options: Record<string, unknown> = {},
) {
  return stage({
    schools,
    options,
    steps: [{ do: 'turn/phase-2' }, { do: 'turn/phase-3' }, { do: 'turn/end' }],
    arrange: (table, witchers) => {
      for (const each of witchers) each.at = at;
      hold(table, 0, [90, 91, 92]);
      placeMonster(table, 'mountain', 'barghest', 2);
      placeMonster(table, 'forest', 'foglet', 17);
      placeMonster(table, 'water', 'harpy', 12);
      arrange?.(table);
    },
  });
}
const fights = (play: ReturnType<typeof phase2>): string[] => legal(play).filter((id) => id.startsWith('fight-'));

describe('the choice of Phase II', () => {
  test('OW-P2-01: exactly one of Fight, Meditate, Explore, and none is no answer', () => {
    const play = phase2(2, (table) => (the(table, 0).combat = 5));
    expect(legal(play)).toEqual([
      'fight-monster',
      'fight-1',
      'fight-2',
      'meditate-combat',
      'explore-city',
      'explore-wilds',
    ]);
    expect(play.state.table.turn.phase).toBe('phase-2');
  });

  test('OW-P2-02: after it nothing of Phase I is possible any more', () => {
    const play = phase2(4, (table) => (table.turn.moved = true));
    const seen = new Set<string | undefined>();
    choose(play, 'explore-');
    while (play.state.table.active === 0) {
      seen.add(asked(play));
      choose(play, legal(play).includes('enough') ? 'enough' : '');
    }
    expect(seen).not.toContain('phase-1/act');
    expect(witcher(play, 0).alchemy).toBe(1);
  });

  test('OW-P2-03: one Fight per turn: after it Phase III follows', () => {
    const play = phase2(2);
    answer(play, 'fight-monster');
    for (let n = 0; n < 400 && play.state.table.fight !== undefined; n++) choose(play, '');
    expect(play.state.table.fight).toBeUndefined();
    while (play.state.table.active === 0) {
      expect(asked(play)).not.toBe('phase-2/choose');
      choose(play, legal(play).includes('enough') ? 'enough' : '');
    }
    expect(happened(play, 'monsterFightDeclared')).toHaveLength(1);
  });

  test('OW-P2-04: only a monster whose Token is here can be fought', () => {
    expect(legal(phase2(2))).toContain('fight-monster');
    const play = phase2(9);
    expect(legal(play)).not.toContain('fight-monster');
    expect(whyNot(play, 'fight-monster')).toBe('no-monster-here OW-P2-04');
  });

  test('OW-P2-05: only a Witcher who is here can be fought', () => {
    const play = phase2(9, (table) => (the(table, 2).at = 10));
    expect(fights(play)).toEqual(['fight-1']);
    expect(whyNot(play, 'fight-2')).toBe('not-here OW-P2-05');
  });

  test('OW-P2-06: the chosen Witcher is not asked whether to fight', () => {
    const play = phase2(9);
    answer(play, 'fight-2');
    expect(play.state.table.fight).toMatchObject({ attacker: 0, defender: 2 });
  });

  test('OW-P2-07, R-12: no Witcher Fight at a School, Behelt Nar included', () => {
    for (const at of [0, 1, 3, 10, 15, 17]) {
      const play = phase2(at);
      expect(fights(play).filter((id) => id !== 'fight-monster')).toEqual([]);
      expect(whyNot(play, 'fight-1')).toBe('at-a-school OW-P2-07');
    }
  });

  test('OW-P2-08: no Witcher Fight where the tavern is closed', () => {
    const play = phase2(9, (table) => (table.tavern = 9));
    expect(fights(play)).toEqual([]);
    expect(whyNot(play, 'fight-1')).toBe('closed-tavern OW-P2-08');
    expect(fights(phase2(9, (table) => (table.tavern = 7)))).toEqual(['fight-1', 'fight-2']);
  });

  test('OW-P2-09: no Fight against a Witcher played poker with in this turn', () => {
    const play = phase2(9, (table) => table.turn.pokerWith.push(1));
    expect(fights(play)).toEqual(['fight-2']);
    expect(whyNot(play, 'fight-1')).toBe('played-poker OW-P2-09');
  });

  test('OW-P2-10: none of the three bans holds for monsters', () => {
    const play = phase2(17, (table) => {
      table.tavern = 17;
      table.turn.pokerWith.push(1, 2);
    });
    expect(fights(play)).toEqual(['fight-monster']);
  });

  test('OW-P2-11: Explore is possible everywhere', () => {
    for (let at = 0; at < 19; at++) {
      expect(legal(phase2(at))).toEqual(expect.arrayContaining(['explore-city', 'explore-wilds']));
    }
  });

  test('OW-P2-12: no move is needed for it', () => {
    const play = stage({
      steps: [{ do: 'turn/begin' }],
      arrange: (table) => {
        placeMonster(table, 'mountain', 'barghest', 3);
        the(table, 0).combat = 5;
        hold(table, 0, [90]);
      },
    });
    answer(play, 'done');
    expect(play.state.table.turn.moved).toBe(false);
    expect(legal(play)).toEqual(['fight-monster', 'meditate-combat', 'explore-city', 'explore-wilds']);
  });

  test('OW-P2-13: when the choice is resolved, the turn goes on with Phase III', () => {
    const play = phase2(4, (table) => Object.assign(the(table, 0), { combat: 5, track: 3 }));
    answer(play, 'meditate-combat');
    expect(play.state.table.turn.phase).toBe('phase-3');
    expect(asked(play)).toBe('phase-3/discard');
    expect(askedSeat(play)).toBe(0);
  });

  test('R-63: whoever has no card at all cannot fight', () => {
    const play = phase2(2, (table) => {
      for (const pile of [the(table, 0).deck, the(table, 0).hand, the(table, 0).discard]) put(pile, []);
    });
    expect(fights(play)).toEqual([]);
    expect(whyNot(play, 'fight-monster')).toBe('no-own-cards R-63');
    expect(whyNot(play, 'fight-1')).toBe('no-own-cards R-63');
  });

  test('R-65: a monster that demands a Potion cannot be fought without one', () => {
    const archespore = (table: Table): void => placeMonster(table, 'mountain', 'archespore', 2);
    const play = phase2(2, archespore);
    expect(whyNot(play, 'fight-monster')).toBe('needs-a-potion R-65');
    const ready = phase2(2, (table) => {
      archespore(table);
      put(the(table, 0).potions, [table.potionDeck.cards[0] as number]);
    });
    expect(legal(ready)).toContain('fight-monster');
  });

  test('OW-EXP-01: City or Wilds, by free choice, unless a card has fixed the deck', () => {
    const city = phase2(9, (table) => (the(table, 0).nextExploration = 'city'));
    expect(legal(city).filter((id) => id.startsWith('explore'))).toEqual(['explore-city']);
    expect(whyNot(city, 'explore-wilds')).toBe('other-deck-fixed OW-GEN-01');
    answer(city, 'explore-city');
    expect('nextExploration' in witcher(city, 0)).toBe(false);
    const free = phase2(9, (table) => (the(table, 0).nextExploration = 'choose-of-two'));
    expect(legal(free).filter((id) => id.startsWith('explore'))).toEqual(['explore-city', 'explore-wilds']);
  });

  test('R-36: an empty deck whose cards are all with players leaves only the other one', () => {
    const noCity = (table: Table): void => put(table.city, []);
    const play = phase2(9, noCity);
    expect(legal(play).filter((id) => id.startsWith('explore'))).toEqual(['explore-wilds']);
    expect(whyNot(play, 'explore-city')).toBe('deck-empty OW-EXP-02');
    const out = phase2(9, (table) => {
      noCity(table);
      put(table.cityOut, [0]);
    });
    expect(EXPLORATIONS[0]?.deck).toBe('city');
    expect(legal(out)).toContain('explore-city');
  });
});

describe('Meditation', () => {
  const meditations = (play: ReturnType<typeof phase2>): string[] =>
    legal(play).filter((id) => id.startsWith('meditate-'));
  const atFive = (table: Table): void => {
    for (const attribute of ['combat', 'alchemy'] as const) the(table, 0)[attribute] = 5;
  };

  test('OW-MED-01: only over an Attribute at level 5', () => {
    for (const level of [1, 2, 3, 4])
      expect(meditations(phase2(9, (table) => (the(table, 0).defense = level)))).toEqual([]);
    expect(meditations(phase2(9, (table) => (the(table, 0).defense = 5)))).toEqual(['meditate-defense']);
    expect(whyNot(phase2(9), 'meditate-combat')).toBe('attribute-below-top OW-MED-01');
  });

  test('OW-MED-02, OW-MED-08: only while a Trophy of this Attribute is left, one for three players, two for four', () => {
    const play = phase2(9, (table) => {
      atFive(table);
      table.attributeTrophies = [0, 1, 1, 1];
    });
    expect(meditations(play)).toEqual(['meditate-alchemy']);
    expect(whyNot(play, 'meditate-combat')).toBe('no-trophy-left OW-MED-02');
    for (const [schools, left] of [
      [['wolf', 'griffin', 'bear'], 0],
      [['wolf', 'griffin', 'bear', 'cat'], 1],
    ] as const) {
      const taken = phase2(9, atFive, schools);
      answer(taken, 'meditate-combat');
      expect(taken.state.table.attributeTrophies[ATTRIBUTES.indexOf('combat')]).toBe(left);
    }
  });

  test('OW-MED-03, R-120: not over an Attribute whose Trophy one has already, though a second copy is there', () => {
    const play = phase2(
      9,
      (table) => {
        atFive(table);
        the(table, 0).trophies.push('attribute:combat');
        table.attributeTrophies = [1, 2, 2, 2];
      },
      ['wolf', 'griffin', 'bear', 'cat'],
    );
    expect(meditations(play)).toEqual(['meditate-alchemy']);
    expect(whyNot(play, 'meditate-combat')).toBe('has-this-trophy OW-MED-03');
  });

  test('OW-MED-04: one Trophy per Meditation, of the Attribute the player chooses', () => {
    const play = phase2(9, atFive);
    expect(meditations(play)).toEqual(['meditate-combat', 'meditate-alchemy']);
    answer(play, 'meditate-alchemy');
    expect(witcher(play, 0).trophies).toEqual(['attribute:alchemy']);
  });

  test('OW-MED-05, OW-MED-06: the Trophy is placed, then the Track and Fatigue', () => {
    const play = phase2(9, atFive);
    answer(play, 'meditate-combat');
    expect(witcher(play, 0)).toMatchObject({ trophies: ['attribute:combat'], track: 1 });
    expect(asked(play)).toBe('cards/trash');
    const types = play.events.map((event) => event.type);
    expect(types.indexOf('meditated')).toBeLessThan(types.indexOf('trophyGained'));
    expect(types.indexOf('trophyGained')).toBeLessThan(types.indexOf('trackAdvanced'));
  });

  test('OW-MED-07, R-48: at position 3 the Trophy only; at position 2 the normal way', () => {
    const top = phase2(9, (table) => {
      atFive(table);
      the(table, 0).track = 3;
    });
    answer(top, 'meditate-combat');
    expect(witcher(top, 0)).toMatchObject({ trophies: ['attribute:combat'], track: 3 });
    expect(top.over).toBeUndefined();
    expect(happened(top, 'fatigued')).toEqual([]);
    const third = phase2(9, (table) => {
      atFive(table);
      the(table, 0).track = 2;
      the(table, 0).trophies.push('monster:0', 'monster:1', 'monster:2');
    });
    answer(third, 'meditate-combat');
    expect(witcher(third, 0).track).toBe(3);
    expect(asked(third)).toBe('cards/trash');
  });

  test('R-49: with Fatigue the hand is gone before Phase III, at position 3 it is kept', () => {
    const kept = phase2(9, (table) => {
      atFive(table);
      the(table, 0).track = 3;
    });
    answer(kept, 'meditate-combat');
    expect(witcher(kept, 0).hand.cards).toEqual([90, 91, 92]);
    const tired = phase2(9, atFive);
    answer(tired, 'meditate-combat');
    choose(tired, 'deck-');
    expect(happened(tired, 'shuffled')).toHaveLength(1);
    // Nothing to discard: three new cards were drawn.
    expect(asked(tired)).toBe('phase-3/gain');
    expect(witcher(tired, 0).hand.cards).toHaveLength(3);
  });

  test('R-50: at position 3 one may meditate again in another turn, over another Attribute', () => {
    const play = phase2(9, (table) => {
      atFive(table);
      the(table, 0).track = 3;
      the(table, 0).trophies.push('attribute:combat');
      table.attributeTrophies = [0, 1, 1, 1];
    });
    expect(meditations(play)).toEqual(['meditate-alchemy']);
    answer(play, 'meditate-alchemy');
    expect(witcher(play, 0).trophies).toEqual(['attribute:combat', 'attribute:alchemy']);
  });
});
