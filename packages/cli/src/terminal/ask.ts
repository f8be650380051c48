/** Puts one question of the kernel to a person: grouped where the list is long, with a hint for every answer. */

import type { AskView, ListedChoice } from '@medallion/kernel';
import { type PowerSource, powerOf } from '@medallion/old-world';
import { location, potion, type School } from '@medallion/old-world/content';
import type { AskContext, Telling } from '@medallion/old-world/telling';
import type { Words } from '@medallion/old-world/words';
import { chooseGrouped, type Group } from './grouped.ts';
import type { Choice, Given, Question, Terminal } from './terminal.ts';
import type { TerminalWords } from './words.ts';

export interface Asking {
  readonly terminal: Terminal;
  readonly telling: Telling;
  readonly words: Words;
  readonly own: TerminalWords;
  readonly context: AskContext;
}

/** Questions whose cards are no action cards. */
const NOT_ACTION_CARDS = new Set(['explore/keep-one', 'fight/viper-discard', 'fight/viper-order']);
/** What the kernel's choices say about themselves, as far as hints and groups need it. */
interface Known extends ListedChoice {
  readonly act?: string;
  readonly card?: number;
  readonly pay?: number;
  readonly potion?: number;
  readonly power?: PowerSource;
  readonly source?: PowerSource;
  readonly school?: School;
  readonly give?: number;
  readonly take?: number;
  readonly pick?: readonly number[];
  readonly cards?: readonly number[];
  readonly gold?: number;
}

/** The id of the chosen answer, or what else the person wants. */
export async function putQuestion(asking: Asking, ask: AskView): Promise<Given<string>> {
  if (ask.ask === 'poker/reroll') return rerollDice(asking, ask);
  if (ask.ask === 'location/clear-row') return clearRow(asking, ask);
  const message = asking.telling.question(ask, asking.context);
  return chooseGrouped(asking.terminal, message, groupsOf(asking, ask), asking.own.back);
}

function groupsOf(asking: Asking, ask: AskView): Group[] {
  if (ask.ask === 'phase-1/act') return movesByPlace(asking, ask);
  if (ask.ask === 'location/exchange') return exchangesByCard(asking, ask);
  return ask.choices.map((choice) => ({ choice: plain(asking, ask, choice), within: [] }));
}

function plain(asking: Asking, ask: AskView, choice: ListedChoice): Choice {
  const label = asking.telling.label(ask, choice, asking.context);
  const hint = NOT_ACTION_CARDS.has(ask.ask) ? undefined : hintOf(asking, choice as Known);
  return hint === undefined ? { value: choice.id, label } : { value: choice.id, label, hint };
}

/** What a card or power does, so that nobody has to look it up. */
function hintOf({ words }: Asking, { card, pay, potion: n, power, source, school }: Known): string | undefined {
  const shown = card ?? pay;
  if (shown !== undefined && shown >= 0) return words.card(shown);
  if (n !== undefined) return words.power(potion(n).power);
  if (school !== undefined) return `${words.name.specialty(school)}. ${words.specialty(school, 1)}`;
  const used = power ?? source;
  return used === undefined ? undefined : words.power(powerOf(used));
}

/** Moves by destination, cheapest price as a hint; everything else as it is. */
function movesByPlace(asking: Asking, ask: AskView): Group[] {
  const { telling, context, words, own } = asking;
  const places = new Map<number, { place: string; ways: (Choice & { price: number })[] }>();
  const others: Group[] = [];
  for (const choice of ask.choices) {
    const move = telling.move(ask, choice, context);
    if (move === undefined) {
      others.push({ choice: plain(asking, ask, choice), within: [] });
      continue;
    }
    const known = places.get(move.to) ?? { place: move.place, ways: [] };
    known.ways.push({ value: choice.id, label: move.pay, price: priceOf(choice as Known) });
    places.set(move.to, known);
  }
  const moves = [...places].map(([to, { place, ways }]): Group => {
    ways.sort((a, b) => a.price - b.price);
    const { terrain, action, school } = location(to);
    const offer = action === undefined ? words.name.school(school) : words.name.action(action);
    const facts = [words.name.terrain(terrain).toLowerCase(), offer, ...whoIsAt(asking, to), own.ways(ways.length)];
    return {
      choice: { value: `to-${to}`, label: place, hint: facts.join(', ') },
      within: ways.map(({ value, label }) => ({ value, label })),
    };
  });
  return [...moves, ...others];
}

