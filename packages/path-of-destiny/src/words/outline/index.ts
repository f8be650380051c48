/** The table of Path of Destiny as an outline, from one seat: what a person who does not see the screen would ask for. */

import type { PlayView } from '@medallion/kernel';
import { type Outline, type OutlinePart, outlined, sentence } from '@medallion/words';
import {
  ACTION_CARDS,
  ALL_GOALS,
  ALLIANCE_CARDS,
  ALLIANCE_SIDES,
  AUTOMA_BOARDS,
  CHARACTER_SHEETS,
  EFFORT_CARDS,
} from '../../content/index.ts';
import { type Side, type Symbol, SYMBOLS } from '../../content/vocabulary.ts';
import { footOf, prospect, type Standing } from '../../foresee/index.ts';
import type { PathOfDestiny } from '../../rules/shape.ts';
import type { GoalView, ParticipantView, PathOfDestinyView } from '../../view.ts';
import { playsSideQuests } from '../../rules/options.ts';
import { type Telling, type TellContext, telling } from '../telling/index.ts';
import type { Words } from '../index.ts';
import type { DestinyWords } from './shape.ts';

export type { DestinyWords } from './shape.ts';

/** What one looks at, and the words for it. */
export interface Outlined {
  readonly words: Words;
  readonly own: DestinyWords;
  readonly telling: Telling;
  readonly context: TellContext;
  readonly table: PathOfDestinyView;
}

export function outline({ table }: PlayView<PathOfDestiny>, words: Words, context: TellContext): Outline {
  const looks: Outlined = { words, own: words.outline, telling: telling(words), context, table };
  // The Reserve lies open before anybody chooses a character. PD-SETUP-07
  if (table.chapter === 0) return outlined([setting(looks), reserve(looks)]);
  const me = context.viewer === 'spectator' ? undefined : table.participants[context.viewer];
  return outlined([
    turnOf(looks),
    ...(me === undefined ? [] : [hand(me, looks), abilities(me, looks)]),
    reserve(looks),
    special(looks),
    people(looks),
  ]);
}

/** The table while characters are chosen: the Story, and who has chosen whom. */
function setting({ table, words, own, telling: told, context }: Outlined): OutlinePart {
  const chosen = table.participants.flatMap(({ who, character }) =>
    character === undefined ? [] : [`${told.name(who, context)}: ${words.names.characters[character]}`],
  );
  return { title: words.names.stories[table.options.story], lines: [sentence(own.phases.setup), ...chosen] };
}

/** Where the story stands: chapter, turn, phase, the two Paths and the order of Initiative. */
function turnOf(looks: Outlined): OutlinePart {
  const { table, words, own, telling: told, context } = looks;
  const { options, chapter, turn, phase } = table;
  const names = (who: readonly number[]): string => who.map((each) => told.name(each, context)).join(', ');
  const tokensAt = (place: string): string =>
    table.destiny.flatMap((at, index) => (at === place ? [index + 1] : [])).join(', ');
  const path = (side: Side, at: 0 | 1): string => {
    const tale = context.tales?.title(table.pair[at]);
    const tokens = tokensAt(side);
    const facts = [
      symbolAt(table.active[at], looks),
      ...footFacts(side, looks),
      ...(tokens === '' ? [] : [`${own.destiny} ${tokens}`]),
      ...(table.dominant === side ? [own.dominant] : []),
    ];
    return `${own[side]}${tale === undefined ? '' : `, ${tale}`}: ${facts.join(', ')}`;
  };
  const aside = tokensAt('aside');
  return {
    title: `${words.names.stories[options.story]} · ${own.chapter} ${chapter} · ${own.turn} ${turn}`,
    lines: [
      sentence(own.phases[phase]),
      path('left', 0),
      path('right', 1),
      ...(aside === '' ? [] : [sentence(`${own.destiny}, ${own.aside}: ${aside}`)]),
      `${own.initiative}: ${names(table.initiative)}`,
      ...(table.top.length === 0 ? [] : [sentence(`${own.top}: ${names(table.top)}`)]),
    ],
  };
}

/** What the foot of an open Story card prints. PD-STORY-03, PD-INFO-09 */
export function footFacts(side: Side, looks: Outlined): string[] {
  const { table, own, words, context } = looks;
  const seat = context.viewer === 'spectator' ? 0 : context.viewer;
  const { symbols, bonus, goals } = footOf(table, side, seat);
  if (symbols !== undefined) return [`${own.foot} ${symbols.map((symbol) => symbolAt(symbol, looks)).join(' / ')}`];
  if (bonus !== undefined) return [`${own.foot}: ${words.finalBonus(bonus.bonus)}`];
  const backs = goals?.map((goal) => words.names.goalBacks[table.goals[goal]?.back ?? 'c']) ?? [];
  return backs.length === 0 ? [] : [`${own.foot}: ${backs.join(' + ')}`];
}

