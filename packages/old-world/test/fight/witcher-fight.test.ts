import { expect, test } from 'vitest';
import type { Table, Witcher } from '../../src/rules/table.ts';
import { checkFight } from '../../src/rules/fight/knock-out.ts';
import { newFight } from '../../src/rules/fight/new-fight.ts';
import { whyNoWitcherFight } from '../../src/rules/fight/witcher-fight.ts';
import { answer, asked, askedSeat, cards, happened, legal, stage } from '../support.ts';
import { brew, copies, duel, emptyDeck, fightOf, hold, NOVIGRAD, playCombo, side, witcher } from './fights.ts';

const [slash] = copies('quick-slash') as [number];
const [push, yrden] = copies('push', 'yrden') as [number, number];

/** The Attacker's Combo of one quick slash wins at once: the Defender has one card and no Shield. */
function win(extra: Parameters<typeof duel>[0] = {}) {
  const { arrange, ...rest } = extra;
  const play = duel({
    hand: [slash, push],
    other: [100],
    ...rest,
    arrange: (table, attacker, defender) => {
      defender.shield = 0;
      arrange?.(table, attacker, defender);
    },
  });
  while (asked(play) === 'witcher-fight/wager') answer(play, 'none');
  emptyDeck(play, 1);
  playCombo(play, slash);
  return play;
}

/** The Attacker plays the last card in vain. */
function lose(extra: Parameters<typeof duel>[0] = {}) {
  const play = duel({ hand: [yrden], other: [100], ...extra });
  while (asked(play) === 'witcher-fight/wager') answer(play, 'none');
  emptyDeck(play, 0);
  playCombo(play, yrden);
  return play;
}

/** Fatigue and the 0-cost card: any choice will do. */
function finish(play: ReturnType<typeof duel>): void {
  while (asked(play) === 'cards/trash' || asked(play) === 'row/gain-cost') answer(play, legal(play)[0] as string);
}

test('OW-WFIGHT-01, OW-WFIGHT-02: Attacker and Defender keep their hands, build Life Pools, and the Attacker begins', () => {
  const play = duel({
    hand: [slash],
    other: [100, 101],
    arrange: (_, attacker, defender) => {
      for (const each of [attacker, defender]) cards(each.discard).push(...cards(each.deck).splice(0, 3));
    },
  });
  expect(fightOf(play)).toMatchObject({ attacker: 0, defender: 1, acting: 0, pools: true });
  expect([witcher(play).hand.cards, witcher(play, 1).hand.cards]).toEqual([[slash], [100, 101]]);
  expect([witcher(play).deck.cards.length, witcher(play, 1).deck.cards.length]).toEqual([9, 8]);
  expect([witcher(play).discard.cards, witcher(play, 1).discard.cards]).toEqual([[], []]);
  expect(askedSeat(play)).toBe(0);
});

test('OW-WFIGHT-03, R-96: the Closed Tavern Token is placed at the Location of the Fight', () => {
  const play = win({ arrange: (table) => void (table.tavern = 9) });
  finish(play);
  expect(play.table.tavern).toBe(NOVIGRAD);
  expect(happened(play, 'tavernClosed')).toEqual([{ location: NOVIGRAD }]);
  // Never at a School: no Witcher Fight is allowed there.
  const at = (location: number) =>
    stage({ arrange: (_, witchers) => witchers.forEach((each) => void (each.at = location)), steps: [] });
  expect(whyNoWitcherFight(at(3), 0, 1)).toEqual({ reason: 'at-a-school', clause: 'OW-P2-07' });
  expect(whyNoWitcherFight(at(0), 0, 1)).toEqual({ reason: 'at-a-school', clause: 'OW-P2-07' });
  expect(whyNoWitcherFight(at(NOVIGRAD), 0, 1)).toBeUndefined();
});

test('OW-WFIGHT-04: the token stays until a Witcher Fight elsewhere; there no Witcher Fight is allowed, monster Fights leave it', () => {
  const play = win();
  finish(play);
  expect(whyNoWitcherFight(play, 0, 1)).toEqual({ reason: 'closed-tavern', clause: 'OW-P2-08' });
  const hunted = stage({
    arrange: (table, [hunter]) => {
      table.tavern = NOVIGRAD;
      if (hunter !== undefined) hunter.at = table.slots[0].token;
    },
    steps: [{ do: 'monster-fight/declare', slot: 0 }],
  });
  while (asked(hunted) !== undefined && hunted.table.fight !== undefined) answer(hunted, legal(hunted)[0] as string);
  expect(hunted.table.tavern).toBe(NOVIGRAD);
});

