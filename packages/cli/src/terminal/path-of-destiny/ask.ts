/** Puts one question of Path of Destiny to a person: cards one by one, Abilities in groups, a hint for every answer. */

import type { AskView, ListedChoice } from '@medallion/kernel';
import { foreseePlay } from '@medallion/path-of-destiny';
import { AUTOMA_BOARDS, type Character, CHARACTER_SHEETS } from '@medallion/path-of-destiny/content';
import type { AskContext } from '@medallion/path-of-destiny/telling';
import type { AbilityId } from '@medallion/path-of-destiny/words';
import { chooseGrouped, type Group } from '../grouped.ts';
import type { Choice, Given, Terminal } from '../terminal.ts';
import { cardFacts, cardTitle, type Looks, symbolAt } from './looks.ts';

export interface Asking extends Looks {
  readonly terminal: Terminal;
  readonly context: AskContext;
  /** How one goes back. */
  readonly back: string;
}

/** What the kernel's choices say about themselves, as far as hints and groups need it. */
interface Known extends ListedChoice {
  readonly ability?: AbilityId;
  readonly character?: Character | 'random';
  readonly space?: number;
  readonly row?: number;
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly oldHand?: true;
  readonly take?: readonly number[];
}

const BACK = 'back';
/** Longer lists are put in groups. */
const SHORT = 8;

/** The id of the chosen answer, or what else the person wants. */
export async function putQuestion(asking: Asking, ask: AskView): Promise<Given<string>> {
  const choices = ask.choices as readonly Known[];
  const message = asking.telling.question(ask, asking.context);
  if (choices.length > 0 && choices.every(({ cards }) => cards !== undefined)) return inOrder(asking, ask, message);
  return chooseGrouped(asking.terminal, message, groupsOf(asking, ask), asking.back);
}

// ------------------------------------------------------------------ cards in an order

/** Cards chosen one by one from the left; one can go back. An Ability that allows one more comes first. */
async function inOrder(asking: Asking, ask: AskView, question: string): Promise<Given<string>> {
  const choices = ask.choices as readonly Known[];
  const more = choices.find(({ oldHand }) => oldHand === true);
  let chosen: readonly number[] = [];
  let withMore = false;
  for (;;) {
    const open = choices.filter(({ cards = [], oldHand }) => (oldHand === true) === withMore && starts(cards, chosen));
    const done = open.find(({ cards = [] }) => cards.length === chosen.length);
    if (done !== undefined) return { key: 'answer', value: done.id };
    const next = [...new Set(open.map(({ cards = [] }) => cards[chosen.length] ?? -1))];
    const listed = next.map((card) => cardChoice(asking, ask, chosen, card));
    const started = chosen.length > 0 || withMore;
    if (started) listed.push({ value: BACK, label: asking.back });
    else if (more !== undefined) listed.push(abilityChoice(asking, 'VES-1', 'more'));
    const names = chosen.map((card) => cardTitle(card, asking)).join(', ');
    const message = chosen.length === 0 ? question : asking.own.next(names);
    const given = await asking.terminal.choose({ message, choices: listed });
    if (given.key !== 'answer') return given;
    if (given.value === 'more') withMore = true;
    else if (given.value !== BACK) chosen = [...chosen, Number(given.value)];
    else if (chosen.length > 0) chosen = chosen.slice(0, -1);
    else withMore = false;
  }
}

const starts = (cards: readonly number[], first: readonly number[]): boolean =>
  first.every((card, index) => cards[index] === card);

function cardChoice(asking: Asking, ask: AskView, before: readonly number[], card: number): Choice {
  const facts = cardFacts(card, asking);
  const hint = ask.ask === 'play/select' ? `${facts} ${foreseen(asking, ask.seat, [...before, card])}` : facts;
  return { value: String(card), label: cardTitle(card, asking), hint };
}