/** The Symbols of a Timeline card, and those that are covered on it. PD-EFFECT-09 */
export function symbolsOn(card: number, covered: number, looks: Outlined): string {
  const symbols = ACTION_CARDS[card]?.symbols ?? [];
  const shown = symbolList(
    symbols.filter((_, index) => (covered & (1 << index)) === 0),
    looks,
  );
  const lost = symbolList(
    symbols.filter((_, index) => (covered & (1 << index)) !== 0),
    looks,
  );
  const facts = [...(shown === '' ? [] : [shown]), ...(lost === '' ? [] : [`${looks.own.lost}: ${lost}`])];
  return facts.length === 0 ? '' : ` (${facts.join('; ')})`;
}

const symbolAt = (index: number, { words }: Outlined): string => words.names.symbols[SYMBOLS[index] ?? 'combat'];

/** Symbols, those that come more than once with their number. */
function symbolList(symbols: readonly Symbol[], { words }: Outlined): string {
  return SYMBOLS.flatMap((symbol) => {
    const count = symbols.filter((each) => each === symbol).length;
    const name = words.names.symbols[symbol];
    return count === 0 ? [] : [count === 1 ? name : `${name} ×${count}`];
  }).join(', ');
}

function cardTitle(card: number, words: Words): string {
  const id = ACTION_CARDS[card]?.id ?? '';
  return words.names.cards[id] ?? id;
}

/** A card with all that is printed on it: banners, Symbols, effect. */
function cardLine(card: number, looks: Outlined): string {
  const printed = ACTION_CARDS[card];
  if (printed === undefined) return '';
  const colours = printed.colours.map((colour) => looks.words.names.colours[colour]).join(', ');
  const parts = [symbolList(printed.symbols, looks), looks.words.effect(printed) ?? ''];
  return `${cardTitle(card, looks.words)} (${colours}): ${parts.filter((part) => part !== '').join('. ')}`;
}

/** What one holds in secret: the hand and the Alliance cards. */
function hand(me: ParticipantView, looks: Outlined): OutlinePart {
  const { words, own } = looks;
  const alliances = ALLIANCE_SIDES.flatMap((side) => me.alliances[side].cards ?? []).map((card) => {
    const { side, effect } = ALLIANCE_CARDS[card] ?? { side: 'renfri', effect: 'xp' };
    return `${words.names[side]}, ${words.names.alliances[effect]}: ${words.alliance(effect)}`;
  });
  return {
    title: own.hand,
    lines: (me.hand.cards ?? []).map((card) => cardLine(card, looks)),
    parts: outlined([{ title: own.alliances, lines: alliances }]),
  };
}

/** The Abilities of a character with their state, and the Side Quest. */
export function abilities(of: ParticipantView, looks: Outlined): OutlinePart | undefined {
  const sheet = CHARACTER_SHEETS.find(({ character }) => character === of.character);
  if (sheet === undefined || of.automa === true) return undefined;
  const { words, own, table } = looks;
  const lines = sheet.abilities.map(({ id, unlockedAt }, place) => {
    const state =
      place >= of.unlocked ? own.unlockedAt(unlockedAt) : (of.used & (1 << place)) === 0 ? own.ready : own.used;
    return `${words.names.abilities[id]} (${state}): ${words.abilities[id]}`;
  });
  if (playsSideQuests(table.options))
    lines.push(`${own.sideQuest}, ${words.names.sideQuests[sheet.character]}: ${words.sideQuest(sheet.sideQuest)}`);
  return { title: own.abilities, lines };
}

/** The rows of the Reserve with what lies beside them and who stands there. */
function reserve(looks: Outlined): OutlinePart | undefined {
  const { table, own, telling: told, context } = looks;
  const parts = table.rows.map((cards, index): OutlinePart => {
    const row = index + 1;
    const figure = table.figures[index] ?? -1;
    const beside = [...rowBonus(row, looks), ...(figure >= 0 ? [told.name(figure, context)] : [])];
    return {
      title: beside.length === 0 ? String(row) : `${row} (${beside.join(', ')})`,
      lines: cards.map((card) => cardLine(card, looks)),
    };
  });
  // Everybody may look through it. R-17
  const discarded = table.discard.map((card) => cardTitle(card, looks.words));
  return {
    title: `${own.reserve} (${own.deck} ${table.deck})`,
    lines: discarded.length === 0 ? [] : [`${own.discarded} (${discarded.length}): ${discarded.join(', ')}`],
    parts: outlined(parts),
  };
}

