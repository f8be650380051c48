/**
 * What so many open tables would need: the arrival of answers in the busiest hour, played through on what an answer was
 * measured to cost. The same numbers every time.
 */
import { Dice } from '../../packages/kernel/src/index.ts';

/** Microseconds of a core for an answer, measured (`npm run bench -- server` and `-- answer`): by the node, by its database, by what is read elsewhere. */
export const COSTS = {
  /** Of Old World's rules, views and differences beyond those of the caravan, which the bench plays. */
  game: 115,
  embedded: { node: 151, database: 0 },
  together: { node: 243, database: 201 },
  /** What comes on top where the other one is at another node: it reads, works it out and tells. */
  apart: { node: 473, database: 221 },
  /** Opening a table of Old World in the middle of its game, for who comes back to it. */
  opening: 2700,
  /** Until a commit is on a good disk. Not measured: an assumption. */
  commit: 2000,
} as const;

/** How people play. Assumed, not measured: change them on the command line. */
export interface Habits {
  /** Of the open tables, how many people sit at in the busiest hour; the others go on by post. */
  readonly live: number;
  /** Seconds between two answers at a table people sit at. */
  readonly pause: number;
  /** Answers a day at a table that goes on by post, and the share of a day's that comes in its busiest hour. */
  readonly byPost: number;
  readonly busiest: number;
  /** Answers somebody gives each time they come back to a table by post. */
  readonly visit: number;
}

export const USUAL: Habits = { live: 0.05, pause: 8, byPost: 24, busiest: 0.1, visit: 8 };

export interface Setup {
  readonly name: string;
  readonly nodes: number;
  /** Of the machine PostgreSQL has for itself; 0 where the database is embedded. */
  readonly cores: number;
}

export const SETUPS: readonly Setup[] = [
  { name: 'one process, SQLite', nodes: 1, cores: 0 },
  { name: '1 node, PostgreSQL on 2 cores', nodes: 1, cores: 2 },
  { name: '3 nodes, 4 cores', nodes: 3, cores: 4 },
  { name: '12 nodes, 8 cores', nodes: 12, cores: 8 },
];

export interface Grown {
  readonly open: number;
  /** Answers a second in the busiest hour. */
  readonly rate: number;
  /** Of each node's thread and of the database's cores, the share in use. */
  readonly node: number;
  readonly database: number;
  /** Milliseconds until both people of a table hold an answer; unset where it only ever gets later. */
  readonly p50?: number;
  readonly p99?: number;
}

/** Answers a second in the busiest hour: of people who sit together, and by post. */
function ratesOf(open: number, { live, pause, byPost, busiest }: Habits): { live: number; byPost: number } {
  return { live: (open * live) / pause, byPost: (open * (1 - live) * byPost * busiest) / 3600 };
}

/** Answers that are played through, of which the first tenth only fills the queues. */
const ANSWERS = 10_000;
/** More of a core than this cannot be had for long: what comes waits longer and longer. */
const FULL = 0.97;

export function grown(open: number, setup: Setup, habits: Habits = USUAL): Grown {
  const rates = ratesOf(open, habits);
  const rate = rates.live + rates.byPost;
  const elsewhere = setup.cores === 0 ? 0 : 1 - 1 / setup.nodes;
  const own = setup.cores === 0 ? COSTS.embedded : COSTS.together;
  const opening = (COSTS.opening / habits.visit) * (rates.byPost / rate);
  const nodeWork = own.node + COSTS.game + opening + elsewhere * (COSTS.apart.node + COSTS.game);
  const databaseWork = own.database + elsewhere * COSTS.apart.database;
  const node = (rate * nodeWork) / 1e6 / setup.nodes;
  const database = setup.cores === 0 ? 0 : (rate * databaseWork) / 1e6 / setup.cores;
  const use = { open, rate, node, database };
  return node > FULL || database > FULL ? use : { ...use, ...latencies(rate, setup, elsewhere, opening) };
}

function latencies(
  rate: number,
  { nodes, cores }: Setup,
  elsewhere: number,
  opening: number,
): { p50: number; p99: number } {
  const dice = new Dice(`growth ${nodes} ${cores}`);
  const chance = (): number => (dice.int(1_000_000) + 0.5) / 1_000_000;
  /** As long as this in the middle: most are quicker, a few take several times as long. */
  const about = (mean: number): number => -Math.log(chance()) * mean;
  const line = new Line();
  const threads = Array.from({ length: nodes }, () => new Desk(line, 1));
  const database = new Desk(line, Math.max(1, cores));
  const own = cores === 0 ? COSTS.embedded : COSTS.together;
  const held: number[] = [];

  const answer = (began: number): void => {
    const at = dice.int(nodes);
    const other = chance() < elsewhere ? (at + 1 + dice.int(nodes - 1)) % nodes : at;
    const here = threads[at] as Desk;
    const work = about(own.node + COSTS.game + opening);
    const done = (): void => void held.push(line.now - began);
    const told = (): void => {
      if (other === at) return done();
      const there = threads[other] as Desk;
      database.serve(about(COSTS.apart.database), () => there.serve(about(COSTS.apart.node + COSTS.game), done));
    };
    const kept = (): void => line.later(COSTS.commit, () => here.serve(work / 2, told));
    // Half of the work comes before it is written, half when it is told.
    here.serve(work / 2, () => (own.database === 0 ? kept() : database.serve(about(own.database), kept)));
  };
  let began = 0;
  for (let n = 0; n < ANSWERS; n++) {
    began += about(1e6 / rate);
    const at = began;
    line.at(at, () => answer(at));
  }
  line.run();
  const counted = held.slice(ANSWERS / 10).toSorted((a, b) => a - b);
  const quantile = (share: number): number => (counted[Math.floor(counted.length * share)] ?? 0) / 1000;
  return { p50: quantile(0.5), p99: quantile(0.99) };
}

