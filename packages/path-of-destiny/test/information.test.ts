/** PD-INFO-01 to PD-INFO-05 and PD-INFO-09: what each seat can know. */

import { describe, expect, test } from 'vitest';
import type { PathOfDestinyView } from '../src/view.ts';
import { heardBy } from '@medallion/kernel';
import { ACTION_CARDS, STORIES } from '../src/content/index.ts';
import { begin, playOut } from './playout.ts';
import { answer, card, cards, type Game, lay, legal, of, stage } from './support.ts';

const viewOf = (play: Game, viewer: number | 'spectator'): PathOfDestinyView => play.game.view(play, viewer);
const seenBy = (play: Game, viewer: number | 'spectator'): string => JSON.stringify(viewOf(play, viewer));

/** What somebody who pays attention writes down: who took which cards openly, and laid which down. */
function notedBySpectator(play: Game): ReadonlyMap<number, ReadonlySet<number>> {
  const noted = new Map<number, Set<number>>();
  const of = (who: number): Set<number> => noted.get(who) ?? noted.set(who, new Set()).get(who) ?? new Set();
  for (const { type, data } of heardBy(play.events, 'spectator')) {
    if (type === 'characterClaimed')
      for (const [number, { character }] of ACTION_CARDS.entries())
        if (character === data.character) of(data.who).add(number);
    if (type === 'pairTaken' && play.state.table.participants[data.who]?.automa !== true)
      for (const number of data.cards) of(data.who).add(number);
    if (type === 'cardsPlayed' || type === 'cardsDiscarded')
      for (const number of data.cards) of(data.who).delete(number);
  }
  return noted;
}

const asksInStory = (play: Game): boolean => play.state.asks.some(({ ask }) => ask === 'hand/discard');

describe('hidden', () => {
  test('PD-INFO-01: hands are secret, their sizes are not; after the Side Quests they lie open', () => {
    const play = stage({ steps: [{ do: 'choose/take', who: 0, space: 0 }] });
    expect(viewOf(play, 0).participants[0]?.hand.cards).toHaveLength(7);
    for (const viewer of [1, 'spectator'] as const)
      expect(viewOf(play, viewer).participants[0]?.hand).toEqual({ count: 7 });
    const drawn = play.events.find(({ type }) => type === 'cardsDrawn');
    expect(drawn?.data).toEqual({ who: 0, count: 2 });
    expect(drawn?.secret?.seat).toBe(0);
    const shown = stage({ steps: [{ do: 'end/side-quests' }] });
    expect(viewOf(shown, 1).participants[0]?.hand.cards).toEqual(of(shown, 0).hand.cards);
  });

  test.each(STORIES)(
    'PD-INFO-01, %s: what everybody has seen of a hand is what a spectator could have noted, and most of it',
    { timeout: 60_000 },
    (story) => {
      let [known, held] = [0, 0];
      for (const seats of [2, 3, 5]) {
        playOut(begin(seats, { story }, `shown ${seats}`), (play) => {
          const noted = notedBySpectator(play);
          for (const { who, shown, hand } of viewOf(play, 'spectator').participants) {
            expect(new Set(shown)).toEqual(noted.get(who) ?? new Set());
            known += shown.length;
            held += hand.count;
          }
        });
      }
      expect(known).toBeGreaterThan(0.6 * held);
      expect(known).toBeLessThan(held);
    },
  );

  test('PD-INFO-01: a card that left a hand openly and was drawn again unseen is known no more', () => {
    const play = stage({
      arrange: (_table, [geralt]) => {
        if (geralt === undefined) return;
        cards(geralt.hand).push(card('R01'));
        geralt.shown = [card('R01')];
      },
      steps: [{ do: 'hand/discard', who: 0, count: 100 }],
    });
    expect(of(play, 0).shown).toEqual([]);
    expect(viewOf(play, 1).participants[0]?.shown).toEqual([]);
  });

  test('PD-INFO-02: a selection is unknown to others until the reveal', () => {
    const looks = ['S-GER-1,S-GER-2', 'S-GER-5,S-GER-3'].map((pair) => {
      const play = stage({ steps: [{ do: 'play/select' }, { do: 'play/reveal' }] });
      answer(play, `play:${pair.split(',').map(card).join(',')}`, 0);
      // That the choice is made is public: the ask has its reply.
      expect(play.state.asks.map(({ reply }) => reply !== undefined)).toEqual([true, false]);
      return [seenBy(play, 1), seenBy(play, 'spectator'), JSON.stringify(legal(play, 1)), JSON.stringify(play.events)];
    });
    expect(looks[0]).toEqual(looks[1]);
  });

  test('PD-INFO-03: a card to be kept is unknown to others until the reveal', () => {
    const looks = ['R01', 'R02'].map((id) => {
      const play = stage({
        arrange: (table, [geralt, yennefer]) => {
          if (geralt !== undefined) lay(table, geralt, ['R01', 'R02']);
          if (yennefer !== undefined) lay(table, yennefer, ['G01', 'G02']);
          table.dominant = 'left';
        },
        steps: [{ do: 'chapter/keep' }],
      });
      answer(play, `keep:${card(id)}`, 0);
      return [seenBy(play, 1), JSON.stringify(play.events)];
    });
    expect(looks[0]).toEqual(looks[1]);
  });

  test('PD-INFO-04: nobody sees into the Main Deck, everybody sees the Reserve', () => {
    const looks = [false, true].map((turned) => {
      const play = stage({
        arrange: (table) => {
          if (turned) cards(table.deck).reverse();
        },
        steps: [{ do: 'choose/pick', who: 0 }],
      });
      expect(viewOf(play, 1).rows).toEqual(play.table.rows.map((row) => row.cards));
      return ([0, 1, 'spectator'] as const).map((viewer) => seenBy(play, viewer));
    });
    expect(looks[0]).toEqual(looks[1]);
  });

  test('PD-INFO-09: Story cards not reached are not on the table', () => {
    const play = begin(2, { characters: ['geralt', 'yennefer'] });
    playOut(play, (game) => {
      const { pair, read, chapter } = viewOf(game, 'spectator');
      // While a result is being carried out its card has been read.
      expect(read.length).toBeLessThanOrEqual(asksInStory(game) ? chapter : chapter - 1);
      expect(pair[0]).toBeGreaterThanOrEqual(2 ** chapter);
      expect(pair[1]).toBeLessThan(2 ** (chapter + 1));
    });
  });
});

test('PD-INFO-05: Timelines, tokens, covers, points, Abilities, Initiative, Destiny and Path tokens are public', () => {
  const play = stage({
    arrange: (table, [geralt]) => {
      if (geralt === undefined) return;
      lay(table, geralt, ['R01', 'R02'], 1);
      Object.assign(geralt, { covered: [1, 2], tokens: [1, 2, 3, 4], vp: 9, xp: 13, unlocked: 3, used: 1 });
      table.destiny = ['left', 'aside', 'stack'];
      table.pathTokens = { left: 0 };
    },
    steps: [],
  });
  const view = viewOf(play, 'spectator');
  expect(view.participants[0]).toMatchObject({
    timeline: ['R01', 'R02'].map(card),
    covered: [1, 2],
    tokens: [1, 2, 3, 4],
    vp: 9,
    xp: 13,
    unlocked: 3,
    used: 1,
    character: 'geralt',
  });
  expect(view).toMatchObject({ initiative: [1, 0], destiny: ['left', 'aside', 'stack'], pathTokens: { left: 0 } });
  expect(view.discard).toEqual([]);
});
