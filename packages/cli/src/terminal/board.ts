/** The table of Old World as text, from one seat. */

import type { SeatView } from '@medallion/kernel';
import { type OldWorld, type OldWorldView, powerOf, type SlotView, type WitcherView } from '@medallion/old-world';
import { actionCard, ATTRIBUTES, type Colour, location, monster, potion } from '@medallion/old-world/content';
import type { Telling, TellContext } from '@medallion/old-world/telling';
import type { Words } from '@medallion/old-world/words';
import { columns, paint, wrap } from './paint.ts';
import type { TerminalWords } from './words.ts';

export interface Looks {
  readonly words: Words;
  readonly own: TerminalWords;
  readonly telling: Telling;
  readonly context: TellContext;
}

const ROMAN = ['I', 'II', 'III'] as const;
const PAINT: Readonly<Record<Colour, 'blue' | 'red' | 'green' | 'yellow' | 'magenta'>> = {
  blue: 'blue',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  purple: 'magenta',
};

/** The parts of the table: whose turn and phase it is first, then what lies there, the own board last. */
export function boardParts({ table }: SeatView<OldWorld>, seat: number, looks: Looks): readonly string[] {
  return [
    phaseLine(table, looks),
    monsters(table, seat, looks),
    offered(table, looks),
    people(table, seat, looks),
    table.fight === undefined ? row(table, looks) : fight(table, looks),
    mine(table, seat, looks),
  ];
}

function phaseLine({ turn, turns, active }: OldWorldView, { words, context }: Looks): string {
  if (turn.phase === 'setup') return '';
  return paint(
    'bold',
    `${words.name.term('turn')} ${turns} · ${context.who(active)} · ${words.name.phase(turn.phase)}`,
  );
}

const title = (text: string): string => paint('dim', capital(text));
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function monsters({ slots, witchers }: OldWorldView, seat: number, looks: Looks): string {
  const lines = slots.flatMap((slot, terrain) => {
    const trail = (witchers[seat]?.trails[terrain] ?? 0) > 0;
    return slot.monster < 0 ? [] : [`  ${monsterLine(slot, trail, looks)}`];
  });
  return lines.length === 0 ? '' : [title(looks.words.name.term('monster')), ...lines].join('\n');
}

function monsterLine({ monster: index, token }: SlotView, trail: boolean, { words, own }: Looks): string {
  const { id, level, life } = monster(index);
  const place = location(token);
  const facts = [
    `${own.level} ${ROMAN[level - 1] ?? level}`,
    `${own.life} ${life}`,
    `${words.name.place(token)} (${words.name.terrain(place.terrain).toLowerCase()})`,
    ...(trail ? [paint('green', own.trail)] : []),
  ];
  return `${paint('red', words.name.monster(id))}: ${facts.join(', ')}`;
}

/** The Attribute Trophies nobody has yet, and what they do where that may be read. OW-SETUP-07, D-27 */
function offered({ attributeTrophies, attributeTrophyTexts, turn }: OldWorldView, { words }: Looks): string {
  const { name } = words;
  if (turn.phase === 'setup') return '';
  const lines = ATTRIBUTES.flatMap((attribute, index) => {
    const left = attributeTrophies[index] ?? 0;
    if (left === 0) return [];
    const text = attributeTrophyTexts ? `: ${words.power(powerOf(`attribute:${attribute}`))}` : '';
    const trophy = `${paint('yellow', name.attributeTrophy(attribute))} (${name.attribute(attribute).toLowerCase()})`;
    return [`  ${trophy}${left > 1 ? ` × ${left}` : ''}${text}`];
  });
  const heading = `${name.term('trophy')}: ${name.term('attribute').toLowerCase()}`;
  return lines.length === 0 ? '' : [title(heading), ...lines].join('\n');
}

function people({ witchers, turn, options }: OldWorldView, seat: number, looks: Looks): string {
  if (turn.phase === 'setup') return '';
  const ready = witchers.filter((witcher) => witcher.school !== undefined);
  if (ready.length === 0) return '';
  const lines = ready.map(
    (witcher) => `  ${person(witcher, { you: witcher.seat === seat, top: options.trophiesToWin }, looks)}`,
  );
  return [title(looks.words.name.term('witcher')), ...lines].join('\n');
}

