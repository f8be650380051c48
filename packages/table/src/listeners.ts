import type { HeardEvent, Seat, SeatView, Shape, Viewer } from '@medallion/kernel';
import type { FromTable, Sitter, TableFault, TableHead, TableRefusal, Telling } from './wire.ts';

/** Somebody who listens at a table: what they may be, and how they are told. */
export interface Listener<G extends Shape> {
  /** The seats that are theirs; `persons` are all where no bot sits, for people who share a screen. */
  readonly seats: readonly Seat[] | 'persons';
  /** May say who sits where, at every seat. */
  readonly keeper?: boolean;
  readonly tell: (message: FromTable<G>) => void;
}

/** A listener at the table, with their eyes and the number they have heard up to. */
export interface Listening<G extends Shape> extends Listener<G> {
  viewer: Viewer;
  /** Undefined until they have looked: nobody is told what they did not ask for. */
  number: number | undefined;
}

/** What the table can tell of itself. */
export interface Stand<G extends Shape> {
  readonly number: number;
  view(viewer: Viewer): SeatView<G>;
  /** How many events still stand of those heard up to a number. */
  standsSince(number: number): number;
  heardBy(viewer: Viewer, from: number): readonly HeardEvent<G>[];
}

/** Everybody who listens at one table. */
export class Listeners<G extends Shape> {
  private readonly all = new Set<Listening<G>>();

  add(listener: Listener<G>): Listening<G> {
    const listening: Listening<G> = { ...listener, viewer: 'spectator', number: undefined };
    this.all.add(listening);
    return listening;
  }

  remove(listening: Listening<G>): boolean {
    return this.all.delete(listening);
  }

  /** The seats whose people are here, and how many only watch. Whose eyes they have just now is nobody's business. */
  presence(sitters: readonly Sitter[]): Pick<TableHead, 'here' | 'watching'> {
    const here = new Set<Seat>();
    let watching = 0;
    for (const { seats } of this.all) {
      const own = seatsOf(seats, sitters);
      if (own.length === 0) watching += 1;
      for (const seat of own) here.add(seat);
    }
    return { here: [...here].sort((a, b) => a - b), watching };
  }

  /** Whoever has not heard it yet hears what is new. */
  tellAll(stand: Stand<G>): void {
    const views = new Map<Viewer, SeatView<G>>();
    for (const listening of this.all) {
      if (listening.number !== undefined && listening.number !== stand.number)
        listening.tell({ said: 'position', ...tellingFor(listening, stand, views) });
    }
  }

  /** One of them hears how the table stands, in answer to their message. */
  tell(listening: Listening<G>, stand: Stand<G>, to: string, refusal?: TableRefusal): void {
    const telling = tellingFor(listening, stand);
    listening.tell(
      refusal === undefined ? { said: 'position', to, ...telling } : { said: 'refusal', to, refusal, ...telling },
    );
  }

  tellTable(table: TableHead, asked?: Listening<G>, to?: string): void {
    for (const listening of this.all) {
      if (listening.number === undefined && listening !== asked) continue;
      listening.tell(listening === asked && to !== undefined ? { said: 'table', to, table } : { said: 'table', table });
    }
  }

  /** The table is gone, and so are they. */
  lose(fault: TableFault): void {
    for (const { tell } of this.all) tell({ said: 'lost', fault });
    this.all.clear();
  }
}

export function seatsOf(seats: Listener<never>['seats'], sitters: readonly Sitter[]): readonly Seat[] {
  return seats === 'persons' ? sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])) : seats;
}

/** What is new to a listener, who then has heard it. */
function tellingFor<G extends Shape>(
  listening: Listening<G>,
  stand: Stand<G>,
  views: Map<Viewer, SeatView<G>> = new Map(),
): Telling<G> {
  const { viewer, number } = listening;
  const position = views.get(viewer) ?? stand.view(viewer);
  views.set(viewer, position);
  const after = number === undefined ? 0 : stand.standsSince(number);
  listening.number = stand.number;
  return { position, after, events: stand.heardBy(viewer, after) };
}
