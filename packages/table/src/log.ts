import {
  type Entry,
  type Happening,
  type HeardEvent,
  heardBy,
  type Seat,
  type Shape,
  type Viewer,
} from '@medallion/kernel';

/** Everything that happened at a table and was not taken back, and how long the list was at every number. */
export class Log<G extends Shape> {
  private readonly events: Happening<G>[];
  /** The answers in force: whose, and where in the list what they caused begins and ends. */
  private readonly inForce: { readonly seat: Seat; readonly from: number; readonly to: number }[] = [];
  private readonly lengths: number[];

  constructor(setup: readonly Happening<G>[]) {
    this.events = [...setup];
    this.lengths = [setup.length];
  }

  /** How many entries it has heard of. */
  get number(): number {
    return this.lengths.length - 1;
  }

  get length(): number {
    return this.events.length;
  }

  add(entry: Entry, events: readonly Happening<G>[]): void {
    if (entry[0] === 'undo') this.takeBack(entry[1]);
    else if (entry[0] === 'back') this.goBackTo(entry[2]);
    else if (entry[0] === 'update') this.goBackTo(entry[1].from);
    else {
      const from = this.events.length;
      this.events.push(...events);
      this.inForce.push({ seat: entry[0], from, to: this.events.length });
    }
    this.lengths.push(this.events.length);
  }

  /** How much of the list at a number still stands: what follows on it is new to whoever has heard that far. */
  standsSince(number: number): number {
    // Whoever claims to have heard what was never said has heard another table.
    if (number > this.number) return 0;
    let least = this.events.length;
    for (let at = number; at < this.lengths.length; at++) least = Math.min(least, this.lengths[at] as number);
    return least;
  }

  heardBy(viewer: Viewer, from = 0): HeardEvent<G>[] {
    return heardBy<G>(from === 0 ? this.events : this.events.slice(from), viewer);
  }

  /** The game goes on from an older position: what came after it is forgotten. */
  private goBackTo(number: number): void {
    this.events.length = Math.min(this.events.length, this.lengths[number] ?? 0);
    this.inForce.length = 0;
  }

  /** A seat's last answer in force. Where others have answered since, they all were asked together and nothing came of it yet. */
  private takeBack(seat: Seat): void {
    const at = this.inForce.findLastIndex((answer) => answer.seat === seat);
    const [answer] = at < 0 ? [] : this.inForce.splice(at, 1);
    if (answer !== undefined && answer.to > answer.from) this.events.length = answer.from;
  }
}