function person(
  witcher: WitcherView,
  { you, top }: { readonly you: boolean; readonly top: number },
  { words, context }: Looks,
): string {
  const { name } = words;
  const facts = [
    witcher.school === undefined ? '' : name.school(witcher.school),
    name.place(witcher.at),
    `${name.term('gold').toLowerCase()} ${witcher.gold}`,
    `${name.term('shield').toLowerCase()} ${witcher.shield}/${witcher.shieldMaximum}`,
    `${name.term('trophy').toLowerCase()} ${witcher.track}/${top}`,
    `${name.term('hand').toLowerCase()} ${witcher.hand.count}, ${name.term('deck').toLowerCase()} ${witcher.deck.count}`,
  ];
  const who = context.who(witcher.seat);
  return `${you ? paint('cyan', who) : paint('bold', who)}: ${facts.filter((fact) => fact !== '').join(', ')}`;
}

/** The Row with what each card costs here, the dearest place first. */
function row({ row: cards }: OldWorldView, looks: Looks): string {
  if (cards.length === 0) return '';
  const lines = cards.map(({ card, modifier }) => {
    const price = Math.max(0, actionCard(card).cost + modifier);
    return `  ${price}  ${cardLine(card, looks)}`;
  });
  return [title(`${looks.words.name.term('row')} (${looks.own.cost})`), ...lines].join('\n');
}

/** A card on one line: its name in its colour, its Terrain, what it does. */
function cardLine(card: number, { words }: Looks): string {
  const { title: name, colour, terrain } = actionCard(card);
  const facts = [words.name.colour(colour), words.name.terrain(terrain).toLowerCase()].join(', ');
  return wrap(
    `${paint(PAINT[colour], words.name.title(name))} (${facts}): ${words.card(card)}`,
    columns() - 6,
    '       ',
  );
}

function mine({ witchers, turn }: OldWorldView, seat: number, looks: Looks): string {
  const me = witchers[seat];
  if (me === undefined || me.school === undefined || turn.phase === 'setup') return '';
  const { words } = looks;
  const { name } = words;
  const levels = ATTRIBUTES.map((attribute) => `${name.attribute(attribute)} ${me[attribute]}`);
  const lines = [
    title(`${capital(looks.context.who(seat))}: ${name.term('witcherLevel').toLowerCase()} ${me.level}`),
    `  ${levels.join(', ')}`,
    `  ${paint('cyan', name.specialty(me.school))}: ${words.specialty(me.school, me.specialty)}`,
  ];
  for (const n of me.potions.cards ?? [])
    lines.push(`  ${paint('green', name.potion(potion(n).id))}: ${words.power(potion(n).power)}`);
  for (const trophy of me.trophies)
    lines.push(`  ${paint('yellow', looks.telling.source(trophy, looks.context))}: ${words.power(powerOf(trophy))}`);
  for (const event of me.kept)
    lines.push(
      `  ${paint('yellow', looks.telling.source(`event:${event}`, looks.context))}: ${words.power(powerOf(`event:${event}`))}`,
    );
  for (const { place, card } of me.quests)
    lines.push(`  ${capital(name.term('quest'))}: ${name.place(place)}${tale(looks.context.tales?.title(card))}`);
  for (const { token } of me.trailQuests) lines.push(`  ${capital(name.term('trailQuest'))}: ${name.place(token)}`);
  if ((me.combo.cards ?? []).length > 0) {
    lines.push(title(name.term('combo')), ...(me.combo.cards ?? []).map((card) => `  ${cardLine(card, looks)}`));
  }
  lines.push(title(`${name.term('hand')} (${name.term('discardPile').toLowerCase()}: ${me.discard.count})`));
  for (const card of me.hand.cards ?? []) lines.push(`  ${cardLine(card, looks)}`);
  return lines.join('\n');
}

const tale = (name: string | undefined): string => (name === undefined ? '' : ` “${name}”`);

/** Who fights whom, and how long they still can. */
function fight({ fight: duel, slots, witchers }: OldWorldView, looks: Looks): string {
  if (duel === undefined) return '';
  const { words, own, context } = looks;
  const lines = [title(words.name.term('fight'))];
  const slot = slots[duel.slot ?? -1];
  if (slot !== undefined && slot.monster >= 0) {
    const { id } = monster(slot.monster);
    lines.push(`  ${paint('red', words.name.monster(id))}: ${own.life} ${duel.life}. ${words.ability(id)}`);
  }
  for (const { seat } of duel.sides) {
    const witcher = witchers[seat];
    if (witcher === undefined) continue;
    lines.push(
      `  ${context.who(seat)}: ${own.life} ${witcher.deck.count + witcher.hand.count}, ${words.name.term('shield').toLowerCase()} ${witcher.shield}/${witcher.shieldMaximum}`,
    );
  }
  return lines.join('\n');
}
