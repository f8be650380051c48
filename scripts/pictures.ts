/**
 * npm run pictures: takes the pictures of the documentation anew, from the built page and a game that bots have
 * played. `npm run pictures -- fight map` takes only those, `npm run pictures -- rules` those in the rules.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adept, questionOf } from '@medallion/bots';
import { Dice, Match } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import type { Browser, Page } from 'playwright-core';
import { FIGURES } from '../packages/web/src/library/figures.ts';
import { LANGUAGES, launch, visit } from '../packages/web/test/browser.ts';
import type { KeptTable } from '@medallion/table';
import { keptOf, openKept } from '../packages/web/test/kept.ts';
import { findTales } from '../packages/web/test/path-positions.ts';
import { keepTales, PATH_SCREENS } from '../packages/web/test/path-screens.ts';
import { type Rehearsal, rehearseWith } from '../packages/web/test/rehearsal.ts';
import serve from './lib/table-for-tests.ts';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const SITTERS = [{ name: 'Ragna' }, { name: 'Anna', bot: 'adept' }, { name: 'Olek', bot: 'novice' }] as const;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

type Position = Rehearsal['positions'][number];

interface Lively {
  readonly ask: string;
  readonly lively: (position: Position) => number;
}

interface Picture {
  readonly language: string;
  readonly size: { readonly width: number; readonly height: number };
  /** The page it is taken of, the liveliest position of the game in which this is asked, or a screen of a tale. */
  readonly of: string | Lively | { readonly tale: string };
  /** What is done before it is taken. */
  readonly then?: (page: Page) => Promise<void>;
  /** What of the page is wanted; the whole of it unless said. */
  readonly cut?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The one thing on the page that is wanted. */
  readonly element?: string;
  /** Where it is kept, if not among the pictures of the documentation. */
  readonly keptAs?: string;
}

const own = ({ table }: Position) => table.witchers[0];
const choices = ({ asks }: Position): number => asks[0]?.choices.length ?? 0;
const reach: Lively = {
  ask: 'phase-1/act',
  lively: (position) => choices(position) + position.number / 8,
};
const combo: Lively = {
  ask: 'fight/combo',
  lively: (position) => {
    const laid = own(position)?.combo.count ?? 0;
    const refused = position.asks[0]?.impossible.length ?? 0;
    // Against a monster, a Combo half done, and both a card that fits and one that does not.
    const beast = position.table.fight?.slot === undefined ? 0 : 8;
    return beast + Math.min(laid, 3) * 2 + Math.min(refused, 2) + Math.min(choices(position), 3);
  },
};
const tale: Lively = { ask: 'story/option', lively: ({ number }) => -number };
const dice: Lively = { ask: 'poker/reroll', lively: ({ number }) => number };

/** The pictures in the rules, for whoever reads them elsewhere than on the page, and the article each lies in. */
const IN_RULES = { map: 'moving', card: 'cards', icons: 'cards', turn: 'turn' } as const satisfies Record<
  (typeof FIGURES)[number],
  string
>;
const inRules = LANGUAGES.flatMap((language) =>
  FIGURES.map((figure): [string, Picture] => [
    `rules/${figure}-${language}`,
    {
      language,
      size: { width: 1280, height: 2400 },
      of: `/rules/${IN_RULES[figure]}`,
      element: `[data-figure=${figure}]`,
    },
  ]),
);

