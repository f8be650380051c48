/**
 * The cards that have been seen in print, copy by copy, in the shorthand of the page of facts: `g1` a green tab that gives
 * 1 damage, `g:sh` one with a shield, `r:ret` one that returns the card, `b–` one that gives nothing. The page itself lies
 * beside the project only where it is developed; then it is read as well.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  type ActionCard,
  type ActionTitleId,
  type CommonTitleId,
  MONSTER_TROPHIES,
  POTION_TITLES,
  type Power,
  type PotionId,
  type School,
  SCHOOLS,
  type StartingTitleId,
  type Tab,
  WITCHER_TROPHIES,
} from '../../src/content/index.ts';
import { words } from '../../src/words/index.ts';

/** Common cards: terrain, line, tabs. An empty terrain or line was not legible. */
const COMMON: Readonly<Record<CommonTitleId, readonly string[]>> = {
  'precise-cut': ['water: damage 1; g1'],
  whirl: ['forest: damage 1; g2', 'forest: damage 1; p2', 'mountain: damage 2; g– y–'],
  'crippling-strikes': ['water: damage 2; g1 r1', 'water: damage 2; y1 p1'],
  rend: ['water: damage 2, draw −1;', 'forest: damage 2, draw −1;'],
  'precise-blow': ['forest: damage 3, draw −3;'],
  'crushing-blow': ['mountain: damage 3, draw −1;'],
  counterattack: ['forest: shield 1; p1'],
  cover: ['forest: shield 1; b:ret r:ret', 'mountain: shield 1; y:ret r:ret'],
  block: ['water: shield 2; y1'],
  'lightning-reflexes': ['mountain: shield 2; b2', 'mountain: shield 2; y2'],
  'intense-aard': ['forest: damage 1; g:sh'],
  'intense-igni': [],
  'melt-armor': [': damage 2; y:sh'],
  'shock-wave': [],
  firestream: [],
  'intense-yrden': ['water: ; b2'],
  'intense-axii': ['water: take; p– r–'],
  'intense-quen': ['water: draw +2; p2'],
  'magic-trap': ['mountain: take; p1 b1', 'mountain: take; g1 r1'],
  'exploding-shield': [],
};

/** Starting cards, by school. */
const STARTING: Readonly<Record<School, readonly (readonly [StartingTitleId, string])[]>> = {
  wolf: [['quick-slash', 'mountain: damage 1; r–']],
  griffin: [['quick-slash', 'wild: damage 1;']],
  bear: [
    ['quick-slash', 'wild: damage 1;'],
    ['quick-slash', 'forest: damage 2;'],
    ['shattering-blow', 'mountain: damage 2, draw −1;'],
    ['shattering-blow', 'water: damage 1;'],
    ['push', 'forest: shield 1; p–'],
    ['push', ': shield 1; r:ret'],
    ['yrden', 'water: draw +1; r1'],
    ['yrden', 'mountain: draw +1; p1'],
    ['aard', 'forest: damage 1;'],
  ],
  cat: [
    ['quick-slash', 'forest: damage 1;'],
    ['quick-slash', 'water: damage 1;'],
    ['shattering-blow', 'mountain: damage 2, draw −1;'],
    ['push', 'forest: shield 1, draw +1;'],
    ['push', ': shield 1;'],
    ['aard', 'mountain: damage 1; b1'],
    ['yrden', 'mountain: draw +1; b1'],
  ],
  viper: [['quick-slash', 'forest: damage 1;']],
};

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function tabShorthand({ colour, icon }: Tab): string {
  const letter = colour.slice(0, 1);
  if (icon === undefined) return `${letter}–`;
  if ('damage' in icon) return `${letter}${icon.damage}`;
  if ('shield' in icon) return `${letter}:sh${icon.shield === 1 ? '' : icon.shield}`;
  return 'return' in icon ? `${letter}:ret` : `${letter}:?`;
}

/** A card as the page of facts writes it. */
function shorthand({ terrain, icons, tabs }: ActionCard): string {
  const line = icons.map((icon) => {
    if ('damage' in icon) return `damage ${icon.damage}`;
    if ('shield' in icon) return `shield ${icon.shield}`;
    if ('draw' in icon) return `draw ${signed(icon.draw)}`;
    return 'take' in icon ? 'take' : 'return';
  });
  return `${terrain}: ${line.join(', ')}; ${tabs.map(tabShorthand).join(' ')}`.trim();
}

