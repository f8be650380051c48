import { expect, test } from 'vitest';
import { ACTION_CARDS } from '../../src/content/action-cards.ts';
import { nextCard } from '../monster/hunt.ts';
import { answer, asked, cards, happened, legal, whyNot } from '../support.ts';
import { attackMonster, brew, card, copies, emptyDeck, monsterLife, playCombo, side, witcher } from './fights.ts';

const [slash, secondSlash] = copies('quick-slash', 'quick-slash') as [number, number];
const [blow] = copies('shattering-blow') as [number];
const [push] = copies('push') as [number];
const [yrden] = copies('yrden') as [number];
const [aard] = copies('aard') as [number];

test('OW-COMBO-01: a Combo starts with any one hand card', () => {
  const play = attackMonster('arachas', { hand: [slash, blow, push, yrden, aard] });
  // Arachas takes one card before the Life Pool; any of the others may start.
  answer(play, `card-${aard}`);
  expect(asked(play)).toBe('fight/combo');
  expect(legal(play)).toEqual([slash, blow, push, yrden].map((n) => `card-${n}`));
});

test('OW-COMBO-02: the next card must have the colour of an Extension of the card beneath', () => {
  const play = attackMonster('rotfiend', { hand: [aard, slash, push] });
  answer(play, `card-${aard}`);
  expect(legal(play)).toEqual([`card-${slash}`, 'stop']);
  expect(whyNot(play, `card-${push}`)).toBe('no-open-tab OW-COMBO-02');
  const open = play.state.asks[0];
  expect(open === undefined ? [] : play.impossible(open)[0]?.with).toEqual({ open: ['blue', 'red'] });
});

test('OW-COMBO-03: Extensions of cards further down are closed', () => {
  // Push (green) opens red; shattering blow on top opens blue only, so a second red card no longer fits.
  const second = card('shattering-blow', 1);
  const play = attackMonster('rotfiend', { hand: [push, blow, second, slash] });
  answer(play, `card-${push}`);
  expect(legal(play)).toContain(`card-${second}`);
  answer(play, `card-${blow}`);
  expect(legal(play)).toEqual([`card-${slash}`, 'stop']);
  expect(whyNot(play, `card-${second}`)).toBe('no-open-tab OW-COMBO-02');
});

test('OW-COMBO-04: a Combo goes on as long as a card fits, and may be stopped at any time', () => {
  const long = attackMonster('rotfiend', { hand: [yrden, push, blow, slash] });
  for (const n of [yrden, push, blow]) {
    answer(long, `card-${n}`);
    expect(legal(long)).toContain('stop');
  }
  answer(long, `card-${slash}`);
  answer(long, 'strike');
  expect(happened(long, 'comboResolved')[0]).toMatchObject({ cards: [yrden, push, blow, slash] });

  const short = attackMonster('rotfiend', { hand: [yrden, push, blow, slash] });
  answer(short, `card-${yrden}`);
  answer(short, 'stop');
  expect(happened(short, 'comboResolved')[0]).toMatchObject({ cards: [yrden] });
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
  // Melt armor has +2 Damage on red and +1 on blue; by red it counts 1 + 2, the blow 2 more.
  const melt = card('melt-armor');
  const red = attackMonster('rotfiend', { hand: [melt, blow] });
  playCombo(red, melt, blow);
  expect(happened(red, 'comboResolved')[0]).toMatchObject({ damage: 5 });
  const blue = attackMonster('rotfiend', { hand: [melt, slash] });
  playCombo(blue, melt, slash);
  expect(happened(blue, 'comboResolved')[0]).toMatchObject({ damage: 3 });
});

test('OW-COMBO-08: the Extensions of the last card have no effect; a Combo with Block on top deals 3', () => {
  const precise = card('precise-blow');
  const block = card('block');
  const play = attackMonster('rotfiend', { hand: [precise, block] });
  playCombo(play, precise, block);
  expect(happened(play, 'comboResolved')[0]).toMatchObject({ cards: [precise, block], damage: 3 });
  expect(monsterLife(play)).toBe(8);
});

