/** Every scene of an Old World table: each question where it is asked, how things end, what is drawn over the table. */

import type { Match, OpenAsk } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { open } from './browser.ts';
import { putAmongKept } from './kept.ts';
import { answerBy } from './perform.ts';
import { before, type Found, findPositions, foundAt, play } from './positions.ts';
import type { Screen } from './screens.ts';

/** Games in which the fullest of some positions are looked for, and the ends of things. */
const GAMES = 24;

/** The end of something, told by the event it is known by: as the one who answered sees it. */
const ENDS: Readonly<Record<string, string>> = {
  'monsterFightEnded defeated': 'a monster defeated',
  'monsterFightEnded complete-defeat': 'knocked out',
  witcherFightEnded: 'a fight of witchers over',
  storyResult: 'a tale over',
  pokerSettled: 'dice over',
  levelUp: 'a level reached',
};

/** Positions where there is most to show, and how much it is. */
const FULLEST: Readonly<Record<string, (match: Match<OldWorld>, open: OpenAsk<OldWorld>) => number>> = {
  'the longest Combo': ({ play: { state } }, { ask, seat }) =>
    ask === 'fight/combo' || ask === 'fight/combo-complete' ? (state.table.witchers[seat]?.combo.cards.length ?? 0) : 0,
  'the fullest hand in a fight': ({ play: { state } }, { ask, seat }) =>
    ask === 'fight/combo' ? (state.table.witchers[seat]?.hand.cards.length ?? 0) : 0,
  'the fullest hand on the map': ({ play: { state } }, { ask, seat }) =>
    ask === 'phase-1/act' ? (state.table.witchers[seat]?.hand.cards.length ?? 0) : 0,
  'the fullest board': ({ play: { state } }, { ask, seat }) => {
    const { trophies = [], potions } = state.table.witchers[seat] ?? {};
    return ask === 'phase-1/act' ? trophies.length * 3 + (potions?.cards.length ?? 0) : 0;
  },
};

type Going = (page: Page) => Promise<unknown>;

const press =
  (selector: string): Going =>
  (page) =>
    page.locator(`${selector} >> visible=true`).first().click();

/** What is drawn over, or unfolded at, a table in the middle of a game. */
const DRAWN: Readonly<Record<string, Going>> = {
  menu: press('.menu-button'),
  help: press('.help-button'),
  'rules drawer': press('.rules-button'),
  'settings drawer': press('.settings-button'),
  goals: async (page) => {
    await tab('lurks')(page);
    await press('.goals summary')(page);
  },
  'a card close': (page) => page.locator('.hand [data-face]').first().click({ button: 'right' }),
  "somebody's board": async (page) => {
    await tab('board')(page);
    await press('.players li:not(.active) button')(page);
  },
  chronicle: async (page) => tab('log')(page),
  offer: async (page) => tab('offer')(page),
};

/** Turns a small screen to one of its pages. */
const tab =
  (name: string): Going =>
  async (page) => {
    const at = ['map', 'offer', 'lurks', 'board', 'log'].indexOf(name);
    const button = page.locator('.tabs-bar button').nth(at);
    await button.evaluate((each: HTMLElement) => each.click());
  };

function fullest(): Found[] {
  const best = new Map<string, { readonly much: number; readonly found: Found }>();
  const ends = new Map<string, Found>();
  for (let game = 0; game < GAMES; game += 1) {
    const many = game % 4 === 0;
    play(game, {
      ...(many ? { seats: 5 } : {}),
      see: (match, asked) => {
        for (const [name, measure] of Object.entries(FULLEST)) {
          const much = measure(match, asked);
          if (much > (best.get(name)?.much ?? 0)) best.set(name, { much, found: foundAt(match, asked, name) });
        }
        const late = many && asked.ask === 'phase-1/act' ? match.number : 0;
        if (late > (best.get('five')?.much ?? 0))
          best.set('five', { much: late, found: foundAt(match, asked, 'five') });
      },
      hear: (match, events, answered) => {
        for (const { type, data } of events) {
          const { seat, winner, outcome } = data as Readonly<Record<string, unknown>>;
          const name = ENDS[type] ?? ENDS[`${type} ${String(outcome)}`];
          const own = type === 'pokerSettled' || (seat ?? winner) === answered.ask.seat;
          if (name !== undefined && own && !ends.has(name)) ends.set(name, before(match, answered, name));
        }
      },
    });
  }
  return [...[...best.values()].map(({ found }) => found), ...ends.values()];
}