const parts = (written: string): readonly (string | undefined)[] =>
  /^([^:]*): ?([^;]*); ?(.*)$/.exec(written)?.slice(1) ?? [];

/** Does a card show what was seen, as far as it was legible? */
function shows(card: ActionCard, seen: string): boolean {
  const [terrain, line, tabs] = parts(seen);
  const [ownTerrain, ownLine, ownTabs] = parts(shorthand(card));
  return (terrain === '' || terrain === ownTerrain) && (line === '' || line === ownLine) && tabs === ownTabs;
}

/** Each seen copy is among the cards, and none stands for two of them. */
function expectAmong(cards: readonly ActionCard[], seen: readonly string[]): void {
  const left = [...cards];
  for (const each of seen) {
    const at = left.findIndex((card) => shows(card, each));
    expect([each, at >= 0, cards.map(shorthand)]).toEqual([each, true, cards.map(shorthand)]);
    left.splice(at, 1);
  }
}

const titled = (title: ActionTitleId, school?: School): ActionCard[] =>
  ACTION_CARDS.filter((card) => card.title === title && card.school === school);

describe('action cards are as printed where they were seen', () => {
  it.each(Object.entries(COMMON))('%s', (title, seen) => expectAmong(titled(title as CommonTitleId), seen));

  it.each(SCHOOLS)('the starting deck of %s', (school) => {
    for (const title of new Set(STARTING[school].map(([each]) => each)))
      expectAmong(
        titled(title, school),
        STARTING[school].filter(([each]) => each === title).map(([, seen]) => seen),
      );
  });

  it('and the first copies of a title are those, so that nobody has to look for them', () => {
    for (const [title, seen] of Object.entries(COMMON)) {
      const first = titled(title as CommonTitleId)[0];
      if (seen.length > 0 && first !== undefined) expect(seen.some((each) => shows(first, each))).toBe(true);
    }
  });
});

describe('potions and trophies are as printed where they were seen', () => {
  const potion = (id: PotionId): Power | undefined => POTION_TITLES.find((each) => each.id === id)?.power;

  it('Swallow, Blizzard, Black Blood; a discard pays Petri’s Philter; Maribor Forest is among the seven', () => {
    expect(potion('swallow')).toEqual({ when: 'step-1', limit: 'potion', do: [{ shield: 1 }, { drawLater: -1 }] });
    expect(potion('blizzard')).toEqual({ when: 'step-1', limit: 'potion', do: [{ addToCombo: 1 }] });
    expect(potion('black-blood')).toEqual({ when: 'step-1', limit: 'potion', do: [{ damage: 1 }, { comboAtMost: 1 }] });
    expect(potion('petris-philter')?.cost).toEqual({ discardHand: 1 });
    expect(POTION_TITLES.map(({ id }) => id)).toContain('maribor-forest');
  });

  it('the five schools', () => {
    const limit = 'once-per-fight';
    expect(WITCHER_TROPHIES).toEqual({
      wolf: { when: 'combo', limit, if: [{ comboAtLeast: 3 }], do: [{ damage: 1 }] },
      griffin: { when: 'step-1', limit, do: [{ take: 'discard-top' }, { discard: 1 }] },
      bear: { when: 'step-1', limit, if: [{ shieldAtMost: 0 }], do: [{ shield: 1 }] },
      cat: { when: 'step-1', limit, if: [{ firstTurn: true }], do: [{ draw: 1 }] },
      viper: { when: 'opponent-loses', limit, do: [{ damage: 1 }, { drawLater: -1 }] },
    });
  });

  it('Arachas, Barghest, Griffin and Leshen', () => {
    const limit = 'once-per-fight';
    expect(MONSTER_TROPHIES.arachas).toEqual({
      when: 'before-pool',
      limit: 'always',
      if: [{ handAtMost: 1 }],
      do: [{ draw: 2 }],
    });
    expect(MONSTER_TROPHIES.barghest).toEqual({
      when: 'step-1',
      limit,
      cost: { potions: 2 },
      do: [{ damage: 1 }, { draw: 1 }],
    });
    expect(MONSTER_TROPHIES.griffin).toEqual({
      when: 'step-1',
      limit,
      if: [{ firstTurn: true }],
      do: [
        {
          roll: [
            { from: 3, damage: 2 },
            { from: 6, damage: 3 },
          ],
        },
      ],
    });
    expect(MONSTER_TROPHIES.leshen).toEqual({ when: 'attack-revealed', limit, do: [{ otherAttack: true }] });
  });
});

