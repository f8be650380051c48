import { expect, test } from 'vitest';
import { ACTION_CARDS } from '../../src/content/action-cards.ts';
import { nextCard } from '../monster/hunt.ts';
import { answer, asked, cards, happened, legal, whyNot } from '../support.ts';
import { attackMonster, brew, card, copies, emptyDeck, monsterLife, playCombo, side, witcher } from './fights.ts';

const [slash] = copies('quick-slash') as [number];
/** Printed cards: two blue ones that open green (1 and 2 Damage more), and one that opens green and red (1 more). */
const [cut, whirl, strikes] = copies('precise-cut', 'whirl', 'crippling-strikes') as [number, number, number];
/** Red: 2 Damage, one card fewer. */
const rend = card('rend');
/** Green: Shield 1, opens purple; Shield 2, opens yellow; Shield 1, comes back when blue or red follows. */
const [counter, block, cover] = copies('counterattack', 'block', 'cover') as [number, number, number];
/** Yellow: takes a card, opens purple and blue (1 more). Purple: 1 Damage, opens green (Shield). */
const [trap, aard] = copies('magic-trap', 'intense-aard') as [number, number];

test('OW-COMBO-01: a Combo starts with any one hand card', () => {
  const play = attackMonster('arachas', { hand: [cut, rend, counter, trap, aard] });
  // Arachas takes one card before the Life Pool; any of the others may start.
  answer(play, `card-${aard}`);
  expect(asked(play)).toBe('fight/combo');
  expect(legal(play)).toEqual([cut, rend, counter, trap].map((n) => `card-${n}`));
});

test('OW-COMBO-02: the next card must have the colour of an Extension of the card beneath', () => {
  const play = attackMonster('rotfiend', { hand: [strikes, block, rend, trap] });
  answer(play, `card-${strikes}`);
  expect(legal(play)).toEqual([`card-${block}`, `card-${rend}`, 'stop']);
  expect(whyNot(play, `card-${trap}`)).toBe('no-open-tab OW-COMBO-02');
  const open = play.state.asks[0];
  expect(open === undefined ? [] : play.impossible(open)[0]?.with).toEqual({ open: ['green', 'red'] });
});

test('OW-COMBO-03: Extensions of cards further down are closed', () => {
  // Crippling Strikes opens green; Block on top opens yellow only, so a second green card no longer fits.
  const play = attackMonster('rotfiend', { hand: [strikes, block, counter, trap] });
  answer(play, `card-${strikes}`);
  expect(legal(play)).toContain(`card-${counter}`);
  answer(play, `card-${block}`);
  expect(legal(play)).toEqual([`card-${trap}`, 'stop']);
  expect(whyNot(play, `card-${counter}`)).toBe('no-open-tab OW-COMBO-02');
});

test('OW-COMBO-04: a Combo goes on as long as a card fits, and may be stopped at any time', () => {
  const long = attackMonster('rotfiend', { hand: [strikes, block, trap, aard] });
  for (const n of [strikes, block, trap]) {
    answer(long, `card-${n}`);
    expect(legal(long)).toContain('stop');
  }
  answer(long, `card-${aard}`);
  answer(long, 'strike');
  expect(happened(long, 'comboResolved')[0]).toMatchObject({ cards: [strikes, block, trap, aard] });

  const short = attackMonster('rotfiend', { hand: [strikes, block, trap, aard] });
  answer(short, `card-${strikes}`);
  answer(short, 'stop');
  expect(happened(short, 'comboResolved')[0]).toMatchObject({ cards: [strikes] });
});

test('OW-COMBO-05: a single card is a Combo', () => {
  const play = attackMonster('rotfiend', { hand: [slash] });
  answer(play, `card-${slash}`);
  expect(happened(play, 'comboResolved')[0]).toMatchObject({ cards: [slash], damage: 1 });
  expect(monsterLife(play)).toBe(10);
});

