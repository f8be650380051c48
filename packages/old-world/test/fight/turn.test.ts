import { expect, test } from 'vitest';
import { hunt, leaveMonster, leaveWitcher, strike } from '../monster/hunt.ts';
import { answer, asked, askedSeat, cards, happened, legal, stage, whyNot } from '../support.ts';
import {
  attackMonster,
  brew,
  card,
  copies,
  duel,
  emptyDeck,
  fightOf,
  hold,
  monsterLife,
  playCombo,
  witcher,
} from './fights.ts';

const [slash, secondSlash] = copies('quick-slash', 'quick-slash') as [number, number];
const [blow, push, yrden, aard] = copies('shattering-blow', 'push', 'yrden', 'aard') as [
  number,
  number,
  number,
  number,
];

test('OW-FIGHT-01: the hand is kept, nothing is drawn and nothing discarded at the start', () => {
  const play = attackMonster('rotfiend', { hand: [slash, push] });
  expect(witcher(play).hand.cards).toEqual([slash, push]);
  expect(witcher(play).deck.cards).toHaveLength(8);
});

test('OW-FIGHT-02: deck and discard pile are shuffled together into the Life Pool', () => {
  const arrange = (seed: string) =>
    attackMonster('rotfiend', {
      hand: [slash],
      seed,
      arrange: (_, hunter) => cards(hunter.discard).push(...cards(hunter.deck).splice(0, 4)),
    });
  const play = arrange('one');
  expect(witcher(play).discard.cards).toEqual([]);
  expect([...witcher(play).deck.cards].sort((a, b) => a - b)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99]);
  expect(witcher(play).deck.cards).not.toEqual(witcher(arrange('two')).deck.cards);
});

test('OW-FIGHT-03, OW-FIGHT-04: life is Life Pool and hand; whoever has neither is KO', () => {
  const play = duel({ hand: [slash], other: [100] });
  emptyDeck(play, 1);
  // One hand card left: the Defender has 1 life, and Shield 1 absorbs the only point.
  answer(play, `card-${slash}`);
  expect(happened(play, 'fightDecided')).toEqual([]);
  const second = duel({ hand: [slash], other: [100], arrange: (_, __, defender) => void (defender.shield = 0) });
  emptyDeck(second, 1);
  answer(second, `card-${slash}`);
  expect(happened(second, 'fightDecided')).toEqual([{ outcome: 'attacker-wins' }]);
});

test('OW-FIGHT-05: a Combo of the last cards is resolved before its Witcher is looked at', () => {
  const play = attackMonster('rotfiend', { hand: [blow, slash] });
  emptyDeck(play);
  playCombo(play, blow, slash);
  // 3 Damage are dealt although the last card was played.
  expect(happened(play, 'damageDealt')).toEqual([{ seat: 0, to: 'monster', damage: 3 }]);
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
});

test('OW-FIGHT-06, OW-TIME-07, R-68: both lose their last card by the Combo: the Witcher who played it wins', () => {
  const play = attackMonster('rotfiend', { hand: [blow, slash] });
  emptyDeck(play);
  leaveMonster(play, 3);
  playCombo(play, blow, slash);
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'defeated' }]);

  const between = duel({ hand: [blow], other: [100], arrange: (_, __, defender) => void (defender.shield = 0) });
  emptyDeck(between, 0);
  emptyDeck(between, 1);
  answer(between, `card-${blow}`);
  expect(happened(between, 'fightDecided')).toEqual([{ outcome: 'attacker-wins' }]);
});

test("R-68: in the monster's turn its last card knocks out: Driven Away; survived: Defeated", () => {
  const out = hunt('rotfiend');
  leaveMonster(out, 1);
  leaveWitcher(out, { deck: 1, hand: 0 });
  witcher(out).shield = 0;
  strike(out, 4, 'charge');
  expect(happened(out, 'fightDecided')).toEqual([{ outcome: 'driven-away' }]);
  const alive = hunt('rotfiend');
  leaveMonster(alive, 1);
  strike(alive, 4, 'charge');
  expect(happened(alive, 'fightDecided')).toEqual([{ outcome: 'defeated' }]);
});

test('R-69: the revealed card is no longer Life: two cards left before the attack is Driven Away', () => {
  const play = hunt('rotfiend');
  leaveMonster(play, 2);
  leaveWitcher(play, { deck: 1, hand: 0 });
  witcher(play).shield = 0;
  strike(play, 4, 'charge');
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'driven-away' }]);
});