const PICTURES: Readonly<Record<string, Picture>> = {
  ...Object.fromEntries(inRules),
  home: { language: 'en', size: WIDE, of: '/' },
  map: {
    language: 'en',
    size: WIDE,
    of: reach,
    then: (page) => page.locator('[data-place][data-lit=true]').first().hover({ force: true }),
  },
  'map-ru': { language: 'ru', size: WIDE, of: reach },
  fight: { language: 'en', size: WIDE, of: combo },
  explore: { language: 'pl', size: WIDE, of: tale, then: (page) => page.locator('[data-picks]').first().click() },
  poker: {
    language: 'en',
    size: WIDE,
    of: dice,
    then: async (page) => {
      await page.locator('.side.bone button.place').nth(1).click();
      await page.locator('.side.bone button.place').nth(2).click();
    },
  },
  end: { language: 'it', size: WIDE, of: 'end' },
  // The map on the first page speaks no language: names are left out.
  'first-page-map': {
    language: 'en',
    size: { width: 1920, height: 1280 },
    of: reach,
    then: async (page) => {
      await page.addStyleTag({ content: '.map text.name, .map .place-slip { display: none }' });
    },
    cut: { x: 620, y: 330, width: 640, height: 300 },
    keptAs: 'packages/web/src/home/old-world.webp',
  },
  'path-choosing': { language: 'en', size: WIDE, of: { tale: 'choosing in striga' } },
  'path-playing': { language: 'pl', size: WIDE, of: { tale: 'playing' } },
  'path-end': { language: 'ru', size: WIDE, of: { tale: 'end' } },
  'phone-map': { language: 'pl', size: PHONE, of: reach },
  'phone-fight': { language: 'ru', size: PHONE, of: combo },
  'phone-explore': { language: 'en', size: PHONE, of: tale },
};

const stop = await serve();
const browser = await launch();
mkdirSync(`${FOLDER}rules`, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.includes(name) || wanted.includes(name.split('/')[0] ?? '');
const isOfGame = ({ of }: Picture) => typeof of === 'object' && 'ask' in of;
const game = Object.entries(PICTURES).some(([name, picture]) => isWanted(name) && isOfGame(picture))
  ? await rehearseWith(SITTERS, ['story/option', 'fight/combo', 'monster/attack', 'poker/reroll'])
  : undefined;
for (const [name, picture] of Object.entries(PICTURES)) {
  if (!isWanted(name)) continue;
  const bytes = await take(browser, picture);
  writeFileSync(picture.keptAs === undefined ? `${FOLDER}${name}.webp` : picture.keptAs, bytes);
  console.log(`${name}.webp ${Math.round(bytes.length / 1024)} KB`);
}
await browser.close();
await stop();

async function take(within: Browser, { language, size, of, then, cut, element }: Picture): Promise<Buffer> {
  const { page } = await visit(within, { ...size, language });
  if (of === 'end') await openKept(page, finished(), 'picture');
  else if (typeof of === 'string') await page.goto(`${process.env.TABLE_URL ?? ''}/#${of}`);
  else if ('tale' in of) await openTale(page, of.tale);
  else await openKept(page, liveliest(of), 'picture');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(900);
  await then?.(page);
  await page.waitForTimeout(400);
  const taken =
    element === undefined
      ? page.screenshot(cut === undefined ? {} : { clip: cut })
      : page.locator(element).screenshot();
  const bytes = await asWebp(page, await taken);
  await page.context().close();
  return bytes;
}

async function openTale(page: Page, name: string): Promise<void> {
  await keepTales(page, findTales());
  const screen = PATH_SCREENS.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`Path of Destiny has no screen ${name}.`);
  await screen.go(page);
}

function liveliest({ ask, lively }: Lively): KeptTable {
  if (game === undefined) throw new Error('No game was played for this picture.');
  const [best] = game.positions
    .filter(({ asks }) => asks.some((open) => open.ask === ask && open.reply === undefined))
    .toSorted((a, b) => lively(b) - lively(a));
  const save = best === undefined ? undefined : game.keptAt(best.number);
  if (save === undefined) throw new Error(`The game never asks ${ask}.`);
  return save;
}

/** A game to its end, as this device would keep it. */
function finished(): KeptTable {
  const match = Match.start(oldWorld, { seats: 3, secret: 'picture', nonces: ['0', '1', '2'] });
  const chance = new Dice('picture');
  while (match.play.over === undefined) {
    const open = match.play.state.asks.find((ask) => (ask as { reply?: string }).reply === undefined);
    if (open === undefined) throw new Error('Nobody is asked anything.');
    const choice = adept.answer(questionOf(match.play, open), chance);
    match.submit({ seat: open.seat, number: match.number, ask: open.id, choice });
  }
  return keptOf(match, { id: 'picture', sitters: SITTERS });
}

/** The browser writes a picture a fifth the size of its own screenshot. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const written = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? '';
  }, png.toString('base64'));
  return Buffer.from(written, 'base64');
}
