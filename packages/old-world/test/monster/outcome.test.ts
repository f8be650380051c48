import { describe, expect, test } from 'vitest';
import { actionCard } from '../../src/content/action-cards.ts';
import { answer, asked, cards, give, happened, legal, put } from '../support.ts';
import {
  decide,
  HENGFORS,
  hunt,
  hunterOf,
  indexOf,
  leaveMonster,
  leaveWitcher,
  MOUNTAIN,
  sequence,
  strike,
} from './hunt.ts';

type Ended = ReturnType<typeof hunt>;

/** Answers whatever is still asked with the first possibility, up to the end of the clean-up. */
function finish(play: Ended): void {
  for (let i = 0; i < 10 && asked(play) !== undefined; i++) answer(play, legal(play)[0] as string);
}
function ended(
  outcome: Parameters<typeof decide>[1],
  more: NonNullable<Parameters<typeof hunt>[1]> = {},
  id: Parameters<typeof hunt>[0] = 'barghest',
): Ended {
  const play = hunt(id, more);
  decide(play, outcome);
  return play;
}
const finished = (...args: Parameters<typeof ended>): Ended => {
  const play = ended(...args);
  finish(play);
  return play;
};
const outcomes = (play: Ended) => happened(play, 'monsterFightEnded').map((event) => event.outcome);
const own = (play: Ended): number => {
  const { deck, hand, discard, combo } = hunterOf(play);
  return deck.cards.length + hand.cards.length + discard.cards.length + combo.cards.length;
};
/** Three cards of cost 0 lie in the Row. */
const ZEROES = [0, 1, 2];
const zeroes = (table: Parameters<typeof give>[0]): void => {
  for (const card of [...table.row.cards].slice(3)) give(table, table.actionDeck, [card]);
  give(table, table.row, ZEROES);
};

describe('three ways a monster Fight ends', () => {
  test('OW-END-01: exactly one outcome', () => {
    for (const outcome of ['defeated', 'driven-away', 'complete-defeat'] as const)
      expect(outcomes(finished(outcome))).toEqual([outcome]);
  });

  test('OW-END-02, R-68: the monster uses up its last card and the Witcher survives: Defeated', () => {
    const play = hunt('barghest');
    leaveMonster(play, 1);
    strike(play, 4, 'charge');
    expect(outcomes(play)).toEqual(['defeated']);
  });

  test('OW-END-03, R-68, R-69: KO with one card or none left in the pool: Driven Away', () => {
    for (const left of [0, 1]) {
      const play = hunt('barghest');
      leaveMonster(play, left + 1);
      leaveWitcher(play, { deck: 1, hand: 0 });
      strike(play, 4, 'charge');
      expect(happened(play, 'monsterRevealed')).toMatchObject([{ left }]);
      expect(outcomes(play)).toEqual(['driven-away']);
    }
  });

  test('OW-END-04, R-69: KO with two cards left: Complete Defeat', () => {
    const play = hunt('barghest');
    leaveMonster(play, 3);
    leaveWitcher(play, { deck: 1, hand: 0 });
    strike(play, 4, 'charge');
    expect(outcomes(play)).toEqual(['complete-defeat']);
  });

  test('OW-END-25: a KO Witcher loses nothing else', () => {
    const play = finished('complete-defeat', {
      arrange(table, hunter) {
        Object.assign(hunter, { combat: 3, defense: 2, alchemy: 2, specialty: 2, level: 2, gold: 4, track: 1 });
        table.bank -= 4;
      },
    });
    expect(hunterOf(play)).toMatchObject({
      at: HENGFORS,
      combat: 3,
      defense: 2,
      alchemy: 2,
      specialty: 2,
      level: 2,
      gold: 4,
      track: 1,
    });
  });
});

