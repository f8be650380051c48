/** What the screen reads out of a view: everything from the person's side of the table. */

import type { AskView, SeatView } from '@medallion/kernel';
import {
  decide,
  type Decision,
  type Hand,
  type PokerGame,
  type Practice,
  type PracticeView,
  rankHand,
  type Role,
} from '@medallion/old-world/poker';

/** The person's seat. */
const ME = 0;

export interface Side {
  readonly dice: readonly number[];
  readonly hand: Hand;
  /** The places this side has rerolled, once it has decided. */
  readonly rerolled?: readonly number[];
}

export interface Reading {
  readonly mode: PracticeView['mode'];
  readonly game?: Readonly<PokerGame>;
  /** The side of the table the person is on, in the game that lies there or the next one. */
  readonly role: Role;
  readonly mine?: Side;
  readonly theirs?: Side;
  /** Who is ahead as the dice lie. */
  readonly standing?: Decision;
  /** The person's own question, if there is one. */
  readonly ask?: AskView;
  /** What somebody else is being asked. */
  readonly othersAsk?: string;
}

export function read(view: SeatView<Practice>): Reading {
  const { table } = view;
  const game = table.poker;
  const role: Role =
    (game === undefined || game.result !== undefined ? table.turn : game.active) === ME ? 'active' : 'other';
  const reading = {
    mode: table.mode,
    role,
    ...optional('ask', view.asks[0]),
    ...optional('othersAsk', view.waiting.find(({ seat }) => seat !== ME)?.ask),
  };
  if (game === undefined) return reading;
  const mySide: Role = game.active === ME ? 'active' : 'other';
  const mine = sideOf(game, mySide);
  const theirs = sideOf(game, mySide === 'active' ? 'other' : 'active');
  const active = sideOf(game, 'active');
  const other = sideOf(game, 'other');
  const standing =
    active === undefined || other === undefined ? undefined : decide(active.hand, other.hand, table.rules);
  return {
    ...reading,
    role: mySide,
    game,
    ...optional('mine', mine),
    ...optional('theirs', theirs),
    ...optional('standing', standing),
  };
}

function sideOf(game: Readonly<PokerGame>, side: Role): Side | undefined {
  const dice = game.dice[side];
  if (dice.length === 0) return undefined;
  return { dice, hand: rankHand(dice), ...optional('rerolled', game.rerolled[side]) };
}

function optional<K extends string, T>(key: K, value: T | undefined): { readonly [P in K]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: T });
}