test('OW-COMBO-06: who has a hand card must play one', () => {
  const play = attackMonster('rotfiend', { hand: [slash] });
  expect(legal(play)).toEqual([`card-${slash}`]);
  expect(whyNot(play, 'stop')).toBe('must-play-a-card OW-COMBO-06');
});

test('OW-COMBO-07: only the Extension that was used adds its effect', () => {
  // Crippling Strikes: 2, and 1 more by green or by red, not by both.
  const green = attackMonster('rotfiend', { hand: [strikes, block] });
  playCombo(green, strikes, block);
  expect(happened(green, 'comboResolved')[0]).toMatchObject({ damage: 3 });
  const red = attackMonster('rotfiend', { hand: [strikes, rend] });
  playCombo(red, strikes, rend);
  expect(happened(red, 'comboResolved')[0]).toMatchObject({ damage: 5 });
});

test('OW-COMBO-08: the Extensions of the last card have no effect; a Combo with Block on top deals 3', () => {
  const play = attackMonster('rotfiend', { hand: [whirl, block] });
  playCombo(play, whirl, block);
  expect(happened(play, 'comboResolved')[0]).toMatchObject({ cards: [whirl, block], damage: 3 });
  expect(monsterLife(play)).toBe(8);
});

test('OW-COMBO-09: nothing is resolved before the whole Combo is played', () => {
  const play = attackMonster('rotfiend', {
    hand: [whirl, block, trap],
    arrange: (_, hunter) => void (hunter.shield = 0),
  });
  answer(play, `card-${whirl}`);
  answer(play, `card-${block}`);
  expect(asked(play)).toBe('fight/combo');
  expect(monsterLife(play)).toBe(11);
  expect(witcher(play).shield).toBe(0);
  answer(play, 'stop');
  expect(monsterLife(play)).toBe(8);
  expect(witcher(play).shield).toBe(1);
});

test('OW-COMBO-10, OW-TIME-06: Damage, then Shield, then special effects, then drawing, then the Combo is discarded', () => {
  const play = attackMonster('rotfiend', {
    hand: [trap, aard, counter],
    arrange: (_, hunter) => void (hunter.shield = 0),
  });
  cards(witcher(play).discard).push(...cards(witcher(play).deck).splice(0, 1));
  play.events = [];
  playCombo(play, trap, aard, counter);
  answer(play, 'strike');
  const order = play.events
    .map((event) => event.type)
    .filter((type) =>
      ['damageDealt', 'monsterLost', 'shieldChanged', 'cardTaken', 'comboDiscarded', 'drew'].includes(type),
    );
  expect(order).toEqual(['damageDealt', 'monsterLost', 'shieldChanged', 'cardTaken', 'drew', 'comboDiscarded']);
});

test('OW-COMBO-11: icons of the cards and of used Extensions count, nothing else', () => {
  // Aard 1 with the Shield of its green Extension, Counterattack's own Shield; its purple Extension is not used.
  const play = attackMonster('rotfiend', { hand: [aard, counter, cut] });
  playCombo(play, aard, counter);
  expect(happened(play, 'comboResolved')[0]).toMatchObject({ damage: 1, shield: 2, draw: 0 });
});

test('OW-COMBO-12: Shield icons are added up and Shield rises to its maximum; 1 with three icons at Defense 3 is 3', () => {
  const play = attackMonster('rotfiend', {
    hand: [aard, block],
    arrange: (_, hunter) => {
      hunter.defense = 3;
      hunter.shield = 1;
    },
  });
  playCombo(play, aard, block);
  expect(happened(play, 'comboResolved')[0]).toMatchObject({ shield: 3 });
  expect(witcher(play).shield).toBe(3);
});

test('OW-COMBO-13: the top card of the own discard pile comes to hand; the Combo is not in that pile', () => {
  const axii = card('intense-axii');
  const play = attackMonster('rotfiend', { hand: [axii] });
  const [low, top] = cards(witcher(play).deck).splice(0, 2) as [number, number];
  cards(witcher(play).discard).push(low, top);
  answer(play, `card-${axii}`);
  expect(happened(play, 'cardTaken')).toEqual([{ seat: 0, card: top }]);
  expect(witcher(play).discard.cards).toEqual([low, axii]);
  expect(witcher(play).hand.cards).toContain(top);
});

