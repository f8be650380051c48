import { expect, test } from 'vitest';
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
  witcher,
} from './fights.ts';

const [slash] = copies('quick-slash') as [number];
const [blow, push] = copies('shattering-blow', 'push') as [number, number];
/** Printed: takes a card and opens blue (1 more); 2 Damage, opens red (1 more); 2 Damage, one card fewer. */
const [trap, strikes, rend] = copies('magic-trap', 'crippling-strikes', 'rend') as [number, number, number];
/** Printed: Shield 2, opens yellow (1 more); Shield 1, opens purple; purple, 1 Damage, opens green (Shield). */
const [block, counter, aard] = copies('block', 'counterattack', 'intense-aard') as [number, number, number];

test('OW-DMG-01: the Damage icons of a Combo are suffered as one amount', () => {
  const play = duel({ hand: [trap, strikes, rend], arrange: (_, __, defender) => void (defender.shield = 0) });
  for (const n of [trap, strikes, rend]) answer(play, `card-${n}`);
  answer(play, 'strike');
  expect(happened(play, 'damageDealt')).toEqual([{ seat: 0, to: 1, damage: 6 }]);
  expect(happened(play, 'damageSuffered')).toEqual([{ seat: 1, damage: 6, shield: 0, cards: 6 }]);
});

test('OW-DMG-02, R-77: each point takes the top card of the Life Pool; surplus points are ignored', () => {
  const play = attackMonster('rotfiend', { hand: [blow, slash] });
  const top = [...fightOf(play).life.cards].reverse();
  playCombo(play, slash, blow);
  expect(fightOf(play).lost.cards).toEqual(top.slice(0, 3));
  const surplus = attackMonster('rotfiend', { hand: [blow, slash] });
  leaveMonster(surplus, 1);
  playCombo(surplus, slash, blow);
  expect(happened(surplus, 'monsterLost')).toMatchObject([{ left: 0 }]);
  expect(happened(surplus, 'fightDecided')).toEqual([{ outcome: 'defeated' }]);
});

test('OW-DMG-03, OW-DMG-04, OW-DMG-05: Shield first, then the top of the Life Pool; the hand is safe', () => {
  const play = duel({
    hand: [blow, slash],
    other: [100, 101],
    arrange: (_, __, defender) => {
      defender.defense = 2;
      defender.shield = 2;
    },
  });
  const pool = [...witcher(play, 1).deck.cards];
  playCombo(play, slash, blow);
  expect(witcher(play, 1).shield).toBe(0);
  expect(witcher(play, 1).deck.cards).toEqual(pool.slice(0, -1));
  expect(witcher(play, 1).discard.cards).toEqual(pool.slice(-1));
  expect(witcher(play, 1).hand.cards).toEqual([100, 101]);
});

test('OW-DMG-06, R-76: with an empty Life Pool the sufferer chooses hand cards, which are discarded in that order', () => {
  const play = duel({
    hand: [blow, slash],
    other: [100, 101, 102, 103],
    arrange: (_, __, defender) => void (defender.shield = 0),
  });
  const pool = cards(witcher(play, 1).deck);
  const rest = pool.splice(0, pool.length - 1);
  cards(witcher(play, 1).discard).push(...rest);
  playCombo(play, slash, blow);
  expect([asked(play), askedSeat(play)]).toEqual(['fight/lose-card', 1]);
  expect(legal(play)).toEqual(['card-100', 'card-101', 'card-102', 'card-103']);
  answer(play, 'card-102');
  answer(play, 'card-100');
  expect(witcher(play, 1).discard.cards.slice(-2)).toEqual([102, 100]);
  expect(witcher(play, 1).hand.cards).toEqual([101, 103]);
});

test('OW-DMG-07, R-76: lost cards lie on the own discard pile, the last one on top; those of a monster face up beside it', () => {
  const play = duel({ hand: [blow, slash], arrange: (_, __, defender) => void (defender.shield = 0) });
  const pool = [...witcher(play, 1).deck.cards];
  playCombo(play, slash, blow);
  expect(witcher(play, 1).discard.cards).toEqual(pool.slice(-3).reverse());
  expect(witcher(play, 1).discard.kind).toBe('open');
  const hunted = attackMonster('rotfiend', { hand: [slash] });
  answer(hunted, `card-${slash}`);
  expect(fightOf(hunted).lost).toMatchObject({ kind: 'open', cards: { length: 1 } });
});

