/** The table of Old World as an outline, from one seat: what a person who does not see the screen would ask for. */

import type { PlayView } from '@medallion/kernel';
import { type Language, type Outline, type OutlinePart, outlined, sentence } from '@medallion/words';
import { actionCard } from '../../content/action-cards.ts';
import { location, LOCATIONS, neighbours, SEA_EDGES } from '../../content/map.ts';
import { monster } from '../../content/monsters.ts';
import { potion } from '../../content/potions.ts';
import { ATTRIBUTES, TERRAINS } from '../../content/vocabulary.ts';
import { powerOf } from '../../rules/powers.ts';
import type { OldWorld } from '../../rules/shape.ts';
import type { OldWorldView, WitcherView } from '../../view.ts';
import { type Telling, type TellContext, telling } from '../telling/index.ts';
import { type Words, words as wordsIn } from '../index.ts';

interface Looks {
  readonly words: Words;
  readonly telling: Telling;
  readonly context: TellContext;
  readonly table: OldWorldView;
}

const ROMAN = ['I', 'II', 'III'] as const;

export function outline({ table }: PlayView<OldWorld>, language: Language, context: TellContext): Outline {
  const looks: Looks = { words: wordsIn(language), telling: telling(language), context, table };
  const me = context.viewer === 'spectator' ? undefined : table.witchers[context.viewer];
  return outlined([
    turnOf(looks),
    dice(looks),
    fight(looks),
    ...(me === undefined ? [] : [ownCards(me, looks), ownBoard(me, looks)]),
    row(looks),
    monsters(looks),
    offered(looks),
    people(looks),
    map(looks),
  ]);
}

const lower = (text: string): string => text.toLowerCase();
const count = (what: string, n: number | string): string => `${lower(what)} ${n}`;

function turnOf({ table, words, context }: Looks): OutlinePart | undefined {
  const { turn, turns, active } = table;
  if (turn.phase === 'setup') return undefined;
  const { name } = words;
  return { title: `${name.term('turn')} ${turns}`, lines: [`${context.who(active)}: ${name.phase(turn.phase)}`] };
}

/** The dice of both sides, while they are thrown. */
function dice({ table, words, context }: Looks): OutlinePart | undefined {
  const { poker, active } = table;
  if (poker === undefined || poker.stage === 'over') return undefined;
  const { name } = words;
  const lines = [`${context.who(active)}: ${poker.dice.active.join(', ')}`];
  if (poker.dice.other.length > 0) lines.push(`${name.term('locals')}: ${poker.dice.other.join(', ')}`);
  return { title: name.term('dicePoker'), lines };
}

/** Who fights whom, and how long they still can. */
function fight(looks: Looks): OutlinePart | undefined {
  const { table, words, context } = looks;
  const duel = table.fight;
  if (duel === undefined) return undefined;
  const { name } = words;
  const lines: string[] = [];
  const slot = table.slots[duel.slot ?? -1];
  if (slot !== undefined && slot.monster >= 0) {
    const { id } = monster(slot.monster);
    lines.push(`${name.monster(id)}: ${count(name.term('lifePool'), duel.life)}. ${words.ability(id)}`);
  }
  for (const { seat } of duel.sides) {
    const witcher = table.witchers[seat];
    if (witcher === undefined) continue;
    const facts = [
      count(name.term('lifePool'), witcher.deck.count),
      count(name.term('hand'), witcher.hand.count),
      count(name.term('shield'), `${witcher.shield}/${witcher.shieldMaximum}`),
    ];
    lines.push(`${context.who(seat)}: ${facts.join(', ')}`);
  }
  return { title: name.term('fight'), lines };
}

/** A card on one line: its name, its colour and Terrain, what it does. */
function cardLine(card: number, { words }: Looks): string {
  const { title, colour, terrain } = actionCard(card);
  const facts = [words.name.colour(colour), lower(words.name.terrain(terrain))].join(', ');
  return `${words.name.title(title)} (${facts}): ${words.card(card)}`;
}

const cardLines = (cards: readonly number[] | undefined, looks: Looks): readonly string[] =>
  (cards ?? []).map((card) => cardLine(card, looks));

/** What one holds: the hand first, then the Combo and what is being looked at. */
function ownCards(me: WitcherView, looks: Looks): OutlinePart {
  const { name } = looks.words;
  return {
    title: name.term('hand'),
    lines: [
      ...cardLines(me.hand.cards, looks),
      `${sentence(name.term('deck'))}: ${me.deck.count}. ${sentence(name.term('discardPile'))}: ${me.discard.count}.`,
    ],
    parts: outlined([
      { title: name.term('combo'), lines: cardLines(me.combo.cards, looks) },
      { title: name.term('discardPile'), lines: cardLines(me.discard.cards, looks) },
    ]),
  };
}

