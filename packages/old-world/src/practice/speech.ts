/** How the practice table speaks where it has no screens of its own: with the voice of Old World. */

import type { AskView, HeardEvent, Impossible, ListedChoice, SeatView } from '@medallion/kernel';
import { LANGUAGES, type Language } from '@medallion/words';
import { rankHand } from '../rules/poker/index.ts';
import { words } from '../words/index.ts';
import { type OptionKey, optionWords } from '../words/options/index.ts';
import { type AskContext, telling } from '../words/telling/index.ts';
import type { Practice } from './shape.ts';

interface Reading {
  readonly viewer: number | 'spectator';
  readonly view: SeatView<Practice>;
  who(this: void, seat: number): string;
}

export const speech = { languages: LANGUAGES, voice: (language: Language) => Promise.resolve(voiceOf(language)) };

/** What can be chosen before an evening at the dice. */
export const OPTIONS = [
  { name: 'mode', values: ['locals', 'witcher'], seats: [2] },
  { name: 'mode', values: ['solo'], seats: [1] },
  { name: 'pokerTwoPairs', values: ['highPairFirst', 'sum'], fine: true as const },
  { name: 'pokerKickers', values: ['all', 'two'], fine: true as const },
];

function voiceOf(language: Language) {
  const told = telling(language);
  const { name } = words(language);
  const options = optionWords(language);
  // The telling of Old World asks its view for nothing a game of dice has not got.
  const seen = ({ viewer, view, who }: Reading): AskContext => ({ viewer, who, view });
  const modes: Readonly<Record<string, string>> = {
    locals: name.term('locals'),
    witcher: name.term('witcher'),
    solo: name.term('soloMode'),
  };
  const dice = (rolled: readonly number[]): string => `${rolled.join(', ')} (${name.pokerHand(rankHand(rolled).name)})`;
  return {
    title: name.term('dicePoker'),
    question: (ask: AskView<Practice>, reading: Reading) => told.question(ask, seen(reading)),
    label: (ask: AskView<Practice>, choice: ListedChoice, reading: Reading) => told.label(ask, choice, seen(reading)),
    whyNot: (ask: AskView<Practice>, no: Impossible, reading: Reading) => told.whyNot(ask, no, seen(reading)),
    tell: (event: HeardEvent<Practice>, reading: Reading) => told.tell(event, seen(reading)),
    refusal: told.refusal,
    outcome: (outcome: Parameters<typeof told.outcome>[0], { view, who }: Reading) =>
      outcome.ranking
        .flat()
        .map((seat) => `${who(seat)}: ${name.term('gold').toLowerCase()} ${view.table.gold[seat] ?? 0}`),
    outline: ({ view: { table }, who }: Reading) => {
      const { poker, gold, goal, mode, turn } = table;
      const purses = gold.map((purse, seat) => `${who(seat)}: ${name.term('gold').toLowerCase()} ${purse} / ${goal}`);
      const other = mode === 'locals' ? name.term('locals') : who(1 - turn);
      return [
        { title: name.term('gold'), lines: purses },
        ...(poker === undefined || poker.dice.active.length === 0
          ? []
          : [
              {
                title: name.term('dicePoker'),
                lines: [
                  `${who(turn)}: ${dice(poker.dice.active)}`,
                  ...(poker.dice.other.length === 0 ? [] : [`${other}: ${dice(poker.dice.other)}`]),
                ],
              },
            ]),
      ];
    },
    option: (option: string) => options[option as OptionKey] ?? name.term('dicePoker'),
    value: (option: string, value: string | number | boolean) =>
      modes[String(value)] ?? options[`${option}.${value}` as OptionKey] ?? String(value),
  };
}
