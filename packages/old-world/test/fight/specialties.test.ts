import { expect, test } from 'vitest';
import { startingDeck } from '../../src/content/action-cards.ts';
import { SPECIALTIES } from '../../src/content/specialties.ts';
import { hunt, leaveMonster, leaveWitcher, strike } from '../monster/hunt.ts';
import { answer, asked, askedSeat, cards, happened, legal, whyNot } from '../support.ts';
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
  side,
  witcher,
} from './fights.ts';

const [slash] = copies('quick-slash') as [number];
const [blow, yrden] = copies('shattering-blow', 'yrden') as [number, number];
/** Printed cards in a row: 1 + 2 + 1 + 2 Damage and one card fewer. */
const long = copies('magic-trap', 'crippling-strikes', 'rend');

test('OW-SPEC-01: a Specialty works once per Fight, at the strength of its current level', () => {
  const play = attackMonster('rotfiend', {
    school: 'griffin',
    hand: [100, 101],
    arrange: (_, hunter) => {
      hunter.specialty = 3;
      hunter.trophies.push('attribute:specialty');
    },
  });
  cards(witcher(play).discard).push(...cards(witcher(play).deck).splice(0, 2));
  play.forgetLists();
  answer(play, 'specialty');
  expect(happened(play, 'specialtyUsed')).toEqual([{ seat: 0, school: 'griffin', level: 3 }]);
  expect(whyNot(play, 'specialty')).toBe('specialty-used OW-SPEC-01');
});

// ---------------------------------------------------------------- Viper

const viper = startingDeck('viper');

test('OW-SPEC-02, R-80: the Viper may look once the opponent has lost cards by the attack, not if Shield took everything', () => {
  const play = duel({ schools: ['viper', 'griffin'], hand: [viper[0] as number] });
  playCombo(play, viper[0] as number);
  expect(asked(play)).not.toBe('fight/viper-look');
  const second = duel({ schools: ['viper', 'griffin'], hand: [viper[2] as number] });
  playCombo(second, viper[2] as number);
  expect([asked(second), askedSeat(second)]).toEqual(['fight/viper-look', 0]);
  answer(second, 'pass');
  expect(side(second).specialtyUsed).toBe(false);
});

test('OW-SPEC-03, OW-SPEC-04, OW-INFO-11: the Viper sees the shown number, must discard the shown number, and puts the rest back in any order', () => {
  for (const [index, { look, discard }] of SPECIALTIES.viper.entries()) {
    const play = duel({
      schools: ['viper', 'griffin'],
      hand: [viper[2] as number],
      arrange: (_, attacker) => void (attacker.specialty = index + 1),
    });
    playCombo(play, viper[2] as number);
    const pool = [...witcher(play, 1).deck.cards];
    answer(play, 'look');
    const seen = pool.slice(-look).reverse();
    expect(witcher(play).looked).toMatchObject({ kind: 'hand', owner: 0, cards: seen });
    const secret = play.events.find((event) => event.type === 'looked');
    expect(secret?.data).toEqual({ seat: 0, at: 1, count: look });
    expect(secret?.secret).toEqual({ seat: 0, data: { cards: seen } });
    const gone: number[] = [];
    for (let i = 0; i < discard; i++) {
      expect(asked(play)).toBe('fight/viper-discard');
      expect(legal(play)).not.toContain('pass');
      gone.push(seen[i] as number);
      answer(play, `card-${seen[i]}`);
    }
    expect(happened(play, 'viperDiscarded').map((data) => data.card)).toEqual(gone);
    // The first put back lies lowest.
    const rest = seen.slice(discard);
    while (asked(play) === 'fight/viper-order') answer(play, legal(play)[0] as string);
    expect(witcher(play).looked.cards).toEqual([]);
    expect(witcher(play, 1).discard.cards.slice(-discard || 99)).toEqual(gone);
    expect(witcher(play, 1).deck.cards.slice(-rest.length)).toEqual(rest);
  }
});

