import { expect, test } from 'vitest';
import { EVENTS } from '../../src/content/events.ts';
import { POTION_TITLES } from '../../src/content/potions.ts';
import { ATTRIBUTE_TROPHIES, MONSTER_TROPHIES, WITCHER_TROPHIES } from '../../src/content/trophies.ts';
import type { Power } from '../../src/content/vocabulary.ts';
import { hunt, leaveMonster, strike } from '../monster/hunt.ts';
import { answer, asked, askedSeat, cards, happened, legal, whyNot } from '../support.ts';
import { attackMonster, brew, copies, duel, hold, monsterLife, playCombo, side, witcher } from './fights.ts';

const [slash, secondSlash] = copies('quick-slash', 'quick-slash') as [number, number];
const [blow] = copies('shattering-blow') as [number];
/** Printed: takes a card, opens blue (1 more); 2 Damage, opens red (1 more); 2 Damage, one card fewer. */
const [trap, strikes, rend] = copies('magic-trap', 'crippling-strikes', 'rend') as [number, number, number];

// ---------------------------------------------------------------- Potions

test('OW-POT-05: Potions are used in step 1, unless they state another time', () => {
  const numbers: number[] = [];
  const play = attackMonster('rotfiend', {
    hand: [blow],
    arrange: (table, hunter) => {
      hunter.alchemy = 3;
      numbers.push(
        brew(table, hunter, 'swallow'),
        brew(table, hunter, 'thunderbolt'),
        brew(table, hunter, 'golden-oriole'),
      );
    },
  });
  expect(legal(play)).toEqual([`potion-${numbers[0]}`, 'attack']);
  expect(whyNot(play, `potion-${numbers[1]}`)).toBe('other-moment OW-POT-05');
  expect(whyNot(play, `potion-${numbers[2]}`)).toBe('other-moment OW-POT-05');
  answer(play, 'attack');
  answer(play, `card-${blow}`);
  expect(asked(play)).toBe('fight/combo-complete');
  expect(legal(play)).toEqual([`potion-${numbers[1]}`, 'strike']);
  answer(play, `potion-${numbers[1]}`);
  // 2 of the blow, 2 of the Potion.
  expect(monsterLife(play)).toBe(7);
});

test('OW-POT-05: a Potion with a condition is offered only where it holds', () => {
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => void brew(table, hunter, 'thunderbolt'),
  });
  answer(play, `card-${slash}`);
  expect(asked(play)).toBe('monster/attack');
});

test('OW-POT-06, R-79: the Alchemy value limits the Potions of the whole Fight, over all its turns', () => {
  const numbers: number[] = [];
  const play = attackMonster('rotfiend', {
    hand: [slash, secondSlash],
    arrange: (table, hunter) => {
      hunter.alchemy = 2;
      numbers.push(
        brew(table, hunter, 'black-blood'),
        brew(table, hunter, 'black-blood', 1),
        brew(table, hunter, 'swallow'),
      );
    },
  });
  answer(play, `potion-${numbers[0]}`);
  answer(play, 'attack');
  playCombo(play, slash);
  strike(play, 16, 'bite');
  answer(play, `potion-${numbers[1]}`);
  // Two of two: nothing more is offered in this turn, nor in the next one.
  expect(asked(play)).toBe('fight/combo');
  expect(side(play).potionsUsed).toBe(2);
  playCombo(play, secondSlash);
  strike(play, 11, 'charge');
  expect(asked(play)).toBe('fight/combo');
  expect(witcher(play).potions.cards).toEqual([numbers[2]]);
});

test('R-79: the limit is always the current level; used Potions do not count against the four', () => {
  const numbers: number[] = [];
  const play = hunt('rotfiend', {
    trail: true,
    arrange: (table, hunter) => {
      hold(table, hunter, [slash, secondSlash]);
      hunter.alchemy = 2;
      hunter.trophies.push('attribute:defense');
      numbers.push(
        brew(table, hunter, 'black-blood'),
        brew(table, hunter, 'swallow'),
        brew(table, hunter, 'blizzard'),
        brew(table, hunter, 'golden-oriole'),
      );
    },
  });
  answer(play, `potion-${numbers[0]}`);
  expect(witcher(play).potions.cards).toHaveLength(3);
  answer(play, 'attack');
  playCombo(play, slash);
  // The monster lowers Alchemy to 1: one was used, none is left.
  strike(play, 12, 'bite');
  expect(witcher(play).alchemy).toBe(1);
  expect(legal(play)).toEqual(['power-attribute:defense', 'attack']);
  expect(whyNot(play, `potion-${numbers[1]}`)).toBe('alchemy-limit OW-POT-06');
});

