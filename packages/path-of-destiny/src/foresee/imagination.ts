/**
 * The rules themselves, carried out on what one seat can see: so a foresight can never differ from what happens, and
 * can never know more than its seat. Cards out of sight are UNKNOWN: nothing is printed on them.
 */

import {
  deckPile,
  handPile,
  type Happening,
  type OpenAsk,
  openPile,
  type Pile,
  type PileView,
  Play,
  RulesFault,
  type Step,
} from '@medallion/kernel';
import type { Side, SymbolIndex } from '../content/vocabulary.ts';
import { cloneTable } from '../rules/clone-table.ts';
import type { LoseChoice, Loss } from '../rules/core.ts';
import { pathOfDestiny } from '../rules/game.ts';
import type { PathOfDestiny } from '../rules/shape.ts';
import { printedOn } from '../rules/card-data.ts';
import { activeOn } from '../rules/symbols.ts';
import type { Participant, Table, Who } from '../rules/table.ts';
import type { ParticipantView, PathOfDestinyView } from '../view.ts';

/** A card one cannot see. */
export const UNKNOWN = -1;

const unknown = (count: number): number[] => new Array<number>(count).fill(UNKNOWN);
const seen = ({ count, cards }: PileView): readonly number[] => cards ?? unknown(count);

function participantFrom(of: ParticipantView): Participant {
  const { who, hand, shown, timeline, covered, tokens, special, alliances, revealed, ...flat } = of;
  return {
    ...flat,
    hand: handPile(who, seen(hand)),
    shown: [...shown],
    timeline: openPile(timeline, who),
    covered: [...covered],
    tokens: [tokens[0] ?? 0, tokens[1] ?? 0, tokens[2] ?? 0, tokens[3] ?? 0],
    special: [...special],
    alliances: {
      renfri: handPile(who, seen(alliances.renfri)),
      stregobor: handPile(who, seen(alliances.stregobor)),
    },
    revealed: openPile(revealed, who),
  };
}

/** The table as a view shows it. */
function tableFrom(view: PathOfDestinyView): Table {
  const { active, destiny } = view;
  const faceDown = (count: number): Pile => deckPile(unknown(count));
  return {
    phase: view.phase,
    chapter: view.chapter,
    turn: view.turn,
    participants: view.participants.map(participantFrom),
    initiative: [...view.initiative],
    deck: faceDown(view.deck),
    discard: openPile(view.discard),
    rows: view.rows.map((cards) => openPile(cards)),
    top: [...view.top],
    figures: [...view.figures],
    closed: [...view.closed],
    looked: handPile(0, seen(view.looked)),
    pair: [view.pair[0], view.pair[1]],
    active: [active[0] as SymbolIndex, active[1] as SymbolIndex],
    read: [...view.read],
    destiny: [destiny[0] ?? 'stack', destiny[1] ?? 'stack', destiny[2] ?? 'stack'],
    ...(view.dominant === undefined ? {} : { dominant: view.dominant }),
    followed: [...view.followed],
    leaders: { ...view.leaders },
    pathTokens: { ...view.pathTokens },
    declaring: {
      silent: [...view.declaring.silent],
      double: [...view.declaring.double],
      chosen: [...view.declaring.chosen],
    },
    ...(view.flip === undefined ? {} : { flip: view.flip }),
    effort: [...view.effort],
    goals: view.goals.map(({ goal = UNKNOWN, requirement, left, right }) => ({
      goal: deckPile([goal]),
      requirement,
      left: [...left],
      right: [...right],
    })),
    goalsLeft: [],
    specialLeft: view.specialLeft,
    allianceRows: [...view.allianceRows],
    allianceDecks: {
      renfri: faceDown(view.allianceDecks.renfri),
      stregobor: faceDown(view.allianceDecks.stregobor),
    },
    allianceDiscards: {
      renfri: faceDown(view.allianceDiscards.renfri),
      stregobor: faceDown(view.allianceDiscards.stregobor),
    },
    unclaimed: [...view.unclaimed],
    tally: { sideQuest: [], golden: [], special: [] },
  };
}