test('OW-COMBO-09: nothing is resolved before the whole Combo is played', () => {
  const play = attackMonster('rotfiend', {
    hand: [yrden, push, blow],
    arrange: (_, hunter) => void (hunter.shield = 0),
  });
  answer(play, `card-${yrden}`);
  answer(play, `card-${push}`);
  expect(asked(play)).toBe('fight/combo');
  expect(monsterLife(play)).toBe(11);
  expect(witcher(play).shield).toBe(0);
  answer(play, 'stop');
  expect(monsterLife(play)).toBe(10);
  expect(witcher(play).shield).toBe(1);
});

test('OW-COMBO-10, OW-TIME-06: Damage, then Shield, then special effects, then drawing, then the Combo is discarded', () => {
  const [trap, firstBlow] = [card('magic-trap'), blow];
  const play = attackMonster('rotfiend', { hand: [trap, firstBlow], arrange: (_, hunter) => void (hunter.shield = 0) });
  cards(witcher(play).discard).push(...cards(witcher(play).deck).splice(0, 1));
  play.events = [];
  playCombo(play, trap, firstBlow);
  const order = play.events
    .map((event) => event.type)
    .filter((type) =>
      ['damageDealt', 'monsterLost', 'shieldChanged', 'cardTaken', 'comboDiscarded', 'drew'].includes(type),
    );
  // Combat 1 and −1 of the blow: nothing is drawn here.
  expect(order).toEqual(['damageDealt', 'monsterLost', 'shieldChanged', 'cardTaken', 'comboDiscarded']);
  const drawing = attackMonster('rotfiend', { hand: [yrden, slash] });
  drawing.events = [];
  playCombo(drawing, yrden);
  expect(
    drawing.events.map((event) => event.type).filter((type) => type === 'drew' || type === 'comboDiscarded'),
  ).toEqual(['drew', 'comboDiscarded']);
});

test('OW-COMBO-11: icons of the cards and of used Extensions count, nothing else', () => {
  // Aard 1 with its blue Extension +1, quick slash 1; the red Extension of Aard would be another way.
  const play = attackMonster('rotfiend', { hand: [aard, slash, secondSlash] });
  playCombo(play, aard, slash);
  expect(happened(play, 'comboResolved')[0]).toMatchObject({ damage: 3, shield: 0, draw: 0 });
});

test('OW-COMBO-12: Shield icons are added up and Shield rises to its maximum; 1 with three icons at Defense 3 is 3', () => {
  const quen = card('intense-quen');
  const play = attackMonster('rotfiend', {
    hand: [quen],
    arrange: (_, hunter) => {
      hunter.defense = 3;
      hunter.shield = 1;
    },
  });
  answer(play, `card-${quen}`);
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
  const exploding = card('exploding-shield');
  const play = attackMonster('rotfiend', { hand: [exploding, blow] });
  playCombo(play, exploding, blow);
  expect(happened(play, 'cardReturned')).toEqual([{ seat: 0, card: exploding }]);
  expect(witcher(play).hand.cards).toContain(exploding);
  expect(witcher(play).discard.cards).toEqual([blow]);
});

test('OW-COMBO-15: draw icons change the number of step 4 only; Combat 2, Combo +2, Potion −1 draws 3', () => {
  const reflexes = card('lightning-reflexes');
  let swallow = -1;
  const drawing = attackMonster('rotfiend', {
    hand: [reflexes],
    arrange: (table, hunter) => {
      hunter.combat = 2;
      swallow = brew(table, hunter, 'swallow');
    },
  });
  answer(drawing, `potion-${swallow}`);
  playCombo(drawing, reflexes);
  expect(asked(drawing)).toBe('monster/attack');
  expect(witcher(drawing).hand.cards.length).toBe(3);
});