test('OW-FIGHT-07: a KO by Damage ends the Fight at once: no Shield, no special effect, no drawing', () => {
  const trap = card('magic-trap');
  const play = attackMonster('rotfiend', { hand: [trap, blow], arrange: (_, hunter) => void (hunter.shield = 0) });
  cards(witcher(play).discard).push(...cards(witcher(play).deck).splice(0, 1));
  leaveMonster(play, 2);
  play.events = [];
  playCombo(play, trap, blow);
  const decided = play.events.findIndex((event) => event.type === 'fightDecided');
  expect(
    play.events.slice(0, decided).some((event) => ['shieldChanged', 'cardTaken', 'drew'].includes(event.type)),
  ).toBe(false);
  expect(happened(play, 'cardTaken')).toEqual([]);
});

test('OW-FIGHT-08: the last card used up without finishing the opponent loses', () => {
  const play = duel({ hand: [slash], other: [100] });
  emptyDeck(play, 0);
  answer(play, `card-${slash}`);
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'defender-wins' }]);
});

test('OW-FIGHT-09, R-89: Fight Turns alternate, and the Defender has the same four steps', () => {
  let owl = -1;
  const play = duel({
    hand: [yrden],
    other: [104, 106],
    arrange: (table, _, defender) => void (owl = brew(table, defender, 'tawny-owl')),
  });
  answer(play, `card-${yrden}`);
  expect([asked(play), askedSeat(play)]).toEqual(['fight/prepare', 1]);
  answer(play, `potion-${owl}`);
  expect([asked(play), askedSeat(play)]).toEqual(['fight/combo', 1]);
  playCombo(play, 106);
  expect(askedSeat(play)).toBe(0);
  expect(happened(play, 'fightTurnBegan')).toEqual([
    { seat: 0, turn: 1 },
    { seat: 1, turn: 1 },
    { seat: 0, turn: 2 },
  ]);
});

test('OW-FIGHT-10: effects, Combo, resolution, drawing, in this order', () => {
  let black = -1;
  const play = attackMonster('rotfiend', {
    hand: [slash, push],
    arrange: (table, hunter) => void (black = brew(table, hunter, 'black-blood')),
  });
  play.events = [];
  expect(asked(play)).toBe('fight/prepare');
  answer(play, `potion-${black}`);
  expect(asked(play)).toBe('fight/combo');
  playCombo(play, slash);
  const wanted = ['potionUsed', 'comboCardPlayed', 'comboResolved', 'drew', 'comboDiscarded'];
  expect(play.events.map((event) => event.type).filter((type) => wanted.includes(type))).toEqual(wanted);
});

test('OW-FIGHT-11, OW-POT-07: several things may be used in step 1, in any order', () => {
  const numbers: number[] = [];
  const play = attackMonster('rotfiend', {
    school: 'cat',
    hand: [120],
    arrange: (table, hunter) => {
      hunter.alchemy = 2;
      hunter.trophies.push('attribute:defense');
      numbers.push(brew(table, hunter, 'black-blood'), brew(table, hunter, 'tawny-owl'));
    },
  });
  expect(legal(play)).toEqual([
    `potion-${numbers[0]}`,
    `potion-${numbers[1]}`,
    'power-attribute:defense',
    'specialty',
    'attack',
  ]);
  answer(play, `potion-${numbers[1]}`);
  answer(play, 'power-attribute:defense');
  answer(play, 'specialty');
  answer(play, `potion-${numbers[0]}`);
  expect(asked(play)).toBe('fight/combo');
  expect(monsterLife(play)).toBe(10);
});

test('OW-FIGHT-12, OW-POT-09: using them is optional, and nobody is asked where there is nothing to use', () => {
  let black = -1;
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => void (black = brew(table, hunter, 'black-blood')),
  });
  answer(play, 'attack');
  answer(play, `card-${slash}`);
  expect(witcher(play).potions.cards).toEqual([black]);
  expect(asked(attackMonster('rotfiend', { hand: [slash] }))).toBe('fight/combo');
});