describe('Defeating', () => {
  test('OW-END-05: 2 Gold, whatever the Level', () => {
    for (const id of ['barghest', 'werewolf', 'striga'] as const) {
      const play = ended('defeated', {}, id);
      expect(hunterOf(play).gold).toBe(2);
      expect(play.table.bank).toBe(33);
    }
  });

  test('OW-END-06: the card becomes a Trophy of the AP and leaves the Slot', () => {
    const play = ended('defeated');
    expect(hunterOf(play).trophies).toEqual([`monster:${indexOf('barghest')}`]);
    expect(play.table.slots.map((slot) => slot.monster)).not.toContain(indexOf('barghest'));
  });

  test('OW-END-07: one space on the Track, and Fatigue', () => {
    const play = ended('defeated');
    expect(hunterOf(play).track).toBe(1);
    expect(asked(play)).toBe('cards/trash');
    finish(play);
    expect(own(play)).toBe(9);
  });

  test('OW-TIME-08: Gold, Trophy, Track, Fatigue, new monster, clean-up, then Phase III', () => {
    const play = finished('defeated', { after: [{ do: 'turn/phase-3' }] });
    const order = sequence(
      play,
      'goldGained',
      'trophyGained',
      'trackAdvanced',
      'trashed',
      'monsterSpawned',
      'shieldChanged',
      'drew',
    );
    // The first one is the Damage of the Fight.
    expect(order.slice(1, 8)).toEqual([
      'goldGained',
      'trophyGained',
      'trackAdvanced',
      'trashed',
      'monsterSpawned',
      'shieldChanged',
      'drew',
    ]);
  });

  test('OW-TIME-08, OW-TIME-14: cards and Potions of the Fight are put away first', () => {
    const play = ended('defeated', {
      arrange(table, hunter) {
        cards(hunter.usedPotions).push(cards(table.potionDeck).pop() as number);
      },
    });
    expect(asked(play)).toBe('cards/trash');
    expect(hunterOf(play).usedPotions.cards).toEqual([]);
    expect(play.table.potionDiscard.cards).toHaveLength(1);
  });

  test('OW-WIN-03, OW-TIME-03: the winning Trophy ends everything in the middle of the outcome', () => {
    const play = hunt('barghest', {
      arrange(_, hunter) {
        hunter.track = 3;
      },
    });
    play.checked = false;
    decide(play, 'defeated');
    expect(play.over?.ranking).toEqual([[0], [1]]);
    expect(happened(play, 'monsterSpawned')).toEqual([]);
    expect(play.state.asks).toEqual([]);
  });
});

describe('Driving Away', () => {
  test('OW-END-08: 2 Gold', () => {
    expect(hunterOf(finished('driven-away')).gold).toBe(2);
  });

  test('OW-END-09: the token joins the driven-away ones of its Level', () => {
    const play = finished('driven-away', {}, 'werewolf');
    expect(play.table.drivenAway[1].cards).toEqual([indexOf('werewolf')]);
    expect(play.table.slots[MOUNTAIN].monster).not.toBe(indexOf('werewolf'));
  });

  test('OW-END-10, OW-END-24: a 0-cost card joins the discard pile and with it the new deck', () => {
    const play = ended('driven-away', { arrange: zeroes });
    expect(asked(play)).toBe('row/gain-cost');
    answer(play, 'card-1');
    expect(own(play)).toBe(11);
    expect(hunterOf(play).deck.cards).toContain(1);
    expect(hunterOf(play).discard.cards).toEqual([]);
  });

  test('OW-END-11: no Trophy, no Track, no Fatigue', () => {
    const play = finished('driven-away');
    expect(hunterOf(play)).toMatchObject({ trophies: [], track: 0 });
    expect(sequence(play, 'trophyGained', 'trackAdvanced', 'fatigued', 'trashed')).toEqual([]);
  });

  test('OW-TIME-09: Gold, the monster is discarded, 0-cost card, new monster, clean-up', () => {
    const play = ended('driven-away', { arrange: zeroes });
    expect(play.table.slots[MOUNTAIN].monster).toBe(-1);
    expect(hunterOf(play).gold).toBe(2);
    answer(play, 'card-0');
    expect(sequence(play, 'goldGained', 'rowCardTaken', 'monsterSpawned', 'shuffled')).toEqual([
      'goldGained',
      'rowCardTaken',
      'monsterSpawned',
      'shuffled',
    ]);
  });
});

