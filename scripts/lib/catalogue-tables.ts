/** The tables of part 5 of Path of Destiny's catalogue, from the content itself. */

import { fileURLToPath } from 'node:url';
import {
  ACTION_CARDS,
  type ActionCard,
  ALLIANCE_CARDS,
  ALLIANCE_SIDES,
  AUTOMA_BOARDS,
  AUTOMA_GOLDEN_VP,
  CHARACTER_SHEETS,
  COLOURS,
  type Condition,
  EFFORT_CARDS,
  GOLDEN_VP,
  ALL_GOALS,
  type Result,
  SIDES,
  STORY_DECKS,
  STORIES,
  type StoryId,
  type StoryOperation,
  type Symbol,
} from '@medallion/path-of-destiny/content';
import { tales } from '@medallion/path-of-destiny/stories';
import { words } from '@medallion/path-of-destiny/words/every';

export const CATALOGUE = fileURLToPath(new URL('../../docs/catalogue/path-of-destiny.md', import.meta.url));

const said = words('en');
const { names } = said;

const letters: Readonly<Record<Symbol, string>> = { combat: 'C', magic: 'M', exploration: 'E', diplomacy: 'D' };
const symbols = (all: readonly Symbol[]): string => all.map((each) => letters[each]).join(' ') || '—';
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

type Cell = string | number;
/** A Markdown table; columns of numbers are set to the right. */
function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const right = heads.map((_, at) => rows.every((row) => typeof row[at] === 'number'));
  const line = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${right.map((isRight) => (isRight ? '---:' : '---')).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}

/** A condition by its number in the vocabulary of effects. */
function condition(when: Condition): string {
  switch (when.kind) {
    case 'lose':
      return `COND-1 lose 1 ${letters[when.symbol]}`;
    case 'lose-123':
      return `COND-2 lose ${letters[when.symbol]} 1-2-3`;
    case 'lose-non-active-123':
      return 'COND-3 lose Non-Active 1-2-3';
    case 'colour-at-least':
      return `COND-${when.count === 2 ? 4 : 5} ${when.colour} ≥ ${when.count}`;
    case 'colour-exactly':
      return `COND-${when.count === 1 ? 6 : 7} ${when.colour} = ${when.count}`;
    case 'colour-123':
      return `COND-8 ${when.colour} 1-2-3`;
    case 'non-active-123':
      return 'COND-9 Non-Active 1-2-3';
    case 'non-active-at-least':
      return `COND-10 Non-Active ≥ ${when.count}`;
  }
}

/** A result by its number. */
function result(then: Result): string {
  switch (then.kind) {
    case 'xp':
      return `RES-1 ${then.amount} XP`;
    case 'xp-123':
      return 'RES-2 XP 1-2-3';
    case 'path-123':
      return then.side === 'left' ? 'RES-3 Left 1-2-3' : 'RES-4 Right 1-2-3';
    case 'path':
      return then.side === 'left' ? 'RES-5 2 Left' : 'RES-6 2 Right';
    case 'each-active':
      return 'RES-7 1 Left + 1 Right';
    case 'two':
      return `RES-8 ${symbols([then.symbol, then.symbol])}`;
    case 'symbol-123':
      return `RES-9 ${letters[then.symbol]} 1-2-3`;
    case 'set':
      return `RES-10 ${symbols(then.symbols)}`;
  }
}

const MAIN = ACTION_CARDS.filter(({ character }) => character === undefined);
const STARTING = ACTION_CARDS.filter(({ character }) => character !== undefined);
const faceOf = ({ colours, symbols: printed, effect }: ActionCard): readonly Cell[] => [
  colours.join('/'),
  symbols(printed),
  effect === undefined ? '—' : condition(effect.when),
  effect === undefined ? '—' : result(effect.then),
];

