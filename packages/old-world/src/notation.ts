/**
 * A position of Old World as text, one line per thing, numbers with their names behind them where they have one:
 *
 *     witcher 0 school=wolf at=3:kaer-morhen gold=2 combat=1 …
 *     hand 0 90:quick-slash 94:push
 *
 * The names are for the reader; only the numbers count, but a name that does not belong to its number is an error.
 */

import {
  BadInput,
  type Laid,
  type Line,
  type Notation,
  openPosition,
  type Pile,
  type PileKind,
  type State,
  parseJsonLine,
  parseNamed,
  parsePile,
  parseWithin,
  printCore,
  printNamed,
  printPile,
} from '@medallion/kernel';
import { ACTION_CARDS } from './content/action-cards.ts';
import { EXPLORATIONS } from './content/explorations.ts';
import { LOCATIONS } from './content/map.ts';
import { MONSTER_FIGHT_DECK } from './content/monster-fight-deck.ts';
import { MONSTERS } from './content/monsters.ts';
import { POTIONS } from './content/potions.ts';
import { SCHOOLS } from './content/vocabulary.ts';
import { blankTable } from './rules/journey/blank-table.ts';
import { readersFor } from './notation-parts.ts';
import type { OldWorld } from './rules/shape.ts';
import type { Table, Witcher } from './rules/table.ts';

const HEADING = 'medallion position old-world 1';

/** What the numbers of a pile stand for. */
const NAMES = {
  card: ACTION_CARDS.map((card) => card.title),
  potion: POTIONS.map((potion) => potion.id),
  location: LOCATIONS.map((place) => place.id),
  monster: MONSTERS.map((monster) => monster.id),
  exploration: EXPLORATIONS.map((card) => card.id),
  attack: MONSTER_FIGHT_DECK.map((_, n) => `attack-${n + 1}`),
} as const satisfies Record<string, readonly string[]>;
type Kind = keyof typeof NAMES;

/** Every pile of the table with its name in the text. */
function tablePiles(table: Table): [string, Kind, Pile][] {
  const piles: [string, Kind, Pile][] = [
    ['action-deck', 'card', table.actionDeck],
    ['row', 'card', table.row],
    ['common-discard', 'card', table.commonDiscard],
    ['box', 'card', table.box],
    ['potion-deck', 'potion', table.potionDeck],
    ['potion-discard', 'potion', table.potionDiscard],
    ['city', 'exploration', table.city],
    ['wilds', 'exploration', table.wilds],
    ['city-out', 'exploration', table.cityOut],
    ['wilds-out', 'exploration', table.wildsOut],
    ['reading', 'exploration', table.reading],
    ['tokens-forest', 'location', table.tokens[0]],
    ['tokens-mountain', 'location', table.tokens[1]],
    ['tokens-water', 'location', table.tokens[2]],
    ['monsters-1', 'monster', table.monsters[0]],
    ['monsters-2', 'monster', table.monsters[1]],
    ['monsters-3', 'monster', table.monsters[2]],
    ['extra-stack', 'monster', table.extraStack],
    ['driven-away-1', 'monster', table.drivenAway[0]],
    ['driven-away-2', 'monster', table.drivenAway[1]],
    ['driven-away-3', 'monster', table.drivenAway[2]],
    ['defeated', 'monster', table.defeated],
    ['fight-deck', 'attack', table.fightDeck],
  ];
  if (table.fight !== undefined)
    piles.push(['life-pool', 'attack', table.fight.life], ['life-lost', 'attack', table.fight.lost]);
  return piles;
}

function witcherPiles(table: Table, seat: number): [string, Kind, Pile][] {
  const witcher = table.witchers[seat] as Witcher;
  // A Viper may be looking at a monster's cards.
  const looked = table.fight?.slot !== undefined && witcher.school === 'viper' ? 'attack' : 'card';
  return [
    ['deck', 'card', witcher.deck],
    ['hand', 'card', witcher.hand],
    ['discard', 'card', witcher.discard],
    ['combo', 'card', witcher.combo],
    ['looked', looked, witcher.looked],
    ['potions', 'potion', witcher.potions],
    ['used-potions', 'potion', witcher.usedPotions],
    ['trails-forest', 'location', witcher.trails[0]],
    ['trails-mountain', 'location', witcher.trails[1]],
    ['trails-water', 'location', witcher.trails[2]],
  ];
}

/** Numbers of a Witcher's board, in the order they are printed. */
const BOARD = [
  'at',
  'gold',
  'combat',
  'defense',
  'alchemy',
  'specialty',
  'level',
  'shield',
  'track',
  'witcherTrophies',
] as const;
/** Parts of a Witcher and of the table that are written as JSON. */
const WITCHER_JSON = ['trophies', 'kept', 'quests', 'trailQuests', 'usedThisTurn', 'nextExploration'] as const;
const TABLE_JSON = ['turn', 'slots', 'attributeTrophies', 'poker', 'story', 'boards'] as const;
const TABLE_NUMBERS = ['active', 'first', 'turns', 'bank', 'tavern'] as const;

const named = (kind: Kind, n: number): string => printNamed(NAMES[kind], n);
const pileLine = (name: string, kind: Kind, pile: Pile): string => printPile(name, NAMES[kind], pile);

