import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../../src/content/map.ts';
import { viewTable } from '../../src/view.ts';
import { answer, asked, askedSeat, cards, give, happened, legal, put, stage, whyNot } from '../support.ts';
import { addExploration, ap, apply, cardNumber, explore, onTop, other } from './reading.ts';

const PHASES = [{ do: 'turn/phase-2' }, { do: 'turn/phase-3' }, { do: 'turn/end' }] as const;

describe('exploring', () => {
  test('OW-EXP-01: City and Wilds can both be chosen at every Location', () => {
    for (const { number } of LOCATIONS) {
      const play = stage({ arrange: (_, [w]) => void (w !== undefined && (w.at = number)), steps: PHASES });
      expect(legal(play)).toEqual(expect.arrayContaining(['explore-city', 'explore-wilds']));
      const before = play.table.wilds.cards.length;
      answer(play, 'explore-wilds');
      expect(play.table.wilds.cards.length).toBe(before - 1);
    }
  });

  test('OW-EXP-02: the top card of the chosen deck is drawn, the other deck is left alone', () => {
    const play = explore('wilds-20', { arrange: (table) => onTop(table, 'city-05') });
    expect(play.table.reading.cards).toEqual([cardNumber('wilds-20')]);
    expect(play.table.wilds.cards).not.toContain(cardNumber('wilds-20'));
    expect(play.table.city.cards.at(-1)).toBe(cardNumber('city-05'));
  });

  test('OW-EXP-03, R-47, D-38: the card is read to everybody by the right-hand player, without any Result', () => {
    const play = explore('city-01', { schools: ['wolf', 'griffin', 'bear'] });
    expect(happened(play, 'storyRead')).toEqual([{ seat: 0, card: { exploration: cardNumber('city-01') }, reader: 2 }]);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(viewTable(play, viewer).story).toEqual({ card: { exploration: cardNumber('city-01') } });
    }
    answer(play, 'option-2');
    expect(happened(play, 'storyResult')).toEqual([
      { seat: 0, card: { exploration: cardNumber('city-01') }, chosen: 1 },
    ]);
  });

  test('OW-EXP-04: the AP chooses between two Options that say nothing of their Results', () => {
    const play = explore('city-03', { arrange: (_, [w]) => void (w !== undefined && (w.gold = 2)) });
    expect([asked(play), askedSeat(play)]).toEqual(['story/option', 0]);
    const [ask] = play.state.asks;
    expect(ask === undefined ? [] : play.choices(ask)).toEqual([
      { id: 'option-1', option: 0 },
      { id: 'option-2', option: 1 },
    ]);
    expect(JSON.stringify(ask)).not.toContain('raise');
  });

  test('OW-SOLO-11, D-25: alone, neither before nor after the choice does anything show the other Result, Events included', () => {
    const play = explore('city-09', {
      schools: ['wolf'],
      arrange: (table, [w]) => w !== undefined && give(table, w.hand, [90]),
    });
    const seen = (): string => JSON.stringify([play.events, play.state.asks, viewTable(play, 0).story]);
    expect(seen()).not.toContain('phase3Draw');
    expect(happened(play, 'storyRead')).toEqual([{ seat: 0, card: { exploration: cardNumber('city-09') } }]);
    answer(play, 'option-1');
    expect(asked(play)).toBe('story/option');
    expect(viewTable(play, 0).story).toMatchObject({ card: { event: 8 } });
    answer(play, 'option-1');
    expect(seen()).not.toContain('phase3Draw');
    expect(play.table.turn.phase3Draw).toBe(0);
  });
});