test('OW-POT-08, OW-END-19, OW-TIME-14: a used Potion is turned over, cannot be used again, and is discarded after the Fight', () => {
  let black = -1;
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => {
      hunter.alchemy = 2;
      hunter.trophies.push('attribute:defense');
      black = brew(table, hunter, 'black-blood');
    },
  });
  leaveMonster(play, 2);
  answer(play, `potion-${black}`);
  expect(witcher(play)).toMatchObject({ potions: { cards: [] }, usedPotions: { cards: [black] } });
  expect(whyNot(play, `potion-${black}`)).toBe('already-used OW-POT-08');
  expect(play.table.potionDiscard.cards).toEqual([]);
  answer(play, 'attack');
  answer(play, `card-${slash}`);
  expect(witcher(play).usedPotions.cards).toEqual([]);
  expect(play.table.potionDiscard.cards).toEqual([black]);
  expect(happened(play, 'potionDiscarded')).toEqual([{ seat: 0, potion: black }]);
});

test('OW-TIME-14: the Combo still on the table goes to its discard pile before Fatigue and clean-up', () => {
  const play = attackMonster('rotfiend', { hand: [blow, slash] });
  leaveMonster(play, 1);
  playCombo(play, slash, blow);
  expect(asked(play)).toBe('cards/trash');
  expect(witcher(play).combo.cards).toEqual([]);
  expect(legal(play)).toContain(`discard-${blow}`);
  expect(legal(play)).toContain(`discard-${slash}`);
});

test('OW-POT-07: Black Blood deals 1 and leaves a Combo of one card', () => {
  let black = -1;
  const play = attackMonster('rotfiend', {
    hand: [strikes, rend],
    arrange: (table, hunter) => void (black = brew(table, hunter, 'black-blood')),
  });
  answer(play, `potion-${black}`);
  expect(monsterLife(play)).toBe(10);
  answer(play, `card-${strikes}`);
  expect(happened(play, 'comboResolved')).toMatchObject([{ cards: [strikes], damage: 2 }]);
});

test('OW-POT-07: Swallow gives a Shield and takes a card of step 4', () => {
  let swallow = -1;
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => {
      hunter.shield = 0;
      hunter.combat = 2;
      swallow = brew(table, hunter, 'swallow');
    },
  });
  answer(play, `potion-${swallow}`);
  expect(witcher(play).shield).toBe(1);
  answer(play, `card-${slash}`);
  expect(happened(play, 'drew')).toEqual([{ seat: 0, count: 1, reshuffled: false }]);
});

test("OW-POT-07, OW-GEN-04: Petri's Philter asks for a hand card first, then deals 2", () => {
  let philter = -1;
  const play = attackMonster('rotfiend', {
    hand: [slash, blow],
    arrange: (table, hunter) => void (philter = brew(table, hunter, 'petris-philter')),
  });
  answer(play, `potion-${philter}`);
  expect([asked(play), monsterLife(play)]).toEqual(['cards/discard', 11]);
  answer(play, `card-${slash}`);
  expect([monsterLife(play), witcher(play).discard.cards]).toEqual([9, [slash]]);
  // Nobody without a card can pay it.
  const bare = attackMonster('rotfiend', {
    arrange: (table, hunter) => {
      brew(table, hunter, 'petris-philter');
      hunter.trophies.push('attribute:specialty');
    },
  });
  expect(whyNot(bare, `potion-${philter}`)).toBe('cannot-pay OW-GEN-04');
});

test('OW-POT-07: Thunderbolt wants red, Maribor Forest three cards', () => {
  const numbers: number[] = [];
  const arrange = () =>
    attackMonster('rotfiend', {
      hand: [trap, strikes, rend],
      arrange: (table, hunter) => {
        hunter.alchemy = 2;
        numbers.splice(0, 2, brew(table, hunter, 'thunderbolt'), brew(table, hunter, 'maribor-forest'));
      },
    });
  const blue = arrange();
  playCombo(blue, strikes);
  expect(asked(blue)).toBe('monster/attack');
  const red = arrange();
  playCombo(red, strikes, rend);
  expect(legal(red)).toEqual([`potion-${numbers[0]}`, 'strike']);
  const three = arrange();
  playCombo(three, trap, strikes, rend);
  answer(three, `potion-${numbers[1]}`);
  answer(three, 'strike');
  // 1 + 2 + 1 + 2 of the cards, 1 of the Potion.
  expect(monsterLife(three)).toBe(4);
});

