import { type AnyShape, BadInput, type Match, type Seat } from '@medallion/kernel';
import { fileOf, matchOf, type Proof, prove, readRecord, recordOf, sittersIn } from './archive.ts';
import { Unusable } from './fault.ts';
import { type Device, Host } from './host.ts';
import { Reel } from './reel.ts';
import type { GameEntry, Playable } from './registry/types.ts';
import { matchOfScenario } from './scenario/match.ts';
import { readScenario, type Scenario } from './scenario/read.ts';
import { chanceOfWord, snapshotOf, startTable } from './start.ts';
import { type KeptTable, StoreFull, type TableLine } from './store.ts';
import type { NewTable, Sitter, TableFault } from './wire.ts';

/** Of a table's id: long enough that nobody guesses one, short enough for an address. */
const ID_LENGTH = 12;
/** How often a new id is drawn before chance itself is to blame. */
const TRIES = 20;

/** What a room of tables needs from where it is. */
export interface RoomDevice extends Device<AnyShape> {
  readonly games: readonly GameEntry[];
  /** 128 bits nobody chose, as hexadecimal digits. */
  readonly secret: () => string;
}

/** A fault on its way to whoever wanted a table. */
export class NoTable extends Error {
  override name = 'NoTable';
  readonly fault: TableFault;

  constructor(fault: TableFault) {
    super('why' in fault ? fault.why : fault.code);
    this.fault = fault;
  }
}

/** All tables of a device or a server: set, opened, listed, saved to files and read from them. */
export class Tables {
  private readonly device: RoomDevice;
  private readonly hosts = new Map<string, Promise<Host<AnyShape>>>();

  constructor(device: RoomDevice) {
    this.device = device;
  }

  /** Sets a table; its id. Throws NoTable. */
  async create({ game, sitters, options = {}, seed }: NewTable): Promise<string> {
    const { device } = this;
    const { rules, bots } = await this.playable(game);
    const stranger = sitters.find(({ bot }) => bot !== undefined && !Object.hasOwn(bots, bot));
    if (stranger !== undefined)
      throw new NoTable({ code: 'not-started', why: `There is no bot called ${stranger.bot}` });
    const chance =
      seed === undefined
        ? { secret: device.secret(), nonces: sitters.map(() => device.secret()) }
        : chanceOfWord(seed, sitters.length);
    return this.keep((id) => {
      const start = { id, sitters, options, ...chance, now: device.now() };
      try {
        return startTable(rules, start);
      } catch (fault) {
        throw fault instanceof BadInput ? new NoTable({ code: 'not-started', why: fault.message }) : fault;
      }
    });
  }

  /** The host of a table, the same for everybody who asks. Throws NoTable. */
  host(id: string): Promise<Host<AnyShape>> {
    let host = this.hosts.get(id);
    if (host === undefined) {
      host = this.openKept(id);
      this.hosts.set(id, host);
      host.catch(() => this.hosts.delete(id));
    }
    return host;
  }

  /** Nobody needs the table here any more. It stays kept. */
  async close(id: string): Promise<void> {
    const opened = this.hosts.get(id);
    // At once: whoever asks for it from now on gets a host of their own, and not one that is about to end.
    this.hosts.delete(id);
    (await opened?.catch(() => undefined))?.end();
  }

  /** Every table, the latest first, with the reason of those that cannot be opened. */
  async list(): Promise<readonly TableLine[]> {
    const lines = await this.device.store.list();
    const known = new Set(this.device.games.map(({ id }) => id));
    return lines.map((line) =>
      line.unreadable !== undefined || known.has(line.game)
        ? line
        : { ...line, unreadable: `there is no game called ${line.game} here` },
    );
  }

  /** The table is gone for good. */
  async forget(id: string): Promise<void> {
    await this.device.store.forget(id);
    await this.close(id);
  }

  /** The table's record as a file, whether it can be opened or not. */
  async file(id: string): Promise<string> {
    return fileOf(await this.kept(id));
  }

  /**
   * A record, a scenario or a position becomes a table; its id, which may be wished for where nobody has it. Throws
   * Unusable.
   */
  async take(text: string, names: readonly string[], wish?: string): Promise<string> {
    const scenario = scenarioIn(text);
    if (scenario !== undefined) return this.layOut(scenario, names, wish);
    const record = readRecord(text);
    const entry = this.device.games.find(({ id }) => id === record.header.game);
    if (entry === undefined) throw new Unusable('other-game');
    const game = await entry.playable();
    const match = matchOf(game, record);
    return this.shelve(game, match, sittersIn(record.header, names, game.bots), wish);
  }

