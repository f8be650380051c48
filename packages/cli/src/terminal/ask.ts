/** Puts one question of the kernel to a person: grouped where the list is long, with a hint for every answer. */

import type { AskView } from '@medallion/kernel';
import { type OldWorld, powerOf } from '@medallion/old-world';
import { location, potion } from '@medallion/old-world/content';
import type { Practice } from '@medallion/old-world/poker';
import type { AnyAsk, AskContext, Telling } from '@medallion/old-world/telling';
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

type AnyChoice = AnyAsk['choices'][number];
type RerollAsk = AskView<OldWorld, 'poker/reroll'> | AskView<Practice, 'poker/reroll'>;

/** The id of the chosen answer, or what else the person wants. */
export async function putQuestion(asking: Asking, ask: AnyAsk): Promise<Given<string>> {
  if (ask.ask === 'poker/reroll') return rerollDice(asking, ask);
  if (ask.ask === 'location/clear-row') return clearRow(asking, ask);
  const message = asking.telling.question(ask, asking.context);
  return chooseGrouped(asking.terminal, message, groupsOf(asking, ask), asking.own.back);
}

function groupsOf(asking: Asking, ask: AnyAsk): Group[] {
  if (ask.ask === 'phase-1/act') return movesByPlace(asking, ask);
  if (ask.ask === 'location/exchange') return exchangesByCard(asking, ask);
  return ask.choices.map((choice) => ({ choice: plain(asking, ask, choice), within: [] }));
}

function plain(asking: Asking, ask: AnyAsk, choice: AnyChoice): Choice {
  const label = asking.telling.label(ask, choice, asking.context);
  const hint = NOT_ACTION_CARDS.has(ask.ask) ? undefined : hintOf(asking, choice);
  return hint === undefined ? { value: choice.id, label } : { value: choice.id, label, hint };
}

/** What a card or power does, so that nobody has to look it up. */
function hintOf({ words }: Asking, choice: AnyChoice): string | undefined {
  if ('card' in choice) return choice.card < 0 ? undefined : words.card(choice.card);
  if ('pay' in choice) return words.card(choice.pay);
  if ('potion' in choice) return words.power(potion(choice.potion).power);
  if ('school' in choice) return `${words.name.specialty(choice.school)}. ${words.specialty(choice.school, 1)}`;
  if ('power' in choice) return words.power(powerOf(choice.power));
  return 'source' in choice && choice.source !== undefined ? words.power(powerOf(choice.source)) : undefined;
}

/** Moves by destination, cheapest price as a hint; everything else as it is. */
function movesByPlace(asking: Asking, ask: AskView<OldWorld, 'phase-1/act'>): Group[] {
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
    known.ways.push({ value: choice.id, label: move.pay, price: 'cards' in choice ? priceOf(choice) : 0 });
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
const priceOf = ({ cards, gold }: { cards: readonly number[]; gold: number }): number => 2 * cards.length + gold;

/** Monsters and witchers at a place. */
function whoIsAt({ context, words }: Asking, place: number): string[] {
  const { table } = context.view;
  if (!('slots' in table)) return [];
  const names = table.witchers.flatMap((witcher) => (witcher.at === place ? [context.who(witcher.seat)] : []));
  const lurks = table.slots.some((slot) => slot.token === place && slot.monster >= 0);
  return lurks ? [words.name.term('monster').toLowerCase(), ...names] : names;
}

function exchangesByCard(asking: Asking, ask: AskView<OldWorld, 'location/exchange'>): Group[] {
  const given = new Map<number, Group & { within: Choice[] }>();
  for (const { id, give, take } of ask.choices) {
    const group = given.get(give) ?? { choice: cardChoice(asking, `give-${give}`, give), within: [] };
    group.within.push(cardChoice(asking, id, take));
    given.set(give, group);
  }
  return [...given.values()];
}

/** A card by its name, with what it does. */
const cardChoice = ({ telling, words, context }: Asking, value: string, card: number): Choice => ({
  value,
  label: telling.card(card, context),
  hint: words.card(card),
});

const severalMessage = ({ telling, context, own }: Asking, ask: AnyAsk): string =>
  `${telling.question(ask, context)} (${own.marks})`;

/** Five dice, any of them. */
async function rerollDice(asking: Asking, ask: RerollAsk): Promise<Given<string>> {
  const { table } = asking.context.view;
  const dice = table.poker?.dice[ask.args.side] ?? [];
  const given = await asking.terminal.chooseMany({
    message: severalMessage(asking, ask),
    choices: dice.map((value, index) => ({ value: String(index + 1), label: String(value) })),
  });
  return matching(given, ask.choices, ({ pick }, wanted) => same(pick, wanted));
}

/** None, one or two cards of the Row. */
async function clearRow(asking: Asking, ask: AskView<OldWorld, 'location/clear-row'>): Promise<Given<string>> {
  const single = ask.choices.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
  const question: Question = {
    message: severalMessage(asking, ask),
    choices: single.map((card) => cardChoice(asking, String(card), card)),
  };
  for (;;) {
    const given = matching(await asking.terminal.chooseMany(question), ask.choices, ({ cards }, wanted) =>
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
function matching<C extends { readonly id: string }>(
  given: Given<readonly string[]>,
  choices: readonly C[],
  fits: (choice: C, wanted: readonly number[]) => boolean,
): Given<string> {
  if (given.key !== 'answer') return given;
  const wanted = given.value.map(Number).sort((a, b) => a - b);
  const choice = choices.find((each) => fits(each, wanted));
  return { key: 'answer', value: choice?.id ?? '' };
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