describe('prices', () => {
  const priced = (price: { gold: number } | { cards: number } | { potions: number } | { shield: number }): string =>
    addExploration({ deck: 'city', options: [{ price, effects: [{ gold: 5 }] }, { effects: [] }] });

  test('OW-EXP-05, D-40: Gold, cards, Potions or Shield must be payable in full', () => {
    const short = { gold: 1, hand: [90], potions: [1], shield: 1 };
    for (const [price, reason] of [
      [{ gold: 2 }, 'price-gold'],
      [{ cards: 2 }, 'price-cards'],
      [{ potions: 2 }, 'price-potions'],
      [{ shield: 2 }, 'price-shield'],
    ] as const) {
      const id = priced(price);
      const arrange = (more: number) => (table: Parameters<NonNullable<Parameters<typeof stage>[0]['arrange']>>[0]) => {
        const [w] = table.witchers;
        if (w === undefined) return;
        w.gold = short.gold + more;
        w.defense = 3;
        w.shield = short.shield + more;
        give(table, w.hand, [90, 91].slice(0, 1 + more));
        for (const potion of [1, 2].slice(0, 1 + more))
          cards(w.potions).push(...cards(table.potionDeck).splice(cards(table.potionDeck).indexOf(potion), 1));
      };
      const poor = explore(id, { arrange: arrange(0) });
      expect(legal(poor)).toEqual(['option-2']);
      expect(whyNot(poor, 'option-1')).toBe(`${reason} OW-EXP-05`);
      const rich = explore(id, { arrange: arrange(1) });
      answer(rich, 'option-1');
      const { gold, hand, potions, shield } = ap(rich);
      const left = [gold - 5, hand.cards.length, potions.cards.length, shield];
      expect(left).toEqual(
        [2, 2, 2, 2].map((value, at) =>
          at === ['price-gold', 'price-cards', 'price-potions', 'price-shield'].indexOf(reason) ? 0 : value,
        ),
      );
    }
  });

  test('R-37: a card of which neither Option can be paid leaves the game without effect, and Phase III follows', () => {
    const id = addExploration({
      deck: 'wilds',
      options: [
        { price: { gold: 1 }, effects: [{ gold: 5 }] },
        { price: { cards: 1 }, effects: [{ gold: 5 }] },
      ],
    });
    const play = explore(id, { after: [{ do: 'turn/phase-3' }] });
    expect(happened(play, 'storyUnpayable')).toHaveLength(1);
    expect(play.table.wildsOut.cards).toEqual([cardNumber(id)]);
    expect(play.table.reading.cards).toEqual([]);
    expect(play.table.story).toBeUndefined();
    expect(ap(play).gold).toBe(0);
    expect(play.table.turn.phase).toBe('phase-3');
  });

  test('OW-GEN-04: what is bought comes only after the whole price has been paid', () => {
    const id = addExploration({
      deck: 'wilds',
      options: [{ price: { cards: 2 }, effects: [{ raise: 'any' }, { gold: 1 }] }, { effects: [] }],
    });
    const play = explore(id, { arrange: (table, [w]) => w !== undefined && give(table, w.hand, [90, 91, 92]) });
    answer(play, 'option-1');
    expect(asked(play)).toBe('cards/discard');
    answer(play, 'card-90');
    expect([asked(play), ap(play).gold]).toEqual(['cards/discard', 0]);
    answer(play, 'card-91');
    expect(asked(play)).toBe('attributes/choose');
    answer(play, 'combat');
    expect([ap(play).combat, ap(play).gold, ap(play).hand.cards]).toEqual([2, 1, [92]]);
  });
});