  private async layOut(scenario: Scenario, names: readonly string[], wish?: string): Promise<string> {
    const entry = this.device.games.find(({ id }) => id === scenario.game);
    if (entry === undefined) throw new Unusable('other-game');
    const game = await entry.playable();
    const { seed, sitters } = scenario;
    // By a word of its own it goes the same way every time, whatever bots play along.
    const secret = seed === undefined ? this.device.secret() : chanceOfWord(seed, 0).secret;
    const match = matchOfScenario(game.rules, scenario, secret);
    const header = sitters === undefined ? match.header : { ...match.header, sitters };
    return this.shelve(game, match, sittersIn(header, names, game.bots), wish);
  }

  /** A table as it was at a number, as a table of its own; its id. */
  async playOn(id: string, number: number): Promise<string> {
    const kept = await this.readable(id);
    const game = await this.playable(kept.game);
    return this.shelve(game, new Reel(game, recordOf(kept), [], kept).upTo(number), kept.sitters);
  }

  /** The record of a table, to be walked. */
  async reel(id: string): Promise<{ readonly reel: Reel<AnyShape>; readonly line: TableLine }> {
    const kept = await this.readable(id);
    const persons = kept.sitters.flatMap(({ bot }, seat): Seat[] => (bot === undefined ? [seat] : []));
    return { reel: new Reel(await this.playable(kept.game), recordOf(kept), persons, kept), line: kept };
  }

  async proof(id: string): Promise<Proof> {
    const kept = await this.readable(id);
    return prove(await this.playable(kept.game), kept);
  }

  private async playable(game: string): Promise<Playable> {
    const entry = this.device.games.find(({ id }) => id === game);
    if (entry === undefined) throw new NoTable({ code: 'unknown-game', game });
    return entry.playable();
  }

  private async kept(id: string): Promise<KeptTable> {
    let kept: KeptTable | undefined;
    try {
      kept = await this.device.store.load(id);
    } catch (fault) {
      this.device.report?.(fault);
      throw new NoTable(notKept(fault));
    }
    if (kept === undefined) throw new NoTable({ code: 'gone' });
    return kept;
  }

  /** What is kept of a table that was not found unreadable already. */
  private async readable(id: string): Promise<KeptTable> {
    const kept = await this.kept(id);
    if (kept.unreadable !== undefined) throw new NoTable({ code: 'unreadable', why: kept.unreadable });
    return kept;
  }

  private async openKept(id: string): Promise<Host<AnyShape>> {
    const kept = await this.readable(id);
    const { rules, bots, gist } = await this.playable(kept.game);
    try {
      return await Host.open({ game: rules, bots, ...(gist === undefined ? {} : { gist }) }, this.device, kept);
    } catch (fault) {
      if (!(fault instanceof BadInput)) {
        this.device.report?.(fault);
        throw new NoTable(notKept(fault));
      }
      throw new NoTable({ code: 'unreadable', why: fault.message });
    }
  }

  /** Puts a match on the shelf as a table of its own. */
  private async shelve(
    game: Playable,
    match: Match<AnyShape>,
    sitters: readonly Sitter[],
    wish?: string,
  ): Promise<string> {
    const now = this.device.now();
    const { header, entries } = match;
    const over = match.play.over !== undefined;
    const { secret } = match.hostRecord().seal ?? { secret: '' };
    try {
      return await this.keep(
        (id) => ({
          id,
          game: header.game,
          sitters,
          startedAt: now,
          savedAt: now,
          over,
          number: entries.length,
          header,
          secret,
          entries: entries.map((entry) => ({ entry })),
          ...(game.gist === undefined ? {} : { gist: game.gist(match.view('spectator').table) }),
          snapshot: snapshotOf(match),
        }),
        wish,
      );
    } catch (fault) {
      throw fault instanceof NoTable ? new Unusable('not-kept') : fault;
    }
  }

  /** Keeps a new table under an id nobody has. Chance that only repeats itself is no reason to try for ever. */
  private async keep(table: (id: string) => KeptTable, wish?: string): Promise<string> {
    for (let tries = 0; tries < TRIES; tries++) {
      const id = (tries === 0 ? wish : undefined) ?? this.device.secret().slice(0, ID_LENGTH);
      const made = table(id);
      try {
        if (await this.device.store.create(made)) return id;
      } catch (fault) {
        this.device.report?.(fault);
        throw new NoTable(notKept(fault));
      }
    }
    throw new NoTable({ code: 'not-started', why: `Every one of ${TRIES} new ids was taken: chance repeats itself.` });
  }
}

/** The scenario a text tells of, if it does. Throws Unusable. */
function scenarioIn(text: string): Scenario | undefined {
  try {
    return readScenario(text);
  } catch (fault) {
    throw new Unusable('position', undefined, fault instanceof Error ? fault.message : String(fault));
  }
}

function notKept(fault: unknown): TableFault {
  return { code: 'not-kept', full: fault instanceof StoreFull };
}