test('R-77: Damage beyond Life Pool and hand takes everything: KO', () => {
  const play = duel({
    hand: [card('crushing-blow')],
    other: [100, 101],
    arrange: (_, __, defender) => void (defender.shield = 0),
  });
  emptyDeck(play, 1);
  answer(play, `card-${card('crushing-blow')}`);
  expect(happened(play, 'damageSuffered')).toEqual([{ seat: 1, damage: 3, shield: 0, cards: 2 }]);
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'attacker-wins' }]);
});

test('OW-DMG-03, R-135: the Grave Hag takes the hand first, then Shield, then the Life Pool', () => {
  const play = hunt('grave-hag', {
    arrange: (table, hunter) => {
      hold(table, hunter, [slash, push]);
    },
  });
  // 5 Damage: two hand cards in the order chosen, one Shield, two of the Life Pool.
  strike(play, 4, 'charge');
  expect(asked(play)).toBe('fight/lose-card');
  answer(play, `card-${push}`);
  expect(witcher(play).discard.cards).toMatchObject({ length: 4 });
  expect(witcher(play).discard.cards.slice(0, 2)).toEqual([push, slash]);
  expect([witcher(play).shield, witcher(play).hand.cards.length]).toEqual([0, 1]);
});

// ---------------------------------------------------------------- less Damage

test('OW-FIGHT-13, OW-POT-05: effects against Damage are offered when it is about to be suffered', () => {
  let oriole = -1;
  const play = hunt('rotfiend', { arrange: (table, hunter) => void (oriole = brew(table, hunter, 'golden-oriole')) });
  strike(play, 4, 'charge');
  expect([asked(play), askedSeat(play)]).toEqual(['fight/suffer-power', 0]);
  expect(legal(play)).toEqual([`potion-${oriole}`, 'suffer']);
  answer(play, `potion-${oriole}`);
  // 5 − 1 = 4, of which Shield takes one.
  expect(happened(play, 'damageSuffered')).toEqual([{ seat: 0, damage: 4, shield: 1, cards: 3 }]);
});

test('R-127: what reduces adds up, not below 0, and nobody is asked further then', () => {
  let oriole = -1;
  const play = hunt('rotfiend', {
    arrange: (table, hunter) => {
      // Yghern's Trophy (1 less as long as there is no Shield), Foglet's (1 less once), and a Potion.
      hunter.shield = 0;
      hunter.trophies.push('monster:27', 'monster:5');
      oriole = brew(table, hunter, 'golden-oriole');
    },
  });
  strike(play, 7, 'bite');
  const open = play.state.asks[0];
  expect(open?.ask === 'fight/suffer-power' ? open.damage : undefined).toBe(1);
  answer(play, 'power-monster:5');
  expect(happened(play, 'damageSuffered')).toEqual([]);
  expect(witcher(play).potions.cards).toEqual([oriole]);
  expect([witcher(play).shield, witcher(play).discard.cards.length]).toEqual([0, 0]);
});

test("OW-POT-05: a Potion of another time is not offered against Damage, and Damage is no time for others' powers", () => {
  let black = -1;
  const play = hunt('rotfiend', {
    arrange: (table, hunter) => {
      black = brew(table, hunter, 'black-blood');
      hunter.trophies.push('monster:5', 'attribute:combat');
    },
  });
  strike(play, 4, 'charge');
  expect(legal(play)).toEqual(['power-monster:5', 'suffer']);
  expect(whyNot(play, `potion-${black}`)).toBe('other-moment OW-POT-05');
  expect(whyNot(play, 'power-attribute:combat')).toBe('other-moment OW-FIGHT-13');
  answer(play, 'suffer');
  expect(happened(play, 'damageSuffered')).toEqual([{ seat: 0, damage: 5, shield: 1, cards: 4 }]);
});

test('R-71: a card given against Damage that was the last one is a KO', () => {
  const play = hunt('rotfiend', { arrange: (_, hunter) => void hunter.trophies.push('monster:11') });
  leaveWitcher(play, { deck: 0, hand: 1 });
  strike(play, 7, 'bite');
  expect(legal(play)).toEqual(['power-monster:11', 'suffer']);
  answer(play, 'power-monster:11');
  expect(happened(play, 'fightDecided')).toEqual([{ outcome: 'complete-defeat' }]);
});

