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
  type Line,
  Lines,
  type Notation,
  type Pile,
  type PileKind,
  type State,
  parseCore,
  parseInteger,
  parseJsonLine,
  parseNamed,
  parsePile,
  positionLines,
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
  const all = positionLines(text);
  if (all[0] !== HEADING)
    throw new BadInput('This is not a position of Old World', 'line 1', `It begins with "${HEADING}".`);
  const { core, rest } = parseCore<OldWorld>(all);
  const lines = new Lines(rest, SEAT_WORDS);
  const seats = parseInteger(lines.need('seats').value, 'seats');
  if (seats < 1 || seats > 5) throw new BadInput(`${seats} players`, 'seats', 'Old World is for 1 to 5. OW-SETUP-01');
  const table = blankTable(seats);
  for (const key of TABLE_NUMBERS) {
    const { value, where } = lines.need(key);
    table[key] = key === 'tavern' ? parseNamed(value, NAMES.location, where) : parseInteger(value, where);
  }
  const loose = table as unknown as Record<string, unknown>;
  for (const key of TABLE_JSON) {
    const line = lines.find(key);
    if (line === undefined) delete loose[key];
    else loose[key] = parseJsonLine(line);
  }
  const fight = lines.find('fight');
  if (fight !== undefined) {
    table.fight = {
      ...(parseJsonLine(fight) as object),
      life: emptyDeck(),
      lost: emptyOpen(),
    } as unknown as NonNullable<Table['fight']>;
  }
  for (const [seat, witcher] of table.witchers.entries()) {
    parseBoard(witcher, lines.need(`witcher ${seat}`));
    const board = witcher as unknown as Record<string, unknown>;
    for (const key of WITCHER_JSON) {
      const line = lines.find(`${key} ${seat}`);
      if (line !== undefined) board[key] = parseJsonLine(line);
    }
    for (const [name, kind, pile] of witcherPiles(table, seat))
      parsePile(pile, NAMES[kind], lines.need(`${name} ${seat}`));
  }
  for (const [name, kind, pile] of tablePiles(table)) parsePile(pile, NAMES[kind], lines.need(name));
  return { ...core, table };
}

const emptyPile = (kind: PileKind): Pile => ({ kind, owner: -1, cards: [] });
const emptyDeck = (): Pile => emptyPile('deck');
const emptyOpen = (): Pile => emptyPile('open');

function parseBoard(witcher: Witcher, { value, where }: Line): void {
  const fields = new Map(value.split(' ').map((pair) => pair.split('=') as [string, string]));
  const school = SCHOOLS.find((each) => each === fields.get('school'));
  if (school !== undefined) witcher.school = school;
  else if (fields.get('school') !== '-')
    throw new BadInput(`"${fields.get('school')}" is not a school`, where, `Write one of ${SCHOOLS.join(', ')}, or -.`);
  for (const key of BOARD) {
    const text = fields.get(key);
    if (text === undefined) throw new BadInput(`${key} is missing`, where, `Write ${key}=<number>.`);
    witcher[key] = key === 'at' ? parseNamed(text, NAMES.location, where) : parseInteger(text, where);
  }
}

export const notation: Notation<OldWorld> = { print, parse };