test('OW-COMBO-14: a card that returns goes to hand, the others are discarded', () => {
  const play = attackMonster('rotfiend', { hand: [cover, rend] });
  playCombo(play, cover, rend);
  expect(happened(play, 'cardReturned')).toEqual([{ seat: 0, card: cover }]);
  expect(witcher(play).hand.cards).toContain(cover);
  expect(witcher(play).discard.cards).toEqual([rend]);
});

test('OW-COMBO-15: draw icons change the number of step 4 only; Combat 2, Combo +2, Potion −1 draws 3', () => {
  const quen = card('intense-quen');
  let swallow = -1;
  const drawing = attackMonster('rotfiend', {
    hand: [quen],
    arrange: (table, hunter) => {
      hunter.combat = 2;
      swallow = brew(table, hunter, 'swallow');
    },
  });
  answer(drawing, `potion-${swallow}`);
  playCombo(drawing, quen);
  expect(asked(drawing)).toBe('monster/attack');
  expect(witcher(drawing).hand.cards.length).toBe(3);
});

test('OW-COMBO-16, R-147: a card added without a matching colour is part of the Combo and uses no Extension', () => {
  let blizzard = -1;
  const play = attackMonster('rotfiend', {
    hand: [cut, counter, rend, aard],
    arrange: (table, hunter) => void (blizzard = brew(table, hunter, 'blizzard')),
  });
  answer(play, `potion-${blizzard}`);
  expect(asked(play)).toBe('fight/combo');
  expect(legal(play).some((id) => id.startsWith('free-'))).toBe(false);
  answer(play, `card-${cut}`);
  // Also a card whose colour would match may be added freely; then its Extension is not used.
  expect(legal(play)).toEqual([`card-${counter}`, `free-${counter}`, `free-${rend}`, `free-${aard}`, 'stop']);
  answer(play, `card-${counter}`);
  expect(legal(play)).toEqual([`free-${rend}`, `card-${aard}`, `free-${aard}`, 'stop']);
  answer(play, `free-${rend}`);
  // The Combo was complete before; the three cards count for the Wolf.
  expect(asked(play)).toBe('fight/combo-complete');
  answer(play, 'strike');
  // 1 + 1 of green + 2, without the 1 of Counterattack's purple.
  expect(happened(play, 'comboResolved')[0]).toMatchObject({
    cards: [cut, counter, rend],
    damage: 4,
    shield: 1,
    draw: -1,
  });
});

test('R-147: nothing goes on from a card that was added, and its Extensions do not count', () => {
  const numbers: number[] = [];
  const arrange = (potions: number) =>
    attackMonster('rotfiend', {
      hand: [cut, trap, aard, rend],
      arrange: (table, hunter) => {
        hunter.alchemy = 2;
        numbers.length = 0;
        for (let n = 0; n < potions; n++) numbers.push(brew(table, hunter, 'blizzard', n));
      },
    });
  const one = arrange(1);
  answer(one, `potion-${numbers[0]}`);
  answer(one, `card-${cut}`);
  answer(one, `free-${trap}`);
  // The trap would open purple and blue, and there is purple in hand: the Combo is over all the same.
  expect(happened(one, 'comboResolved')).toMatchObject([{ cards: [cut, trap], damage: 1 }]);
  // A second Potion adds one more card, which lies upon nothing either.
  const two = arrange(2);
  for (const n of numbers) answer(two, `potion-${n}`);
  answer(two, `card-${cut}`);
  answer(two, `free-${trap}`);
  expect(legal(two)).toEqual([`free-${aard}`, `free-${rend}`, 'stop']);
  expect(whyNot(two, `card-${aard}`)).toBe('no-open-tab OW-COMBO-02');
  answer(two, `free-${aard}`);
  answer(two, 'strike');
  expect(happened(two, 'comboResolved')).toMatchObject([{ cards: [cut, trap, aard], damage: 2 }]);
});