test('OW-P2-05, OW-P2-09, R-63: no Fight with a Witcher elsewhere, after poker, or without any own card', () => {
  const at = (arrange: (table: Table, attacker: Witcher, defender: Witcher) => void) =>
    stage({
      arrange: (table, witchers) => {
        const [attacker, defender] = witchers as readonly [Witcher, Witcher];
        attacker.at = NOVIGRAD;
        defender.at = NOVIGRAD;
        arrange(table, attacker, defender);
      },
      steps: [],
    });
  expect(
    whyNoWitcherFight(
      at((_, __, defender) => void (defender.at = 7)),
      0,
      1,
    ),
  ).toEqual({ reason: 'not-here', clause: 'OW-P2-05' });
  expect(
    whyNoWitcherFight(
      at((table) => void table.turn.pokerWith.push(1)),
      0,
      1,
    ),
  ).toEqual({ reason: 'played-poker', clause: 'OW-P2-09' });
  expect(
    whyNoWitcherFight(
      at((_, attacker) => void cards(attacker.deck).splice(0)),
      0,
      1,
    ),
  ).toEqual({ reason: 'no-own-cards', clause: 'R-63' });
});

test('R-63: a Defender without any own card is KO at once', () => {
  const play = duel({
    hand: [slash],
    arrange: (table, _, defender) => void cards(table.box).push(...cards(defender.deck).splice(0)),
  });
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'attacker-wins' }]);
  expect(happened(play, 'fightTurnBegan')).toEqual([]);
});

// ---------------------------------------------------------------- wagers

const four = ['wolf', 'griffin', 'bear', 'cat'] as const;
const rich = (table: Table): void => {
  for (const each of table.witchers) each.gold = 2;
  table.bank -= 2 * table.witchers.length;
};

test('OW-TIME-05, OW-WFIGHT-05: before the Life Pools each player not fighting may wager once', () => {
  const play = duel({ schools: four, hand: [slash], arrange: rich });
  expect([asked(play), askedSeat(play)]).toEqual(['witcher-fight/wager', 2]);
  expect(happened(play, 'lifePoolBuilt')).toEqual([]);
  answer(play, 'attacker');
  expect(askedSeat(play)).toBe(3);
  answer(play, 'none');
  expect(asked(play)).toBe('fight/combo');
  expect(happened(play, 'lifePoolBuilt')).toHaveLength(2);
  expect(fightOf(play).wagers).toEqual([{ seat: 2, on: 'attacker' }]);
});

test('OW-WFIGHT-06: a wager is exactly 1 own Gold on one of the two', () => {
  const play = duel({ schools: four, hand: [slash], arrange: rich });
  expect(legal(play)).toEqual(['attacker', 'defender', 'none']);
  const bank = play.table.bank;
  answer(play, 'defender');
  expect([witcher(play, 2).gold, play.table.bank]).toEqual([1, bank]);
});

test('OW-WFIGHT-07: wagering is optional and possible from any Location', () => {
  const play = duel({ schools: four, hand: [slash], arrange: rich });
  expect(witcher(play, 2).at).not.toBe(NOVIGRAD);
  answer(play, 'none');
  answer(play, 'none');
  expect(fightOf(play).wagers).toEqual([]);
  expect(witcher(play, 2).gold).toBe(2);
});

test('OW-WFIGHT-08: no wagers with two players', () => {
  const play = duel({ hand: [slash], arrange: rich });
  expect(asked(play)).toBe('fight/combo');
});

test('R-67: nobody without Gold wagers', () => {
  const play = duel({
    schools: four,
    hand: [slash],
    arrange: (table) => {
      rich(table);
      table.bank += 2;
      (table.witchers[2] as Witcher).gold = 0;
    },
  });
  expect(askedSeat(play)).toBe(3);
});

