/** The table of Path of Destiny as text, from one seat. */

import type { SeatView } from '@medallion/kernel';
import {
  type GoalView,
  type ParticipantView,
  type PathOfDestiny,
  type PathOfDestinyView,
  playsSideQuests,
  prospect,
  type Standing,
} from '@medallion/path-of-destiny';
import {
  ALL_GOALS,
  ALLIANCE_CARDS,
  ALLIANCE_SIDES,
  AUTOMA_BOARDS,
  CHARACTER_SHEETS,
  EFFORT_CARDS,
  type Side,
} from '@medallion/path-of-destiny/content';
import { columns, paint, wrap } from '../paint.ts';
import { cardLine, type Looks, shortCard, symbolAt, symbolCounts, title, tokenCounts } from './looks.ts';

/** The parts of the table: story, chapter and turn first, then what lies there, the own board last. */
export function boardParts({ table }: SeatView<PathOfDestiny>, seat: number, looks: Looks): readonly string[] {
  if (table.chapter === 0) return [''];
  return [
    turnLine(table, looks),
    title(looks.own.phases[table.phase]),
    paths(table, looks),
    initiative(table, looks),
    reserve(table, looks),
    special(table, looks),
    people(table, seat, looks),
    abilities(table, seat, looks),
    hand(table, seat, looks),
  ];
}

const folded = (text: string): string => wrap(text, columns(), '      ');

function turnLine({ options, chapter, turn }: PathOfDestinyView, { words, own }: Looks): string {
  const parts = [words.names.stories[options.story], `${own.chapter} ${chapter}`, `${own.turn} ${turn}`];
  return paint('bold', parts.join(' · '));
}

/** The two Story cards of the chapter with their Symbols and Destiny tokens. */
function paths(table: PathOfDestinyView, looks: Looks): string {
  const { own, context } = looks;
  const tokensAt = (place: string): string =>
    table.destiny.flatMap((at, index) => (at === place ? [index + 1] : [])).join(', ');
  const line = (side: Side, at: 0 | 1): string => {
    const tale = context.tales?.title(table.pair[at]);
    const tokens = tokensAt(side);
    const facts = [
      symbolAt(table.active[at], looks),
      ...(tokens === '' ? [] : [`${own.destiny} ${tokens}`]),
      ...(table.dominant === side ? [own.dominant] : []),
    ];
    return `  ${paint('bold', own[side])}${tale === undefined ? '' : ` · ${tale}`}: ${facts.join(', ')}`;
  };
  const aside = tokensAt('aside');
  const lines = [line('left', 0), line('right', 1)];
  if (aside !== '') lines.push(`  ${own.destiny}, ${own.aside}: ${aside}`);
  return lines.join('\n');
}

function initiative({ initiative: order, top }: PathOfDestinyView, { own, telling, context }: Looks): string {
  const names = (who: readonly number[]): string => who.map((each) => telling.name(each, context)).join(', ');
  const lines = [`${title(own.initiative)}: ${names(order)}`];
  if (top.length > 0) lines.push(`  ${own.top}: ${names(top)}`);
  return lines.join('\n');
}

function reserve(table: PathOfDestinyView, looks: Looks): string {
  const { own, telling, context } = looks;
  // After the picks nobody looks at it before the next turn.
  if (table.phase !== 'choose') return '';
  const lines = table.rows.map((cards, index) => {
    const row = index + 1;
    const figure = table.figures[index] ?? -1;
    const beside = [...rowBonus(table, row, looks), ...(figure >= 0 ? [telling.name(figure, context)] : [])];
    const head = `  ${row}${beside.length === 0 ? '' : ` (${beside.join(', ')})`}`;
    return [head, ...cards.map((card) => cardLine(card, looks))].join('\n');
  });
  return [title(`${own.reserve} (${own.deck} ${table.deck})`), ...lines].join('\n');
}

/** What lies beside a row: Extra Experience, or an Alliance token. */
function rowBonus({ options, rows, allianceRows }: PathOfDestinyView, row: number, { words, own }: Looks): string[] {
  if (options.story !== 'evil') return row === rows.length ? [`+1 ${own.xp}`] : [];
  const { renfri, stregobor } = words.names;
  const side = allianceRows.find((each) => each.row === row)?.side;
  if (side === undefined) return [];
  return [side === 'both' ? `${renfri} / ${stregobor}` : side === 'renfri' ? renfri : stregobor];
}