// ---------------------------------------------------------------- powers

const EVERY_POWER: readonly Power[] = [
  ...Object.values(MONSTER_TROPHIES),
  ...Object.values(WITCHER_TROPHIES),
  ...Object.values(ATTRIBUTE_TROPHIES),
  ...POTION_TITLES.map((title) => title.power),
  ...EVENTS.flatMap((event) => ('power' in event ? [event.power] : [])),
];

test('OW-FIGHT-12: powers at the start and at the end of a Fight act by themselves, those of step 1 never do', () => {
  const at = (when: Power['when']) => EVERY_POWER.filter((power) => power.when === when).map((power) => power.limit);
  expect(new Set([...at('before-pool'), ...at('fight-start'), ...at('fight-end')])).toEqual(new Set(['always']));
  expect(at('step-1')).not.toContain('always');
});

test("OW-TIME-04, OW-TIME-05, R-148: effects before the Life Pool, the Attacker's first; they draw as outside Fights", () => {
  const play = duel({
    hand: [slash],
    arrange: (_, attacker, defender) => {
      // Arachas' draws 2 with at most one card in hand, from a discard pile that is shuffled for it.
      attacker.trophies.push('monster:0');
      defender.trophies.push('monster:0');
      cards(attacker.discard).push(...cards(attacker.deck).splice(0));
    },
  });
  expect(happened(play, 'powerUsed')).toEqual([
    { seat: 0, source: 'monster:0' },
    { seat: 1, source: 'monster:0' },
  ]);
  expect(happened(play, 'drew')).toMatchObject([
    { seat: 0, count: 2, reshuffled: true },
    { seat: 1, count: 2 },
  ]);
  const types = play.events.map((event) => event.type);
  expect(types.lastIndexOf('drew')).toBeLessThan(types.indexOf('lifePoolBuilt'));
  expect([witcher(play, 0).hand.cards.length, witcher(play, 1).hand.cards.length]).toEqual([3, 2]);
  const two = duel({ hand: [slash, blow], arrange: (_, attacker) => void attacker.trophies.push('monster:0') });
  expect(happened(two, 'powerUsed')).toEqual([]);
});

test('R-148: of the effects at the start of the Fight those that fill the hand come last', () => {
  const play = attackMonster('rotfiend', {
    hand: [slash, blow],
    arrange: (_, hunter) => {
      // The Ekimmara's draws with at most two cards in hand, Alchemy's gives a Potion then.
      hunter.trophies.push('monster:4', 'attribute:alchemy');
    },
  });
  expect(happened(play, 'powerUsed')).toEqual([
    { seat: 0, source: 'attribute:alchemy' },
    { seat: 0, source: 'monster:4' },
  ]);
  expect([witcher(play).hand.cards.length, witcher(play).potions.cards.length]).toEqual([3, 1]);
});

test('OW-TROPHY-07: a Trophy for the start of a Fight with conditions of its own', () => {
  // The Ekimmara's: with the monster's trail and at most two cards in hand.
  const hunted = (hand: number[]) =>
    attackMonster('rotfiend', { hand, arrange: (_, hunter) => void hunter.trophies.push('monster:4') });
  expect(witcher(hunted([slash])).hand.cards).toHaveLength(2);
  expect(witcher(hunted([slash, blow, rend])).hand.cards).toHaveLength(3);
  const untracked = hunt('rotfiend', {
    arrange: (table, hunter) => {
      hold(table, hunter, [slash]);
      hunter.trophies.push('monster:4');
    },
  });
  expect(witcher(untracked).hand.cards).toHaveLength(1);
});

