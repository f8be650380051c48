import { playView } from '@medallion/kernel';
import { randomPlay } from '@medallion/kernel/testing';
import type { Outline } from '@medallion/words';
import { expect, it } from 'vitest';
import { oldWorld } from '../../src/index.ts';
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
    randomPlay(oldWorld, {
      seats,
      seed: `outline ${seats}`,
      options: {},
      checked: false,
      onState: (play) => {
        states += 1;
        if (states % 9 !== 0) return;
        for (const viewer of [0, 'spectator'] as const) {
          const view = playView(play, viewer);
          for (const language of LANGUAGES) {
            const texts = textsOf(outline(view, language, contextFor(language, viewer)));
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
  randomPlay(oldWorld, {
    seats: 2,
    seed: 'hands',
    options: {},
    checked: false,
    onState: (play) => {
      const titles = (viewer: 0 | 'spectator') =>
        outline(playView(play, viewer), 'en', contextFor('en', viewer)).map(({ title }) => title);
      expect(titles('spectator')).not.toContain('Hand');
      const held = playView(play, 0).table;
      if (JSON.stringify(held).includes('"hand":{"count":0')) return;
      if (titles('spectator').length > 2) expect(titles(0)).toContain('Hand');
    },
  });
});
