/** A question of Old World with its types, and a bot made of one decision per question. */

import type { AskArgs, AskName, Choice, Dice, ListedChoice } from '@medallion/kernel';
import type { OldWorld, OldWorldView, WitcherView } from '@medallion/old-world';
import type { Bot, Question } from '../bot.ts';

export type Name = AskName<OldWorld>;
export type Listed<K extends Name> = Choice<OldWorld, K>;

/** One question as its decision sees it. The view is made only where a decision looks: it costs more than most decisions. */
export class Asked<K extends Name> {
  readonly seat: number;
  readonly args: AskArgs<OldWorld, K>;
  readonly choices: readonly Listed<K>[];
  readonly dice: Dice;
  private readonly question: Question<OldWorld>;
  private seen: OldWorldView | undefined;

  constructor(question: Question<OldWorld>, dice: Dice) {
    this.question = question;
    this.seat = question.seat;
    this.args = question.args as unknown as AskArgs<OldWorld, K>;
    this.choices = question.choices as unknown as readonly Listed<K>[];
    this.dice = dice;
  }

  get table(): OldWorldView {
    this.seen ??= this.question.look().table;
    return this.seen;
  }

  get me(): WitcherView {
    return this.table.witchers[this.seat] as WitcherView;
  }

  /** What the choices were worth when they were last compared, in their order. */
  worths: readonly number[] = [];

  /** The listed choice with the highest value; the first of equals. */
  best(value: (choice: Listed<K>) => number): Listed<K> {
    let best = this.choices[0] as Listed<K>;
    let most = Number.NEGATIVE_INFINITY;
    const worths: number[] = [];
    this.worths = worths;
    for (const choice of this.choices) {
      const worth = value(choice);
      worths.push(worth);
      if (worth > most) {
        most = worth;
        best = choice;
      }
    }
    return best;
  }

  find(test: (choice: Listed<K>) => boolean): Listed<K> | undefined {
    return this.choices.find(test);
  }
}

/** What a bot answers to every question there is. */
export type Decisions = { readonly [K in Name]: (asked: Asked<K>) => Listed<K> };

/** What a bot would answer, and what it thinks of every choice where it compared them. */
export interface Opinion {
  readonly choice: string;
  readonly worths: readonly number[];
}

export function opinionOf(decisions: Decisions, question: Question<OldWorld>, dice: Dice): Opinion {
  const [only, another] = question.choices;
  if (only !== undefined && another === undefined) return { choice: only.id, worths: [] };
  const byName = decisions as unknown as Readonly<Record<string, ((asked: Asked<Name>) => Listed<Name>) | undefined>>;
  const decide = byName[question.ask];
  // A question this bot has never heard of still gets a legal answer.
  if (decide === undefined) return { choice: dice.pick<ListedChoice>(question.choices).id, worths: [] };
  const asked = new Asked(question, dice);
  return { choice: decide(asked).id, worths: asked.worths };
}

export const botOf = (name: string, decisions: Decisions): Bot<OldWorld> => ({
  name,
  answer: (question, dice) => opinionOf(decisions, question, dice).choice,
});