/** One table per view: a screen asks for many foresights of the same moment. */
const tables = new WeakMap<PathOfDestinyView, Table>();
function tableOf(view: PathOfDestinyView): Table {
  const known = tables.get(view) ?? tableFrom(view);
  tables.set(view, known);
  return known;
}

const seatsOf = ({ participants }: Pick<PathOfDestinyView, 'participants'>): number =>
  participants.length - (participants.some(({ automa }) => automa === true) ? 1 : 0);

type AnyHandler = (g: Imagination, step: unknown) => void;
type AnyTake = (g: Imagination, ask: unknown, choice: unknown) => void;

/** A table of one's own to try things out on. */
export class Imagination extends Play<PathOfDestiny> {
  /** What the solo token is taken to show, flip by flip. Without it nothing that is flipped can be foreseen. */
  flips: Side[] = [];
  /** The Path whose Symbol is lost last. */
  spared: Side | undefined;

  private constructor(options: PathOfDestiny['options'], seats: number, table: Table) {
    super(pathOfDestiny, options, seats, { agenda: [], asks: [], nextAsk: 1, chance: [], table: cloneTable(table) });
  }

  static of(view: PathOfDestinyView): Imagination {
    return new Imagination(view.options, seatsOf(view), tableOf(view));
  }

  /** The same table once more, to go on from here in another way. */
  branch(): Imagination {
    return new Imagination(this.options, this.seats, this.table);
  }

  /** Carries out steps and all that follows from them, but for Abilities: nobody else uses any. */
  carryOut(...steps: Step<PathOfDestiny>[]): this {
    this.beginHandler();
    this.then(...steps);
    const { state } = this;
    const handlers = pathOfDestiny.steps as unknown as Readonly<Record<keyof PathOfDestiny['steps'], AnyHandler>>;
    for (;;) {
      const open = state.asks.pop();
      if (open !== undefined) {
        // Of all that could be asked on the way only losses are answered: they cannot be declined.
        if (open.ask === 'symbols/lose') this.answerWith('symbols/lose', open, this.cheapest(open));
        continue;
      }
      const step = state.agenda.pop();
      if (step === undefined) return this;
      if (step.do === 'ability/window') continue;
      this.beginHandler();
      handlers[step.do](this, step);
    }
  }

  /** Answers a question as its rule would take it, without what follows. */
  answerWith(ask: keyof PathOfDestiny['asks'], args: object, choice: object): this {
    const { take } = pathOfDestiny.asks[ask] as unknown as { take: AnyTake };
    this.beginHandler();
    take(this, args, choice);
    return this;
  }

  /** Losses are taken where they hurt least: Non-Active Symbols, then the Path that is not spared. */
  private cheapest(open: OpenAsk<PathOfDestiny>): object {
    const price = ({ lose }: LoseChoice): number => lose.reduce((sum, loss) => sum + this.priceOf(loss), 0);
    const ways = this.choices(open) as unknown as readonly LoseChoice[];
    let best = ways[0] as LoseChoice;
    for (const way of ways) if (price(way) < price(best)) best = way;
    return best;
  }

  private priceOf(loss: Loss): number {
    const { active } = this.table;
    const symbol =
      loss.lose === 'token'
        ? loss.symbol
        : loss.lose === 'special'
          ? activeOn(this.table, loss.side)
          : printedOn(loss.card)[loss.index];
    const at = active.indexOf(symbol as SymbolIndex);
    if (at < 0) return 0;
    return (at === 0 ? 'left' : 'right') === this.spared ? 2 : 1;
  }

  override int(stream: string, n: number): number {
    const side = stream === 'solo' && n === 2 ? this.flips.shift() : undefined;
    if (side === undefined) throw new RulesFault(`nobody can foresee what ${stream} will show`);
    return side === 'left' ? 0 : 1;
  }

  /** What is shuffled is seen no more. */
  override shuffle(_stream: string, pile: Pile): void {
    (pile.cards as number[]).fill(UNKNOWN);
  }

  takeEvents(): readonly Happening[] {
    const { events } = this;
    this.events = [];
    return events;
  }

  of(who: Who): Participant {
    const found = this.table.participants[who];
    if (found === undefined) throw new RangeError(`there is no participant ${who}`);
    return found;
  }
}