describe('results', () => {
  test('OW-EXP-06, OW-EXP-07: only the chosen Result is applied; nothing of the other ever appears', () => {
    const play = explore('wilds-01');
    answer(play, 'option-2');
    expect([ap(play).gold, ap(play).shield, play.table.turn.phase3Draw]).toEqual([0, 1, 2]);
    expect(JSON.stringify(play.events)).not.toContain('gold');
    expect(play.table.story).toBeUndefined();
  });

  test('OW-EXP-08, OW-EXP-09: all effects of an instant Result at once, then the card is out of the game', () => {
    const play = explore('wilds-06', { arrange: (_, [w]) => void (w !== undefined && (w.gold = 1)) });
    answer(play, 'option-1');
    expect([play.table.turn.phase3Draw, ap(play).nextExploration]).toEqual([2, 'wilds']);
    expect(play.table.wildsOut.cards).toEqual([cardNumber('wilds-06')]);
    expect([play.table.reading.cards, play.table.story]).toEqual([[], undefined]);
  });

  test('OW-EXP-09: while its Result is being applied the card is not yet out', () => {
    const play = explore('wilds-12');
    answer(play, 'option-1');
    expect(asked(play)).toBe('row/gain-cost');
    expect([play.table.reading.cards, play.table.wildsOut.cards]).toEqual([[cardNumber('wilds-12')], []]);
    answer(play, legal(play)[0] as string);
    expect(play.table.wildsOut.cards).toEqual([cardNumber('wilds-12')]);
  });

  test('OW-EXP-10, OW-EXP-11, D-03: a Row card of the printed cost, free of charge, to the discard pile; the Row is refilled', () => {
    const play = explore('wilds-12');
    // The Row: costs 1 1 2 2 2 2; the two of cost 1 lie in slots 1 and 2, where Phase III would ask 2.
    const row = [...play.table.row.cards];
    answer(play, 'option-1');
    expect(legal(play)).toEqual([`card-${row[0]}`, `card-${row[1]}`]);
    expect(whyNot(play, `card-${row[5]}`)).toBe('other-cost OW-EXP-10');
    const next = play.table.actionDeck.cards.at(-1);
    answer(play, `card-${row[1]}`);
    expect(ap(play).discard.cards).toEqual([row[1]]);
    expect(ap(play).hand.cards).toEqual([]);
    expect(play.table.row.cards).toEqual([next, row[0], ...row.slice(2)]);
  });

  test('OW-EXP-12, D-02: without such a card the deck is searched; the other cards lie aside or are shuffled back', () => {
    const search = (revealedRest: string) => {
      const play = explore('wilds-12', {
        options: { revealedRest },
        arrange: (table) => give(table, table.actionDeck, [18, 8, 14]),
      });
      const size = play.table.actionDeck.cards.length;
      answer(play, 'option-2');
      expect(ap(play).discard.cards).toEqual([18]);
      expect(happened(play, 'deckSearched')).toEqual([{ seat: 0, cost: 0, revealed: [14, 8], found: 18 }]);
      return {
        aside: [...play.table.commonDiscard.cards],
        gone: size - play.table.actionDeck.cards.length,
        row: play.table.row.cards.length,
      };
    };
    expect(search('commonDiscard')).toEqual({ aside: [14, 8], gone: 3, row: 6 });
    expect(search('shuffleBack')).toEqual({ aside: [], gone: 1, row: 6 });
  });

  test('OW-EXP-13, D-12: any Trail: a monster without own Trail Token; the editions that say so, any Terrain', () => {
    const any = (options: Record<string, unknown>) =>
      explore('city-31', {
        options,
        arrange: (table, [w]) => {
          cards(w?.trails[0] ?? table.tokens[0]).push(...cards(table.tokens[0]).splice(0, 1));
          table.slots[1].monster = -1;
        },
      });
    const ru = any({});
    answer(ru, 'option-2');
    expect(asked(ru)).toBeUndefined();
    expect(ap(ru).trails.map((pile) => pile.cards.length)).toEqual([1, 0, 1]);
    const en = any({ edition: 'en' });
    answer(en, 'option-2');
    expect(legal(en)).toEqual(['forest', 'mountain', 'water']);
    answer(en, 'mountain');
    expect(ap(en).trails.map((pile) => pile.cards.length)).toEqual([1, 1, 0]);
  });

  test('OW-EXP-14: a Result may lead to an Event at once, without a Quest', () => {
    const play = explore('wilds-35', { arrange: (table, [w]) => w !== undefined && give(table, w.hand, [90]) });
    answer(play, 'option-1');
    expect(ap(play).quests).toEqual([]);
    expect(play.table.story).toEqual({
      card: { event: 8 },
      outer: { card: { exploration: cardNumber('wilds-35') }, chosen: 0 },
    });
    answer(play, 'option-2');
    expect([ap(play).gold, play.table.turn.phase3Draw]).toEqual([3, -1]);
    expect(play.table.wildsOut.cards).toEqual([cardNumber('wilds-35')]);
    expect(play.table.story).toBeUndefined();
  });

  test('OW-GEN-06, D-39: only the AP gains and loses', () => {
    const before = JSON.stringify(other(explore('city-26')));
    const play = apply([{ gold: 2 }, { draw: 1 }, { shield: -1 }, { potions: 1 }, { discard: 1 }]);
    expect(JSON.stringify(other(play))).toBe(before);
    expect(ap(play).gold).toBe(2);
  });
});