describe('Polish titles are as printed', () => {
  const POLISH: Readonly<Partial<Record<ActionTitleId, string>>> = {
    rend: 'Dotkliwy cios',
    'shattering-blow': 'Rozpłatanie',
    'crippling-strikes': 'Okaleczenie',
    cover: 'Zasłona',
    'melt-armor': 'Stopienie pancerza',
    whirl: 'Młynek',
    'precise-blow': 'Precyzyjny cios',
    block: 'Blok',
    'lightning-reflexes': 'Refleks',
    'magic-trap': 'Magiczna pułapka',
    push: 'Odepchnięcie',
  };
  const { name } = words('pl');

  it('of action cards', () => {
    for (const [id, title] of Object.entries(POLISH)) expect(name.title(id as ActionTitleId)).toBe(title);
    for (const id of ['yrden', 'axii', 'quen', 'aard'] as const) expect(name.title(id)).toMatch(/^Znak \S+$/);
    for (const id of ['intense-yrden', 'intense-axii', 'intense-quen', 'intense-aard', 'intense-igni'] as const)
      expect(name.title(id)).toMatch(/^Intensywny znak \S+$/);
  });

  it('of potions', () => {
    expect((['blizzard', 'black-blood', 'swallow', 'petris-philter'] as const).map((id) => name.potion(id))).toEqual([
      'Zamieć',
      'Czarna Krew',
      'Jaskółka',
      'Filtr Petriego',
    ]);
  });
});

// ---------------------------------------------------------------- the page of facts

const page = new URL('../../../../../shared/facts/printed.md', import.meta.url);
const present = existsSync(page);
const slug = (name: string): string => name.trim().toLowerCase().replaceAll(' ', '-').replaceAll("'", '');
const TERRAIN = /^(?:(?:forest|mountain|water|wild)(?:, )?)+/;

/** The cells of the rows of a section. */
function rows(text: string, heading: string): string[][] {
  const from = text.indexOf(`\n## ${heading}`);
  const section = text.slice(from, text.indexOf('\n## ', from + 1));
  return [...section.matchAll(/^\| (.+) \|$/gm)].slice(2).map(([, cells = '']) => cells.split(' | '));
}

/** One seen copy, or several that differ in their terrain alone, as the pinned ones are written. */
function pinned(told: string): string[] {
  const tabs = [...told.matchAll(/`([^`]+)`/g)].map(([, tab]) => tab).join(' ');
  const bare = told
    .replaceAll(/`[^`]+`/g, '')
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/no tab|a red tab/g, '');
  const terrains = bare.trim().match(TERRAIN)?.[0].split(', ').filter(Boolean) ?? [''];
  const line = bare
    .trim()
    .replace(TERRAIN, '')
    .split(/[:;,]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
  return terrains.map((terrain) => `${terrain}: ${line}; ${tabs}`.trim());
}

it.skipIf(!present)(
  `the pinned cards equal the page of facts${present ? '' : ' (skipped: the facts are not beside this project)'}`,
  () => {
    const text = readFileSync(page, 'utf8');
    const common = Object.fromEntries(
      rows(text, '1.').map(([title = '', , seen = '']) => [
        slug(title),
        seen === 'none seen' ? [] : seen.split(' · ').flatMap(pinned),
      ]),
    );
    expect(common).toEqual(COMMON);

    const starting = Object.fromEntries(
      rows(text, '2.').map(([school = '', seen = '']) => [
        slug(school),
        seen.split(' · ').flatMap((told) => {
          const [, title = '', rest = ''] = told.match(/^((?:[A-Z]\w+ ?)+),? ?(.*)$/) ?? [];
          return pinned(rest).map((each) => [slug(title), each]);
        }),
      ]),
    );
    expect(starting).toEqual(STARTING);

    const polish = text.slice(text.indexOf('\n## 7.'));
    for (const [, title = '', told = ''] of polish.matchAll(/([A-Z][A-Za-z ]+?) \*([^*…]+)\*/g))
      expect(words('pl').name.title(slug(title) as ActionTitleId)).toBe(told);
  },
);