/** How often each condition and each result is printed. */
function effects(): string {
  const count = (cards: readonly ActionCard[], name: string): number =>
    cards.filter(({ effect }) =>
      effect === undefined
        ? name === 'no effect'
        : [condition(effect.when), result(effect.then)].some((text) => text.startsWith(`${name} `)),
    ).length;
  const of = (name: string): readonly Cell[] => [name, count(MAIN, name), count(STARTING, name)];
  const rows = Array.from({ length: 10 }, (_, at) => [...of(`COND-${at + 1}`), ...of(`RES-${at + 1}`)]);
  return table(
    ['Condition', 'Main Deck', 'Starting', 'Result', 'Main Deck', 'Starting'],
    [
      ...rows,
      [...of('no effect'), ...of('no effect')],
      ['total', MAIN.length, STARTING.length, 'total', MAIN.length, STARTING.length],
    ],
  );
}

const OPERATIONS = { peek: 'PEEK', special: 'SPECIAL', top: 'TOP' } as const;
const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

function operation(each: StoryOperation): string {
  switch (each.kind) {
    case 'vp':
      return `VP${signed(each.amount)}`;
    case 'xp':
      return `XP${signed(each.amount)}`;
    case 'active':
      return `ACT-${each.side === 'left' ? 'L' : 'R'}+${each.amount}`;
    case 'sift':
      return `SIFT-${each.count}`;
    case 'ally':
      return `ALLY-${each.side === 'renfri' ? 'R' : 'S'}`;
    default:
      return OPERATIONS[each.kind];
  }
}
const operations = (all: readonly StoryOperation[]): string => all.map(operation).join(', ') || '—';

function storyCards(story: StoryId): string {
  const { opening, paths } = STORY_DECKS[story];
  const { paths: told } = tales('en')[story];
  const foot = (pair: readonly [number, number], next: readonly [Symbol, Symbol]): string =>
    pair.map((node, at) => `${node} ${letters[next[at] ?? 'combat']}`).join(' / ');
  return table(
    ['Node', 'Ch.', 'Path', 'Symbol', 'From', 'Title', 'L holder', 'R holder', 'All', 'Foot: next'],
    [
      ['1', '—', '—', '—', 'start', 'Cover (front) and introduction (back)', '—', '—', '—', foot([2, 3], opening)],
      ...paths.map(({ node, chapter, side, symbol, left, right, all, next }) => [
        String(node),
        String(chapter),
        side === 'left' ? 'L' : 'R',
        letters[symbol],
        String(Math.trunc(node / 2)),
        told[node as keyof typeof told].title,
        operations(left),
        operations(right),
        operations(all),
        'pair' in next ? foot(next.pair, next.symbols) : `epilogue ${next.epilogue}`,
      ]),
    ],
  );
}

/** The way to an epilogue through the tree: even nodes lie to the left. */
const route = (from: number): string =>
  [Math.trunc(from / 4), Math.trunc(from / 2), from].map((node) => (node % 2 === 0 ? 'L' : 'R')).join(' ');

const colourOf = (colour: (typeof COLOURS)[number]): string => colour.charAt(0).toUpperCase();