test('R-147: an addition is not carried to the next Fight Turn', () => {
  let blizzard = -1;
  const play = attackMonster('rotfiend', {
    hand: [slash, counter],
    arrange: (table, hunter) => void (blizzard = brew(table, hunter, 'blizzard')),
  });
  answer(play, `potion-${blizzard}`);
  expect(side(play).freeAdds).toBe(1);
  playCombo(play, slash);
  nextCard(play, 16);
  answer(play, 'bite');
  expect(asked(play)).toBe('fight/combo');
  expect(side(play).freeAdds).toBe(0);
});

test('R-156: a Combo limited to one card ends with it; nothing can be added then', () => {
  const numbers: number[] = [];
  const play = attackMonster('rotfiend', {
    hand: [cut, counter, rend],
    arrange: (table, hunter) => {
      hunter.alchemy = 3;
      numbers.push(
        brew(table, hunter, 'blizzard'),
        brew(table, hunter, 'black-blood'),
        brew(table, hunter, 'blizzard', 1),
      );
    },
  });
  const [blizzard, black] = numbers as [number, number];
  answer(play, `potion-${blizzard}`);
  answer(play, `potion-${black}`);
  expect(monsterLife(play)).toBe(10);
  expect(asked(play)).toBe('fight/combo');
  answer(play, `card-${cut}`);
  // Green is open and a card might have been added, but the limit holds.
  expect(happened(play, 'comboResolved')).toMatchObject([{ cards: [cut], damage: 1 }]);
  // It holds for this turn only.
  nextCard(play, 16);
  answer(play, 'bite');
  answer(play, 'attack');
  answer(play, `card-${counter}`);
  expect(side(play).comboAtMost).toBeUndefined();
});

test('R-156: what would add to a limited Combo is refused', () => {
  const numbers: number[] = [];
  const play = attackMonster('rotfiend', {
    hand: [cut, counter, rend],
    arrange: (table, hunter) => {
      hunter.alchemy = 3;
      hunter.trophies.push('monster:14', 'attribute:specialty');
      numbers.push(brew(table, hunter, 'black-blood'), brew(table, hunter, 'blizzard'));
    },
  });
  answer(play, `potion-${numbers[0]}`);
  expect(whyNot(play, `potion-${numbers[1]}`)).toBe('combo-limited R-156');
  // The Nightwraith's Trophy does the same for a Shield.
  expect(whyNot(play, 'power-monster:14')).toBe('combo-limited R-156');
});

test('OW-INFO-01, OW-COMBO-04: with an open tab and cards in hand the Witcher is asked, whether or not a card fits', () => {
  const play = attackMonster('rotfiend', { hand: [counter, block, cover] });
  answer(play, `card-${counter}`);
  // Its only tab is purple, the rest of the hand is green: nothing fits, but nobody else may know that.
  expect([asked(play), legal(play)]).toEqual(['fight/combo', ['stop']]);
});

/** Takes a card, opens green and red. */
const secondTrap = card('magic-trap', 1);
const CUTS = [1, 2, 3, 4].map((n) => card('precise-cut', n));

test('R-74: the order of special effects is asked only where the hand may get full', () => {
  const full = attackMonster('rotfiend', { hand: [secondTrap, cover, rend, ...CUTS] });
  const own = witcher(full);
  cards(own.discard).push(...cards(own.deck).splice(0, 1));
  playCombo(full, secondTrap, cover, rend);
  answer(full, 'strike');
  // Four in hand: room for both, nobody is asked.
  expect(asked(full)).toBe('monster/attack');
  expect(own.hand.cards).toContain(cover);
  expect(happened(full, 'cardTaken')).toHaveLength(1);
});