test("R-66: openly, clockwise from the Attacker's left; or all at once, unseen until everybody has chosen", () => {
  const round = stage({
    schools: four,
    arrange: (table, witchers) => {
      rich(table);
      table.active = 2;
      for (const each of [witchers[2], witchers[0]]) if (each !== undefined) each.at = NOVIGRAD;
    },
    steps: [{ do: 'witcher-fight/declare', defender: 0 }],
  });
  expect(askedSeat(round)).toBe(3);
  answer(round, 'none');
  expect(askedSeat(round)).toBe(1);

  const hidden = duel({ schools: four, hand: [slash], arrange: rich, options: { wagerOrder: 'simultaneousHidden' } });
  expect(hidden.state.asks.map((ask) => ask.seat)).toEqual([2, 3]);
  answer(hidden, 'defender', 3);
  expect(fightOf(hidden).wagers).toEqual([]);
  expect(witcher(hidden, 3).gold).toBe(2);
  answer(hidden, 'attacker', 2);
  expect(fightOf(hidden).wagers).toEqual([
    { seat: 2, on: 'attacker' },
    { seat: 3, on: 'defender' },
  ]);
});

test('OW-WFIGHT-09, OW-WFIGHT-10, OW-WFIGHT-11: against the bank: lost, or back with as much as the winner was paid', () => {
  const play = duel({
    schools: four,
    hand: [slash, push],
    other: [100],
    arrange: (table, _, defender) => {
      rich(table);
      defender.shield = 0;
      defender.track = 2;
    },
  });
  answer(play, 'attacker');
  answer(play, 'defender');
  emptyDeck(play, 1);
  const bank = play.table.bank;
  playCombo(play, slash);
  finish(play);
  // Track 2 pays 3: to the winner, and to the bettor on top of the wager; the other wager goes to the bank.
  expect(play.table.witchers.map((each) => each.gold)).toEqual([5, 2, 5, 1]);
  expect(play.table.bank).toBe(bank - 3 - 3 + 1);
  expect(happened(play, 'wagerSettled')).toEqual([
    { seat: 2, won: true, gold: 3 },
    { seat: 3, won: false, gold: 0 },
  ]);
});

// ---------------------------------------------------------------- outcome

test("OW-WFIGHT-12, OW-TROPHY-06, R-119: a winning Attacker takes a Trophy of the Defender's own School from the stock, and Gold", () => {
  const play = win({
    schools: ['wolf', 'bear'],
    other: [110],
    arrange: (_, __, defender) => void defender.trophies.push('monster:3'),
  });
  finish(play);
  expect(witcher(play).trophies).toEqual(['school:bear']);
  expect(witcher(play).track).toBe(1);
  expect(witcher(play, 1)).toMatchObject({ trophies: ['monster:3'], witcherTrophies: 0 });
  expect(witcher(play).gold).toBe(1);
});

test('OW-WFIGHT-13: a winning Defender gains Gold but no Trophy', () => {
  const play = lose();
  finish(play);
  expect(witcher(play, 1)).toMatchObject({ gold: 1, trophies: [], track: 0 });
  expect(witcher(play).witcherTrophies).toBe(1);
});

test("OW-WFIGHT-14, R-91: the winner is paid by the loser's position on the Track", () => {
  for (const [track, gold] of [1, 2, 3, 3].entries()) {
    const play = win({ arrange: (_, __, defender) => void (defender.track = track) });
    finish(play);
    expect(witcher(play).gold).toBe(gold);
  }
});

test('OW-WFIGHT-15: the loser adds a 0-cost card, which is in the new deck', () => {
  const play = lose();
  expect([asked(play), askedSeat(play)]).toEqual(['row/gain-cost', 0]);
  const [first] = legal(play) as [string];
  answer(play, first);
  expect(witcher(play).deck.cards).toContain(Number(first.slice('card-'.length)));
  expect(witcher(play).deck.cards).toHaveLength(11);
});

test('R-93: without any card of cost 0 the loser adds nothing', () => {
  const play = lose({
    arrange: (table) => {
      for (const pile of [table.row, table.actionDeck]) cards(table.box).push(...cards(pile).splice(0));
    },
  });
  expect(asked(play)).toBeUndefined();
  expect(witcher(play).deck.cards).toHaveLength(10);
});

test('OW-WFIGHT-16, OW-WFIGHT-17: both raise Shield to the maximum and shuffle deck, discard pile and hand', () => {
  const play = win({
    arrange: (_, attacker, defender) => {
      attacker.defense = 3;
      defender.defense = 2;
    },
  });
  finish(play);
  expect([witcher(play).shield, witcher(play, 1).shield]).toEqual([3, 2]);
  // One card was trashed by Fatigue; the loser has one more.
  expect(witcher(play)).toMatchObject({ deck: { cards: { length: 9 } }, hand: { cards: [] }, discard: { cards: [] } });
  expect(witcher(play, 1)).toMatchObject({
    deck: { cards: { length: 8 } },
    hand: { cards: { length: 3 } },
    discard: { cards: [] },
  });
});

