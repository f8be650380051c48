/** The pictures in the rules: named in every language, known to the page, and what they tell was really played. */

import { Match } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import { actionCard } from '@medallion/old-world/content';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { libraryPages } from '../library-pages.ts';
import { FIGURES, splitFigures } from '../src/library/figures.ts';
import { GAME, TURN } from '../src/old-world/figures/turn.ts';

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url));

it('the turn that is worked through is a real one: its record leads through every step that is told', () => {
  const { options, secret, nonces, answers } = GAME;
  const match = Match.start(oldWorld, { seats: 2, options, secret, nonces });
  const witcher = () => match.view(0).table.witchers[0];
  const told: unknown[] = [];
  const events: string[] = [];
  for (const choice of answers) {
    const [open] = match.play.state.asks;
    if (open === undefined) throw new Error('Nobody is asked.');
    if (open.ask === 'phase-1/act' && told.length === 0) {
      const { school, at, gold, hand } = witcher() ?? {};
      told.push({ school, home: at, gold, hand: hand?.cards });
    }
    if (open.ask === 'phase-3/gain') {
      const row = match.view(0).table.row.find(({ card }) => card === TURN.gained);
      const { cost } = actionCard(TURN.gained);
      expect([cost, row?.modifier]).toEqual([TURN.printed, TURN.slot]);
      expect(witcher()?.hand.cards?.toSorted((a, b) => a - b)).toEqual(
        [...TURN.kept, ...TURN.drawn].toSorted((a, b) => a - b),
      );
    }
    const done = match.submit({ seat: 0, number: match.number, ask: open.id, choice });
    if (!done.ok) throw new Error(`${choice} is refused: ${done.refusal.code}`);
    events.push(...done.events.map(({ type }) => type));
    if (choice === 'location-train-alchemy') expect(witcher()).toMatchObject({ at: TURN.place, alchemy: TURN.level });
    if (choice === 'option-1') {
      expect(witcher()?.gold).toBe(TURN.gold + TURN.found);
      expect(witcher()?.quests.map(({ place }) => place)).toEqual([TURN.quest]);
    }
  }
  const { school, home, gold, hand } = TURN;
  expect(told).toEqual([{ school, home, gold, hand }]);
  // The card went to the hand for one other, and the next player has begun.
  expect(events).toEqual(expect.arrayContaining(['rowCardTaken', 'rowRefilled', 'turnEnded', 'turnBegan']));
  expect(answers).toEqual(expect.arrayContaining([`move-${TURN.place}-card-${TURN.paid}`, `card-${TURN.price}`]));
});

it.each(['en', 'pl', 'it', 'ru'] as const)(
  'the rules have their four pictures, with words for each, in %s',
  (language) => {
    const load = libraryPages().load as (this: { addWatchFile(file: string): void }, source: string) => string;
    const module = load.call({ addWatchFile: () => undefined }, `\0virtual:rules/old-world/${language}`);
    const { articles } = JSON.parse(module.replace('export default ', '').replace(/;$/, '')) as {
      articles: readonly { readonly html: string }[];
    };
    const figures = articles.flatMap(({ html }) =>
      splitFigures(html).flatMap((part) => ('figure' in part ? [part] : [])),
    );
    expect(figures.map(({ figure }) => figure).toSorted()).toEqual([...FIGURES].toSorted());
    for (const { caption } of figures) expect(caption.length).toBeGreaterThan(10);
  },
);

it('the pictures lie beside the rules for whoever reads them elsewhere', () => {
  for (const game of ['old-world'])
    for (const language of ['en', 'pl', 'it', 'ru']) {
      const folder = `${DOCS}rules/${game}/${language}/`;
      const shown = readdirSync(folder).flatMap((file) =>
        Array.from(readFileSync(folder + file, 'utf8').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g), ([, path = '']) => path),
      );
      expect(shown.length).toBe(FIGURES.length);
      for (const path of shown) expect([path, existsSync(folder + path)]).toEqual([path, true]);
    }
});