test('R-148: the dealing side changes Damage first, then the suffering side, then it is suffered', () => {
  const play = duel({
    hand: [slash],
    arrange: (_, attacker, defender) => {
      attacker.trophies.push('attribute:combat');
      defender.trophies.push('monster:27', 'monster:5');
      defender.shield = 0;
    },
  });
  answer(play, `card-${slash}`);
  expect([asked(play), askedSeat(play)]).toEqual(['fight/combo-complete', 0]);
  answer(play, 'power-attribute:combat');
  expect([asked(play), askedSeat(play)]).toEqual(['fight/suffer-power', 1]);
  // 1 + 1 − 1 of Yghern's Trophy.
  const open = play.state.asks[0];
  expect(open?.ask === 'fight/suffer-power' ? open.damage : undefined).toBe(1);
  answer(play, 'suffer');
  expect(happened(play, 'damageSuffered')).toEqual([{ seat: 1, damage: 1, shield: 0, cards: 1 }]);
});

// ---------------------------------------------------------------- what monsters do to Damage and Combos

test("R-127, R-131: the Ghouls' Nest loses at most two cards in the first Fight Turn, step 1 included", () => {
  let black = -1;
  const play = attackMonster('ghouls-nest', {
    hand: [blow, slash],
    arrange: (table, hunter) => void (black = brew(table, hunter, 'black-blood')),
  });
  answer(play, `potion-${black}`);
  expect(monsterLife(play)).toBe(11);
  // Of the 2 of the Combo only one is left to lose.
  playCombo(play, blow);
  expect(monsterLife(play)).toBe(10);
});

test('R-131: in later turns there is no limit', () => {
  const play = attackMonster('ghouls-nest', { hand: [slash, strikes, rend] });
  playCombo(play, slash);
  expect(monsterLife(play)).toBe(11);
  strike(play, 16, 'bite');
  playCombo(play, strikes, rend);
  expect(monsterLife(play)).toBe(5);
});

test("R-139: Glustyworp suffers at most 1 Damage in the first Fight Turn; the Viper's discards are no Damage", () => {
  let black = -1;
  const play = attackMonster('glustyworp', {
    school: 'viper',
    hand: [130],
    arrange: (table, hunter) => {
      hunter.specialty = 4;
      black = brew(table, hunter, 'black-blood');
    },
  });
  answer(play, `potion-${black}`);
  expect(monsterLife(play)).toBe(17);
  answer(play, 'look');
  answer(play, `card-${witcher(play).looked.cards[0]}`);
  answer(play, `card-${witcher(play).looked.cards[0]}`);
  answer(play, `card-${witcher(play).looked.cards[0]}`);
  expect(monsterLife(play)).toBe(15);
  playCombo(play, 130);
  expect(happened(play, 'damageDealt')).toEqual([{ seat: 0, to: 'monster', damage: 1 }]);
});

test('R-139: without its trail the Penitent suffers no Damage in the first Fight Turn, with it as usual', () => {
  const without = hunt('penitent', { arrange: (table, hunter) => hold(table, hunter, [blow, slash]) });
  strike(without, 16, 'bite');
  const life = monsterLife(without);
  playCombo(without, blow);
  expect(monsterLife(without)).toBe(life);
  strike(without, 16, 'bite');
  playCombo(without, slash);
  expect(monsterLife(without)).toBe(life - 2);
  const trail = attackMonster('penitent', { hand: [blow] });
  answer(trail, `card-${blow}`);
  expect(monsterLife(trail)).toBe(12);
});

test('R-144: a Combo with such a colour deals 1 less, once, and Damage of step 1 is untouched', () => {
  const brewess = attackMonster('brewess', {
    hand: [block, trap, slash],
    // An equipment that deals 1 in step 1.
    arrange: (_, hunter) => void hunter.kept.push(27),
  });
  answer(brewess, 'power-event:27');
  expect(monsterLife(brewess)).toBe(16);
  for (const n of [block, trap, slash]) answer(brewess, `card-${n}`);
  answer(brewess, 'strike');
  // Green and yellow: 1 + 1 + 1 − 1.
  expect(monsterLife(brewess)).toBe(14);
  const other = attackMonster('brewess', { hand: [blow, slash] });
  playCombo(other, slash, blow);
  expect(monsterLife(other)).toBe(14);
  const yghern = attackMonster('yghern', { hand: [blow, slash] });
  playCombo(yghern, slash, blow);
  expect(monsterLife(yghern)).toBe(16);
});

