/** The table of Path of Destiny as text, from one seat. */

import type { SeatView } from '@medallion/kernel';
import {
  experienceOf,
  type ParticipantView,
  type PathOfDestiny,
  type PathOfDestinyView,
  prospect,
  type Standing,
} from '@medallion/path-of-destiny';
import { ALLIANCE_CARDS, ALLIANCE_SIDES, AUTOMA_BOARDS, type Side } from '@medallion/path-of-destiny/content';
import {
  abilities as abilitiesOf,
  footFacts,
  special as storyAdds,
  symbolsOn,
} from '@medallion/path-of-destiny/outline';
import { columns, paint, wrap } from '../paint.ts';
import { cardLine, type Looks, shortCard, symbolAt, symbolCounts, title, tokenCounts } from './looks.ts';

/** The parts of the table: story, chapter and turn first, then what lies there, the own board last. */
export function boardParts({ table }: SeatView<PathOfDestiny>, seat: number, looks: Looks): readonly string[] {
  // The Reserve lies open before anybody chooses a character. PD-SETUP-07
  if (table.chapter === 0)
    return [paint('bold', looks.words.names.stories[table.options.story]), reserve(table, looks)];
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
      ...footFacts(side, { ...looks, table }),
      ...(tokens === '' ? [] : [`${own.destiny} ${tokens}`]),
      ...(table.dominant === side ? [own.dominant] : []),
    ];
    return folded(`  ${paint('bold', own[side])}${tale === undefined ? '' : ` · ${tale}`}: ${facts.join(', ')}`);
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
  // After the picks nobody looks at it before the next turn, unless it has a say about the token. PD-FATE-07
  const speaks = prospect(table).verdict?.voices.some(({ who }) => who === 'reserve') === true;
  if (table.phase !== 'choose' && table.phase !== 'setup' && !speaks) return '';
  const lines = table.rows.map((cards, index) => {
    const row = index + 1;
    const figure = table.figures[index] ?? -1;
    const beside = [...rowBonus(table, row, looks), ...(figure >= 0 ? [telling.name(figure, context)] : [])];
    const head = `  ${row}${beside.length === 0 ? '' : ` (${beside.join(', ')})`}`;
    return [head, ...cards.map((card) => cardLine(card, looks))].join('\n');
  });
  // Everybody may look through it. R-17
  const discarded = table.discard.map((card) => shortCard(card, looks)).join(', ');
  return [
    title(`${own.reserve} (${own.deck} ${table.deck})`),
    ...lines,
    ...(discarded === '' ? [] : [folded(`  ${own.discarded} (${table.discard.length}): ${discarded}`)]),
  ].join('\n');
}

/** What lies beside a row: Extra Experience, or an Alliance token. */
function rowBonus({ options, rows, allianceRows }: PathOfDestinyView, row: number, { words, own }: Looks): string[] {
  if (options.story !== 'evil') return row === rows.length ? [`+1 ${own.xp}`] : [];
  const { renfri, stregobor } = words.names;
  const side = allianceRows.find((each) => each.row === row)?.side;
  if (side === undefined) return [];
  return [side === 'both' ? `${renfri} / ${stregobor}` : side === 'renfri' ? renfri : stregobor];
}

/** What the Story adds: the Effort cards of all chapters, or the Secret Goals. */
function special(table: PathOfDestinyView, looks: Looks): string {
  const part = storyAdds({ ...looks, table });
  const lines = part?.lines ?? [];
  return lines.length === 0 ? '' : [title(part?.title ?? ''), ...lines.map((line) => folded(`  ${line}`))].join('\n');
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
    `${of.xp} ${own.xp}${golden(table, of.who, looks)}`,
    ...(of.automa === true ? [] : [`${own.hand.toLowerCase()} ${of.hand.count}`]),
    ...ALLIANCE_SIDES.flatMap((side) => {
      const { count } = of.alliances[side];
      return count === 0 ? [] : [`${words.names[side]} ${count}`];
    }),
  ];
  const all = { ...looks, table };
  const laid = (card: number, covered: number): string => `${shortCard(card, looks)}${symbolsOn(card, covered, all)}`;
  const lines = [
    `  ${paint(you ? 'cyan' : 'bold', name)}${character}: ${facts.join(', ')}`,
    folded(`    ${own.symbols}: ${symbolCounts(table, standing, looks)}${tokenCounts(of, looks)}`),
  ];
  if (of.hand.cards === undefined && of.shown.length > 0)
    lines.push(folded(`    ${own.shown}: ${of.shown.map((card) => shortCard(card, looks)).join(', ')}`));
  if (of.timeline.length > 0)
    lines.push(
      folded(`    ${own.timeline}: ${of.timeline.map((card, at) => laid(card, of.covered[at] ?? 0)).join(', ')}`),
    );
  const board = of.automa === true ? AUTOMA_BOARDS.find((each) => each.character === of.character) : undefined;
  if (board !== undefined) {
    const texts = [words.automaFirst(board), ...(of.unlocked > 1 ? [words.automaSecond(board)] : [])];
    lines.push(folded(`    ${texts.join(' ')}`));
  }
  // Boards lie open: everybody's Abilities and Side Quest are there to be read.
  if (!you) for (const line of abilitiesOf(of, all)?.lines ?? []) lines.push(folded(`    ${line}`));
  return lines;
}

/** What the golden marker would pay, once it is out. PD-END-04 */
function golden(table: PathOfDestinyView, who: number, { own }: Looks): string {
  const { space, vp } = experienceOf(table, who);
  return space === undefined ? '' : ` (+${vp} ${own.vp})`;
}

function abilities(table: PathOfDestinyView, seat: number, looks: Looks): string {
  const me = table.participants[seat];
  const part = me === undefined ? undefined : abilitiesOf(me, { ...looks, table });
  if (part === undefined) return '';
  return [title(part.title), ...(part.lines ?? []).map((line) => folded(`  ${line}`))].join('\n');
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