test('OW-FIGHT-13, OW-TROPHY-07: an effect with a time of its own works then, the others only in step 1', () => {
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => {
      hunter.trophies.push('attribute:combat', 'attribute:defense');
      brew(table, hunter, 'petris-philter');
    },
  });
  expect(legal(play)).toEqual(['power-attribute:defense', 'attack']);
  expect(whyNot(play, 'power-attribute:combat')).toBe('other-moment OW-FIGHT-13');
  answer(play, 'attack');
  answer(play, `card-${slash}`);
  expect(asked(play)).toBe('fight/combo-complete');
  expect(legal(play)).toEqual(['power-attribute:combat', 'strike']);
  expect(whyNot(play, 'power-attribute:defense')).toBe('other-moment OW-FIGHT-13');
  answer(play, 'power-attribute:combat');
  // 1 of the slash and 1 of the Trophy.
  expect(monsterLife(play)).toBe(9);
});

test('OW-FIGHT-14, R-73: an effect that costs something may be repeated, one without cost and limit not', () => {
  // The Manticore's Trophy: a hand card for 1 Damage, as often as it is paid.
  const play = attackMonster('rotfiend', {
    hand: [slash, push, blow],
    arrange: (_, hunter) => void hunter.trophies.push('monster:13'),
  });
  answer(play, 'power-monster:13');
  answer(play, `card-${slash}`);
  answer(play, 'power-monster:13');
  answer(play, `card-${push}`);
  expect(monsterLife(play)).toBe(9);
  expect(legal(play)).toEqual(['power-monster:13', 'attack']);

  const limited = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty', 'attribute:defense'),
  });
  answer(limited, 'power-attribute:specialty');
  expect(whyNot(limited, 'power-attribute:specialty')).toBe('already-used OW-FIGHT-14');
});

test('R-71: the own last card given away in step 1 is a KO when step 1 ends, not before', () => {
  const arrange = (extra?: 'swallow') => {
    let potion = -1;
    const play = attackMonster('rotfiend', {
      hand: [slash],
      arrange: (table, hunter) => {
        hunter.trophies.push('monster:13');
        if (extra !== undefined) potion = brew(table, hunter, extra);
      },
    });
    emptyDeck(play);
    answer(play, 'power-monster:13');
    return { play, potion };
  };
  expect(happened(arrange().play, 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
  // With a Potion that brings a card back the Witcher is still there.
  const { play, potion } = arrange('swallow');
  expect(happened(play, 'fightDecided')).toEqual([]);
  answer(play, `potion-${potion}`);
  answer(play, `card-${slash}`);
  answer(play, 'attack');
  expect(asked(play)).toBe('fight/combo');
});

test("R-72: the opponent's last card lost in step 1 ends the Fight; no Combo is played", () => {
  let black = -1;
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => void (black = brew(table, hunter, 'black-blood')),
  });
  leaveMonster(play, 1);
  answer(play, `potion-${black}`);
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'defeated' }]);
  expect(happened(play, 'comboCardPlayed')).toEqual([]);
});

test("OW-FIGHT-15: Damage of step 1 is part of the attack: the Viper may look after a Potion's Damage", () => {
  let black = -1;
  const play = attackMonster('rotfiend', {
    school: 'viper',
    hand: [130],
    arrange: (table, hunter) => void (black = brew(table, hunter, 'black-blood')),
  });
  answer(play, `potion-${black}`);
  expect(asked(play)).toBe('fight/viper-look');
});

test('OW-FIGHT-16: cards drawn are Combat, the modifiers of the Combo and those of other effects', () => {
  // Combat 3, Push +1 and shattering blow −1, the Nekkers' Trophy +1 for green.
  const play = attackMonster('rotfiend', {
    hand: [push, blow],
    arrange: (_, hunter) => {
      hunter.combat = 3;
      hunter.trophies.push('monster:8');
    },
  });
  playCombo(play, push, blow);
  answer(play, 'power-monster:8');
  expect(happened(play, 'drew')).toEqual([{ seat: 0, count: 4, reshuffled: false }]);
});

