import { BadInput } from './errors.ts';
import { commitmentOf, seedOf } from './fairness.ts';
import { hashOf } from './hash.ts';
import { cloneJson, isRecord, type Json } from './json.ts';
import { cloneState, Play } from './play.ts';
import {
  contentHash,
  type Entry,
  type GameRecord,
  inOrder,
  isAnswer,
  lastUpdate,
  playedBy,
  type RecordHeader,
  recordHash,
  sameVersion,
  sealed,
  type Update,
  type Version,
  versionOf,
  wayTo,
} from './record.ts';
import type { Refusal } from './refusal.ts';
import type { AnyShape, Game, Happening, Seat, Shape, State, Viewer } from './shape.ts';
import { playView, type SeatView } from './view.ts';

/** An answer as it comes in from a seat. */
export interface Answer {
  readonly seat: Seat;
  /** The state number the seat was looking at: the present one, or an older one since which its ask stands unchanged. */
  readonly number: number;
  readonly ask: number;
  readonly choice: string;
}

export type Submitted<G extends Shape = AnyShape> =
  | { readonly ok: true; readonly events: readonly Happening<G>[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A position along a match, kept so that a long record need not be replayed from its start. A cache, never the
 * truth; taken only where nothing before it can be taken back any more.
 */
export interface Snapshot<G extends Shape> {
  /** How many entries of the record it stands behind. */
  readonly number: number;
  readonly state: State<G>;
}

export interface MatchStart {
  readonly seats: number;
  readonly options?: unknown;
  readonly secret: string;
  readonly nonces: readonly string[];
}

export interface MatchLoad<G extends Shape> {
  /** Stop after so many entries: any point of a game can be looked at again. */
  readonly upTo?: number;
  /** A snapshot of this very record: only the entries behind it are replayed. */
  readonly snapshot?: Snapshot<G>;
  readonly onEvents?: (events: readonly Happening<G>[], number: number) => void;
}

/** An answer that was not taken back. */
interface InForce {
  readonly entry: readonly [Seat, number, string];
  /** The state number it led to. */
  readonly number: number;
  /** It rolled or revealed something, or was confirmed for good. */
  readonly barrier: boolean;
}

/** Answers between two snapshots a match keeps for itself. */
const SNAPSHOT_EVERY = 200;
/** No sensible choice id is longer. */
const CHOICE_LIMIT = 200;

/** A game and its record: answers come in, are checked, take effect, are written down, and may be taken back. */
export class Match<G extends Shape> {
  readonly game: Game<G>;
  readonly header: RecordHeader;
  private readonly secret: string;
  private current: Play<G>;
  private readonly written: Entry[] = [];
  private kept: Snapshot<G>;
  /** The answers in force since the kept snapshot, in order: what undo has taken back is not among them. */
  private inForce: InForce[] = [];
  /** The oldest state number an answer may have looked at: the open asks were put at it, and nothing was undone since. */
  private since = 0;

  private constructor(game: Game<G>, header: RecordHeader, secret: string, play: Play<G>) {
    this.game = game;
    this.header = header;
    this.secret = secret;
    this.current = play;
    this.kept = { number: 0, state: cloneState(game, play.state) };
  }

  static start<G extends Shape>(game: Game<G>, start: MatchStart): Match<G> {
    const { seats, nonces } = start;
    mustSeat(game, seats);
    if (nonces.length !== seats) {
      throw new BadInput(
        `${nonces.length} nonces for ${seats} seats`,
        'nonces',
        'Every seat adds one, so that nobody chooses the shuffles alone.',
      );
    }
    return Match.begin(game, start);
  }

  /** A record of before may have other than one nonce from every seat: it is opened all the same. */
  private static begin<G extends Shape>(game: Game<G>, start: MatchStart): Match<G> {
    const { seats, secret, nonces } = start;
    mustSeat(game, seats);
    const options = game.readOptions(start.options ?? {}, seats);
    const header: RecordHeader = {
      medallion: 1,
      game: game.id,
      rules: game.rules,
      content: contentHash(game),
      seats,
      options: options as unknown as Json,
      commitment: commitmentOf(secret),
      nonces,
    };
    return new Match(game, header, secret, Play.start(game, options, seats, seedOf(secret, nonces)));
  }

  /** The match a record tells of. Every entry is checked as if it came in now. */
  static load<G extends Shape>(game: Game<G>, record: GameRecord, load: MatchLoad<G> = {}): Match<G> {
    const { header, seal } = record;
    if (header.game !== game.id) {
      throw new BadInput(
        `This is a record of ${header.game}, not of ${game.id}`,
        'header',
        'Open it with its own game.',
      );
    }
    const played = playedBy(record);
    if (!sameVersion(played, versionOf(game))) {
      throw new BadInput(
        `The record was played by rules ${played.rules} with other cards or rules than these (${game.rules})`,
        'header',
        'Open it with the version that played it.',
      );
    }
    if (seal === undefined) {
      throw new BadInput(
        'The record has no secret yet, so it cannot be replayed',
        'seal',
        'Wait until the game is over, or ask its host.',
      );
    }
    const { onEvents } = load;
    const upTo = Math.min(load.upTo ?? record.entries.length, record.entries.length);
    const updated = lastUpdate(record.entries);
    if (updated !== undefined && upTo <= updated.at) {
      throw new BadInput(
        `Up to entry ${updated.at} the game was played by other rules or cards than these`,
        `entry ${upTo}`,
        `Look at it from entry ${updated.at + 1} on.`,
      );
    }
    const begun =
      updated === undefined
        ? undefined
        : { number: updated.at + 1, state: updated.update.state as unknown as State<G> };
    const snapshot =
      load.snapshot !== undefined && load.snapshot.number <= upTo && load.snapshot.number >= (begun?.number ?? 0)
        ? load.snapshot
        : begun;
    const match =
      snapshot === undefined
        ? Match.begin(game, {
            seats: header.seats,
            options: header.options,
            secret: seal.secret,
            nonces: header.nonces,
          })
        : Match.from(game, record, snapshot);
    if (snapshot === undefined) onEvents?.(match.takeEvents(), 0);
    for (let i = match.number; i < upTo; i++) {
      const entry = record.entries[i] as Exclude<Entry, readonly ['update', unknown]>;
      const result = match.follow(entry);
      if (!result.ok) {
        throw new BadInput(
          `Entry ${i + 1} was refused: ${result.refusal.code}`,
          `entry ${i + 1}`,
          'The record was changed or is damaged.',
        );
      }
      onEvents?.(result.events, i + 1);
    }
    return match;
  }

  /** The match at a position of its record: what came before it is only written down. */
  private static from<G extends Shape>(game: Game<G>, record: GameRecord, { number, state }: Snapshot<G>): Match<G> {
    const { header, entries, seal } = record;
    const options = game.readOptions(header.options, header.seats);
    const play = new Play(game, options, header.seats, cloneState(game, state));
    const match = new Match(game, header, seal?.secret ?? '', play);
    match.written.push(...entries.slice(0, number));
    match.kept = { number, state: cloneState(game, state) };
    match.since = number;
    return match;
  }

  /**
   * Goes on with a game by other rules or cards than it was played by, from a position behind some of its entries;
   * the record says so. The state has to be one of these rules: see `resume`.
   */
  static goOn<G extends Shape>(game: Game<G>, record: GameRecord, { number, state }: Snapshot<G>): Match<G> {
    const match = Match.from(game, record, { number: record.entries.length, state });
    const update: Update = { ...versionOf(game), from: number, state: cloneJson(state) as unknown as Json };
    match.written.push(['update', update]);
    match.kept = { number: match.number, state: match.kept.state };
    match.since = match.number;
    return match;
  }

  /** A finished game at its last position, though these rules are not those it was played by. */
  static past<G extends Shape>(game: Game<G>, record: GameRecord, state: State<G>): Match<G> {
    return Match.from(game, record, { number: record.entries.length, state });
  }

  get play(): Play<G> {
    return this.current;
  }

  /** The state number: grows with every entry, undo included, so an answer to an older question is always noticed. */
  get number(): number {
    return this.written.length;
  }

  get entries(): readonly Entry[] {
    return this.written;
  }

  /**
   * The record as it may be shown to anybody: until the game is over only its header, because answers name cards
   * that others must not know, and secret answers that are not revealed yet.
   */
  record(): GameRecord {
    if (this.current.over === undefined) return { header: this.header, entries: [] };
    const { header, entries, seal } = this.hostRecord();
    return { header, entries: inOrder(entries), ...(seal === undefined ? {} : { seal }) };
  }

  /** The host's own copy, from which the match can be loaded again at any time. Never shown to a seat. */
  hostRecord(): GameRecord {
    return sealed({ header: this.header, entries: [...this.written] }, this.secret, this.hash());
  }

  /** The latest snapshot, for whoever stores it beside the record. */
  snapshot(): Snapshot<G> {
    return this.kept;
  }

  hash(): string {
    return hashOf(this.current.state);
  }

  view(viewer: Viewer): SeatView<G> {
    const canUndo = viewer !== 'spectator' && this.canUndo(viewer);
    return { number: this.number, canUndo, ...playView(this.current, viewer) };
  }

  /** Events of the setup or of the last answer that nobody has taken yet. */
  takeEvents(): Happening<G>[] {
    const { events } = this.current;
    this.current.events = [];
    return events;
  }

  /**
   * An answer from outside, of any shape. Answers given together do not make each other stale: one that looked at an
   * older state is taken while its question is the same, and nothing was taken back in between.
   */
  submit(raw: unknown): Submitted<G> {
    const where = malformedPart(raw);
    if (where !== undefined) return { ok: false, refusal: { code: 'malformed', where } };
    const { seat, number, ask, choice } = raw as Answer;
    if (seat < 0 || seat >= this.header.seats) return { ok: false, refusal: { code: 'unknown-seat' } };
    if (this.isStale(number)) return { ok: false, refusal: { code: 'stale', number: this.number } };
    return this.enter([seat, ask, choice]);
  }

  private isStale(number: number): boolean {
    return number < this.since || number > this.number;
  }

  /** An entry that was taken before. */
  private follow(entry: Exclude<Entry, readonly ['update', unknown]>): Submitted<G> {
    if (isAnswer(entry)) return this.enter(entry);
    return entry[0] === 'undo' ? this.undo(entry[1]) : this.goBack(entry[1], entry[2]);
  }

  private enter(entry: readonly [Seat, number, string]): Submitted<G> {
    const play = this.current;
    const opened = firstAsk(play);
    try {
      const refusal = play.answer(...entry);
      if (refusal !== undefined) return { ok: false, refusal };
    } catch (fault) {
      // A bug in a rule must not cost anybody the game: stand where we stood.
      this.restore();
      return {
        ok: false,
        refusal: { code: 'rules-fault', message: fault instanceof Error ? fault.message : String(fault) },
      };
    }
    this.written.push(entry);
    this.inForce.push({ entry, number: this.number, barrier: play.barrier });
    // Ids of asks grow: another first one means that all that were open have been answered.
    if (firstAsk(play) !== opened) {
      this.since = this.number;
      if (play.barrier && this.inForce.length >= SNAPSHOT_EVERY) {
        this.kept = { number: this.number, state: cloneState(this.game, play.state) };
        this.inForce = [];
      }
    }
    return { ok: true, events: this.takeEvents() };
  }

  /**
   * May this seat take back its last answer? Only while nothing was revealed or rolled and nobody else has answered
   * since. Answers given together wait side by side: each may be taken back until the last one is in.
   */
  canUndo(seat: Seat): boolean {
    return this.lastOf(seat) !== undefined;
  }

  /** Takes back this seat's last answer; `number` is the state it was looking at. */
  undo(seat: Seat, number = this.number): Submitted<G> {
    if (this.isStale(number)) return { ok: false, refusal: { code: 'stale', number: this.number } };
    const last = this.lastOf(seat);
    if (last === undefined) return { ok: false, refusal: { code: 'cannot-undo' } };
    // Whoever has not seen the own answer accepted cannot mean to take it back.
    if (number < last.number) return { ok: false, refusal: { code: 'stale', number: this.number } };
    this.inForce.splice(this.inForce.indexOf(last), 1);
    this.restore();
    this.written.push(['undo', seat]);
    this.since = this.number;
    return { ok: true, events: [] };
  }

  /**
   * Where the last question stood that this seat has answered: the number the table has to go back to for it. Whoever
   * was asked together with them is asked again too, whoever of them was quicker.
   */
  lastQuestionOf(seat: Seat): number | undefined {
    if (this.current.over !== undefined) return undefined;
    // What was taken back by the seat alone is no answer any more.
    const takenBack = new Map<Seat, number>();
    let at = this.written.length;
    for (;;) {
      const entry = this.written[at - 1];
      if (entry === undefined || entry[0] === 'update') return undefined;
      at = entry[0] === 'back' ? entry[2] : at - 1;
      if (entry[0] === 'undo') takenBack.set(entry[1], (takenBack.get(entry[1]) ?? 0) + 1);
      if (!isAnswer(entry)) continue;
      const skipped = takenBack.get(entry[0]) ?? 0;
      if (skipped > 0) takenBack.set(entry[0], skipped - 1);
      else if (entry[0] === seat) break;
    }
    let asked = at;
    this.replay(at, (number, { state }) => {
      if (state.asks.every(({ reply }) => reply === undefined)) asked = number;
    });
    return asked;
  }

  /**
   * The whole table goes back for a seat, beyond what it could take back alone. Whether everybody wants that is not for
   * a match to know; what they have seen meanwhile they know, and chance falls as it fell.
   */
  goBack(seat: Seat, to: number): Submitted<G> {
    const updated = lastUpdate(this.written);
    const first = updated === undefined ? 0 : updated.at + 1;
    if (this.current.over !== undefined || to < first || to >= this.number)
      return { ok: false, refusal: { code: 'cannot-undo' } };
    const play = this.replay(to);
    const { asks } = play.state;
    if (asks.some(({ reply }) => reply !== undefined) || !asks.some((ask) => ask.seat === seat))
      return { ok: false, refusal: { code: 'cannot-undo' } };
    play.checked = this.current.checked;
    this.current = play;
    this.written.push(['back', seat, to]);
    // Nobody alone takes back what was before it.
    this.kept = { number: this.number, state: cloneState(this.game, play.state) };
    this.inForce = [];
    this.since = this.number;
    return { ok: true, events: [] };
  }

  /** The game as it stood behind so many entries, by the way that led there. */
  private replay(upTo: number, onStep?: (number: number, play: Play<G>) => void): Play<G> {
    const { header, secret } = this;
    const before = this.written.slice(0, upTo);
    const updated = lastUpdate(before);
    const begun = updated === undefined ? [] : before.slice(0, updated.at + 1);
    const match = Match.load(this.game, { header, entries: begun, seal: { secret } });
    onStep?.(begun.length, match.current);
    for (const { number, entry } of wayTo(before)) {
      const done = match.follow(entry);
      if (!done.ok) throw new BadInput(`It was refused: ${done.refusal.code}`, `entry ${number}`, 'Start again.');
      onStep?.(number, match.current);
    }
    const { state } = match.current;
    return new Play(this.game, this.current.options, this.current.seats, cloneState(this.game, state));
  }

  /** The answer this seat may take back. */
  private lastOf(seat: Seat): InForce | undefined {
    if (this.current.over !== undefined) return undefined;
    let at = this.inForce.length - 1;
    let last = this.inForce[at];
    while (last !== undefined && last.entry[0] !== seat && this.waits(last)) last = this.inForce[--at];
    if (last === undefined || last.barrier || last.entry[0] !== seat) return undefined;
    return at === this.inForce.length - 1 || this.waits(last) ? last : undefined;
  }

  /** Has this answer not taken effect yet, because others are still thinking? */
  private waits({ entry: [, ask] }: InForce): boolean {
    return this.current.askById(ask) !== undefined;
  }

  /** Build the current position anew from the last kept one and the answers in force since. */
  private restore(): void {
    const { game, current } = this;
    const play = new Play(game, current.options, current.seats, cloneState(game, this.kept.state));
    play.checked = current.checked;
    for (const { entry } of this.inForce) play.answer(...entry);
    play.events = [];
    this.current = play;
  }
}

function mustSeat<G extends Shape>({ id, seats: { min, max } }: Game<G>, seats: number): void {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  throw new BadInput(`${id} cannot be played by ${String(seats)}`, 'seats', `Choose ${min} to ${max}.`);
}

function firstAsk<G extends Shape>({ state }: Play<G>): number | undefined {
  return state.asks[0]?.id;
}

/** The part of a would-be answer that is not what it should be, if any. */
function malformedPart(raw: unknown): string | undefined {
  if (!isRecord(raw)) return 'answer';
  for (const key of ['seat', 'number', 'ask'] as const) if (!Number.isSafeInteger(raw[key])) return key;
  if (typeof raw.choice !== 'string' || raw.choice.length > CHOICE_LIMIT) return 'choice';
  return undefined;
}

export interface Verdict {
  readonly ok: boolean;
  /** What was checked, one by one. */
  readonly checks: readonly {
    readonly what: 'commitment' | 'nonces' | 'record' | 'replay' | 'finished' | 'hash';
    readonly ok: boolean;
    /** The record does not say it, so that nobody can tell: it was written before records did, or not kept to its end. */
    readonly absent?: true;
    readonly detail?: string;
  }[];
  /** What could not be checked: entries that were played by other rules or cards, and the positions they led to. */
  readonly unchecked: readonly (Version & { readonly from: number; readonly to: number })[];
}

/**
 * Replays a finished game's record and checks its seed against the commitment, its header and entries against what binds
 * them, and its end against the hash. Whoever trusts the seal can trust every word before it. Of a game that outlived its rules only what was played by these can be replayed: `unchecked` tells the rest.
 */
export function verifyRecord<G extends Shape>(game: Game<G>, record: GameRecord): Verdict {
  const checks: Verdict['checks'][number][] = [];
  const { header, seal } = record;
  if (seal === undefined)
    return {
      ok: false,
      checks: [{ what: 'commitment', ok: false, detail: 'the secret is not revealed yet' }],
      unchecked: [],
    };
  checks.push({ what: 'commitment', ok: commitmentOf(seal.secret) === header.commitment });
  checks.push({ what: 'nonces', ok: header.nonces.length === header.seats });
  checks.push(
    seal.record === undefined
      ? { what: 'record', ok: false, absent: true, detail: 'it was sealed before seals bound every answer' }
      : { what: 'record', ok: seal.record === recordHash(record) },
  );
  try {
    const match = Match.load(game, record);
    checks.push({ what: 'replay', ok: true });
    checks.push({ what: 'finished', ok: match.play.over !== undefined });
    checks.push(
      seal.hash === undefined
        ? { what: 'hash', ok: false, absent: true, detail: 'no end was kept to compare with' }
        : { what: 'hash', ok: match.hash() === seal.hash },
    );
  } catch (fault) {
    checks.push({ what: 'replay', ok: false, detail: fault instanceof Error ? fault.message : String(fault) });
  }
  return { ok: checks.every((check) => check.ok), checks, unchecked: uncheckedIn(game, record) };
}

/** The stretches of a record that these rules cannot replay: all before the last update, or all where they differ. */
function uncheckedIn<G extends Shape>(game: Game<G>, record: GameRecord): Verdict['unchecked'] {
  const stretches: (Version & { from: number; to: number })[] = [];
  let { rules, content }: Version = record.header;
  let from = 0;
  for (const [at, entry] of record.entries.entries()) {
    if (entry[0] !== 'update') continue;
    stretches.push({ rules, content, from, to: at });
    ({ rules, content } = entry[1]);
    from = at + 1;
  }
  if (!sameVersion({ rules, content }, versionOf(game)))
    stretches.push({ rules, content, from, to: record.entries.length });
  return stretches;
}