test('OW-COMBO-16, R-147: a card added without a matching colour is part of the Combo, uses no Extension, and the Combo goes on from it', () => {
  let blizzard = -1;
  const play = attackMonster('rotfiend', {
    hand: [aard, push, blow, slash],
    arrange: (table, hunter) => void (blizzard = brew(table, hunter, 'blizzard')),
  });
  answer(play, `potion-${blizzard}`);
  expect(asked(play)).toBe('fight/combo');
  expect(legal(play).some((id) => id.startsWith('free-'))).toBe(false);
  answer(play, `card-${aard}`);
  // Also a card whose colour would match may be added freely; then its Extension is not used.
  expect(legal(play)).toContain(`free-${slash}`);
  expect(legal(play)).toContain(`free-${push}`);
  answer(play, `free-${push}`);
  // The addition is used up; from Push the Combo goes on by its own Extension.
  expect(legal(play)).toEqual([`card-${blow}`, 'stop']);
  answer(play, `card-${blow}`);
  answer(play, 'stop');
  expect(asked(play)).toBe('fight/combo-complete');
  answer(play, 'strike');
  // 1 + 1 + 2, without the +1 on Aard's blue Extension, and the three cards count for the Wolf.
  expect(happened(play, 'comboResolved')[0]).toMatchObject({ cards: [aard, push, blow], damage: 4, draw: 0 });
});