test('OW-WFIGHT-18: a Defender who won draws 4 cards at once, one who lost 3', () => {
  const won = lose();
  finish(won);
  expect(witcher(won, 1).hand.cards).toHaveLength(4);
  const lost = win();
  finish(lost);
  expect(witcher(lost, 1).hand.cards).toHaveLength(3);
});

test('R-94: from a smaller deck the Defender draws what there is', () => {
  const play = lose({
    arrange: (table, _, defender) => void cards(table.box).push(...cards(defender.deck).splice(0, 7)),
  });
  finish(play);
  expect(witcher(play, 1)).toMatchObject({ hand: { cards: { length: 3 } }, deck: { cards: [] } });
});

test('OW-WFIGHT-19, OW-WFIGHT-20: the Attacker draws normally in Phase III after a win, one card fewer after a defeat', () => {
  const won = win();
  finish(won);
  expect(won.table.turn).toMatchObject({ phase3Draw: 0 });
  expect(witcher(won).hand.cards).toEqual([]);
  const lost = lose();
  finish(lost);
  expect(lost.table.turn).toMatchObject({ phase3Draw: -1 });
});

test('D-07: with `capTwo` an Attacker who lost draws at most two cards', () => {
  const play = lose({ options: { completeDefeatDraw: 'capTwo' } });
  finish(play);
  expect(play.table.turn).toMatchObject({ phase3Draw: 0, phase3Cap: 2 });
});

test('OW-WFIGHT-21: the loser keeps Trophies, Track position and Location', () => {
  const play = win({
    arrange: (_, __, defender) => {
      defender.trophies.push('monster:3', 'school:cat');
      defender.track = 2;
    },
  });
  finish(play);
  expect(witcher(play, 1)).toMatchObject({ trophies: ['monster:3', 'school:cat'], track: 2, at: NOVIGRAD });
});

test('OW-WFIGHT-22, R-92: a second victory over the same Witcher skips the Trophy steps only', () => {
  const play = win({
    arrange: (_, attacker, defender) => {
      attacker.trophies.push('school:griffin');
      attacker.track = 1;
      defender.witcherTrophies = 1;
    },
  });
  expect([asked(play), askedSeat(play)]).toEqual(['row/gain-cost', 1]);
  finish(play);
  expect(witcher(play)).toMatchObject({ trophies: ['school:griffin'], track: 1, gold: 1 });
  expect(witcher(play, 1).witcherTrophies).toBe(1);
  expect(happened(play, 'fatigued')).toEqual([]);
  expect(play.table.tavern).toBe(NOVIGRAD);
  expect(witcher(play, 1).hand.cards).toHaveLength(3);
});

test('OW-TIME-11: Trophy, Gold, 0-cost card, clean-up, the Defender draws, wagers, Closed Tavern', () => {
  const play = duel({
    schools: four,
    hand: [slash, push],
    other: [100],
    arrange: (table, _, defender) => {
      rich(table);
      defender.shield = 0;
    },
  });
  answer(play, 'attacker');
  answer(play, 'none');
  emptyDeck(play, 1);
  play.events = [];
  playCombo(play, slash);
  finish(play);
  const wanted = [
    'fightDecided',
    'trophyGained',
    'trackAdvanced',
    'fatigued',
    'trashed',
    'witcherFightEnded',
    'rowCardTaken',
    'drew',
    'wagerSettled',
    'tavernClosed',
  ];
  const order = play.events.map((event) => event.type).filter((type) => wanted.includes(type));
  expect(order).toEqual(wanted);
  const types = play.events.map((event) => event.type);
  // Both clean-ups lie between the added card and the Defender's draw.
  expect(
    types.slice(types.indexOf('rowCardTaken'), types.indexOf('drew')).filter((type) => type === 'shuffled'),
  ).toHaveLength(2);
  expect(play.table.fight).toBeUndefined();
});