function print(state: Readonly<State<OldWorld>>): string {
  const { table } = state;
  const lines = [HEADING, `seats ${table.witchers.length}`];
  for (const key of TABLE_NUMBERS)
    lines.push(`${key} ${key === 'tavern' ? named('location', table.tavern) : table[key]}`);
  for (const key of TABLE_JSON) if (table[key] !== undefined) lines.push(`${key} ${JSON.stringify(table[key])}`);
  for (const [name, kind, pile] of tablePiles(table)) lines.push(pileLine(name, kind, pile));
  if (table.fight !== undefined) {
    const { life: _life, lost: _lost, ...flat } = table.fight;
    lines.push(`fight ${JSON.stringify(flat)}`);
  }
  for (const [seat, witcher] of table.witchers.entries()) {
    const board = BOARD.map((key) => `${key}=${key === 'at' ? named('location', witcher.at) : witcher[key]}`);
    lines.push(`witcher ${seat} school=${witcher.school ?? '-'} ${board.join(' ')}`);
    for (const [name, kind, pile] of witcherPiles(table, seat)) lines.push(pileLine(`${name} ${seat}`, kind, pile));
    for (const key of WITCHER_JSON)
      if (witcher[key] !== undefined) lines.push(`${key} ${seat} ${JSON.stringify(witcher[key])}`);
  }
  return `${[...lines, ...printCore(state)].join('\n')}\n`;
}

const SEAT_WORDS: ReadonlySet<string> = new Set([
  'witcher',
  ...witcherPiles(blankTable(1), 0).map(([name]) => name),
  ...WITCHER_JSON,
]);

function parse(text: string): State<OldWorld> {
  const { core, lines, seats } = openPosition<OldWorld>(text, {
    line: HEADING,
    game: 'Old World',
    perSeat: SEAT_WORDS,
    seats: { min: 1, max: 5 },
  });
  const table = blankTable(seats);
  const readers = readersFor(seats);
  const read = (line: Line, part: keyof typeof readers): unknown => {
    const value = parseJsonLine(line);
    readers[part](value, line.where);
    return value;
  };
  for (const key of TABLE_NUMBERS) {
    const { value, where } = lines.need(key);
    table[key] =
      key === 'tavern'
        ? parseNamed(value, NAMES.location, where, -1)
        : parseWithin(value, where, ...LIMITS[key](seats));
  }
  const loose = table as unknown as Record<string, unknown>;
  for (const key of TABLE_JSON) {
    const line = OPTIONAL.has(key) ? lines.find(key) : lines.need(key);
    if (line === undefined) delete loose[key];
    else loose[key] = read(line, key);
  }
  const fight = lines.find('fight');
  if (fight !== undefined) {
    table.fight = {
      ...(read(fight, 'fight') as object),
      life: emptyDeck(),
      lost: emptyOpen(),
    } as unknown as NonNullable<Table['fight']>;
  }
  const laid: Laid = new Map();
  for (const [seat, witcher] of table.witchers.entries()) {
    parseBoard(witcher, lines.need(`witcher ${seat}`));
    const board = witcher as unknown as Record<string, unknown>;
    for (const key of WITCHER_JSON) {
      const line = OPTIONAL.has(key) ? lines.find(`${key} ${seat}`) : lines.need(`${key} ${seat}`);
      if (line !== undefined) board[key] = read(line, key);
    }
    for (const [name, kind, pile] of witcherPiles(table, seat))
      parsePile(pile, NAMES[kind], lines.need(`${name} ${seat}`), laid);
  }
  for (const [name, kind, pile] of tablePiles(table)) parsePile(pile, NAMES[kind], lines.need(name), laid);
  lines.mustAllBeRead();
  return { ...core, table };
}

/** Parts that are on the table only now and then. */
const OPTIONAL: ReadonlySet<string> = new Set(['poker', 'story', 'nextExploration']);
const SEATED = (seats: number): [number, number] => [0, seats - 1];
/** Far more turns and gold than any game has. */
const MANY = 10_000;
const LIMITS: Readonly<Record<'active' | 'first' | 'turns' | 'bank', (seats: number) => [number, number]>> = {
  active: SEATED,
  first: SEATED,
  turns: () => [0, MANY],
  bank: () => [-MANY, MANY],
};
const BOARD_LIMITS: Readonly<Record<Exclude<(typeof BOARD)[number], 'at'>, [number, number]>> = {
  gold: [0, MANY],
  combat: [1, 5],
  defense: [1, 5],
  alchemy: [1, 5],
  specialty: [1, 5],
  level: [1, 5],
  shield: [0, 9],
  track: [0, 4],
  witcherTrophies: [0, 9],
};

const emptyPile = (kind: PileKind): Pile => ({ kind, owner: -1, cards: [] });
const emptyDeck = (): Pile => emptyPile('deck');
const emptyOpen = (): Pile => emptyPile('open');

function parseBoard(witcher: Witcher, { value, where }: Line): void {
  const fields = new Map<string, string>();
  for (const pair of value.split(' ')) {
    const equals = pair.indexOf('=');
    const key = pair.slice(0, equals);
    if (equals < 0 || fields.has(key) || (key !== 'school' && !(BOARD as readonly string[]).includes(key)))
      throw new BadInput(`"${pair}" is not expected here`, where, `Write each of school, ${BOARD.join(', ')} once.`);
    fields.set(key, pair.slice(equals + 1));
  }
  const school = SCHOOLS.find((each) => each === fields.get('school'));
  if (school !== undefined) witcher.school = school;
  else if (fields.get('school') !== '-')
    throw new BadInput(`"${fields.get('school')}" is not a school`, where, `Write one of ${SCHOOLS.join(', ')}, or -.`);
  for (const key of BOARD) {
    const text = fields.get(key);
    if (text === undefined) throw new BadInput(`${key} is missing`, where, `Write ${key}=<number>.`);
    witcher[key] =
      key === 'at' ? parseNamed(text, NAMES.location, where) : parseWithin(text, where, ...BOARD_LIMITS[key]);
  }
}

export const notation: Notation<OldWorld> = { print, parse };
