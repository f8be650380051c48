/** What a pick would bring, and cards drawn or discarded around it. PD-CHOOSE, GER-1, YEN-1, DAN-2, CIR-1 */

import type { Seat } from '@medallion/kernel';
import type { AllianceSide } from '../content/vocabulary.ts';
import { chooseAsks } from '../rules/choose.ts';
import type { PickChoice } from '../rules/core.ts';
import { TOP_SPACE } from '../rules/reserve.ts';
import type { Space, Table } from '../rules/table.ts';
import type { PathOfDestinyView } from '../view.ts';
import { before, type Foreseen, foreseen } from './foreseen.ts';
import { Imagination } from './imagination.ts';
import { type BestPlay, bestPlay } from './play.ts';

export interface ForeseenHand extends Foreseen {
  /** What could be made of it this turn: the best two cards one knows. */
  readonly best?: BestPlay;
}

export interface ForeseenPick extends ForeseenHand {
  /** Where the figure would stand: 0 is the top space. */
  readonly space: Space;
  /** The pair one would take; nothing where cards come from the deck. */
  readonly cards: readonly number[];
  /** Cards from the deck nobody has seen. */
  readonly draws: number;
  /** One's place in the Initiative from the next phase on, counted from 1: whoever has not picked yet may come before. */
  readonly rank: { readonly best: number; readonly worst: number };
  /** The Lesser Evil: the Alliance card that comes with the row; 'both': of the deck one chooses. PD-EVIL-06 */
  readonly ally?: AllianceSide | 'both';
}

/** A row, the top space, or an Ability that changes the pick. What the Reserve then says in a game for two is in `verdict`. */
export function foreseePick(view: PathOfDestinyView, seat: Seat, choice: PickChoice): ForeseenPick {
  const g = Imagination.of(view);
  const was = before(g);
  const held = g.of(seat).hand.cards.length;
  const row = 'space' in choice ? choice.space : choice.ability === 'YEN-1' ? choice.row : TOP_SPACE;
  const cards = row === TOP_SPACE ? [] : (view.rows[row - 1] ?? []);
  g.answerWith('choose/pick', { seat }, choice).carryOut();
  const space: Space = g.table.top.includes(seat) ? TOP_SPACE : row;
  const ally = space === TOP_SPACE ? undefined : view.allianceRows.find((each) => each.row === row)?.side;
  return {
    ...withBest(g, seat, foreseen(g, seat, was)),
    space,
    cards,
    draws: g.of(seat).hand.cards.length + g.table.looked.cards.length - held - cards.length,
    rank: rankOf(g.table, seat),
    ...(ally === undefined ? {} : { ally }),
  };
}

/** What a seat could pick if it were asked now, as the rules list it: whoever picks before it may still take a row. */
export function foreseePicks(view: PathOfDestinyView, seat: Seat): readonly ({ readonly id: string } & PickChoice)[] {
  const found: ({ readonly id: string } & PickChoice)[] = [];
  chooseAsks['choose/pick'].list(
    Imagination.of(view),
    { seat },
    {
      reasons: false,
      may: (choice) => void found.push(choice),
      mayNot: () => undefined,
      offer: (choice, whyNot) => void (whyNot === undefined && found.push(choice)),
    },
  );
  return found;
}

/** Two of the four cards looked at. GER-1 */
export function foreseeSenses(
  view: PathOfDestinyView,
  seat: Seat,
  choice: { readonly take: readonly number[]; readonly bottom: readonly number[] },
): ForeseenHand {
  const g = Imagination.of(view);
  const was = before(g);
  g.answerWith('ability/senses', { seat }, choice);
  return withBest(g, seat, foreseen(g, seat, was));
}

/** The hand without these cards. DAN-2, 5.9 `SIFT` */
export function foreseeDiscard(view: PathOfDestinyView, seat: Seat, cards: readonly number[]): ForeseenHand {
  const g = Imagination.of(view);
  const was = before(g);
  g.answerWith('hand/discard', { seat, count: cards.length }, { cards });
  const then = foreseen(g, seat, was);
  return view.phase === 'choose' ? withBest(g, seat, then) : then;
}

function withBest<F extends Foreseen>(g: Imagination, seat: Seat, then: F): F & ForeseenHand {
  const best = bestPlay(g, seat);
  return best === undefined ? then : { ...then, best };
}

/** Between the figures that stand above already and those that may still go there. PD-INIT-06, PD-INIT-07 */
export function rankOf(table: Table, seat: Seat): ForeseenPick['rank'] {
  const { top, figures, participants } = table;
  const onTop = top.indexOf(seat);
  // On the top space newcomers line up below.
  if (onTop >= 0) return { best: onTop + 1, worst: onTop + 1 };
  const row = figures.indexOf(seat);
  const above = top.length + figures.slice(0, Math.max(0, row)).filter((who) => who >= 0).length;
  const placed = top.length + figures.filter((who) => who >= 0).length;
  return { best: above + 1, worst: above + 1 + participants.length - placed };
}

/** The row whose pair is discarded before the next picks unless somebody takes it; undefined before the first turn and at the last. PD-CHOOSE-02, R-12 */
export function doomedRow({ rows, options, chapter, turn }: PathOfDestinyView): number | undefined {
  if (chapter === 0 || (chapter === 3 && turn === 3)) return undefined;
  const first = options.refreshDiscard === 'row1Only' ? 0 : rows.findIndex((cards) => cards.length > 0);
  return (rows[first]?.length ?? 0) > 0 ? first + 1 : undefined;
}