describe('Complete Defeat', () => {
  test('OW-END-12: a Trail Token of the monster’s Terrain for whoever has none', () => {
    const play = finished('complete-defeat');
    expect(hunterOf(play).trails.map((pile) => pile.cards.length)).toEqual([0, 1, 0]);
  });

  test('OW-END-12: whoever has one gets no second, not even without a limit', () => {
    for (const trailTokenLimit of ['onePerTerrain', 'unlimited']) {
      const play = hunt('barghest', {
        trail: true,
        options: { trailTokenLimit },
        steps: [{ do: 'monster-fight/outcome' }],
        arrange: endedFight,
      });
      finish(play);
      expect(hunterOf(play).trails.map((pile) => pile.cards.length)).toEqual([0, 1, 0]);
    }
  });

  test('R-33, OW-TOKEN-07: an own Trail Quest for it is discarded', () => {
    const play = finished('complete-defeat', {
      arrange(table, hunter) {
        hunter.trailQuests.push({ token: cards(table.tokens[MOUNTAIN]).pop() as number, turn: 1 });
        table.bank -= 1;
      },
    });
    expect(hunterOf(play).trailQuests).toEqual([]);
    expect(hunterOf(play).trails[MOUNTAIN].cards).toHaveLength(1);
    expect(play.table.bank).toBe(35);
  });

  test('OW-END-13: a 0-cost card joins the discard pile', () => {
    const play = ended('complete-defeat', { arrange: zeroes });
    expect(asked(play)).toBe('row/gain-cost');
    answer(play, 'card-2');
    expect(hunterOf(play).deck.cards).toContain(2);
  });

  test('OW-END-14, D-06: one card fewer in Phase III of this turn', () => {
    const play = finished('complete-defeat');
    expect(play.table.turn).toMatchObject({ phase3Draw: -1 });
    expect(play.table.turn.phase3Cap).toBeUndefined();
    expect(finished('driven-away').table.turn.phase3Draw).toBe(0);
    expect(finished('defeated').table.turn.phase3Draw).toBe(0);
  });

  test('OW-END-14: so two cards are drawn', () => {
    const play = finished('complete-defeat', { after: [{ do: 'turn/phase-3' }, { do: 'turn/end' }] });
    expect(happened(play, 'drew').find((event) => event.seat === 0)).toMatchObject({ count: 2 });
  });

  test('D-06, D-07, R-52: with `capTwo` at most two are drawn instead', () => {
    const play = finished('complete-defeat', { options: { completeDefeatDraw: 'capTwo' } });
    expect(play.table.turn).toMatchObject({ phase3Draw: 0, phase3Cap: 2 });
  });

  test('OW-END-15: the monster stays, no Gold, nothing new', () => {
    const play = finished('complete-defeat');
    expect(play.table.slots[MOUNTAIN]).toEqual({ token: HENGFORS, monster: indexOf('barghest') });
    expect(hunterOf(play).gold).toBe(0);
    expect(happened(play, 'monsterSpawned')).toEqual([]);
  });

  test('OW-TIME-10: Trail Token, 0-cost card, penalty, clean-up', () => {
    const play = ended('complete-defeat', { arrange: zeroes });
    expect(happened(play, 'trailGained')).toHaveLength(1);
    expect(play.table.turn.phase3Draw).toBe(0);
    answer(play, 'card-0');
    expect(play.table.turn.phase3Draw).toBe(-1);
    expect(sequence(play, 'trailGained', 'rowCardTaken', 'shuffled')).toEqual([
      'trailGained',
      'rowCardTaken',
      'shuffled',
    ]);
  });
});