test('R-127: what adds comes before what reduces', () => {
  // Yrden deals nothing; the Trophies of Combat and Glustyworp add 1 each before the Brewess takes 1.
  const play = attackMonster('brewess', {
    hand: [97],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:combat', 'monster:24'),
  });
  answer(play, 'card-97');
  answer(play, 'power-attribute:combat');
  expect(monsterLife(play)).toBe(16);
  const alone = attackMonster('brewess', { hand: [97] });
  answer(alone, 'card-97');
  expect(monsterLife(alone)).toBe(17);
});

test('R-134: nothing printed on a purple card counts against the Fiend, but it connects and counts for length and colour', () => {
  // Aard (1, Shield on green) is inert; Counterattack counts.
  const inert = attackMonster('fiend', {
    hand: [aard, counter],
    arrange: (_, hunter) => void hunter.trophies.push('monster:10'),
  });
  playCombo(inert, aard, counter);
  answer(inert, 'power-monster:10');
  // The own Fiend's Trophy still sees the colour: 0 + 1.
  expect(happened(inert, 'comboResolved')).toMatchObject([{ cards: [aard, counter], damage: 1, shield: 1 }]);
  // An effect on another card's Extension used by a purple card counts.
  const used = attackMonster('fiend', { hand: [trap, aard] });
  playCombo(used, trap, aard);
  expect(happened(used, 'comboResolved')).toMatchObject([{ damage: 1, shield: 0 }]);
});

test('R-126, R-128: a Combo without green against the Nekkers draws one card fewer; Extension colours do not count', () => {
  const without = attackMonster('nekkers-nest', {
    hand: [aard],
    arrange: (_, hunter) => void (hunter.combat = 3),
  });
  answer(without, `card-${aard}`);
  expect(witcher(without).hand.cards).toHaveLength(2);
  const withGreen = attackMonster('nekkers-nest', {
    hand: [counter],
    arrange: (_, hunter) => void (hunter.combat = 3),
  });
  answer(withGreen, `card-${counter}`);
  expect(witcher(withGreen).hand.cards).toHaveLength(3);
  // A card added freely counts, too.
  let blizzard = -1;
  const added = attackMonster('nekkers-nest', {
    hand: [slash, counter],
    arrange: (table, hunter) => {
      hunter.combat = 3;
      blizzard = brew(table, hunter, 'blizzard');
    },
  });
  answer(added, `potion-${blizzard}`);
  answer(added, `card-${slash}`);
  answer(added, `free-${counter}`);
  expect(witcher(added).hand.cards).toHaveLength(3);
  // Without a Combo nothing is held and nothing is missing.
  const none = attackMonster('nekkers-nest', { arrange: (_, hunter) => void (hunter.combat = 3) });
  expect(witcher(none).hand.cards).toHaveLength(3);
});

test('R-128: the Griffin takes one card of step 4 in every turn, the draws of other steps are untouched', () => {
  const play = attackMonster('griffin', {
    hand: [120],
    school: 'cat',
    arrange: (_, hunter) => {
      hunter.combat = 2;
    },
  });
  answer(play, 'specialty');
  expect(witcher(play).hand.cards).toHaveLength(2);
  const [first] = witcher(play).hand.cards as [number];
  playCombo(play, first);
  expect(witcher(play).hand.cards).toHaveLength(2);
});

test('R-132: against the Harpy Combat draws nothing in the first Fight Turn, modifiers still count', () => {
  const quen = card('intense-quen');
  const play = attackMonster('harpy', { hand: [quen, slash], arrange: (_, hunter) => void (hunter.combat = 3) });
  playCombo(play, quen);
  expect(witcher(play).hand.cards).toHaveLength(3);
  strike(play, 16, 'bite');
  playCombo(play, slash);
  expect(witcher(play).hand.cards).toHaveLength(5);
});