test('R-80: fewer cards than shown, none at an empty deck; discards may empty the Life Pool of a monster', () => {
  const hit = (left: number) => {
    const play = attackMonster('rotfiend', {
      school: 'viper',
      hand: [viper[0] as number],
      arrange: (_, hunter) => void (hunter.specialty = 5),
    });
    leaveMonster(play, left);
    playCombo(play, viper[0] as number);
    return play;
  };
  const two = hit(3);
  answer(two, 'look');
  expect(witcher(two).looked.cards).toHaveLength(2);
  answer(two, legal(two)[0] as string);
  expect(happened(two, 'fightDecided')).toEqual([{ outcome: 'defeated' }]);

  const play = duel({
    schools: ['viper', 'griffin'],
    hand: [viper[2] as number],
    other: [100, 101, 102],
    arrange: (_, __, defender) => void (defender.shield = 0),
  });
  emptyDeck(play, 1);
  playCombo(play, viper[2] as number);
  answer(play, 'card-100');
  answer(play, 'card-101');
  expect(asked(play)).not.toBe('fight/viper-look');
  expect(side(play).specialtyUsed).toBe(false);
});

test("R-131: against the Ghouls' Nest the Viper looks, but discards only what the limit leaves", () => {
  const play = attackMonster('ghouls-nest', {
    school: 'viper',
    hand: [viper[0] as number],
    arrange: (_, hunter) => void (hunter.specialty = 5),
  });
  playCombo(play, viper[0] as number);
  answer(play, 'look');
  expect(witcher(play).looked.cards).toHaveLength(4);
  answer(play, legal(play)[0] as string);
  expect(asked(play)).toBe('fight/viper-order');
  while (asked(play) === 'fight/viper-order') answer(play, legal(play)[0] as string);
  expect(monsterLife(play)).toBe(10);
});

test('R-80: the Viper looks only after its own attack, in its own Fight Turn', () => {
  // The Viper is attacked: its opponent loses cards to nobody.
  const play = duel({
    schools: ['wolf', 'viper'],
    hand: [blow],
    arrange: (_, __, defender) => void (defender.shield = 0),
  });
  playCombo(play, blow);
  expect(happened(play, 'damageSuffered')).toHaveLength(1);
  expect(happened(play, 'looked')).toEqual([]);
  expect(asked(play)).not.toBe('fight/viper-look');
});

// ---------------------------------------------------------------- Bear

const bear = startingDeck('bear');

test('OW-SPEC-05, R-81: at Shield 0 in the own Fight Turn the Armor acts by itself before any choice, and only once', () => {
  let swallow = -1;
  const play = hunt('rotfiend', {
    schools: ['bear', 'griffin'],
    arrange: (table, hunter) => {
      hold(table, hunter, [bear[0] as number]);
      hunter.specialty = 3;
      hunter.defense = 3;
      hunter.shield = 3;
      swallow = brew(table, hunter, 'swallow');
    },
  });
  // 5 Damage in the monster's turn: Shield falls to 0, but nothing happens there.
  strike(play, 4, 'charge');
  expect(asked(play)).toBe('fight/prepare');
  const types = play.events.map((event) => event.type);
  expect(types.indexOf('specialtyUsed')).toBeGreaterThan(types.indexOf('fightTurnBegan'));
  expect(witcher(play).shield).toBe(1);
  expect(witcher(play).hand.cards).toHaveLength(3);
  expect(whyNot(play, 'specialty')).toBe('specialty-used OW-SPEC-01');
  answer(play, `potion-${swallow}`);
  expect(happened(play, 'specialtyUsed')).toHaveLength(1);
});

