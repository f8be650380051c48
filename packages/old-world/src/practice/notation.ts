/**
 * A position of the practice table as text, one fact per line:
 *
 *     turn 0
 *     games 3
 *     gold 4 2
 *     bank 29
 *     poker locals 0 1 active-rerolls pool 3
 *     dice 44642 55523
 *     rerolled - 3
 */

import { BadInput, type Notation, parseCore, parseInteger, positionLines, printCore } from '@medallion/kernel';
import {
  KEEP_ALL,
  type DicePick,
  pickId,
  pickOf,
  type PokerAgainst,
  type PokerGame,
  type PokerResult,
  type PokerStage,
} from '../rules/poker/index.ts';
import type { Practice, PracticeTable } from './shape.ts';

export const practiceNotation: Notation<Practice> = {
  print(state) {
    const { table } = state;
    const lines = [
      `turn ${table.turn}`,
      `games ${table.games}`,
      `gold ${table.witchers.map((witcher) => witcher.gold).join(' ')}`,
      `bank ${table.bank}`,
    ];
    if (table.poker !== undefined) lines.push(...printPoker(table.poker));
    return [...lines, ...printCore(state), ''].join('\n');
  },

  parse(text) {
    const { core, rest } = parseCore<Practice>(positionLines(text));
    const lines = new Map<string, string>();
    for (const { text: line, at } of rest) {
      const [word = ''] = line.split(' ');
      if (!KNOWN.includes(word) || lines.has(word)) {
        throw new BadInput(
          `"${word}" is not expected here`,
          `line ${at}: ${word}`,
          `Write each of ${KNOWN.join(', ')} once.`,
        );
      }
      lines.set(word, line.slice(word.length + 1).trim());
    }
    const table: PracticeTable = {
      turn: parseInteger(need(lines, 'turn'), 'turn'),
      games: parseInteger(need(lines, 'games'), 'games'),
      witchers: need(lines, 'gold')
        .split(' ')
        .map((gold) => ({ gold: parseInteger(gold, 'gold') })),
      bank: parseInteger(need(lines, 'bank'), 'bank'),
    };
    if (lines.has('poker')) table.poker = parsePoker(lines);
    return { ...core, table };
  },
};

const KNOWN = ['turn', 'games', 'gold', 'bank', 'poker', 'dice', 'rerolled', 'result'];

function printPoker(poker: PokerGame): string[] {
  const lines = [
    `poker ${poker.against} ${poker.active} ${poker.other ?? '-'} ${poker.stage} pool ${poker.pool}`,
    `dice ${printDice(poker.dice.active)} ${printDice(poker.dice.other)}`,
    `rerolled ${printPick(poker.rerolled.active)} ${printPick(poker.rerolled.other)}`,
  ];
  if (poker.result !== undefined) lines.push(`result ${JSON.stringify(poker.result)}`);
  return lines;
}

function parsePoker(lines: ReadonlyMap<string, string>): PokerGame {
  const [against = '', active = '', other = '', stage = '', , pool = ''] = need(lines, 'poker').split(' ');
  const [actives = '', others = ''] = need(lines, 'dice').split(' ');
  const [activePick = '', otherPick = ''] = need(lines, 'rerolled').split(' ');
  const poker: PokerGame = {
    active: parseInteger(active, 'poker'),
    against: oneOf<PokerAgainst>(against, ['witcher', 'locals', 'solo']),
    stage: oneOf<PokerStage>(stage, ['stakes', 'other-rerolls', 'active-rerolls', 'settle', 'over']),
    pool: parseInteger(pool, 'poker'),
    dice: { active: parseDice(actives), other: parseDice(others) },
    rerolled: {},
  };
  if (other !== '-') poker.other = parseInteger(other, 'poker');
  if (activePick !== '-') poker.rerolled.active = parsePick(activePick);
  if (otherPick !== '-') poker.rerolled.other = parsePick(otherPick);
  const result = lines.get('result');
  if (result !== undefined) poker.result = parseResult(result);
  return poker;
}

function parseResult(text: string): PokerResult {
  try {
    return JSON.parse(text) as PokerResult;
  } catch {
    throw new BadInput('The result is not JSON', 'result', 'Copy the whole line of the position.');
  }
}

function need(lines: ReadonlyMap<string, string>, word: string): string {
  const line = lines.get(word);
  if (line === undefined) throw new BadInput(`The line "${word}" is missing`, word, 'Copy the whole position.');
  return line;
}

function printDice(dice: readonly number[]): string {
  return dice.length === 0 ? '-' : dice.join('');
}

function parseDice(text: string): number[] {
  if (text === '-') return [];
  if (!/^[1-6]{5}$/.test(text))
    throw new BadInput(`"${text}" are not five dice`, 'dice', 'Write five digits from 1 to 6, or a dash.');
  return [...text].map(Number);
}

function printPick(pick: DicePick | undefined): string {
  return pick === undefined ? '-' : pickId(pick);
}

function parsePick(text: string): DicePick {
  const pick = pickOf(text);
  if (pick === undefined) {
    throw new BadInput(
      `"${text}" is not a choice of dice`,
      'rerolled',
      `Write places like 1-3-5, ${KEEP_ALL}, or a dash.`,
    );
  }
  return pick;
}

function oneOf<T extends string>(text: string, values: readonly T[]): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new BadInput(`"${text}" is not known here`, 'poker', `Write ${values.join(', ')}.`);
  return found;
}