test('R-74, R-75: with room for one card the Witcher chooses which effect comes first; the other is lost', () => {
  const setUp = () => {
    const play = attackMonster('rotfiend', {
      hand: [secondTrap, cover, rend, ...CUTS],
      arrange: (_, hunter) => void (hunter.specialty = 4),
    });
    const own = witcher(play);
    cards(own.discard).push(...cards(own.deck).splice(0, 1));
    playCombo(play, secondTrap, cover, rend);
    // Swordsmanship draws two: six in hand.
    answer(play, 'specialty');
    expect(asked(play)).toBe('fight/special-order');
    expect(legal(play)).toEqual(['take', `return-${cover}`]);
    return play;
  };
  const taking = setUp();
  answer(taking, 'take');
  expect(witcher(taking).hand.cards).not.toContain(cover);
  expect(witcher(taking).discard.cards).toEqual([secondTrap, cover, rend]);
  const returning = setUp();
  const top = witcher(returning).discard.cards[0] as number;
  answer(returning, `return-${cover}`);
  expect(witcher(returning).hand.cards).toContain(cover);
  expect(witcher(returning).discard.cards).toEqual([top, secondTrap, rend]);
});

test('R-75: the top of an empty discard pile gives nothing', () => {
  const axii = card('intense-axii');
  const play = attackMonster('rotfiend', { hand: [axii] });
  answer(play, `card-${axii}`);
  expect(happened(play, 'cardTaken')).toEqual([]);
  expect(witcher(play).discard.cards).toEqual([axii]);
});

test('R-153: a card that returned has counted: its icons, its draw modifiers and the length of the Combo', () => {
  const play = attackMonster('rotfiend', {
    hand: [cover, rend],
    arrange: (_, hunter) => void ((hunter.shield = 0), (hunter.combat = 2)),
  });
  playCombo(play, cover, rend);
  // Combat 2 − 1 draws one card beside the one that came back.
  expect(happened(play, 'comboResolved')[0]).toMatchObject({ cards: [cover, rend], damage: 2, shield: 1, draw: -1 });
  expect(monsterLife(play)).toBe(9);
  expect(witcher(play).shield).toBe(1);
  expect(witcher(play).hand.cards).toHaveLength(2);
});

test('R-70: the last card is played with an empty Life Pool, but one comes back: not KO', () => {
  const play = attackMonster('rotfiend', { hand: [cover, rend] });
  emptyDeck(play);
  playCombo(play, cover, rend);
  expect(happened(play, 'fightDecided')).toEqual([]);
  expect(asked(play)).toBe('monster/attack');
  expect(witcher(play).hand.cards).toEqual([cover]);
});

test('R-78: Damage parts count in (a), Shield parts in (b), the rest in (c); no Action Card rolls a die', () => {
  const kinds = new Set(
    ACTION_CARDS.flatMap((each) => [
      ...each.icons,
      ...each.tabs.flatMap((tab) => (tab.icon === undefined ? [] : [tab.icon])),
    ]).flatMap((icon) => Object.keys(icon)),
  );
  expect(kinds).toEqual(new Set(['damage', 'shield', 'draw', 'take', 'return']));
  const play = attackMonster('rotfiend', { hand: [cover, rend], arrange: (_, hunter) => void (hunter.shield = 0) });
  play.events = [];
  playCombo(play, cover, rend);
  const order = play.events
    .map((event) => event.type)
    .filter((type) => ['damageDealt', 'shieldChanged', 'cardReturned'].includes(type));
  expect(order).toEqual(['damageDealt', 'shieldChanged', 'cardReturned']);
});

test('OW-COMBO-07: the Extensions used in one Fight Turn are forgotten in the next', () => {
  const play = attackMonster('rotfiend', { hand: [strikes, rend, cut, block] });
  // The second Extension in one turn, the first in the next.
  playCombo(play, strikes, rend);
  nextCard(play, 16);
  answer(play, 'bite');
  playCombo(play, cut, block);
  expect(happened(play, 'comboResolved')[1]).toMatchObject({ cards: [cut, block], damage: 2, shield: 2 });
});