test('OW-TROPHY-07: at the complete Combo one Trophy acts by itself, others are offered where they fit', () => {
  // Glustyworp's adds 1 in the first turn; the Fiend's wants purple, the Noonwraith's yellow.
  const play = attackMonster('rotfiend', {
    hand: [trap, strikes],
    arrange: (_, hunter) => {
      hunter.shield = 0;
      hunter.trophies.push('monster:24', 'monster:10', 'monster:15');
    },
  });
  playCombo(play, trap, strikes);
  expect(legal(play)).toEqual(['power-monster:15', 'strike']);
  expect(whyNot(play, 'power-monster:10')).toBe('condition-not-met OW-GEN-01');
  answer(play, 'power-monster:15');
  // 1 + 2 of the cards, 1 of Glustyworp's; one Shield.
  expect([monsterLife(play), witcher(play).shield]).toEqual([11 - 4, 1]);
});

test('OW-TROPHY-07: Trophies at the end of the own Fight Turn, after step 4', () => {
  // The Brewess's: a Potion for two cards.
  let oriole = -1;
  const play = attackMonster('rotfiend', {
    hand: [rend],
    arrange: (table, hunter) => {
      hunter.trophies.push('monster:22');
      oriole = brew(table, hunter, 'golden-oriole');
    },
  });
  answer(play, `card-${rend}`);
  expect([asked(play), askedSeat(play)]).toEqual(['fight/turn-end', 0]);
  expect(legal(play)).toEqual(['power-monster:22', 'end']);
  answer(play, 'power-monster:22');
  expect(witcher(play).hand.cards).toHaveLength(2);
  expect(play.table.potionDiscard.cards).toEqual([oriole]);
  expect(asked(play)).toBe('monster/attack');
});

test("OW-TROPHY-07: the schools' Trophies of step 1: Bear at Shield 0, Cat in the first turn, Griffin with a discard pile", () => {
  const play = attackMonster('rotfiend', {
    hand: [slash, blow],
    arrange: (_, hunter) => {
      hunter.shield = 0;
      hunter.trophies.push('school:bear', 'school:cat', 'school:griffin');
    },
  });
  expect(legal(play)).toEqual(['power-school:bear', 'power-school:cat', 'attack']);
  expect(whyNot(play, 'power-school:griffin')).toBe('empty-discard R-84');
  answer(play, 'power-school:bear');
  expect(witcher(play).shield).toBe(1);
  expect(whyNot(play, 'power-school:bear')).toBe('already-used OW-FIGHT-14');
  answer(play, 'power-school:cat');
  expect(witcher(play).hand.cards).toHaveLength(3);
  playCombo(play, blow);
  strike(play, 16, 'bite');
  // Later: the Bear's is used up, the Cat's was for the first turn, and there are cards to take for the Griffin's.
  const top = witcher(play).discard.cards.at(-1) as number;
  expect(legal(play)).toEqual(['power-school:griffin', 'attack']);
  answer(play, 'power-school:griffin');
  expect(happened(play, 'cardTaken')).toEqual([{ seat: 0, card: top }]);
  // Any card of the hand, the taken one included.
  expect(asked(play)).toBe('cards/discard');
  expect(legal(play)).toContain(`card-${top}`);
  answer(play, `card-${slash}`);
  expect(witcher(play).discard.cards.at(-1)).toBe(slash);
});

test("OW-TROPHY-07: the Wolf's Trophy adds 1 to a Combo of three, and to no shorter one", () => {
  const arrange = () =>
    attackMonster('rotfiend', {
      school: 'bear',
      hand: [trap, strikes, rend],
      arrange: (_, hunter) => void hunter.trophies.push('school:wolf'),
    });
  const short = arrange();
  playCombo(short, strikes, rend);
  expect(asked(short)).toBe('monster/attack');
  const long = arrange();
  playCombo(long, trap, strikes, rend);
  answer(long, 'power-school:wolf');
  expect(monsterLife(long)).toBe(11 - 7);
});

test("OW-TROPHY-07, OW-TIME-06: the Viper's Trophy answers a loss of cards with 1 Damage and a card fewer", () => {
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (_, hunter) => {
      hunter.combat = 2;
      hunter.shield = 0;
      hunter.trophies.push('school:viper');
    },
  });
  answer(play, `card-${slash}`);
  expect([asked(play), askedSeat(play), legal(play)]).toEqual([
    'fight/opponent-lost',
    0,
    ['power-school:viper', 'go-on'],
  ]);
  const declined = play.fork();
  answer(declined, 'go-on');
  expect([monsterLife(declined), happened(declined, 'drew')]).toMatchObject([10, [{ count: 2 }]]);
  answer(play, 'power-school:viper');
  expect([monsterLife(play), happened(play, 'drew')]).toMatchObject([9, [{ count: 1 }]]);
  // Only once.
  strike(play, 16, 'bite');
  playCombo(play, witcher(play).hand.cards[0] as number);
  expect(asked(play)).not.toBe('fight/opponent-lost');
});

