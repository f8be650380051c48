/** Puts one question of Path of Destiny to a person: cards one by one, Abilities in groups, a hint for every answer. */

import type { AskView, Choice as ChoiceOf } from '@medallion/kernel';
import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { AUTOMA_BOARDS, type Character, CHARACTER_SHEETS } from '@medallion/path-of-destiny/content';
import type { AskContext } from '@medallion/path-of-destiny/telling';
import type { AbilityId } from '@medallion/path-of-destiny/words';
import { chooseGrouped, type Group } from '../grouped.ts';
import type { Choice, Given, Terminal } from '../terminal.ts';
import { foresightOf, foresightOfCards } from './foresight.ts';
import { cardFacts, cardTitle, type Looks } from './looks.ts';

export interface Asking extends Looks {
  readonly terminal: Terminal;
  readonly context: AskContext;
  /** How one goes back. */
  readonly back: string;
}

type AnyAsk = AskView<PathOfDestiny>;
type AnyChoice = AnyAsk['choices'][number];
type OrderAsk = AskView<PathOfDestiny, 'play/select' | 'chapter/keep'>;
type OrderChoice = ChoiceOf<PathOfDestiny, 'play/select'> & { readonly oldHand?: true };

const BACK = 'back';
/** Longer lists are put in groups. */
const SHORT = 8;

/** The id of the chosen answer, or what else the person wants. */
export async function putQuestion(asking: Asking, ask: AnyAsk): Promise<Given<string>> {
  const message = asking.telling.question(ask, asking.context);
  if (ask.ask === 'play/select' || ask.ask === 'chapter/keep') return inOrder(asking, ask, message);
  return chooseGrouped(asking.terminal, message, groupsOf(asking, ask), asking.back);
}

// ------------------------------------------------------------------ cards in an order

/** Cards chosen one by one from the left; one can go back. An Ability that allows one more comes first. */
async function inOrder(asking: Asking, ask: OrderAsk, question: string): Promise<Given<string>> {
  const choices: readonly OrderChoice[] = ask.choices;
  const more = choices.find(({ oldHand }) => oldHand === true);
  let chosen: readonly number[] = [];
  let withMore = false;
  for (;;) {
    const open = choices.filter(({ cards, oldHand }) => (oldHand === true) === withMore && starts(cards, chosen));
    const done = open.find(({ cards }) => cards.length === chosen.length);
    if (done !== undefined) return { key: 'answer', value: done.id };
    const next = [...new Set(open.map(({ cards }) => cards[chosen.length] ?? -1))];
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

function cardChoice(asking: Asking, ask: OrderAsk, before: readonly number[], card: number): Choice {
  const foreseen = foresightOfCards(asking, asking.context.view.table, ask, [...before, card]);
  return { value: String(card), label: cardTitle(card, asking), hint: `${cardFacts(card, asking)} ${foreseen}` };
}

// ------------------------------------------------------------------ everything else

function groupsOf(asking: Asking, ask: AnyAsk): Group[] {
  if (ask.ask === 'ability/senses') return grouped(asking, ask, ask.choices, ({ take }) => take.join(','), takenPair);
  if (ask.ask === 'ability/use' && ask.choices.length > SHORT)
    return grouped(asking, ask, ask.choices, (use) => (use.act === 'use' ? use.ability : ''), abilityGroup);
  return ask.choices.map((choice) => ({ choice: plain(asking, ask, choice), within: [] }));
}

function plain(asking: Asking, ask: AnyAsk, choice: AnyChoice): Choice {
  const label = asking.telling.label(ask, choice, asking.context);
  const said = [hintOf(asking, ask, choice), foresightOf(asking, asking.context.view.table, ask, choice)];
  const hint = said.filter((each) => each !== undefined).join(' ');
  return hint === '' ? { value: choice.id, label } : { value: choice.id, label, hint };
}

/** Answers with the same key as one group; alone they stay what they are. */
function grouped<C extends AnyChoice>(
  asking: Asking,
  ask: AnyAsk,
  choices: readonly C[],
  keyOf: (choice: C) => string,
  headOf: (asking: Asking, choice: C) => Choice,
): Group[] {
  const groups = new Map<string, C[]>();
  for (const choice of choices) {
    const key = keyOf(choice);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (group.length === 1) return [{ choice: plain(asking, ask, first), within: [] }];
    return [{ choice: headOf(asking, first), within: group.map((choice) => plain(asking, ask, choice)) }];
  });
}

function takenPair(asking: Asking, { take }: ChoiceOf<PathOfDestiny, 'ability/senses'>): Choice {
  return {
    value: `take ${take.join(',')}`,
    label: take.map((card) => cardTitle(card, asking)).join(', '),
    hint: take.map((card) => cardFacts(card, asking)).join(' + '),
  };
}

const abilityGroup = (asking: Asking, use: ChoiceOf<PathOfDestiny, 'ability/use'>): Choice =>
  use.act === 'use' ? abilityChoice(asking, use.ability, `use ${use.ability}`) : { value: use.id, label: use.id };

function abilityChoice({ words }: Asking, ability: AbilityId, value: string): Choice {
  return { value, label: words.names.abilities[ability], hint: words.abilities[ability] };
}

/** What a card, a row, an Ability or a character is about, so that nobody has to look it up. */
function hintOf(asking: Asking, { ask }: AnyAsk, choice: AnyChoice): string | undefined {
  const { words, context } = asking;
  const row = 'row' in choice ? choice.row : 'space' in choice ? choice.space : 0;
  if (row > 0) {
    const cards = context.view.table.rows[row - 1] ?? [];
    return cards.map((each) => cardFacts(each, asking)).join(' + ');
  }
  if ('ability' in choice) return words.abilities[choice.ability];
  if ('character' in choice) {
    return choice.character === 'random' ? undefined : characterHint(asking, choice.character, ask);
  }
  // Alliance cards say what they do in their label.
  return 'card' in choice && !ask.startsWith('evil/') ? cardFacts(choice.card, asking) : undefined;
}

function characterHint({ words }: Asking, character: Character, ask: string): string | undefined {
  if (ask === 'automa/character') {
    const board = AUTOMA_BOARDS.find((each) => each.character === character);
    return board === undefined ? undefined : `${words.automaFirst(board)} ${words.automaSecond(board)}`;
  }
  const sheet = CHARACTER_SHEETS.find((each) => each.character === character);
  return sheet?.abilities.map(({ id }) => words.names.abilities[id]).join(', ');
}
