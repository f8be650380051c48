import { expect, test } from 'vitest';
import { EVENTS } from '../../src/content/events.ts';
import { POTION_TITLES } from '../../src/content/potions.ts';
import { ATTRIBUTE_TROPHIES, MONSTER_TROPHIES, WITCHER_TROPHIES } from '../../src/content/trophies.ts';
import type { Power } from '../../src/content/vocabulary.ts';
import { hunt, leaveMonster, strike } from '../monster/hunt.ts';
import { answer, asked, askedSeat, cards, happened, legal, whyNot } from '../support.ts';
import { attackMonster, brew, copies, duel, hold, monsterLife, playCombo, side, witcher } from './fights.ts';

const [slash, secondSlash] = copies('quick-slash', 'quick-slash') as [number, number];
const [blow, push, aard] = copies('shattering-blow', 'push', 'aard') as [number, number, number];

// ---------------------------------------------------------------- Potions

test('OW-POT-05: Potions are used in step 1, unless they state another time', () => {
  const numbers: number[] = [];
  const play = attackMonster('rotfiend', {
    hand: [aard],
    arrange: (table, hunter) => {
      hunter.alchemy = 3;
      numbers.push(
        brew(table, hunter, 'tawny-owl'),
        brew(table, hunter, 'petris-philter'),
        brew(table, hunter, 'golden-oriole'),
      );
    },
  });
  expect(legal(play)).toEqual([`potion-${numbers[0]}`, 'attack']);
  expect(whyNot(play, `potion-${numbers[1]}`)).toBe('other-moment OW-POT-05');
  expect(whyNot(play, `potion-${numbers[2]}`)).toBe('other-moment OW-POT-05');
  answer(play, 'attack');
  answer(play, `card-${aard}`);
  expect(asked(play)).toBe('fight/combo-complete');
  expect(legal(play)).toEqual([`potion-${numbers[1]}`, 'strike']);
  answer(play, `potion-${numbers[1]}`);
  // 1 of Aard, 1 of the Potion.
  expect(monsterLife(play)).toBe(9);
});