const go = async (page: Page, { save: { id }, line: { number } }: Found): Promise<void> => {
  // What was drawn over the same table before is put away with it.
  if (page.url().endsWith(`/${id}`)) {
    await page.evaluate(() => {
      location.hash = '#/about';
    });
    await page.waitForSelector('.old-world', { state: 'detached' });
  }
  await page.evaluate((kept) => {
    document.querySelector('.old-world')?.setAttribute('data-left', 'true');
    location.hash = `#/old-world/${kept}`;
  }, id);
  await page.waitForSelector(`.old-world:not([data-left])[data-number="${number}"] main`);
};

/** The deal a scene was found in: a changed card sends the same seed to another game. */
const dealtAs = ({ save: { secret, number } }: Found): string => `dealt by “${secret}”, after ${number} answers`;

const scene = (found: Found): Screen => ({
  name: found.name,
  dealt: dealtAs(found),
  go: async (page) => {
    await go(page, found);
    await page.waitForSelector(`[data-ask="${found.line.ask}"]`);
  },
});

/** Every scene; their positions have to be kept first. */
export function tableScreens(): { readonly screens: readonly Screen[]; keep(this: void, page: Page): Promise<void> } {
  const questions = [...findPositions().values()];
  const full = fullest();
  const ends = full.filter(({ name }) => Object.values(ENDS).includes(name));
  const five = full.find(({ name }) => name === 'five') ?? fail('five');
  for (const name of Object.values(ENDS)) if (!ends.some((end) => end.name === name)) fail(name);
  const defeat = ends.find(({ name }) => name === ENDS['monsterFightEnded defeated']) ?? fail('a trophy');
  // A table of its own: the other one goes on from where it was answered.
  const won: Found = { ...defeat, save: { ...defeat.save, id: 'won' } };
  // Two persons share a screen: whoever is not the one looked for sits before it.
  const covered: Found = {
    ...five,
    save: { ...five.save, id: 'covered', sitters: five.save.sitters.map(({ name }) => ({ name })) },
  };
  const screens: Screen[] = [
    ...questions.map(scene),
    ...full.filter((each) => !ends.includes(each)).map(scene),
    ...ends.map(
      (found): Screen => ({
        name: found.name,
        dealt: dealtAs(found),
        go: async (page) => {
          await scene(found).go(page);
          await answerBy(page, found.line);
          await page.waitForSelector('[data-onward]');
        },
      }),
    ),
    {
      name: 'a trophy gained',
      go: async (page) => {
        await scene(won).go(page);
        await answerBy(page, won.line);
        await page.locator('.fight-over [data-onward]').click();
        await page.waitForSelector('.trophy-gained');
      },
    },
    { name: 'curtain', go: (page) => go(page, covered).then(() => page.waitForSelector('.curtain')) },
    ...Object.entries(DRAWN).map(
      ([name, then]): Screen => ({
        name,
        go: async (page) => {
          await scene(five).go(page);
          await then(page);
        },
      }),
    ),
  ];
  return {
    screens,
    keep: async (page) => {
      await open(page, '/about');
      await putAmongKept(
        page,
        [...questions, ...full, covered, won].map(({ save }) => save),
      );
    },
  };
}

function fail(name: string): never {
  throw new Error(`No game led to ${name}.`);
}