test('OW-SPEC-05: it cannot be used at another Shield or declined', () => {
  const play = attackMonster('rotfiend', {
    school: 'bear',
    hand: [bear[0] as number],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  expect(legal(play)).toEqual(['power-attribute:specialty', 'attack']);
  expect(whyNot(play, 'specialty')).toBe('acts-by-itself OW-SPEC-05');
});

test('OW-SPEC-06: cards and Shield by level; level 3 is Shield +1 and two cards, Shield first', () => {
  for (const [index, { draw, shield }] of SPECIALTIES.bear.entries()) {
    const play = attackMonster('rotfiend', {
      school: 'bear',
      hand: [bear[0] as number],
      arrange: (_, hunter) => {
        hunter.specialty = index + 1;
        hunter.defense = 4;
        hunter.shield = 0;
      },
    });
    expect([witcher(play).shield, witcher(play).hand.cards.length]).toEqual([shield, 1 + draw]);
    const types = play.events.map((event) => event.type);
    if (shield > 0) expect(types.lastIndexOf('shieldChanged')).toBeLessThan(types.indexOf('drew'));
  }
  expect(SPECIALTIES.bear[2]).toEqual({ draw: 2, shield: 1 });
});

test('R-81: the Armor also acts when Shield becomes 0 later in the own turn, even at an empty deck', () => {
  // Striga's Trophy: the last Shield for 2 Damage.
  const play = attackMonster('rotfiend', {
    school: 'bear',
    hand: [bear[0] as number, bear[1] as number],
    arrange: (_, hunter) => void hunter.trophies.push('monster:26'),
  });
  answer(play, 'power-monster:26');
  expect(happened(play, 'specialtyUsed')).toHaveLength(1);
  expect(witcher(play).hand.cards).toHaveLength(3);
  const whispess = attackMonster('whispess', {
    school: 'bear',
    hand: [bear[6] as number],
    arrange: (_, hunter) => void (hunter.specialty = 2),
  });
  playCombo(whispess, bear[6] as number);
  // Yrden is yellow: the Whispess takes the Shield there is, the Armor gives it back.
  expect(happened(whispess, 'specialtyUsed')).toHaveLength(1);
  expect(witcher(whispess).shield).toBe(1);
  const empty = hunt('rotfiend', { schools: ['bear', 'griffin'] });
  witcher(empty).shield = 0;
  leaveWitcher(empty, { deck: 0, hand: 5 });
  strike(empty, 16, 'bite');
  while (asked(empty) === 'fight/lose-card') answer(empty, legal(empty)[0] as string);
  expect(side(empty).specialtyUsed).toBe(true);
  expect(witcher(empty).hand.cards).toHaveLength(3);
});

// ---------------------------------------------------------------- Cat

const cat = startingDeck('cat');

test('OW-SPEC-07, R-82: the Cat may look in step 1 of the own first Fight Turn only', () => {
  const play = attackMonster('rotfiend', {
    school: 'cat',
    hand: [cat[0] as number, cat[1] as number],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  expect(legal(play)).toContain('specialty');
  answer(play, 'attack');
  playCombo(play, cat[0] as number);
  strike(play, 16, 'bite');
  expect(asked(play)).toBe('fight/prepare');
  expect(whyNot(play, 'specialty')).toBe('only-first-turn OW-SPEC-07');
  // The monster's turns do not count: R-90.
  const second = hunt('rotfiend', {
    schools: ['cat', 'griffin'],
    arrange: (table, hunter) => hold(table, hunter, [cat[0] as number]),
  });
  strike(second, 16, 'bite');
  expect(legal(second)).toContain('specialty');
});

test('OW-SPEC-08, OW-INFO-11: looks and keeps by level, the rest goes back on top', () => {
  for (const [index, { look, keep }] of SPECIALTIES.cat.entries()) {
    const play = attackMonster('rotfiend', {
      school: 'cat',
      hand: [cat[0] as number],
      arrange: (_, hunter) => void (hunter.specialty = index + 1),
    });
    const pool = [...witcher(play).deck.cards];
    const seen = pool.slice(-look).reverse();
    answer(play, 'specialty');
    const secret = play.events.find((event) => event.type === 'looked');
    expect(secret?.data).toEqual({ seat: 0, at: 0, count: look });
    expect(secret?.secret).toEqual({ seat: 0, data: { cards: seen } });
    const kept: number[] = [];
    while (asked(play) === 'fight/cat-keep') {
      const last = legal(play).at(-1) as string;
      kept.push(Number(last.slice('card-'.length)));
      answer(play, last);
    }
    expect(kept.length).toBe(keep === look ? 0 : keep);
    // The first to go back lies below the others.
    const back = keep === look ? [] : seen.filter((n) => !kept.includes(n));
    if (back.length > 1) answer(play, `card-${back[0]}`);
    expect(witcher(play).deck.cards.slice(pool.length - look)).toEqual(back);
    expect(witcher(play).hand.cards).toHaveLength(1 + keep);
    expect(witcher(play).looked.cards).toEqual([]);
    expect(witcher(play).deck.cards).toHaveLength(pool.length - keep);
  }
});

test('R-82: cards beyond seven go back on top, in any order; an empty deck is nothing to look at', () => {
  const six = cat.slice(0, 6);
  const play = attackMonster('rotfiend', {
    school: 'cat',
    hand: six,
    arrange: (_, hunter) => void (hunter.specialty = 4),
  });
  const seen = [...witcher(play).deck.cards].slice(-3).reverse() as [number, number, number];
  answer(play, 'specialty');
  answer(play, `card-${seen[1]}`);
  expect(asked(play)).toBe('fight/cat-order');
  answer(play, `card-${seen[0]}`);
  expect(witcher(play).hand.cards).toEqual([...six, seen[1]]);
  expect(witcher(play).deck.cards.slice(-2)).toEqual([seen[0], seen[2]]);

  const empty = attackMonster('rotfiend', {
    school: 'cat',
    hand: six,
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  emptyDeck(empty);
  expect(whyNot(empty, 'specialty')).toBe('empty-deck R-82');
});

// ---------------------------------------------------------------- Wolf

test('OW-SPEC-09, R-83: at a complete Combo of three or more the Wolf may strike harder', () => {
  const short = attackMonster('rotfiend', {
    hand: [slash, blow],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:combat'),
  });
  playCombo(short, slash, blow);
  expect(whyNot(short, 'specialty')).toBe('combo-too-short OW-SPEC-09');
  const play = attackMonster('rotfiend', { hand: long });
  for (const n of long) answer(play, `card-${n}`);
  expect(legal(play)).toEqual(['specialty', 'strike']);
  answer(play, 'strike');
  expect(monsterLife(play)).toBe(5);
  expect(side(play).specialtyUsed).toBe(false);
});

test('OW-SPEC-10, R-83: Damage for the Combo, and cards at once that cannot join it', () => {
  for (const [index, { damage, draw }] of SPECIALTIES.wolf.entries()) {
    const play = attackMonster('rotfiend', {
      hand: long,
      arrange: (_, hunter) => void (hunter.specialty = index + 1),
    });
    for (const n of long) answer(play, `card-${n}`);
    play.events = [];
    answer(play, 'specialty');
    expect(happened(play, 'damageDealt')).toEqual([{ seat: 0, to: 'monster', damage: 6 + damage }]);
    const types = play.events.map((event) => event.type);
    if (draw > 0) expect(types.indexOf('drew')).toBeLessThan(types.indexOf('damageDealt'));
    expect(happened(play, 'comboResolved')).toMatchObject([{ cards: long }]);
    expect(witcher(play).hand.cards).toHaveLength(draw);
  }
});

test('OW-SPEC-09: the Wolf cannot use it in step 1', () => {
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  expect(whyNot(play, 'specialty')).toBe('other-moment OW-SPEC-09');
});

// ---------------------------------------------------------------- Griffin

const griffin = startingDeck('griffin');

test('OW-SPEC-11, R-84: the top card of the discard pile, then as many hand cards away as shown, the taken one included', () => {
  for (const [index, { take, discard }] of SPECIALTIES.griffin.entries()) {
    if (take !== 'top') continue;
    const play = attackMonster('rotfiend', {
      school: 'griffin',
      hand: griffin.slice(0, 3),
      arrange: (_, hunter) => {
        hunter.specialty = index + 1;
        hunter.trophies.push('attribute:specialty');
      },
    });
    const [low, top] = cards(witcher(play).deck).splice(0, 2) as [number, number];
    cards(witcher(play).discard).push(low, top);
    play.forgetLists();
    answer(play, 'specialty');
    expect(happened(play, 'cardTaken')).toEqual([{ seat: 0, card: top }]);
    for (let i = 0; i < discard; i++) {
      expect(asked(play)).toBe('cards/discard');
      if (i === 0) expect(legal(play)).toContain(`card-${top}`);
      answer(play, legal(play)[0] as string);
    }
    expect(witcher(play).hand.cards).toHaveLength(4 - discard);
  }
});

test('OW-SPEC-12: at levels 4 and 5 any card of the own discard pile', () => {
  for (const level of [4, 5]) {
    const play = attackMonster('rotfiend', {
      school: 'griffin',
      hand: [griffin[0] as number],
      arrange: (_, hunter) => {
        hunter.specialty = level;
        hunter.trophies.push('attribute:specialty');
      },
    });
    const gone = cards(witcher(play).deck).splice(0, 3);
    cards(witcher(play).discard).push(...gone);
    play.forgetLists();
    answer(play, 'specialty');
    expect(asked(play)).toBe('fight/griffin-take');
    expect(legal(play)).toEqual(gone.map((n) => `card-${n}`));
    answer(play, `card-${gone[0]}`);
    expect(witcher(play).hand.cards).toEqual([griffin[0], gone[0]]);
  }
});

test('R-84: nothing to take from an empty discard pile; R-75: no room at seven cards', () => {
  const empty = attackMonster('rotfiend', {
    school: 'griffin',
    hand: [griffin[0] as number],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  expect(whyNot(empty, 'specialty')).toBe('empty-discard R-84');
  const full = attackMonster('rotfiend', {
    school: 'griffin',
    hand: griffin.slice(0, 7),
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  cards(witcher(full).discard).push(...cards(witcher(full).deck).splice(0, 1));
  full.forgetLists();
  expect(whyNot(full, 'specialty')).toBe('hand-full R-75');
  const few = attackMonster('rotfiend', {
    school: 'griffin',
    hand: [griffin[0] as number],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  cards(witcher(few).discard).push(...cards(witcher(few).deck).splice(0, 1));
  few.forgetLists();
  // Two in hand, two to discard: all go.
  answer(few, 'specialty');
  expect(witcher(few).hand.cards).toEqual([]);
});

test('OW-SPEC-13: Specialties work against Witchers as against monsters, for the Defender, too', () => {
  const play = duel({ schools: ['griffin', 'bear'], hand: [griffin[2] as number], other: [bear[0] as number] });
  playCombo(play, griffin[2] as number);
  expect(happened(play, 'specialtyUsed')).toEqual([{ seat: 1, school: 'bear', level: 1 }]);
  const cats = duel({ schools: ['cat', 'bear'], hand: [cat[0] as number] });
  expect(legal(cats)).toEqual(['specialty', 'attack']);
  expect(fightOf(cats).defender).toBe(1);
  expect(card('yrden')).toBe(yrden);
});

test("R-81: in the opponent's Fight Turn the Armor does not act, whatever is used there", () => {
  let oriole = -1;
  const play = hunt('rotfiend', {
    schools: ['bear', 'griffin'],
    arrange: (table, hunter) => {
      hunter.shield = 0;
      oriole = brew(table, hunter, 'golden-oriole');
    },
  });
  strike(play, 4, 'charge');
  play.events = [];
  answer(play, `potion-${oriole}`);
  const types = play.events.map((event) => event.type);
  expect(types.indexOf('fightTurnBegan')).toBeGreaterThan(types.indexOf('damageSuffered'));
  expect(types.indexOf('specialtyUsed')).toBeGreaterThan(types.indexOf('fightTurnBegan'));
});

test('R-80: a Life Pool emptied by the Viper ends the Fight at once', () => {
  const play = attackMonster('rotfiend', {
    school: 'viper',
    hand: [viper[7] as number, viper[0] as number],
    arrange: (table, hunter) => {
      hunter.specialty = 5;
      hunter.alchemy = 2;
      brew(table, hunter, 'black-blood');
      brew(table, hunter, 'swallow');
    },
  });
  leaveMonster(play, 2);
  answer(play, legal(play)[0] as string);
  answer(play, 'look');
  // Step 1: one card was left, and it goes; neither the other Potion nor a Combo is asked for.
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'defeated' }]);
  expect(happened(play, 'comboCardPlayed')).toEqual([]);
});