function ownBoard(me: WitcherView, looks: Looks): OutlinePart | undefined {
  if (me.school === undefined) return undefined;
  const { words, telling: told, context } = looks;
  const { name } = words;
  const lines = [
    `${sentence(lower(name.term('witcherLevel')))}: ${me.level}`,
    ATTRIBUTES.map((attribute) => `${name.attribute(attribute)} ${me[attribute]}`).join(', '),
    `${name.term('gold')} ${me.gold}, ${count(name.term('shield'), `${me.shield}/${me.shieldMaximum}`)}, ${count(name.term('trophyTrack'), `${me.track}/${looks.table.options.trophiesToWin}`)}`,
    `${name.specialty(me.school)}: ${words.specialty(me.school, me.specialty)}`,
  ];
  for (const n of me.potions.cards ?? []) {
    const { id, power } = potion(n);
    lines.push(`${name.potion(id)}: ${words.power(power)}`);
  }
  for (const source of [...me.trophies, ...me.kept.map((event) => `event:${event}` as const)])
    lines.push(`${told.source(source, context)}: ${words.power(powerOf(source))}`);
  for (const { place, card } of me.quests) {
    const title = context.tales?.title(card);
    lines.push(`${name.term('quest')}: ${name.place(place)}${title === undefined ? '' : ` (${title})`}`);
  }
  for (const { token } of me.trailQuests) lines.push(`${name.term('trailQuest')}: ${name.place(token)}`);
  for (const [at, terrain] of TERRAINS.entries()) {
    const held = me.trails[at] ?? 0;
    if (held > 0) lines.push(`${name.term('trailToken')} (${lower(name.terrain(terrain))}): ${held}`);
  }
  return { title: `${name.term('playerBoard')}: ${name.school(me.school)}, ${name.place(me.at)}`, lines };
}

/** The Row with what each card costs here, the dearest place first. */
function row(looks: Looks): OutlinePart {
  const { table, words } = looks;
  const lines = table.row.map(({ card, modifier }) => {
    const price = Math.max(0, actionCard(card).cost + modifier);
    return `${count(words.name.term('cardCost'), price)}: ${cardLine(card, looks)}`;
  });
  return { title: words.name.term('row'), lines: lines.map(sentence) };
}

function monsters({ table, words, context }: Looks): OutlinePart {
  const { name } = words;
  const me = context.viewer === 'spectator' ? undefined : table.witchers[context.viewer];
  const lines = table.slots.flatMap(({ monster: index, token }, terrain) => {
    if (index < 0) return [];
    const { id, level, life } = monster(index);
    const trail = (me?.trails[terrain] ?? 0) > 0 ? [lower(name.term('trailToken'))] : [];
    const facts = [
      ROMAN[level - 1] ?? String(level),
      count(name.term('lifePoints'), life),
      `${name.place(token)} (${lower(name.terrain(location(token).terrain))})`,
      ...trail,
    ];
    return [`${name.monster(id)}: ${facts.join(', ')}. ${words.ability(id)}`];
  });
  return { title: name.term('monster'), lines };
}

/** The Attribute Trophies nobody has yet, and what they do where that may be read. OW-SETUP-07, D-27 */
function offered({ table, words }: Looks): OutlinePart {
  const { name } = words;
  const lines = ATTRIBUTES.flatMap((attribute, index) => {
    const left = table.attributeTrophies[index] ?? 0;
    if (left === 0) return [];
    const trophy = `${name.attributeTrophy(attribute)} (${lower(name.attribute(attribute))})${left > 1 ? ` × ${left}` : ''}`;
    return [table.attributeTrophyTexts ? `${trophy}: ${words.power(powerOf(`attribute:${attribute}`))}` : trophy];
  });
  return { title: `${name.term('trophy')}: ${lower(name.term('attribute'))}`, lines };
}

function people({ table, words, context, telling: told }: Looks): OutlinePart {
  const { name } = words;
  const parts = table.witchers.flatMap((witcher): OutlinePart[] => {
    const { school, seat } = witcher;
    if (school === undefined || seat === context.viewer) return [];
    const facts = [
      name.place(witcher.at),
      count(name.term('gold'), witcher.gold),
      count(name.term('shield'), `${witcher.shield}/${witcher.shieldMaximum}`),
      count(name.term('trophyTrack'), `${witcher.track}/${table.options.trophiesToWin}`),
      count(name.term('hand'), witcher.hand.count),
      count(name.term('deck'), witcher.deck.count),
      count(name.term('potion'), witcher.potions.count),
    ];
    const levels = ATTRIBUTES.map((attribute) => `${name.attribute(attribute)} ${witcher[attribute]}`);
    const held = [...witcher.trophies, ...witcher.kept.map((event) => `event:${event}` as const)];
    return [
      {
        title: `${context.who(seat)}: ${name.school(school)}`,
        lines: [
          sentence(facts.join(', ')),
          levels.join(', '),
          ...(held.length === 0 ? [] : [held.map((source) => told.source(source, context)).join(', ')]),
        ],
      },
    ];
  });
  return { title: name.term('witcher'), parts };
}

/** Every place: what it offers, who is there, and where its roads lead. */
function map({ table, words, context }: Looks): OutlinePart {
  const { name } = words;
  const lines = LOCATIONS.map(({ number, terrain, ...offer }) => {
    const action = 'school' in offer ? name.school(offer.school) : name.action(offer.action);
    const there = table.witchers.filter(({ at, school }) => at === number && school !== undefined);
    const lurking = table.slots.filter((slot) => slot.token === number && slot.monster >= 0);
    const roads = neighbours(number).map((to) => {
      const sea = SEA_EDGES.some(([a, b]) => (a === number && b === to) || (b === number && a === to));
      return sea ? `${name.place(to)} (${lower(name.term('seaPath'))})` : name.place(to);
    });
    const facts = [
      lower(name.terrain(terrain)),
      action,
      ...lurking.map((slot) => name.monster(monster(slot.monster).id)),
      ...there.map(({ seat }) => context.who(seat)),
      ...(table.tavern === number ? [lower(name.term('closedTavern'))] : []),
    ];
    return `${name.place(number)}: ${facts.join(', ')} → ${roads.join(', ')}`;
  });
  return { title: name.term('board'), lines };
}
