import {
  cloneState,
  type Entry,
  type GameRecord,
  type AskView,
  type Happening,
  type HeardEvent,
  heardBy,
  Match,
  type SeatView,
  type Snapshot,
} from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import type { Save } from '../old-world/local/saves.ts';
import { Unusable } from './fault.ts';
import type { Chapters, Eyes, NextDeed, Point, ReelHead } from './protocol.ts';
import { readRecord } from './read-record.ts';

/** Entries between two positions kept: what it costs to jump anywhere. */
const KEEP_EVERY = 50;

/** A game that can be looked at from any point. Knows whose eyes are allowed, and shows nothing to others. */
export class Reel {
  readonly head: ReelHead;
  readonly record: GameRecord;
  private readonly events: (readonly Happening[] | 'undo')[] = [];
  private readonly kept: Snapshot<OldWorld>[] = [];
  /** Where the last look was: stepping on from there is cheaper than from anywhere else. */
  private match: Match<OldWorld>;

  constructor(save: Save) {
    this.record = readRecord(save.record);
    const { entries } = this.record;
    this.match = this.load(0);
    this.events.push(this.match.takeEvents());
    const turns = [this.match.play.state.table.turns];
    for (const entry of entries) {
      const events = this.step(entry);
      this.events.push(entry[0] === 'undo' ? 'undo' : events);
      turns.push(this.match.play.state.table.turns);
      this.maybeKeep();
    }
    const over = this.match.play.over !== undefined;
    this.head = { id: save.id, sitters: save.sitters, over, turns, eyes: eyesOf(save, over) };
  }

  chapters(eyes: Eyes): Chapters {
    this.allow(eyes);
    return this.events.map((events) => (events === 'undo' ? events : heard(events, eyes)));
  }

  look(number: number, eyes: Eyes): Point {
    this.allow(eyes);
    this.goTo(number);
    const { match } = this;
    const next = this.next(eyes);
    return {
      number: match.number,
      eyes,
      view: seen(match, eyes),
      ...(next === undefined ? {} : { next }),
      ...(this.head.over ? { hash: match.hash() } : {}),
    };
  }

  /** The match up to a point, for whoever wants to play it on. */
  upTo(number: number): Match<OldWorld> {
    return this.load(number);
  }

  private allow(eyes: Eyes): void {
    if (!this.head.eyes.includes(eyes)) throw new Unusable('unfinished');
  }

  private load(upTo: number): Match<OldWorld> {
    const snapshot = this.kept.findLast((kept) => kept.number <= upTo);
    return Match.load(oldWorld, this.record, { upTo, ...(snapshot === undefined ? {} : { snapshot }) });
  }

  private goTo(wanted: number): void {
    const { entries } = this.record;
    const number = Math.max(0, Math.min(entries.length, wanted));
    const ahead = number - this.match.number;
    if (ahead < 0 || ahead > KEEP_EVERY) this.match = this.load(number);
    for (const entry of entries.slice(this.match.number, number)) this.step(entry);
  }

  private step(entry: Entry): readonly Happening[] {
    const { match } = this;
    const done =
      entry[0] === 'undo'
        ? match.undo(entry[1])
        : match.submit({ seat: entry[0], number: match.number, ask: entry[1], choice: entry[2] });
    if (!done.ok) throw new Unusable('refused', match.number + 1);
    return done.events;
  }

  /** Keeps a position now and then, but only where nothing before it can be taken back any more. */
  private maybeKeep(): void {
    const { number, play } = this.match;
    if (play.barrier && number - (this.kept.at(-1)?.number ?? 0) >= KEEP_EVERY)
      this.kept.push({ number, state: cloneState(oldWorld, play.state) });
  }

  private next(eyes: Eyes): NextDeed | undefined {
    const { match } = this;
    const entry = this.record.entries[match.number];
    if (entry === undefined) return undefined;
    if (entry[0] === 'undo') return { deed: 'undo', seat: entry[1] };
    const [seat, id, chosen] = entry;
    if (eyes !== 'all' && eyes !== seat) return { deed: 'hidden', seat };
    const ask = match.view(seat).asks.find((open) => open.id === id);
    if (ask === undefined) return undefined;
    const choices = ask.choices.filter((choice) => choice.id === chosen);
    return { deed: 'answer', seat, ask: { ...ask, choices, impossible: [] } as AskView<OldWorld> };
  }
}

/** While a game goes on only the persons of this device may look, each with their own eyes. */
function eyesOf({ sitters }: Save, over: boolean): readonly Eyes[] {
  if (over) return ['all', ...sitters.keys()];
  const persons = sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return persons.length > 0 ? persons : ['spectator'];
}

function heard(events: readonly Happening[], eyes: Eyes): HeardEvent[] {
  if (eyes !== 'all') return heardBy(events, eyes);
  return events.map(({ type, data, secret }) => ({ type, data: { ...data, ...secret?.data } }));
}

/** The table as these eyes see it; with all eyes, every witcher's things as their owner sees them. */
function seen(match: Match<OldWorld>, eyes: Eyes): SeatView<OldWorld> {
  const common = match.view('spectator');
  if (eyes === 'spectator') return common;
  if (eyes !== 'all') return { ...common, viewer: eyes, table: oldWorld.view(match.play, eyes) };
  const witchers = common.table.witchers.map(
    (witcher, seat) => oldWorld.view(match.play, seat).witchers[seat] ?? witcher,
  );
  return { ...common, table: { ...common.table, witchers } };
}