test("OW-TROPHY-07: the Viper's Trophy needs cards that are lost, not Damage that Shield takes", () => {
  const arrange = (shield: number) =>
    duel({
      hand: [slash],
      arrange: (_, attacker, defender) => {
        attacker.trophies.push('school:viper');
        defender.shield = shield;
      },
    });
  const held = arrange(1);
  answer(held, `card-${slash}`);
  expect(asked(held)).not.toBe('fight/opponent-lost');
  const struck = arrange(0);
  answer(struck, `card-${slash}`);
  expect([asked(struck), askedSeat(struck)]).toEqual(['fight/opponent-lost', 0]);
  answer(struck, 'power-school:viper');
  expect(happened(struck, 'damageSuffered')).toHaveLength(2);
});

test('OW-TROPHY-07: Barghest takes two unused Potions of the own choice for 1 Damage and a card', () => {
  const numbers: number[] = [];
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => {
      hunter.trophies.push('monster:2');
      numbers.push(
        brew(table, hunter, 'golden-oriole'),
        brew(table, hunter, 'golden-oriole', 1),
        brew(table, hunter, 'thunderbolt'),
      );
    },
  });
  answer(play, 'power-monster:2');
  answer(play, `potion-${numbers[0]}`);
  answer(play, `potion-${numbers[2]}`);
  expect(play.table.potionDiscard.cards).toEqual([numbers[0], numbers[2]]);
  expect([monsterLife(play), witcher(play).hand.cards.length]).toEqual([10, 2]);
  const poor = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => {
      hunter.trophies.push('monster:2', 'attribute:specialty');
      brew(table, hunter, 'golden-oriole');
    },
  });
  expect(whyNot(poor, 'power-monster:2')).toBe('cannot-pay OW-GEN-04');
});

test("OW-TROPHY-07, R-43: the Griffin's Trophy rolls a die in the first turn: 1 and 2 nothing, 3 to 5 two Damage, 6 three", () => {
  const dealt = new Map<number, number>();
  for (let seed = 0; seed < 60 && dealt.size < 6; seed++) {
    const play = attackMonster('rotfiend', {
      hand: [slash, blow],
      seed: `die ${seed}`,
      arrange: (_, hunter) => void hunter.trophies.push('monster:12'),
    });
    answer(play, 'power-monster:12');
    const [rolled] = happened(play, 'dieRolled') as [{ die: number }];
    dealt.set(rolled.die, 11 - monsterLife(play));
  }
  expect([1, 2, 3, 4, 5, 6].map((die) => dealt.get(die))).toEqual([0, 0, 2, 2, 2, 3]);
  const later = attackMonster('rotfiend', {
    hand: [slash, blow],
    arrange: (_, hunter) => void hunter.trophies.push('monster:12', 'attribute:specialty'),
  });
  answer(later, 'attack');
  playCombo(later, slash);
  strike(later, 16, 'bite');
  expect(whyNot(later, 'power-monster:12')).toBe('condition-not-met OW-GEN-01');
});

test("OW-TROPHY-07, OW-TIME-12: the Leshen's Trophy turns a revealed card to its other half, once", () => {
  const play = hunt('rotfiend', {
    arrange: (table, hunter) => {
      hold(table, hunter, [slash]);
      hunter.trophies.push('monster:25');
    },
  });
  // Charge 5, Bite 2: the card lies open, nothing has happened yet.
  strike(play, 4, 'charge');
  expect([asked(play), askedSeat(play), legal(play)]).toEqual(['monster/revealed', 0, ['power-monster:25', 'go-on']]);
  const borne = play.fork();
  answer(borne, 'go-on');
  expect(happened(borne, 'damageSuffered')).toMatchObject([{ damage: 5 }]);
  answer(play, 'power-monster:25');
  expect(happened(play, 'attackTurned')).toEqual([{ seat: 0, attack: 'bite' }]);
  expect(happened(play, 'damageSuffered')).toMatchObject([{ damage: 2 }]);
  playCombo(play, slash);
  strike(play, 16, 'charge');
  expect(asked(play)).not.toBe('monster/revealed');
});