test('OW-POT-05: a Potion with a condition is offered only where it holds', () => {
  const play = attackMonster('rotfiend', {
    hand: [slash],
    arrange: (table, hunter) => void brew(table, hunter, 'petris-philter'),
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
        brew(table, hunter, 'tawny-owl'),
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
        brew(table, hunter, 'tawny-owl'),
        brew(table, hunter, 'blizzard'),
        brew(table, hunter, 'swallow'),
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
  playCombo(play, blow, slash);
  expect(asked(play)).toBe('cards/trash');
  expect(witcher(play).combo.cards).toEqual([]);
  expect(legal(play)).toContain(`discard-${blow}`);
  expect(legal(play)).toContain(`discard-${slash}`);
});

test('OW-POT-07: what each Potion does', () => {
  const numbers: number[] = [];
  const play = attackMonster('rotfiend', {
    hand: [slash, push, blow],
    arrange: (table, hunter) => {
      hunter.alchemy = 4;
      numbers.push(
        brew(table, hunter, 'black-blood'),
        brew(table, hunter, 'tawny-owl'),
        brew(table, hunter, 'swallow'),
        brew(table, hunter, 'thunderbolt'),
      );
    },
  });
  const [black, owl, swallow, thunderbolt] = numbers as [number, number, number, number];
  answer(play, `potion-${black}`);
  expect(monsterLife(play)).toBe(10);
  answer(play, `potion-${owl}`);
  expect(witcher(play).hand.cards).toHaveLength(5);
  const [low, middle, top] = cards(witcher(play).deck).splice(0, 3) as [number, number, number];
  cards(witcher(play).discard).push(low, middle, top);
  answer(play, `potion-${swallow}`);
  expect(legal(play)).toEqual([`card-${low}`, `card-${middle}`, `card-${top}`]);
  answer(play, `card-${middle}`);
  expect(witcher(play).hand.cards).toContain(middle);
  const before = witcher(play).hand.cards.length;
  const blue = play.fork();
  playCombo(blue, slash);
  expect(asked(blue)).toBe('monster/attack');
  // Thunderbolt wants red.
  playCombo(play, blow);
  answer(play, `potion-${thunderbolt}`);
  // 2 + 2 Damage; Combat 1 and four that tire draw nothing.
  expect(monsterLife(play)).toBe(6);
  expect(witcher(play).hand.cards).toHaveLength(before - 1);
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
  expect(new Set([...at('fight-start'), ...at('fight-end')])).toEqual(new Set(['always']));
  expect(at('step-1')).not.toContain('always');
});

test("OW-TIME-05, R-148: effects at the start of the Fight, the Attacker's first; those that fill the hand come last", () => {
  const play = duel({
    hand: [slash],
    arrange: (_, attacker, defender) => {
      // Arachas' draws 2 with at most one card in hand; Alchemy's gives a Potion with at most two.
      attacker.trophies.push('monster:0', 'attribute:alchemy');
      defender.trophies.push('monster:0');
    },
  });
  expect(happened(play, 'powerUsed')).toEqual([
    { seat: 0, source: 'attribute:alchemy' },
    { seat: 0, source: 'monster:0' },
    { seat: 1, source: 'monster:0' },
  ]);
  expect(witcher(play, 0).hand.cards).toHaveLength(3);
  expect(witcher(play, 0).potions.cards).toHaveLength(1);
  expect(witcher(play, 1).hand.cards).toHaveLength(2);
});

test('OW-TROPHY-07: a Trophy for the start of a Fight with a condition of its own', () => {
  // The Cat's Trophy works against monsters only, with at most one card in hand.
  const hunted = (hand: number[]) =>
    attackMonster('rotfiend', { hand, arrange: (_, hunter) => void hunter.trophies.push('school:cat') });
  expect(witcher(hunted([slash])).hand.cards).toHaveLength(2);
  expect(witcher(hunted([slash, blow])).hand.cards).toHaveLength(2);
  const fought = duel({ hand: [slash], arrange: (_, attacker) => void attacker.trophies.push('school:cat') });
  expect(witcher(fought).hand.cards).toHaveLength(1);
});

test('OW-TROPHY-07: Trophies that see the complete Combo act by themselves', () => {
  // The Bear's Yrden, Aard and Quick Slash. Yghern: blue +1; Bruxa: three cards +1; Noonwraith: yellow Shield.
  const play = attackMonster('rotfiend', {
    school: 'bear',
    hand: [116, 118, 110],
    arrange: (_, hunter) => {
      hunter.defense = 4;
      hunter.trophies.push('monster:27', 'monster:23', 'monster:15');
    },
  });
  playCombo(play, 116, 118, 110);
  // 1 + 1 + 1 of the Extension, + 2; Shield 1 + 1 + 1; one card of Combat.
  expect(monsterLife(play)).toBe(11 - 5);
  expect(witcher(play).shield).toBe(3);
  expect(witcher(play).hand.cards).toHaveLength(1);
});

test('OW-TROPHY-07: Trophies at the end of the own Fight Turn, after step 4', () => {
  // Rend leaves the hand empty: the Griffin's (monster) draws one, the Griffin School's takes the top of the discard pile.
  const [rend] = copies('rend') as [number];
  const play = attackMonster('rotfiend', {
    hand: [rend],
    arrange: (_, hunter) => void hunter.trophies.push('monster:12', 'school:griffin'),
  });
  answer(play, `card-${rend}`);
  expect([asked(play), askedSeat(play)]).toEqual(['fight/turn-end', 0]);
  expect(witcher(play).hand.cards).toHaveLength(1);
  expect(legal(play)).toEqual(['power-school:griffin', 'end']);
  answer(play, 'power-school:griffin');
  expect(witcher(play).hand.cards).toContain(rend);
  expect(asked(play)).toBe('monster/attack');
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
      // Striga: 1 Shield for 1 Damage; Werewolf: only at Shield 0, with at most one card; an equipment for 1 Gold.
      hunter.trophies.push('monster:26', 'monster:19');
      hunter.kept.push(45);
    },
  });
  expect(legal(play)).toEqual(['power-monster:26', 'attack']);
  expect(whyNot(play, 'power-monster:19')).toBe('condition-not-met OW-GEN-01');
  expect(whyNot(play, 'power-event:45')).toBe('cannot-pay OW-GEN-04');
  answer(play, 'power-monster:26');
  expect([witcher(play).shield, monsterLife(play)]).toEqual([0, 10]);
  expect(whyNot(play, 'power-monster:26')).toBe('cannot-pay OW-GEN-04');
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
  let swallow = -1;
  const seven = [90, 91, 92, 93, 94, 95, 96];
  const play = attackMonster('rotfiend', {
    hand: seven,
    arrange: (table, hunter) => void (swallow = brew(table, hunter, 'swallow')),
  });
  cards(witcher(play).discard).push(...cards(witcher(play).deck).splice(0, 1));
  answer(play, `potion-${swallow}`);
  expect(asked(play)).toBe('fight/combo');
  expect(witcher(play).hand.cards).toEqual(seven);
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