test('R-137: the Nightwraith lets chance pick the first card of the first Combo, after step 1', () => {
  const hand = [slash, blow, push, trap, 97];
  const firsts = new Set<number>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    let black = -1;
    const play = attackMonster('nightwraith', {
      hand,
      seed,
      arrange: (table, hunter) => void (black = brew(table, hunter, 'black-blood')),
    });
    expect(asked(play)).toBe('fight/prepare');
    expect(happened(play, 'comboCardPlayed')).toEqual([]);
    answer(play, `potion-${black}`);
    const [first] = happened(play, 'comboCardPlayed') as [{ card: number }];
    firsts.add(first.card);
    if (asked(play) === 'fight/combo') expect(legal(play)).toContain('stop');
  }
  expect(firsts.size).toBeGreaterThan(2);
});

test('R-137: the second Combo is started by the hunter', () => {
  const play = attackMonster('nightwraith', { hand: [rend, blow] });
  expect(happened(play, 'comboCardPlayed')).toHaveLength(1);
  strike(play, 16, 'bite');
  expect(asked(play)).toBe('fight/combo');
  expect(legal(play)).not.toContain('stop');
});

test('R-138: against the Noonwraith all raises of one Fight Turn give at most 1 Shield', () => {
  const play = attackMonster('noonwraith', {
    hand: [block],
    arrange: (_, hunter) => {
      hunter.defense = 4;
      hunter.shield = 0;
      hunter.trophies.push('attribute:defense');
    },
  });
  answer(play, 'power-attribute:defense');
  expect(witcher(play).shield).toBe(1);
  answer(play, `card-${block}`);
  expect(witcher(play).shield).toBe(1);
});

test('R-140: against the Water Hag one Potion in the whole Fight', () => {
  const numbers: number[] = [];
  const play = attackMonster('water-hag', {
    hand: [slash],
    arrange: (table, hunter) => {
      hunter.alchemy = 3;
      hunter.trophies.push('attribute:defense');
      numbers.push(brew(table, hunter, 'black-blood'), brew(table, hunter, 'swallow'));
    },
  });
  answer(play, `potion-${numbers[0]}`);
  expect(legal(play)).toEqual(['power-attribute:defense', 'attack']);
  expect(whyNot(play, `potion-${numbers[1]}`)).toBe('ability-forbids R-140');
});

test('R-141: what the Leshen holds of Defense is free again before Shield is filled', () => {
  const play = attackMonster('leshen', {
    hand: [slash],
    arrange: (_, hunter) => {
      hunter.defense = 3;
      hunter.shield = 3;
    },
  });
  expect(witcher(play).shield).toBe(2);
  leaveMonster(play, 1);
  answer(play, `card-${slash}`);
  while (asked(play) === 'cards/trash') answer(play, legal(play)[0] as string);
  expect([witcher(play).defense, witcher(play).shield]).toEqual([3, 3]);
});

test('R-142: a Combo with yellow costs 2 Shield after it is resolved and before step 4', () => {
  const play = attackMonster('whispess', {
    hand: [block, trap],
    arrange: (_, hunter) => {
      hunter.defense = 4;
      hunter.shield = 0;
    },
  });
  play.events = [];
  playCombo(play, block, trap);
  expect(happened(play, 'shieldChanged')).toEqual([
    { seat: 0, shield: 2, by: 2 },
    { seat: 0, shield: 0, by: -2 },
  ]);
  const types = play.events.map((event) => event.type);
  expect(types.lastIndexOf('shieldChanged')).toBeLessThan(types.indexOf('drew'));
  const other = attackMonster('whispess', { hand: [slash] });
  answer(other, `card-${slash}`);
  expect(witcher(other).shield).toBe(1);
});

test('R-138: the next Fight Turn may raise Shield again', () => {
  const second = card('block', 1);
  const play = attackMonster('noonwraith', {
    hand: [block, second],
    arrange: (_, hunter) => {
      hunter.defense = 4;
      hunter.shield = 2;
    },
  });
  playCombo(play, block);
  expect(witcher(play).shield).toBe(3);
  strike(play, 16, 'bite');
  expect(witcher(play).shield).toBe(1);
  playCombo(play, second);
  expect(witcher(play).shield).toBe(2);
});