/** The cheapest way first; a card is worth more than a coin. */
const priceOf = ({ cards = [], gold = 0 }: Known): number => 2 * cards.length + gold;

/** Monsters and witchers at a place. */
function whoIsAt({ context, words }: Asking, place: number): string[] {
  const { table } = context.view;
  if (!('slots' in table)) return [];
  const names = table.witchers.flatMap((witcher) => (witcher.at === place ? [context.who(witcher.seat)] : []));
  const lurks = table.slots.some((slot) => slot.token === place && slot.monster >= 0);
  return lurks ? [words.name.term('monster').toLowerCase(), ...names] : names;
}

function exchangesByCard(asking: Asking, ask: AskView): Group[] {
  const given = new Map<number, Group & { within: Choice[] }>();
  const hand = { ...ask, ask: 'cards/discard' };
  for (const choice of ask.choices as readonly Known[]) {
    const { give = -1, take = -1 } = choice;
    const group = given.get(give) ?? {
      choice: plain(asking, hand, { id: `give-${give}`, card: give } as Known),
      within: [],
    };
    const label = plain(asking, hand, { id: choice.id, card: take } as Known);
    group.within.push(label);
    given.set(give, group);
  }
  return [...given.values()];
}

const severalMessage = ({ telling, context, own }: Asking, ask: AskView): string =>
  `${telling.question(ask, context)} (${own.marks})`;

/** Five dice, any of them. */
async function rerollDice(asking: Asking, ask: AskView): Promise<Given<string>> {
  const { table } = asking.context.view;
  const side = ask.args.side === 'other' ? 'other' : 'active';
  const dice = table.poker?.dice[side] ?? [];
  const given = await asking.terminal.chooseMany({
    message: severalMessage(asking, ask),
    choices: dice.map((value, index) => ({ value: String(index + 1), label: String(value) })),
  });
  return matching(given, ask, ({ pick = [] }, wanted) => same(pick, wanted));
}

/** None, one or two cards of the Row. */
async function clearRow(asking: Asking, ask: AskView): Promise<Given<string>> {
  const single = (ask.choices as readonly Known[]).filter(({ cards }) => cards?.length === 1);
  const question: Question = {
    message: severalMessage(asking, ask),
    choices: single.map(({ cards = [] }) => {
      const card = cards[0] ?? -1;
      return { ...plain(asking, { ...ask, ask: 'cards/discard' }, { id: '', card } as Known), value: String(card) };
    }),
  };
  for (;;) {
    const given = matching(await asking.terminal.chooseMany(question), ask, ({ cards = [] }, wanted) =>
      same(
        [...cards].sort((a, b) => a - b),
        wanted,
      ),
    );
    if (given.key !== 'answer' || given.value !== '') return given;
    asking.terminal.print(asking.own.atMostTwo);
  }
}

/** The answer that consists of just these numbers; '' when there is none. */
function matching(
  given: Given<readonly string[]>,
  ask: AskView,
  fits: (choice: Known, wanted: readonly number[]) => boolean,
): Given<string> {
  if (given.key !== 'answer') return given;
  const wanted = given.value.map(Number).sort((a, b) => a - b);
  const choice = (ask.choices as readonly Known[]).find((each) => fits(each, wanted));
  return { key: 'answer', value: choice?.id ?? '' };
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