describe('the decks', () => {
  test('R-36: an empty deck is made anew from its removed cards, Quests stay where they are', () => {
    const play = stage({
      arrange: (table, [w]) => {
        put(table.city, []);
        put(table.cityOut, [3, 5]);
        w?.quests.push({ card: { exploration: 7 }, place: 6, token: false, event: 4 });
      },
      steps: [{ do: 'explore/draw', deck: 'city' }],
    });
    expect(happened(play, 'explorationReshuffled')).toEqual([{ deck: 'city' }]);
    expect([...play.table.reading.cards, ...play.table.city.cards].sort((a, b) => a - b)).toEqual([3, 5]);
    expect(play.table.cityOut.cards).toEqual([]);
  });

  test('R-36: the new deck is shuffled', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const play = stage({
        seed: String(seed),
        arrange: (table) => {
          put(table.city, []);
          put(table.cityOut, [3, 5, 7, 9, 11]);
        },
        steps: [{ do: 'explore/draw', deck: 'city' }],
      });
      orders.add([...play.table.reading.cards, ...play.table.city.cards].join(' '));
    }
    expect(orders.size).toBeGreaterThan(6);
  });

  test('R-36: without any card left in one deck the other must be chosen', () => {
    const play = stage({ arrange: (table) => put(table.city, []), steps: PHASES });
    expect(legal(play)).toContain('explore-wilds');
    expect(legal(play)).not.toContain('explore-city');
    expect(whyNot(play, 'explore-city')).toBe('deck-empty OW-EXP-02');
  });

  test('D-42: cards already read stay out of the game while the deck has others', () => {
    const play = stage({
      options: { exploreVariety: 'on', explorationsRead: [0, 1, 40] },
      steps: [{ do: 'setup/explorations' }],
    });
    expect([...play.table.cityOut.cards].sort((a, b) => a - b)).toEqual([0, 1]);
    expect(play.table.wildsOut.cards).toEqual([40]);
    expect(play.table.city.cards).not.toContain(0);
    const off = stage({ options: { explorationsRead: [0, 1, 40] }, steps: [{ do: 'setup/explorations' }] });
    expect([off.table.cityOut.cards, off.table.wildsOut.cards]).toEqual([[], []]);
  });

  test('OW-GEN-01: a card that names the deck of the next exploration beats the free choice, once', () => {
    const play = stage({ arrange: (_, [w]) => void (w !== undefined && (w.nextExploration = 'wilds')), steps: PHASES });
    expect(whyNot(play, 'explore-city')).toBe('other-deck-fixed OW-GEN-01');
    answer(play, 'explore-wilds');
    expect(ap(play).nextExploration).toBeUndefined();
    expect('nextExploration' in ap(play)).toBe(false);
  });

  test('OW-GEN-01: a card that promises the choice: two cards are read, one is resolved, the other goes under its deck', () => {
    const play = explore('wilds-20', {
      arrange: (table, [w]) => {
        onTop(table, 'wilds-01');
        if (w !== undefined) w.nextExploration = 'choose-of-two';
      },
    });
    const [first, second] = [cardNumber('wilds-01'), cardNumber('wilds-20')];
    expect([asked(play), askedSeat(play)]).toEqual(['explore/keep-one', 0]);
    expect(legal(play)).toEqual([`card-${first}`, `card-${second}`]);
    expect(viewTable(play, 1).reading).toEqual([first, second]);
    answer(play, `card-${second}`);
    expect(play.table.wilds.cards[0]).toBe(first);
    expect(play.table.story).toEqual({ card: { exploration: second } });
    expect('nextExploration' in ap(play)).toBe(false);
    answer(play, 'option-2');
    expect(play.table.wildsOut.cards).toEqual([second]);
  });

  test('R-36: a choice of two with a single card left is no choice', () => {
    const play = stage({
      arrange: (table, [w]) => {
        put(table.city, [4]);
        if (w !== undefined) w.nextExploration = 'choose-of-two';
      },
      steps: [{ do: 'explore/draw', deck: 'city' }],
    });
    expect(asked(play)).toBe('story/option');
  });
});