/** What the Story adds: the Effort card of the chapter, or the Secret Goals. */
function special(table: PathOfDestinyView, looks: Looks): string {
  const { own, words } = looks;
  const effort = EFFORT_CARDS[table.effort[table.chapter - 1] ?? -1];
  if (effort !== undefined) return `${title(own.effort)}\n${folded(`  ${words.effort(effort)}`)}`;
  if (table.goals.length === 0) return '';
  return [title(own.goals), ...table.goals.map((goal) => goalLine(goal, looks))].join('\n');
}

function goalLine(goal: GoalView, { words, own, telling, context }: Looks): string {
  const { names } = words;
  const card = goal.goal === undefined ? undefined : ALL_GOALS[goal.goal];
  const met = [...goal.left, ...goal.right].map((who) => telling.name(who, context));
  const facts = [
    `${own.requirement}: ${names.colours[goal.requirement]}${met.length === 0 ? '' : ` (${met.join(', ')})`}`,
    ...(card === undefined ? [] : [`${names.goals[card.id] ?? card.id}: ${words.goal(card)}`]),
  ];
  return folded(`  ${paint('bold', names.goalBacks[goal.back])}. ${facts.join('. ')}`);
}

function people(table: PathOfDestinyView, seat: number, looks: Looks): string {
  const { standings } = prospect(table);
  const lines = table.participants.flatMap((of) =>
    person(table, of, standings[of.who] as Standing, of.who === seat, looks),
  );
  return [title(looks.own.people), ...lines].join('\n');
}

function person(
  table: PathOfDestinyView,
  of: ParticipantView,
  standing: Standing,
  you: boolean,
  looks: Looks,
): string[] {
  const { own, words, telling, context } = looks;
  const name = telling.name(of.who, context);
  const character = of.character === undefined ? '' : ` (${words.names.characters[of.character]})`;
  const facts = [
    `${of.vp} ${own.vp}`,
    `${of.xp} ${own.xp}`,
    ...(of.automa === true ? [] : [`${own.hand.toLowerCase()} ${of.hand.count}`]),
    ...ALLIANCE_SIDES.flatMap((side) => {
      const { count } = of.alliances[side];
      return count === 0 ? [] : [`${words.names[side]} ${count}`];
    }),
  ];
  const lines = [
    `  ${paint(you ? 'cyan' : 'bold', name)}${character}: ${facts.join(', ')}`,
    folded(`    ${own.symbols}: ${symbolCounts(table, standing, looks)}${tokenCounts(of, looks)}`),
  ];
  if (of.timeline.length > 0)
    lines.push(folded(`    ${own.timeline}: ${of.timeline.map((card) => shortCard(card, looks)).join(', ')}`));
  const board = of.automa === true ? AUTOMA_BOARDS.find((each) => each.character === of.character) : undefined;
  if (board !== undefined) {
    const texts = [words.automaFirst(board), ...(of.unlocked > 1 ? [words.automaSecond(board)] : [])];
    lines.push(folded(`    ${texts.join(' ')}`));
  }
  return lines;
}

function abilities({ participants, options }: PathOfDestinyView, seat: number, looks: Looks): string {
  const me = participants[seat];
  const sheet = CHARACTER_SHEETS.find(({ character }) => character === me?.character);
  if (me === undefined || sheet === undefined) return '';
  const { words, own } = looks;
  const lines = [title(own.abilities)];
  for (const [place, { id, unlockedAt }] of sheet.abilities.entries()) {
    const state =
      place >= me.unlocked ? own.unlockedAt(unlockedAt) : (me.used & (1 << place)) === 0 ? own.ready : own.used;
    lines.push(folded(`  ${paint('cyan', words.names.abilities[id])} (${state}): ${words.abilities[id]}`));
  }
  if (playsSideQuests(options)) {
    const quest = paint('yellow', words.names.sideQuests[sheet.character]);
    lines.push(folded(`  ${own.sideQuest}, ${quest}: ${words.sideQuest(sheet.sideQuest)}`));
  }
  return lines.join('\n');
}

/** What one holds in secret: Alliance cards and the hand. */
function hand({ participants }: PathOfDestinyView, seat: number, looks: Looks): string {
  const me = participants[seat];
  if (me === undefined) return '';
  const { words, own } = looks;
  const lines: string[] = [];
  const alliances = ALLIANCE_SIDES.flatMap((side) => me.alliances[side].cards ?? []);
  if (alliances.length > 0) lines.push(title(own.alliances));
  for (const card of alliances) {
    const { side, effect } = ALLIANCE_CARDS[card] ?? { side: 'renfri', effect: 'xp' };
    lines.push(folded(`  ${words.names[side]}, ${words.names.alliances[effect]}: ${words.alliance(effect)}`));
  }
  lines.push(title(own.hand), ...(me.hand.cards ?? []).map((card) => cardLine(card, looks, '  ')));
  return lines.join('\n');
}