/** What lies beside a row: Extra Experience, or an Alliance token. */
function rowBonus(row: number, { table, words, own }: Outlined): readonly string[] {
  const { options, rows, allianceRows } = table;
  if (options.story !== 'evil') return row === rows.length ? [`+1 ${own.xp}`] : [];
  const { renfri, stregobor } = words.names;
  const side = allianceRows.find((each) => each.row === row)?.side;
  if (side === undefined) return [];
  return [side === 'both' ? `${renfri} / ${stregobor}` : side === 'renfri' ? renfri : stregobor];
}

/** What the Story adds: the Effort cards of all chapters, or the Secret Goals. */
export function special(looks: Outlined): OutlinePart | undefined {
  const { table, own, words } = looks;
  // All three lie open from the start. PD-EDGE-01
  const efforts = table.effort.flatMap((card, index) => {
    const effort = EFFORT_CARDS[card];
    return effort === undefined ? [] : [`${own.chapter} ${index + 1}: ${words.effort(effort)}`];
  });
  if (efforts.length > 0) return { title: own.effort, lines: efforts };
  return { title: own.goals, lines: table.goals.map((goal) => goalLine(goal, looks)) };
}

function goalLine(goal: GoalView, { words, own, telling: told, context }: Outlined): string {
  const { names } = words;
  const card = goal.goal === undefined ? undefined : ALL_GOALS[goal.goal];
  // With how many cards they met it: the side of the Requirement card. PD-STRIGA-06, PD-STRIGA-08
  const on = (side: Side): string[] =>
    goal[side].map((who) => `${told.name(who, context)} (${side === 'left' ? 3 : 4})`);
  const met = [...on('left'), ...on('right')];
  const facts = [
    `${own.requirement}: ${names.colours[goal.requirement]}${met.length === 0 ? '' : ` (${met.join(', ')})`}`,
    ...(card === undefined ? [] : [`${names.goals[card.id] ?? card.id}: ${words.goal(card)}`]),
  ];
  return `${names.goalBacks[goal.back]}. ${facts.join('. ')}`;
}

function people(looks: Outlined): OutlinePart {
  const { standings } = prospect(looks.table);
  return {
    title: looks.own.people,
    parts: looks.table.participants.map((of) => person(of, standings[of.who] as Standing, looks)),
  };
}

/** All that is public about a participant: points, Symbols, Timeline, and of others their Abilities, too. */
function person(of: ParticipantView, standing: Standing, looks: Outlined): OutlinePart {
  const { table, own, words, telling: told, context } = looks;
  const { active } = table;
  const others = [0, 1, 2, 3].filter((symbol) => !active.includes(symbol));
  const symbols = [...active, ...others].map((symbol) => `${symbolAt(symbol, looks)} ${standing.symbols[symbol]}`);
  const tokens = of.tokens.flatMap((count, symbol) => (count === 0 ? [] : [`${symbolAt(symbol, looks)} ${count}`]));
  if (of.special.length > 0) tokens.push(`${own.special}: ${of.special.map((side) => own[side]).join(', ')}`);
  const character = of.character === undefined ? '' : `, ${words.names.characters[of.character]}`;
  const facts = [
    `${of.vp} ${own.vp}`,
    `${of.xp} ${own.xp}`,
    ...(of.automa === true ? [] : [`${own.hand.toLowerCase()} ${of.hand.count}`]),
    ...ALLIANCE_SIDES.flatMap((side) => {
      const { count } = of.alliances[side];
      return count === 0 ? [] : [`${words.names[side]} ${count}`];
    }),
  ];
  const board = of.automa === true ? AUTOMA_BOARDS.find((each) => each.character === of.character) : undefined;
  return {
    title: `${told.name(of.who, context)}${character}`,
    lines: [
      facts.join(', '),
      `${own.symbols}: ${symbols.join(', ')}${tokens.length === 0 ? '' : ` (${own.tokens}: ${tokens.join(', ')})`}`,
      ...(of.hand.cards !== undefined || of.shown.length === 0
        ? []
        : [`${own.shown}: ${of.shown.map((card) => cardTitle(card, words)).join(', ')}`]),
      ...(of.timeline.length === 0
        ? []
        : [
            `${own.timeline}: ${of.timeline.map((card, at) => `${cardTitle(card, words)}${symbolsOn(card, of.covered[at] ?? 0, looks)}`).join(', ')}`,
          ]),
      ...(board === undefined
        ? []
        : [words.automaFirst(board), ...(of.unlocked > 1 ? [words.automaSecond(board)] : [])]),
    ],
    parts: outlined(of.who === context.viewer ? [] : [abilities(of, looks)]),
  };
}