test('OW-FIGHT-17: zero or less draws nothing, without further penalty', () => {
  const rend = card('rend');
  const play = attackMonster('rotfiend', {
    hand: [rend, slash],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  answer(play, 'attack');
  playCombo(play, rend);
  expect(happened(play, 'drew')).toEqual([]);
  expect(witcher(play).hand.cards).toEqual([slash]);
});

test('OW-FIGHT-18: the Combo goes to the discard pile in the order played, after drawing', () => {
  const play = attackMonster('rotfiend', { hand: [yrden, push, blow] });
  for (const n of [yrden, push, blow]) answer(play, `card-${n}`);
  answer(play, 'strike');
  expect(witcher(play).discard.cards).toEqual([yrden, push, blow]);
});

test('OW-FIGHT-19, R-64: an empty hand is no KO: the Combo is skipped and the hand replenished', () => {
  const play = attackMonster('rotfiend', { arrange: (_, hunter) => void (hunter.combat = 2) });
  expect(happened(play, 'fightTurnBegan')).toEqual([{ seat: 0, turn: 1 }]);
  expect(happened(play, 'comboResolved')).toEqual([]);
  expect(witcher(play).hand.cards).toHaveLength(2);
  expect(asked(play)).toBe('monster/attack');
});

test('OW-FIGHT-20: a KO counts from the moment the Life Pools exist', () => {
  // The Drowners take the only card after the Life Pool is made.
  const play = hunt('drowners-nest', {
    arrange: (table, hunter) => {
      cards(table.box).push(...cards(hunter.deck).splice(0, 9));
    },
  });
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
  expect(happened(play, 'fightTurnBegan')).toEqual([]);
});

test('R-61: cards of a Level-Up in a Fight come from the Life Pool, without a reshuffle', () => {
  const raise = stage({
    arrange: (table, [hunter]) => {
      if (hunter === undefined) return;
      Object.assign(hunter, { combat: 2, alchemy: 2, specialty: 2, defense: 1 });
      cards(hunter.discard).push(...cards(hunter.deck).splice(0));
      table.fight = { ...fightOf(attackMonster('rotfiend', { hand: [slash] })), pools: true };
    },
    steps: [{ do: 'attributes/raise', seat: 0, attribute: 'defense' }],
  });
  expect(witcher(raise).level).toBe(2);
  expect(witcher(raise).hand.cards).toEqual([]);
  expect(witcher(raise).deck.cards).toEqual([]);
});

test('R-90: the first Fight Turn is counted per side', () => {
  // The monster began; for Glustyworp's Trophy (1 Damage more in the first turn) the hunter's first turn is still to come.
  const play = hunt('rotfiend', {
    arrange: (table, hunter) => {
      hold(table, hunter, [slash, secondSlash]);
      hunter.trophies.push('monster:24');
    },
  });
  strike(play, 16, 'bite');
  playCombo(play, slash);
  expect(happened(play, 'comboResolved')).toMatchObject([{ damage: 2 }]);
  strike(play, 16, 'bite');
  playCombo(play, secondSlash);
  expect(happened(play, 'comboResolved')[1]).toMatchObject({ damage: 1 });
});

test('OW-DMG-08: a monster has neither Shield nor hand: every point costs a card of its Life Pool', () => {
  const play = attackMonster('rotfiend', { hand: [aard, slash] });
  const before = [...fightOf(play).life.cards];
  playCombo(play, aard, slash);
  expect(fightOf(play).life.cards).toEqual(before.slice(0, 8));
});

test("R-71: a KO at the end of step 1 or of the Combo comes before effects of the turn's end", () => {
  // The Griffin School's Trophy would take the top of the discard pile after step 4.
  const given = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (_, hunter) => void hunter.trophies.push('monster:13', 'school:griffin'),
  });
  emptyDeck(given);
  answer(given, 'power-monster:13');
  expect(happened(given, 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
  const played = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (_, hunter) => void hunter.trophies.push('school:griffin'),
  });
  emptyDeck(played);
  answer(played, `card-${slash}`);
  expect(happened(played, 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
});

test('OW-FIGHT-07: a Witcher who is KO by Damage ends the Fight before Shield and drawing', () => {
  const exploding = card('exploding-shield');
  const play = duel({
    hand: [exploding],
    other: [100],
    arrange: (_, attacker, defender) => {
      attacker.shield = 0;
      defender.shield = 0;
    },
  });
  emptyDeck(play, 1);
  play.events = [];
  playCombo(play, exploding);
  const types = play.events.map((event) => event.type);
  expect(types.slice(0, types.indexOf('fightDecided'))).not.toContain('shieldChanged');
  expect(types.slice(0, types.indexOf('fightDecided'))).not.toContain('drew');
});
