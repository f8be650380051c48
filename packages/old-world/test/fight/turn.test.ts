import { expect, test } from 'vitest';
import { hunt, leaveMonster, leaveWitcher, strike } from '../monster/hunt.ts';
import { answer, asked, askedSeat, cards, happened, legal, stage, whyNot } from '../support.ts';
import {
  attackMonster,
  brew,
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
const [blow, push, yrden] = copies('shattering-blow', 'push', 'yrden') as [number, number, number];
/** Printed: takes a card, opens purple and blue (1 more); 2 Damage, opens green and red (1 more); 2 Damage, one card fewer. */
const [trap, strikes, rend] = copies('magic-trap', 'crippling-strikes', 'rend') as [number, number, number];
/** Printed: Shield 2; Shield 1, comes back when red follows; Shield 1; purple, 1 Damage, opens green (Shield). */
const [block, cover, counter, aard] = copies('block', 'cover', 'counterattack', 'intense-aard') as [
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
  playCombo(play, slash, blow);
  // 3 Damage are dealt although the last card was played.
  expect(happened(play, 'damageDealt')).toEqual([{ seat: 0, to: 'monster', damage: 3 }]);
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
});

test('OW-FIGHT-06, OW-TIME-07, R-68: both lose their last card by the Combo: the Witcher who played it wins', () => {
  const play = attackMonster('rotfiend', { hand: [blow, slash] });
  emptyDeck(play);
  leaveMonster(play, 3);
  playCombo(play, slash, blow);
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
  const play = attackMonster('rotfiend', {
    hand: [trap, aard, counter],
    arrange: (_, hunter) => void (hunter.shield = 0),
  });
  cards(witcher(play).discard).push(...cards(witcher(play).deck).splice(0, 1));
  leaveMonster(play, 2);
  play.events = [];
  playCombo(play, trap, aard, counter);
  answer(play, 'strike');
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
  let swallow = -1;
  const play = duel({
    hand: [yrden],
    other: [104, 106],
    arrange: (table, _, defender) => void (swallow = brew(table, defender, 'swallow')),
  });
  answer(play, `card-${yrden}`);
  expect([asked(play), askedSeat(play)]).toEqual(['fight/prepare', 1]);
  answer(play, `potion-${swallow}`);
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
      numbers.push(brew(table, hunter, 'black-blood'), brew(table, hunter, 'swallow'));
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
      brew(table, hunter, 'thunderbolt');
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
  const arrange = (...more: readonly 'monster:19'[]) => {
    const play = attackMonster('rotfiend', {
      hand: [slash],
      arrange: (_, hunter) => {
        hunter.shield = 0;
        hunter.trophies.push('monster:13', ...more);
      },
    });
    emptyDeck(play);
    answer(play, 'power-monster:13');
    return play;
  };
  expect(happened(arrange(), 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
  // With the Werewolf's Trophy, which brings a card back, the Witcher is still there.
  const play = arrange('monster:19');
  expect(happened(play, 'fightDecided')).toEqual([]);
  answer(play, 'power-monster:19');
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
  // Combat 3, Rend −1, the Nekkers' Trophy +1 for green.
  const play = attackMonster('rotfiend', {
    hand: [cover, rend],
    arrange: (_, hunter) => {
      hunter.combat = 3;
      hunter.trophies.push('monster:8');
    },
  });
  playCombo(play, cover, rend);
  answer(play, 'power-monster:8');
  expect(happened(play, 'drew')).toEqual([{ seat: 0, count: 3, reshuffled: false }]);
});

test('OW-FIGHT-17: zero or less draws nothing, without further penalty', () => {
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
  const play = attackMonster('rotfiend', { hand: [trap, strikes, rend] });
  for (const n of [trap, strikes, rend]) answer(play, `card-${n}`);
  answer(play, 'strike');
  expect(witcher(play).discard.cards).toEqual([trap, strikes, rend]);
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
  const play = attackMonster('rotfiend', { hand: [strikes, block] });
  const before = [...fightOf(play).life.cards];
  playCombo(play, strikes, block);
  expect(fightOf(play).life.cards).toEqual(before.slice(0, 8));
});

test("R-71: a KO at the end of step 1 or of the Combo comes before effects of the turn's end", () => {
  // The Brewess's Trophy would draw after step 4, for a Potion.
  const arrange = (...more: readonly 'monster:13'[]) => {
    const play = attackMonster('rotfiend', {
      hand: [slash],
      arrange: (table, hunter) => {
        hunter.trophies.push('monster:22', ...more);
        brew(table, hunter, 'golden-oriole');
      },
    });
    emptyDeck(play);
    return play;
  };
  const given = arrange('monster:13');
  answer(given, 'power-monster:13');
  expect(happened(given, 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
  const played = arrange();
  answer(played, `card-${slash}`);
  expect(happened(played, 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
});

test('OW-FIGHT-07: a Witcher who is KO by Damage ends the Fight before Shield and drawing', () => {
  const play = duel({
    hand: [aard, counter],
    other: [100],
    arrange: (_, attacker, defender) => {
      attacker.shield = 0;
      defender.shield = 0;
    },
  });
  emptyDeck(play, 1);
  play.events = [];
  playCombo(play, aard, counter);
  const types = play.events.map((event) => event.type);
  expect(types.slice(0, types.indexOf('fightDecided'))).not.toContain('shieldChanged');
  expect(types.slice(0, types.indexOf('fightDecided'))).not.toContain('drew');
});
