/**
 * A player of dice poker who counts. It sees what every seat sees, lists all 32 rerolls, counts in how many rolls
 * each wins, and takes the best; who rerolls first reckons with the best reply.
 */

import type { AskView, PlayView } from '@medallion/kernel';
import {
  activeValues,
  bestPick,
  otherValues,
  pickId,
  type PickValue,
  type PokerGame,
  type PokerRules,
  type Practice,
  type Role,
  soloValues,
} from '@medallion/old-world/poker';
import type { Bot } from './bot.ts';

/** The answer to an open ask of the practice table: the id of one of its choices. */
export function answerPractice(view: PlayView<Practice>, ask: AskView<Practice>): string {
  const { poker, rules } = view.table;
  const wanted = ask.ask === 'poker/reroll' && poker !== undefined ? chooseReroll(poker, ask.args.side, rules) : 'play';
  return (ask.choices.find((choice) => choice.id === wanted) ?? ask.choices[0])?.id ?? wanted;
}

/** The id of the best reroll for a side of a game under way. */
export function chooseReroll(poker: Readonly<PokerGame>, side: Role, rules: PokerRules): string {
  return pickId(bestPick(valuesFor(poker, side, rules)));
}

function valuesFor({ against, dice }: Readonly<PokerGame>, side: Role, rules: PokerRules): readonly PickValue[] {
  if (against === 'solo') return soloValues(dice.active);
  return side === 'active' ? activeValues(dice.active, dice.other, rules) : otherValues(dice.other, dice.active, rules);
}

/** The same, as a bot. */
export const pokerBot: Bot<Practice> = {
  name: 'counting',
  answer: ({ ask, choices, look }) => {
    const view = look();
    const open = view.asks.find((each) => each.ask === ask && each.reply === undefined);
    return open === undefined ? (choices[0]?.id ?? '') : answerPractice(view, open);
  },
};