test('R-147: an addition is not carried to the next Fight Turn', () => {
  let blizzard = -1;
  const play = attackMonster('rotfiend', {
    hand: [slash, push],
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

test('OW-INFO-01, OW-COMBO-04: with an open tab and cards in hand the Witcher is asked, whether or not a card fits', () => {
  const push = card('push');
  const green = ACTION_CARDS.filter((each) => each.colour === 'green' && each.number !== push).map(
    (each) => each.number,
  );
  const play = attackMonster('rotfiend', { hand: [push, ...green.slice(0, 2)] });
  answer(play, `card-${push}`);
  // Its only tab is red, the rest of the hand is green: nothing fits, but nobody else may know that.
  expect([asked(play), legal(play)]).toEqual(['fight/combo', ['stop']]);
});

test('R-74: the order of special effects is asked only where the hand may get full', () => {
  const [axii, exploding] = [card('intense-axii'), card('exploding-shield')];
  // A hand of seven: axii (green tab) cannot lead to the exploding shield, so that one is added freely.
  const rest = ACTION_CARDS.filter((each) => each.title === 'yrden')
    .map((each) => each.number)
    .slice(0, 4);
  let blizzard = -1;
  const full = attackMonster('rotfiend', {
    hand: [axii, exploding, blow, ...rest],
    arrange: (table, hunter) => void (blizzard = brew(table, hunter, 'blizzard')),
  });
  const own = witcher(full);
  cards(own.discard).push(...cards(own.deck).splice(0, 1));
  answer(full, `potion-${blizzard}`);
  answer(full, `card-${axii}`);
  answer(full, `free-${exploding}`);
  answer(full, `card-${blow}`);
  answer(full, 'stop');
  answer(full, 'strike');
  // Four in hand: room for both, nobody is asked.
  expect(asked(full)).toBe('monster/attack');
  expect(own.hand.cards).toContain(exploding);
  expect(happened(full, 'cardTaken')).toHaveLength(1);
});

test('R-74, R-75: with room for one card the Witcher chooses which effect comes first; the other is lost', () => {
  const [axii, exploding] = [card('intense-axii'), card('exploding-shield')];
  const rest = ACTION_CARDS.filter((each) => each.title === 'yrden')
    .map((each) => each.number)
    .slice(0, 4);
  const setUp = () => {
    let blizzard = -1;
    const play = attackMonster('rotfiend', {
      hand: [axii, exploding, blow, ...rest],
      arrange: (table, hunter) => {
        blizzard = brew(table, hunter, 'blizzard');
        hunter.specialty = 4;
      },
    });
    const own = witcher(play);
    cards(own.discard).push(...cards(own.deck).splice(0, 1));
    answer(play, `potion-${blizzard}`);
    answer(play, `card-${axii}`);
    answer(play, `free-${exploding}`);
    answer(play, `card-${blow}`);
    answer(play, 'stop');
    // Swordsmanship draws two: six in hand.
    answer(play, 'specialty');
    expect(asked(play)).toBe('fight/special-order');
    expect(legal(play)).toEqual(['take', `return-${exploding}`]);
    return play;
  };
  const taking = setUp();
  answer(taking, 'take');
  expect(witcher(taking).hand.cards).not.toContain(exploding);
  expect(witcher(taking).discard.cards).toEqual([axii, exploding, blow]);
  const returning = setUp();
  const top = witcher(returning).discard.cards[0] as number;
  answer(returning, `return-${exploding}`);
  expect(witcher(returning).hand.cards).toContain(exploding);
  expect(witcher(returning).discard.cards).toEqual([top, axii, blow]);
});

test('R-75: the top of an empty discard pile gives nothing', () => {
  const axii = card('intense-axii');
  const play = attackMonster('rotfiend', { hand: [axii] });
  answer(play, `card-${axii}`);
  expect(happened(play, 'cardTaken')).toEqual([]);
  expect(witcher(play).discard.cards).toEqual([axii]);
});

test('R-153: a card that returned has counted: its icons, its draw modifiers and the length of the Combo', () => {
  const exploding = card('exploding-shield');
  const rend = card('rend');
  const play = attackMonster('rotfiend', {
    hand: [exploding, rend],
    arrange: (_, hunter) => void ((hunter.shield = 0), (hunter.combat = 2)),
  });
  playCombo(play, exploding, rend);
  // 1 + 2 Damage, 2 Shield of which Defense takes one; Combat 2 − 1 draws one card beside the one that came back.
  expect(happened(play, 'comboResolved')[0]).toMatchObject({
    cards: [exploding, rend],
    damage: 3,
    shield: 2,
    draw: -1,
  });
  expect(monsterLife(play)).toBe(8);
  expect(witcher(play).shield).toBe(1);
  expect(witcher(play).hand.cards).toHaveLength(2);
});

test('R-70: the last card is played with an empty Life Pool, but one comes back: not KO', () => {
  const exploding = card('exploding-shield');
  const play = attackMonster('rotfiend', { hand: [exploding, blow] });
  emptyDeck(play);
  playCombo(play, exploding, blow);
  expect(happened(play, 'fightDecided')).toEqual([]);
  expect(asked(play)).toBe('monster/attack');
  expect(witcher(play).hand.cards).toEqual([exploding]);
});

test('R-78: Damage parts count in (a), Shield parts in (b), the rest in (c); no Action Card rolls a die', () => {
  const kinds = new Set(
    ACTION_CARDS.flatMap((each) => [
      ...each.icons,
      ...each.tabs.flatMap((tab) => (tab.icon === undefined ? [] : [tab.icon])),
    ]).flatMap((icon) => Object.keys(icon)),
  );
  expect(kinds).toEqual(new Set(['damage', 'shield', 'draw', 'take', 'return']));
  const exploding = card('exploding-shield');
  const play = attackMonster('rotfiend', { hand: [exploding, blow], arrange: (_, hunter) => void (hunter.shield = 0) });
  play.events = [];
  playCombo(play, exploding, blow);
  const order = play.events
    .map((event) => event.type)
    .filter((type) => ['damageDealt', 'shieldChanged', 'cardReturned'].includes(type));
  expect(order).toEqual(['damageDealt', 'shieldChanged', 'cardReturned']);
});

test('OW-COMBO-07: the Extensions used in one Fight Turn are forgotten in the next', () => {
  const whirl = card('whirl');
  const play = attackMonster('rotfiend', { hand: [aard, slash, whirl, push] });
  playCombo(play, aard, slash);
  nextCard(play, 16);
  answer(play, 'bite');
  // Whirl's green Extension adds 1 Shield; its blue one, the first, would add nothing.
  playCombo(play, whirl, push);
  expect(happened(play, 'comboResolved')[1]).toMatchObject({ cards: [whirl, push], damage: 2, shield: 1 });
});