/** What one would have after these cards, as far as one can know. */
function foreseen(asking: Asking, seat: number, cards: readonly number[]): string {
  const { table } = asking.context.view;
  const { standings, gained } = foreseePlay(table, seat, cards);
  const [one, other] = table.active;
  const facts = [
    `${symbolAt(one, asking)} ${standings[seat]?.left}`,
    `${symbolAt(other, asking)} ${standings[seat]?.right}`,
  ];
  if (gained.xp > 0) facts.push(`+${gained.xp} ${asking.own.xp}`);
  return `→ ${asking.own.then}: ${facts.join(', ')}`;
}

// ------------------------------------------------------------------ everything else

function groupsOf(asking: Asking, ask: AskView): Group[] {
  if (ask.ask === 'ability/senses') return grouped(asking, ask, ({ take = [] }) => take.join(','), takenPair);
  if (ask.ask === 'ability/use' && ask.choices.length > SHORT)
    return grouped(asking, ask, ({ ability }) => ability ?? '', abilityGroup);
  return ask.choices.map((choice) => ({ choice: plain(asking, ask, choice), within: [] }));
}

function plain(asking: Asking, ask: AskView, choice: ListedChoice): Choice {
  const label = asking.telling.label(ask, choice, asking.context);
  const hint = hintOf(asking, ask, choice as Known);
  return hint === undefined ? { value: choice.id, label } : { value: choice.id, label, hint };
}

/** Answers with the same key as one group; alone they stay what they are. */
function grouped(
  asking: Asking,
  ask: AskView,
  keyOf: (choice: Known) => string,
  headOf: (asking: Asking, choice: Known) => Choice,
): Group[] {
  const groups = new Map<string, Known[]>();
  for (const choice of ask.choices as readonly Known[]) {
    const key = keyOf(choice);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()].flatMap((choices) => {
    const [first] = choices;
    if (first === undefined) return [];
    if (choices.length === 1) return [{ choice: plain(asking, ask, first), within: [] }];
    return [{ choice: headOf(asking, first), within: choices.map((choice) => plain(asking, ask, choice)) }];
  });
}

function takenPair(asking: Asking, { take = [] }: Known): Choice {
  return {
    value: `take ${take.join(',')}`,
    label: take.map((card) => cardTitle(card, asking)).join(', '),
    hint: take.map((card) => cardFacts(card, asking)).join(' + '),
  };
}

const abilityGroup = (asking: Asking, { ability = 'GER-1' }: Known): Choice =>
  abilityChoice(asking, ability, `use ${ability}`);

function abilityChoice({ words }: Asking, ability: AbilityId, value: string): Choice {
  return { value, label: words.names.abilities[ability], hint: words.abilities[ability] };
}

/** What a card, a row, an Ability or a character is about, so that nobody has to look it up. */
function hintOf(asking: Asking, { ask }: AskView, choice: Known): string | undefined {
  const { words, context } = asking;
  const { ability, character, space = choice.row, card } = choice;
  if (space !== undefined && space > 0) {
    const cards = context.view.table.rows[space - 1] ?? [];
    return cards.map((each) => cardFacts(each, asking)).join(' + ');
  }
  if (ability !== undefined) return words.abilities[ability];
  if (character !== undefined && character !== 'random') return characterHint(asking, character, ask);
  // Alliance cards say what they do in their label.
  return card === undefined || ask.startsWith('evil/') ? undefined : cardFacts(card, asking);
}

function characterHint({ words }: Asking, character: Character, ask: string): string | undefined {
  if (ask === 'automa/character') {
    const board = AUTOMA_BOARDS.find((each) => each.character === character);
    return board === undefined ? undefined : `${words.automaFirst(board)} ${words.automaSecond(board)}`;
  }
  const sheet = CHARACTER_SHEETS.find((each) => each.character === character);
  return sheet?.abilities.map(({ id }) => words.names.abilities[id]).join(', ');
}