/** What happens, in the order of its time: a heap. */
class Line {
  now = 0;
  private readonly heap: { readonly at: number; readonly n: number; readonly work: () => void }[] = [];
  private count = 0;

  later(micros: number, work: () => void): void {
    this.at(this.now + micros, work);
  }

  at(at: number, work: () => void): void {
    this.count += 1;
    const { heap } = this;
    let place = heap.push({ at, n: this.count, work }) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!this.isBefore(place, above)) return;
      this.swap(place, above);
      place = above;
    }
  }

  run(): void {
    const { heap } = this;
    for (let next = heap[0]; next !== undefined; next = heap[0]) {
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) heap[0] = last;
      this.sink();
      this.now = next.at;
      next.work();
    }
  }

  private sink(): void {
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let first = place;
      if (left < this.heap.length && this.isBefore(left, first)) first = left;
      if (right < this.heap.length && this.isBefore(right, first)) first = right;
      if (first === place) return;
      this.swap(place, first);
      place = first;
    }
  }

  /** What comes at the same time happens in the order it was said. */
  private isBefore(a: number, b: number): boolean {
    const [one, other] = [this.heap[a], this.heap[b]];
    if (one === undefined || other === undefined) return false;
    return one.at < other.at || (one.at === other.at && one.n < other.n);
  }

  private swap(a: number, b: number): void {
    const { heap } = this;
    [heap[a], heap[b]] = [heap[b] as (typeof heap)[number], heap[a] as (typeof heap)[number]];
  }
}

/** Serves one after the other, so many at once. */
class Desk {
  private readonly line: Line;
  private free: number;
  private readonly waiting: { readonly micros: number; readonly done: () => void }[] = [];
  private first = 0;

  constructor(line: Line, free: number) {
    this.line = line;
    this.free = free;
  }

  serve(micros: number, done: () => void): void {
    this.waiting.push({ micros, done });
    this.next();
  }

  private next(): void {
    const each = this.waiting[this.first];
    if (this.free === 0 || each === undefined) return;
    this.first += 1;
    this.free -= 1;
    this.line.later(each.micros, () => {
      this.free += 1;
      each.done();
      this.next();
    });
  }
}

/** Open tables that are looked at, and the chart's edges in milliseconds. */
export const SIZES = [1000, 3000, 10_000, 30_000, 100_000, 200_000, 300_000, 500_000, 1_000_000, 2_000_000] as const;
const [LEAST, MOST] = [1, 1000];
const COLOURS = ['#8a3324', '#b9770e', '#2e6b4f', '#31507a'] as const;

/** How late answers are by how many tables are open, for each setup until it is full. */
export function drawn(rows: readonly (readonly Grown[])[], setups: readonly Setup[] = SETUPS): string {
  const [wide, tall, left, foot, top] = [640, 340, 56, 46, 14];
  const [fewest, most] = [SIZES[0], SIZES[SIZES.length - 1] ?? 1];
  const x = (open: number): number => left + ((wide - left - 20) * Math.log(open / fewest)) / Math.log(most / fewest);
  const y = (ms: number): number =>
    top + (tall - foot - top) * (1 - Math.log(Math.min(MOST, Math.max(LEAST, ms)) / LEAST) / Math.log(MOST / LEAST));
  const fixed = (value: number): string => value.toFixed(1);
  const lines = [1, 10, 100, 1000].map(
    (ms) =>
      `<line x1="${left}" x2="${wide - 12}" y1="${fixed(y(ms))}" y2="${fixed(y(ms))}" stroke="#b9a98c" stroke-width="0.5"/><text x="${left - 6}" y="${fixed(y(ms) + 4)}" text-anchor="end">${ms} ms</text>`,
  );
  const marks = [1000, 10_000, 100_000, 1_000_000].map(
    (open) => `<text x="${fixed(x(open))}" y="${tall - 26}" text-anchor="middle">${open.toLocaleString('en')}</text>`,
  );
  const curves = rows.map((row, at) => {
    const held = row.filter(({ p99 }) => p99 !== undefined);
    const points = held.map(({ open, p99 = 0 }) => `${fixed(x(open))},${fixed(y(p99))}`);
    const last = held.at(-1);
    const isFull = held.length < row.length;
    const end =
      last === undefined || !isFull
        ? ''
        : `<path d="M${fixed(x(last.open))} ${fixed(y(last.p99 ?? 0))}V${fixed(y(MOST))}" stroke="${COLOURS[at]}" stroke-dasharray="3 4"/>`;
    const name = `<text x="${left + 12}" y="${top + 18 + 17 * at}" style="fill:${COLOURS[at]}">${setups[at]?.name}</text>`;
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${COLOURS[at]}" stroke-width="2"/>${end}${name}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" role="img" aria-label="Until both people of a table hold an answer (99 of 100), by open tables, for four setups">
<style>text { font: 12px sans-serif; fill: #5b4f3f }</style>
<rect width="${wide}" height="${tall}" fill="#f6f1e7"/>
${[...lines, ...marks, ...curves].join('\n')}
<text x="${(wide + left) / 2}" y="${tall - 8}" text-anchor="middle">open tables, in their busiest hour</text>
</svg>
`;
}