test('OW-TIME-11, OW-TIME-14: Combos and used Potions of both are cleared before the Trophy', () => {
  const numbers: number[] = [];
  const play = duel({
    hand: [yrden, slash],
    other: [104],
    arrange: (table, attacker, defender) => {
      defender.shield = 0;
      numbers.push(brew(table, attacker, 'black-blood'), brew(table, defender, 'swallow'));
    },
  });
  answer(play, 'attack');
  playCombo(play, yrden);
  answer(play, `potion-${numbers[1]}`);
  playCombo(play, 104);
  hold(play.table, witcher(play), [slash]);
  emptyDeck(play, 1);
  cards(witcher(play, 1).hand).splice(0, 9);
  answer(play, `potion-${numbers[0]}`);
  expect(play.table.potionDiscard.cards).toEqual([numbers[0], numbers[1]]);
  expect(witcher(play, 1).usedPotions.cards).toEqual([]);
});

test('R-95: a Trophy that wins the game leaves everything else, wagers included', () => {
  const play = duel({
    schools: four,
    hand: [slash, push],
    other: [100],
    arrange: (table, attacker, defender) => {
      rich(table);
      attacker.track = 3;
      defender.shield = 0;
    },
  });
  answer(play, 'attacker');
  answer(play, 'none');
  emptyDeck(play, 1);
  playCombo(play, slash);
  expect(play.over?.ranking[0]).toEqual([0]);
  expect(witcher(play, 2).gold).toBe(1);
  expect(witcher(play).gold).toBe(2);
  expect(play.table.tavern).toBe(-1);
});

// ---------------------------------------------------------------- endless Fights

/** Both fight with a hand that always returns: exploding shield and a red card that is taken back. */
function stalled(attackerCards: number, defenderCards: number) {
  const play = duel({ hand: [slash], other: [100] });
  const fight = fightOf(play);
  fight.idleTurns = 9;
  for (const [seat, count] of [attackerCards, defenderCards].entries()) {
    const { deck, hand, discard } = witcher(play, seat);
    const all = [...cards(deck).splice(0), ...cards(hand).splice(0)];
    cards(deck).push(...all.splice(0, count));
    cards(discard).push(...all);
    side(play, seat).lowest = count;
  }
  play.state.asks = [];
  play.state.agenda = [{ do: 'fight/over' }, { do: 'witcher-fight/turn-over', seat: 0 }];
  play.forgetLists();
  try {
    play.run();
  } catch (fault) {
    if (!(fault instanceof Error && fault.message.includes('nothing left'))) throw fault;
  }
  return play;
}

test('R-146: ten Fight Turns in a row without a new low end the Fight: more cards win, with equal numbers the Defender', () => {
  expect(happened(stalled(5, 4), 'fightDecided')).toEqual([{ outcome: 'attacker-wins' }]);
  expect(happened(stalled(4, 5), 'fightDecided')).toEqual([{ outcome: 'defender-wins' }]);
  expect(happened(stalled(5, 5), 'fightDecided')).toEqual([{ outcome: 'defender-wins' }]);
});

test('R-146: a new low of either side counts from the beginning again', () => {
  const play = duel({ hand: [slash], other: [100] });
  fightOf(play).idleTurns = 9;
  playCombo(play, slash);
  // The Combo is on the discard pile: the Attacker has one card less than ever.
  expect(fightOf(play).idleTurns).toBe(0);
  expect(side(play).lowest).toBe(9);
  expect(happened(play, 'fightStalled')).toEqual([]);
});

test('R-146: a turn that costs nobody a card is counted', () => {
  // Cover comes back when Rend follows.
  const [cover, rend] = copies('cover', 'rend') as [number, number];
  const play = duel({
    hand: [cover, rend],
    other: [100],
    arrange: (_, __, defender) => void ((defender.defense = 5), (defender.shield = 4)),
  });
  // Both sides are as low as they will be after this turn.
  side(play, 0).lowest = 9;
  playCombo(play, cover, rend);
  expect(fightOf(play).idleTurns).toBe(1);
});

test('OW-FIGHT-20: before the Life Pools exist nobody is KO', () => {
  const play = stage({
    arrange: (table, [hunter]) => {
      if (hunter !== undefined) cards(hunter.deck).splice(0);
      table.fight = newFight({ attacker: 0, defender: 1 });
    },
    steps: [],
  });
  expect(checkFight(play)).toBe(false);
  fightOf(play).pools = true;
  play.state.agenda = [{ do: 'fight/over' }];
  expect(checkFight(play)).toBe(true);
  expect(fightOf(play).outcome).toBe('defender-wins');
});