describe('clean-up', () => {
  test('OW-END-16: all 20 Monster Fight Cards are one shuffled deck', () => {
    for (const outcome of ['defeated', 'driven-away', 'complete-defeat'] as const) {
      const play = finished(outcome);
      expect([...play.table.fightDeck.cards].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
      expect(play.table.fight).toBeUndefined();
    }
  });

  test('OW-END-16: the order is new', () => {
    const play = hunt('barghest', { arrange: endedFight, steps: [{ do: 'monster-fight/clean-up' }] });
    expect(play.table.fightDeck.cards).toHaveLength(20);
    expect(play.table.fightDeck.cards).not.toEqual([...Array.from({ length: 18 }, (_, n) => n + 2), 0, 1]);
  });

  test('OW-END-17: deck, discard pile and hand become one deck, so Phase III begins with an empty hand', () => {
    const play = finished('defeated');
    expect(hunterOf(play)).toMatchObject({
      hand: { cards: [] },
      discard: { cards: [] },
      combo: { cards: [] },
      deck: { cards: { length: 9 } },
    });
  });

  test('OW-END-18: Shield returns to the maximum of Defense', () => {
    for (const outcome of ['defeated', 'driven-away', 'complete-defeat'] as const) {
      const play = finished(outcome, {
        arrange(_, hunter) {
          hunter.defense = 3;
        },
      });
      expect(hunterOf(play).shield).toBe(3);
    }
  });
});

describe('adding a 0-cost card', () => {
  test('OW-END-20: any Row card of printed cost 0, for nothing, wherever it lies; not taking one is no answer', () => {
    const play = ended('driven-away', {
      arrange(table) {
        zeroes(table);
        put(table.row, [2, ...table.row.cards.filter((card) => card !== 2)]);
      },
    });
    expect(legal(play).sort()).toEqual(['card-0', 'card-1', 'card-2']);
    answer(play, 'card-2');
    expect(happened(play, 'rowCardTaken')).toEqual([{ seat: 0, card: 2, slot: 1, to: 'discard' }]);
    expect(own(play)).toBe(11);
  });

  test('OW-END-21: the Row slides and is refilled', () => {
    const play = ended('driven-away', { arrange: zeroes });
    const before = [...play.table.row.cards];
    const next = play.table.actionDeck.cards.at(-1) as number;
    answer(play, 'card-1');
    expect(play.table.row.cards).toEqual([next, ...before.filter((card) => card !== 1)]);
  });

  test('OW-END-22, OW-END-23, D-01: without one in the Row the deck is searched, the rest goes to the common discard pile', () => {
    const play = ended('driven-away', { arrange: (table) => give(table, table.actionDeck, [3, 84, 83]) });
    const [search] = happened(play, 'deckSearched');
    expect(search).toEqual({ seat: 0, cost: 0, revealed: [83, 84], found: 3 });
    expect(play.table.commonDiscard.cards).toEqual([83, 84]);
    expect(hunterOf(play).deck.cards).toContain(3);
    expect(actionCard(3).cost).toBe(0);
  });

  test('D-01: with `shuffleBack` the rest goes back into the deck', () => {
    const play = ended('driven-away', {
      options: { revealedRest: 'shuffleBack' },
      arrange: (table) => give(table, table.actionDeck, [3, 84, 83]),
    });
    expect(play.table.commonDiscard.cards).toEqual([]);
    expect(play.table.actionDeck.cards).toEqual(expect.arrayContaining([83, 84]));
  });

  test('R-93: where there is none at all, none is added', () => {
    const play = ended('driven-away', {
      arrange(table) {
        const free = [...table.actionDeck.cards, ...table.row.cards].filter((card) => actionCard(card).cost === 0);
        give(table, table.box, free);
      },
    });
    expect(happened(play, 'deckSearched')).toMatchObject([{ found: -1 }]);
    expect(own(play)).toBe(10);
    expect(happened(play, 'monsterSpawned')).toHaveLength(1);
  });
});

describe('where Trophies come from', () => {
  test('OW-TROPHY-01: a monster Fight gives one only when it is Defeated', () => {
    expect(hunterOf(finished('defeated')).trophies).toHaveLength(1);
    expect(hunterOf(finished('driven-away')).trophies).toEqual([]);
    expect(hunterOf(finished('complete-defeat')).trophies).toEqual([]);
  });
});

/** A Fight just lost: two cards left to the monster. */
function endedFight(table: Parameters<typeof give>[0]): void {
  table.fight = {
    attacker: 0,
    slot: MOUNTAIN,
    sides: [],
    acting: 'monster',
    pools: true,
    life: { kind: 'deck', owner: -1, cards: cards(table.fightDeck).splice(0, 2) },
    lost: { kind: 'open', owner: -1, cards: [] },
    monsterTurns: 1,
    wagers: [],
    defenseLess: 0,
    idleTurns: 0,
    outcome: 'complete-defeat',
  };
}
