import { Play, playView } from '@medallion/kernel';
import { randomPlay } from '@medallion/kernel/testing';
import type { Outline } from '@medallion/words';
import { expect, it } from 'vitest';
import { ACTION_CARDS } from '../../src/content/index.ts';
import { pathOfDestiny, readOptions } from '../../src/index.ts';
import { words } from '../../src/words/every.ts';
import { LANGUAGES } from '../../src/words/index.ts';
import { outline } from '../../src/words/outline/index.ts';
import { contextFor } from './listening.ts';

const textsOf = (parts: Outline): readonly string[] =>
  parts.flatMap(({ title, lines = [], parts: inner = [] }) => [title, ...lines, ...textsOf(inner)]);

it('the outline of the table can be told at every point of a game, to everybody, in four languages', () => {
  const wrong = new Set<string>();
  let most = 0;
  for (const seats of [1, 2, 3]) {
    let states = 0;
    randomPlay(pathOfDestiny, {
      seats,
      seed: `outline ${seats}`,
      options: { story: (['edge', 'striga', 'evil'] as const)[seats % 3] ?? 'edge' },
      checked: false,
      onState: (play) => {
        states += 1;
        if (states % 9 !== 0) return;
        for (const viewer of [0, 'spectator'] as const) {
          const view = playView(play, viewer);
          for (const language of LANGUAGES) {
            const texts = textsOf(outline(view, words(language), contextFor(language, viewer)));
            most = Math.max(most, texts.length);
            for (const text of texts) {
              if (/[{}#]|undefined|NaN|\[object|: $| {2}|\(\)/.test(text)) wrong.add(`${language}: ${text}`);
              if (language === 'ru' && /[a-z]{2}/i.test(text.replace(/\b[IVX]+\b/g, ''))) wrong.add(text);
            }
          }
        }
      },
    });
  }
  expect([...wrong]).toEqual([]);
  expect(most).toBeGreaterThan(30);
}, 60_000);

it('the outline shows the own hand to its owner and to nobody else', () => {
  randomPlay(pathOfDestiny, {
    seats: 2,
    seed: 'hands',
    options: {},
    checked: false,
    onState: (play) => {
      const titles = (viewer: 0 | 'spectator') =>
        outline(playView(play, viewer), words('en'), contextFor('en', viewer)).map(({ title }) => title);
      expect(titles('spectator')).not.toContain('Hand');
      const held = playView(play, 0).table;
      if (JSON.stringify(held).includes('"hand":{"count":0')) return;
      if (titles('spectator').length > 2) expect(titles(0)).toContain('Hand');
    },
  });
});

it('PD-SETUP-07: tells the Reserve while characters are still chosen', () => {
  const play = Play.start(pathOfDestiny, readOptions({}, 2), 2, 'draft');
  const view = playView(play, 0);
  expect(view.table.chapter).toBe(0);
  const told = JSON.stringify(outline(view, words('en'), { viewer: 0, who: () => 'Anna' }));
  for (const card of view.table.rows.flat())
    expect(told).toContain(words('en').names.cards[ACTION_CARDS[card]?.id ?? '']);
});

it('PD-INFO-05, PD-INFO-08, PD-INFO-09: tells the foot of the Story cards, all Effort cards and what is covered', () => {
  const play = Play.start(pathOfDestiny, readOptions({ characters: ['geralt', 'ciri'] }, 2), 2, 'outline');
  const first = play.table.participants[0];
  if (first === undefined) throw new Error('nobody sits there');
  Object.assign(first.timeline, { cards: first.hand.cards.slice(0, 1) });
  first.covered = [1];
  const told = JSON.stringify(outline(playView(play, 1), words('en'), { viewer: 1, who: () => 'Anna' }));
  expect(told).toContain('leads to');
  for (const chapter of [1, 2, 3]) expect(told).toContain(`Chapter ${chapter}: `);
  expect(told).toContain('lost: ');
});