test('OW-TROPHY-07: Trophies at the end of the Fight give after used Potions are gone and before the clean-up', () => {
  let black = -1;
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => {
      // The Archespore's gives a Potion to whom no Shield is left.
      hunter.shield = 0;
      hunter.trophies.push('monster:1');
      black = brew(table, hunter, 'black-blood');
    },
  });
  leaveMonster(play, 1);
  answer(play, `potion-${black}`);
  const types = play.events.map((event) => event.type);
  expect(types.indexOf('potionDiscarded')).toBeLessThan(types.indexOf('potionGained'));
  expect(types.indexOf('potionGained')).toBeLessThan(types.indexOf('trophyGained'));
  expect(witcher(play).potions.cards).toHaveLength(1);
});

test('OW-FIGHT-14: a power whose cost cannot be paid or whose condition does not hold is not offered', () => {
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (_, hunter) => {
      // Striga: 1 Shield for 2 Damage; Werewolf: only at Shield 0, with at most one card; an equipment for 1 Gold.
      hunter.trophies.push('monster:26', 'monster:19');
      hunter.kept.push(45);
    },
  });
  cards(witcher(play).discard).push(...cards(witcher(play).deck).splice(0, 1));
  expect(legal(play)).toEqual(['power-monster:26', 'attack']);
  expect(whyNot(play, 'power-monster:19')).toBe('condition-not-met OW-GEN-01');
  expect(whyNot(play, 'power-event:45')).toBe('cannot-pay OW-GEN-04');
  answer(play, 'power-monster:26');
  expect([witcher(play).shield, monsterLife(play)]).toEqual([0, 9]);
  expect(whyNot(play, 'power-monster:26')).toBe('already-used OW-FIGHT-14');
  expect(legal(play)).toEqual(['power-monster:19', 'attack']);
});

test('OW-FIGHT-16: a power may add cards to step 4', () => {
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  answer(play, 'power-attribute:specialty');
  answer(play, `card-${slash}`);
  expect(witcher(play).hand.cards).toHaveLength(2);
});

test('R-75: a card cannot be taken into a hand of seven', () => {
  const seven = [90, 91, 92, 93, 94, 95, 96];
  const play = attackMonster('rotfiend', {
    hand: seven,
    arrange: (_, hunter) => void hunter.trophies.push('school:griffin', 'attribute:specialty'),
  });
  cards(witcher(play).discard).push(...cards(witcher(play).deck).splice(0, 1));
  expect(whyNot(play, 'power-school:griffin')).toBe('hand-full R-75');
});

test('OW-FIGHT-16: what changes step 4 of one Fight Turn does not reach the next one', () => {
  const play = attackMonster('rotfiend', {
    hand: [slash, secondSlash],
    arrange: (_, hunter) => void hunter.trophies.push('attribute:specialty'),
  });
  answer(play, 'power-attribute:specialty');
  playCombo(play, slash);
  expect(witcher(play).hand.cards).toHaveLength(3);
  strike(play, 16, 'bite');
  playCombo(play, secondSlash);
  expect(witcher(play).hand.cards).toHaveLength(3);
});

test('R-126: in a turn without a Combo no Trophy acts on it', () => {
  // Glustyworp's Trophy names the first turn, the Viper's the opponent: neither looks at colours.
  const play = duel({ arrange: (_, attacker) => void attacker.trophies.push('monster:24', 'school:viper') });
  expect(happened(play, 'fightTurnBegan').length).toBeGreaterThan(0);
  expect(happened(play, 'powerUsed')).toEqual([]);
});

test("R-148: at the end of a Witcher Fight the Attacker's effects come first", () => {
  const play = duel({
    hand: [slash],
    other: [100],
    arrange: (_, attacker, defender) => {
      attacker.trophies.push('monster:1');
      defender.trophies.push('monster:1');
      attacker.shield = 0;
      defender.shield = 0;
    },
  });
  cards(witcher(play, 1).discard).push(...cards(witcher(play, 1).deck).splice(0));
  answer(play, `card-${slash}`);
  expect(happened(play, 'potionGained').map((data) => data.seat)).toEqual([0, 1]);
});