/** Every table by the name of its mark. */
const TABLES: Readonly<Record<string, () => string>> = {
  palette: () =>
    table(
      ['Colour', 'Mono cards', 'Banner total incl. multicolour'],
      COLOURS.map((colour) => [
        colour,
        MAIN.filter(({ colours }) => colours.length === 1 && colours[0] === colour).length,
        MAIN.filter(({ colours }) => colours.includes(colour)).length,
      ]),
    ),
  effects,
  'main deck': () =>
    table(
      ['Card', 'Name', 'Banner', 'Symbols', 'Condition', 'Result'],
      MAIN.map((card) => [card.id, names.cards[card.id] ?? '', ...faceOf(card)]),
    ),
  'starting cards': () =>
    table(
      ['Card', 'Name', 'Character', 'Banner', 'Symbols', 'Condition', 'Result'],
      STARTING.map((card) => [
        card.id,
        names.cards[card.id] ?? '',
        names.characters[card.character ?? 'geralt'],
        ...faceOf(card),
      ]),
    ),
  'golden markers': () =>
    [
      `- Golden marker → VP, indexed by golden space 0..20: \`[${GOLDEN_VP.join(', ')}]\`.`,
      `- Automa golden marker → VP, indexed 0..20: \`[${AUTOMA_GOLDEN_VP.join(', ')}]\`.`,
    ].join('\n'),
  abilities: () =>
    table(
      ['Id', 'Unlock', 'Title', 'Window', 'Effect'],
      CHARACTER_SHEETS.flatMap(({ abilities }) =>
        abilities.map(({ id, unlockedAt, window }) => [
          id,
          unlockedAt,
          names.abilities[id],
          `\`${window.toUpperCase()}\``,
          said.abilities[id],
        ]),
      ),
    ),
  'side quests': () =>
    table(
      ['Character', 'Title', 'Scoring', 'Cap'],
      CHARACTER_SHEETS.map(({ character, sideQuest }) => [
        names.characters[character],
        names.sideQuests[character],
        said.sideQuest(sideQuest),
        sideQuest.cap,
      ]),
    ),
  'automa boards': () =>
    table(
      ['Board', 'Symbols', 'First ability (always on)', 'Second ability (from 8 XP)'],
      AUTOMA_BOARDS.map((board) => [
        names.characters[board.character],
        symbols(board.symbols),
        said.automaFirst(board),
        said.automaSecond(board),
      ]),
    ),
  ...Object.fromEntries(STORIES.map((story) => [`story cards ${story}`, () => storyCards(story)])),
  'final bonuses': () =>
    table(
      ['Epilogue', 'From', 'Route', 'Final bonus'],
      STORY_DECKS.edge.epilogues.map(({ node, from, bonus }) => [
        String(node),
        String(from),
        route(from),
        bonus === undefined ? '—' : said.finalBonus(bonus),
      ]),
    ),
  effort: () =>
    table(
      ['Card', 'Chapter', 'Sequence 1', 'Sequence 2', 'Bonus'],
      EFFORT_CARDS.map(({ id, chapter, sequences, bonus }) => [
        id,
        chapter,
        ...sequences.map((colours) => colours.map(colourOf).join(' ')),
        bonus.kind === 'each-active' ? '1 token of each Active Symbol' : `${bonus.amount} ${bonus.kind.toUpperCase()}`,
      ]),
    ),
  goals: () =>
    table(
      ['Goal', 'Name', 'Back', 'Type', 'What it pays'],
      ALL_GOALS.map((goal) => [
        goal.id,
        names.goals[goal.id] ?? '',
        `{${[...goal.back.toUpperCase()].join(',')}}`,
        goal.pays.kind,
        said.goal(goal),
      ]),
    ),
  alliances: () =>
    table(
      ['Effect', 'Text', ...ALLIANCE_SIDES.map((side) => capital(side))],
      (['xp', 'exchange', ...SIDES, 'sell'] as const).map((effect) => [
        effect,
        said.alliance(effect),
        ...ALLIANCE_SIDES.map(
          (side) => ALLIANCE_CARDS.filter((card) => card.side === side && card.effect === effect).length,
        ),
      ]),
    ),
};

export const TABLE_NAMES: readonly string[] = Object.keys(TABLES);

const MARKED = /<!-- content: ([^>]*) -->\n[\s\S]*?\n<!-- end -->/g;

/** The names of the tables a text has a place for. */
export const tablesIn = (text: string): readonly string[] => [...text.matchAll(MARKED)].map(([, name]) => name ?? '');

/** The text with every table as the content has it. */
export const withTables = (text: string): string =>
  text.replaceAll(MARKED, (_, name: string) => {
    const made = TABLES[name];
    if (made === undefined) throw new Error(`There is no table called ${name}.`);
    return `<!-- content: ${name} -->\n${made()}\n<!-- end -->`;
  });
