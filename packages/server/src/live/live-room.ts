/** A room with the people who are connected to it just now. It writes, and only then tells. */

import { type AnyShape, BadInput } from '@medallion/kernel';
import type { FromTable, Host, KeptTable, Listening, Sitter, ToTable } from '@medallion/table';
import {
  type Door,
  type FromRoom,
  type Line,
  RELIEF,
  type SeatGiven,
  type SocketRefusal,
  type Told,
} from '@medallion/table/room';
import type { Attended, AttendedSeat } from '../post/caretaker.ts';
import { type Elsewhere, NOBODY, type Nodes, type Present, type RoomNews } from '../nodes/nodes.ts';
import {
  arrange,
  askBack,
  begin,
  consent,
  type Entrance,
  goOnVacation,
  isByPost,
  mayWatch,
  mute,
  newLink,
  type Person,
  Refused,
  rematch,
  remove,
  rename,
  type Room,
  say,
  sayReady,
  seatOf,
  setClock,
  settle,
  settleBack,
  shareClocks,
  sitDown,
  stillFor,
  tellLate,
  tellOf,
  viewOfRoom,
  whatOpens,
} from '../room/room.ts';
import { newSecret } from '../room/secrets.ts';
import type { KeptRoom, RoomStore, Standing } from '../store/room-store.ts';
import type { ToRoom } from './messages.ts';
import { type After, TurnClocks } from './turn-clocks.ts';

/** How a connected person is told. */
export type Tell = (message: FromRoom | FromTable<AnyShape>) => void;

/** Somebody connected, once they have said who they are. */
export interface Guest {
  readonly tell: Tell;
  /** Unset for who only watches. Chairs move up when open ones are taken away. */
  seat?: number;
  readonly name: string;
  /** The hash of the key they came with: a chair that was given to somebody else has another. */
  readonly key?: string;
  listening?: Listening<AnyShape>;
  /** A big screen in the middle of the people, nobody's. */
  readonly screen?: true;
}

/** What a room needs from the server around it. */
export interface Around {
  readonly rooms: RoomStore;
  readonly now: () => number;
  /** The table of a room that begins. Throws BadInput where the rules do not take it. */
  readonly newTable: (room: Room, begun: ReturnType<typeof begin>) => Promise<KeptTable>;
  /** Keeps the room that has begun and its table, both or neither; false where the room has a newer version. */
  readonly setTable: (room: Room, version: number, table: KeptTable) => Promise<boolean>;
  readonly host: (id: string) => Promise<Host<AnyShape>>;
  readonly after: After;
  readonly nodes: Nodes;
  /** Called when the room is let go. */
  readonly stopHearing: () => void;
  /** Whether another node may write to the same store. */
  readonly shared: boolean;
  readonly report: (fault: unknown) => void;
  /** A chair has been given to somebody else, or will be: only these secrets' hashes open one from now on. */
  readonly keysAre: (room: string, keys: readonly string[]) => void;
  /** Of the room's game: who plays where nobody else does, and how its turns are counted. */
  readonly play: (game: string) => Promise<{ readonly usualBot: string; readonly turn?: (table: never) => number }>;
}

/** Not done, and why. */
export class SocketRefused extends Error {
  override name = 'SocketRefused';
  readonly code: SocketRefusal;
  readonly where: string | undefined;

  constructor(code: SocketRefusal, where?: string) {
    super(code);
    this.code = code;
    this.where = where;
  }
}

const TRIES = 5;

export class LiveRoom {
  private kept: KeptRoom;
  private readonly around: Around;
  private readonly guests = new Set<Guest>();
  private queue: Promise<unknown> = Promise.resolve();
  /** When the last person of a seat went away; before that nobody has been here since the room was looked up. */
  private readonly leftAt = new Map<number, number>();
  private readonly since: number;
  private clocks: TurnClocks | undefined;
  /** Who has said hello, and is not known yet. */
  private arriving = 0;
  /** Whether somebody was here since the room was looked up. */
  private wasVisited = false;
  /** Who is here by way of other nodes. */
  private elsewhere: Elsewhere;

  constructor(kept: KeptRoom, around: Around, elsewhere: Elsewhere = NOBODY) {
    this.kept = kept;
    this.around = around;
    this.elsewhere = elsewhere;
    this.since = around.now();
  }

  get room(): Room {
    return this.kept.room;
  }

  /** The room is put away: no clock runs, and nobody is told anything any more. */
  close(): void {
    this.guests.clear();
    this.clocks?.stop();
    this.clocks = undefined;
    this.around.stopHearing();
  }

  get isEmpty(): boolean {
    return this.guests.size === 0 && this.arriving === 0;
  }

  /** Whether somebody was here, is not any more, and the game goes on without them: true once. */
  takeLeave(): boolean {
    const isLeft = this.isEmpty && this.wasVisited && this.room.state !== 'lobby';
    this.wasVisited = false;
    return isLeft;
  }

  /** Somebody connects, as the seat whose secret they know, or to watch. */
  async enter(hello: Extract<ToRoom, { do: 'hello' }>, tell: Tell): Promise<Guest> {
    this.arriving += 1;
    try {
      return await this.letIn(hello, tell);
    } finally {
      this.arriving -= 1;
    }
  }

  private async letIn(hello: Extract<ToRoom, { do: 'hello' }>, tell: Tell): Promise<Guest> {
    const isKnown = (): boolean => seatOf(this.room, hello.secret) !== undefined || mayWatch(this.room, hello.watch);
    // Perhaps they sat down at another node, of which nothing was heard here yet.
    if (!isKnown()) await this.inTurn(() => this.readAgain());
    if (!isKnown()) throw new SocketRefused('not-yours');
    const seat = seatOf(this.room, hello.secret);
    const name = seat === undefined ? (hello.name ?? '') : (this.room.chairs[seat]?.name ?? '');
    const { secret: key } = this.room.chairs[seat ?? -1] ?? {};
    if (seat !== undefined) await this.around.rooms.touch(this.room.id, this.around.now());
    const guest: Guest = {
      tell,
      name,
      ...(seat !== undefined && { seat }),
      ...(key !== undefined && { key }),
      ...(seat === undefined && hello.screen === true && { screen: true }),
    };
    this.guests.add(guest);
    this.wasVisited = true;
    try {
      if (this.room.state !== 'lobby') {
        await this.toTheTable(guest);
        await this.windClocks();
      }
    } catch (fault) {
      this.guests.delete(guest);
      throw fault;
    }
    this.sayHere();
    this.tellRoom(guest, hello.id, this.room.lines);
    for (const other of this.guests) if (other !== guest) this.tellRoom(other);
    return guest;
  }

  /** They are gone, or their line broke. */
  async leave(guest: Guest): Promise<void> {
    // Shown out, or the room was put away: that is done already.
    if (!this.guests.delete(guest)) return;
    if (guest.seat !== undefined) this.leftAt.set(guest.seat, this.around.now());
    this.sayHere(guest.seat);
    if (guest.listening !== undefined) (await this.around.host(this.room.id)).leave(guest.listening);
    for (const other of this.guests) this.tellRoom(other);
  }

  /** Another node has told something. */
  async hearNews(news: RoomNews): Promise<void> {
    if (this.isEmpty) return;
    try {
      if (news.of === 'end') return await this.end();
      if (news.of === 'room' ? news.version > this.kept.version : news.of === 'all')
        await this.inTurn(() => this.readAgain());
      if (news.of === 'here' || news.of === 'all') await this.lookAround();
      if (this.room.state === 'lobby' || (news.of !== 'table' && news.of !== 'all')) return;
      const host = await this.around.host(this.room.id);
      if (news.of === 'all' || news.number === undefined || news.number > host.number) await host.refresh();
    } catch (fault) {
      this.around.report(fault);
    }
  }

  /** The room is gone for good: whoever is here is told, and shown out. */
  async end(): Promise<void> {
    for (const guest of this.guests) {
      guest.tell({ said: 'refused', code: 'no-such-room' });
      await this.leave(guest);
    }
  }

  /** How far the room is by now: what is new is read. */
  async compare({ version, number, sitters }: Standing): Promise<void> {
    if (version > this.kept.version) await this.inTurn(() => this.readAgain());
    // Those of a node that is gone are gone, though it told nobody.
    if (this.elsewhere.seats.length > 0 || this.elsewhere.watching > 0) await this.lookAround();
    if (this.room.state === 'lobby' || number === undefined || this.isEmpty) return;
    const host = await this.around.host(this.room.id);
    if (number > host.number || JSON.stringify(sitters) !== JSON.stringify(host.table.sitters)) await host.refresh();
  }

  /**
   * Sees to a table nobody may be at: bots play on, and time that has run out is dealt with. Where people are here that
   * happens by itself; undefined while bots think for them.
   */
  async attend({ version, number = 0, savedAt = 0 }: Standing): Promise<Attended | undefined> {
    if (version > this.kept.version) await this.inTurn(() => this.readAgain());
    const host = await this.around.host(this.room.id);
    if (number > host.number) await host.refresh();
    if (isByPost(this.room)) {
      await this.windClocks();
      this.clocks?.ringDue();
    }
    if (!this.isEmpty && host.isThinking) return undefined;
    await host.atRest();
    // Put away in the middle of it: another node looks, or this one when it is back.
    if (host.hasEnded) return undefined;
    // Who waits for whom until when is written down by now.
    await this.inTurn(async () => undefined);
    return {
      game: this.room.game,
      number: host.number,
      names: host.table.sitters.map(({ name }) => name),
      absent: new Map(
        this.room.chairs.flatMap(({ secret }, seat) =>
          secret === undefined || this.here().includes(seat) ? [] : [[seat, secret] as const],
        ),
      ),
      ...(isByPost(this.room) && this.room.clock !== undefined && { then: this.room.clock.then }),
      waiting: host.over ? [] : this.attended(host, savedAt),
    };
  }

  private attended(host: Host<AnyShape>, savedAt: number): readonly AttendedSeat[] {
    const here = this.here();
    const { sitters } = host.table;
    const ticks = isByPost(this.room) ? (this.clocks?.ticks ?? []) : [];
    return host.asked.flatMap(({ seat, ask }) => {
      const { secret: key } = this.room.chairs[seat] ?? {};
      if (key === undefined || sitters[seat]?.bot !== undefined) return [];
      const until = ticks.find((tick) => tick.seat === seat)?.until;
      const knows = here.includes(seat) || this.leftSince(seat) > savedAt;
      return [{ seat, ask, key, knows, ...(until !== undefined && { until }) }];
    });
  }

  /** Says to other nodes who is here, and whose last line broke. */
  private sayHere(left?: number): void {
    const { seats, watching, screens } = this.present();
    const gone = left === undefined || seats.includes(left) ? undefined : left;
    this.around.nodes.sayHere(this.room.id, { seats, watching, screens }, gone);
  }

  private present(): Required<Present> {
    const seats = [...new Set([...this.guests].flatMap(({ seat }) => (seat === undefined ? [] : [seat])))];
    const watchers = [...this.guests].filter(({ seat }) => seat === undefined);
    return { seats, watching: watchers.length, screens: watchers.filter(({ screen }) => screen === true).length };
  }

  private async lookAround(): Promise<void> {
    const before = JSON.stringify([this.here(), this.watching(), this.screens()]);
    try {
      this.elsewhere = await this.around.nodes.elsewhere(this.room.id);
    } catch {
      // Who was there last counts as there still: nobody is thought gone because a line between machines is.
      return;
    }
    if (JSON.stringify([this.here(), this.watching(), this.screens()]) === before) return;
    for (const guest of this.guests) this.tellRoom(guest);
    if (this.room.state !== 'lobby' && !this.isEmpty) this.tellHost(await this.around.host(this.room.id));
  }

  private tellHost(host: Host<AnyShape>): void {
    host.hearOfOthers({ here: this.elsewhere.seats, watching: this.elsewhere.watching });
  }

  private here(): readonly number[] {
    return [...new Set([...this.present().seats, ...this.elsewhere.seats])].sort((a, b) => a - b);
  }

  /** People who watch. */
  private watching(): number {
    return this.present().watching + this.elsewhere.watching - this.screens();
  }

  private screens(): number {
    return this.present().screens + (this.elsewhere.screens ?? 0);
  }

  /** Reads the room as it is kept by now. */
  private async readAgain(): Promise<void> {
    const newer = await this.around.rooms.load(this.room.id);
    if (newer === undefined) throw new SocketRefused('no-such-room');
    if (newer.version > this.kept.version) await this.adopt(newer);
  }

  /** Another node has changed the room: whoever is here hears what is new. */
  private async adopt(newer: KeptRoom): Promise<void> {
    const { lines, state } = this.room;
    this.kept = newer;
    const heard = lines.at(-1)?.n ?? 0;
    for (const line of newer.room.lines)
      if (line.n > heard) for (const { tell } of this.guests) tell({ said: 'line', line });
    if (state === 'lobby' && this.room.state !== 'lobby') await this.takeSeats();
    await this.askToLeave();
    if (this.room.clocks !== undefined) this.clocks?.follow(this.room.clocks.running);
    for (const guest of this.guests) this.tellRoom(guest);
  }

  /** Something is said to the table. */
  async toTable(guest: Guest, message: ToTable): Promise<void> {
    // Another node may have begun it a moment ago.
    if (guest.listening === undefined && this.around.shared) await this.inTurn(() => this.readAgain());
    if (guest.listening === undefined) throw new SocketRefused('not-playing');
    const host = await this.around.host(this.room.id);
    // Who gave the game up does not come back to it, whoever says so.
    if (message.do === 'sit' && host.table.sitters[message.seat]?.resigned === true) throw new Refused('resigned');
    await host.hear(guest.listening, message);
    if (message.do === 'sit' && this.room.back !== undefined) await this.inTurn(() => this.maybeGoBack());
  }

  /** Something is said in the room. Dealt with one after the other, in the order it came. */
  hear(guest: Guest, message: Exclude<ToRoom, { do: 'hello' }>): Promise<void> {
    return this.inTurn(() => this.deal(guest, message));
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async deal(guest: Guest, message: Exclude<ToRoom, { do: 'hello' }>): Promise<void> {
    switch (message.do) {
      case 'say': {
        let line: Line | undefined;
        const { text, phrase } = message;
        await this.change((room) => {
          const name = room.chairs[guest.seat ?? -1]?.name ?? guest.name;
          const by = { name, ...(guest.seat !== undefined && { seat: guest.seat }) };
          const told = say(
            room,
            by,
            { ...(text !== undefined && { text }), ...(phrase !== undefined && { phrase }) },
            this.around.now(),
          );
          line = told.line;
          return told.room;
        });
        if (line !== undefined) for (const { tell } of this.guests) tell({ said: 'line', line });
        return guest.tell({ said: 'done', to: message.id });
      }
      case 'ping':
        return guest.tell({ said: 'done', to: message.id });
      case 'invite': {
        let link = '';
        await this.change((room) => {
          const made = newLink(room, seatIn(guest), message.seat);
          link = made.link;
          return made.room;
        });
        return guest.tell({ said: 'link', to: message.id, seat: message.seat, link });
      }
      case 'relieve':
        await this.relieve(seatIn(guest), message.seat, message.bot);
        break;
      case 'resign':
        await this.resign(seatIn(guest));
        break;
      case 'back':
        await this.askBack(seatIn(guest));
        break;
      case 'consent':
        await this.consent(seatIn(guest), message.yes);
        break;
      case 'remove':
        await this.remove(seatIn(guest), message.seat);
        break;
      case 'vacation':
        await this.vacation(seatIn(guest), message.days);
        break;
      case 'clock':
        await this.change((room) => setClock(room, seatIn(guest), message.clock));
        break;
      case 'rematch':
        await this.rematch(seatIn(guest));
        break;
      case 'begin':
        await this.begin(seatIn(guest));
        break;
      case 'name':
        await this.change((room) => rename(room, seatIn(guest), message.name));
        break;
      case 'ready':
        await this.change((room) => sayReady(room, seatIn(guest), message.ready, message.nonce));
        break;
      case 'options':
        await this.change((room) => settle(room, seatIn(guest), message.options));
        break;
      case 'chair':
        await this.change((room) => arrange(room, seatIn(guest), message.seat, message.bot));
        await this.askToLeave();
        this.tellKeys();
        break;
      case 'mute':
        await this.change((room) => mute(room, seatIn(guest), message.whom, message.muted));
        break;
    }
    // A seat that a bot plays from now on is not waited for any more.
    await this.maybeGoBack();
    for (const each of this.guests) this.tellRoom(each, each === guest ? message.id : undefined);
  }

  private async askBack(by: number): Promise<void> {
    const host = await this.playingHost();
    const to = host.table.sitters[by]?.bot === undefined ? host.lastQuestionOf(by) : undefined;
    if (to === undefined) throw new Refused('nothing-to-take-back');
    await this.change((room) => askBack(room, by, to));
    await this.tellOf(by, 'back-asked');
  }

  private async consent(seat: number, yes: boolean): Promise<void> {
    const by = this.room.back?.by;
    await this.change((room) => consent(room, seat, yes));
    if (seat !== by) await this.tellOf(seat, yes ? 'back-agreed' : 'back-declined');
  }

  /** The table goes back when every person at it wants that. Bots have nothing against it. */
  private async maybeGoBack(): Promise<void> {
    const { back } = this.room;
    if (back === undefined || back.no !== undefined) return;
    const host = await this.around.host(this.room.id);
    const waiting = host.table.sitters.some(
      ({ bot }, seat) => bot === undefined && seat !== back.by && !back.yes.includes(seat),
    );
    if (waiting) return;
    // Two nodes that find it at once go back once.
    const refusal = await host.goBack(back.by, back.to, `back/${back.to}`);
    // What could not be written down may be wished for once more; a game that went on makes it another wish.
    if (refusal?.code === 'not-kept') throw new SocketRefused('not-kept');
    let line: Line | undefined;
    await this.change((room) => {
      const settled = settleBack(room, refusal === undefined ? 'back-done' : 'back-late', this.around.now());
      line = settled?.line;
      return settled?.room ?? room;
    });
    if (line !== undefined) for (const { tell } of this.guests) tell({ said: 'line', line });
    for (const guest of this.guests) this.tellRoom(guest);
  }

  private async vacation(seat: number, days: number): Promise<void> {
    const { now } = this.around;
    await this.change((room) => goOnVacation(room, seat, days, now()));
    if (this.room.clocks !== undefined) this.clocks?.follow(this.room.clocks.running);
    await this.tellOf(seat, days === 0 ? 'vacation-over' : 'vacation');
  }

  private async tellLate(seat: number, until: number): Promise<void> {
    let line: Line | undefined;
    await this.change((room) => {
      const done = tellLate(room, seat, until, this.around.now());
      line = done?.line;
      return done?.room ?? room;
    });
    if (line !== undefined) for (const { tell } of this.guests) tell({ said: 'line', line });
  }

  private async tellOf(seat: number, told: Told): Promise<void> {
    let line: Line | undefined;
    await this.change((room) => {
      const done = tellOf(room, seat, told, this.around.now());
      line = done.line;
      return done.room;
    });
    if (line !== undefined) for (const { tell } of this.guests) tell({ said: 'line', line });
  }

  /** The table is set in the moment the room says that it plays. */
  private async begin(by: number): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const begun = await this.changed((each) => begin(each, by));
      const { room, version } = this.kept;
      if (await this.around.setTable(begun.room, version, await this.tableOf(room, begun))) {
        this.kept = { room: begun.room, version: version + 1 };
        return this.takeSeats();
      }
      await this.readAgain();
    }
    throw new SocketRefused('not-kept');
  }

  private async tableOf(room: Room, begun: ReturnType<typeof begin>): Promise<KeptTable> {
    try {
      return await this.around.newTable(room, begun);
    } catch (fault) {
      if (fault instanceof BadInput) throw new SocketRefused('not-started', fault.message);
      throw fault;
    }
  }

  /** The game has begun: everybody here goes to the table. */
  private async takeSeats(): Promise<void> {
    for (const guest of this.guests) {
      // Open chairs are gone: whoever sat behind one has another number now.
      if (guest.seat !== undefined) guest.seat = this.room.chairs.findIndex(({ secret }) => secret === guest.key);
      if (guest.seat !== -1) await this.toTheTable(guest);
    }
    this.sayHere();
    await this.windClocks();
  }

  /** A game without a rule for it is given up by leaving it to a bot, for good; the record names it. */
  private async resign(seat: number): Promise<void> {
    const host = await this.playingHost();
    const { name = '' } = this.room.chairs[seat] ?? {};
    await this.seatBot(host, seat, { name, resigned: true });
    this.tellKeys(seat);
  }

  private async remove(by: number, seat: number): Promise<void> {
    const host = await this.playingHost();
    const { name = '' } = this.room.chairs[seat] ?? {};
    await this.change((room) => remove(room, by, seat));
    await this.askToLeave();
    this.tellKeys();
    await this.seatBot(host, seat, { name });
  }

  private async playingHost(): Promise<Host<AnyShape>> {
    if (this.room.state !== 'playing') throw new SocketRefused('not-playing');
    const host = await this.around.host(this.room.id);
    if (host.over) throw new SocketRefused('not-playing');
    return host;
  }

  private async seatBot(host: Host<AnyShape>, seat: number, sitter: Omit<Sitter, 'bot'>): Promise<void> {
    const { usualBot } = await this.around.play(this.room.game);
    const refusal = await host.replace(seat, { ...sitter, bot: usualBot });
    if (refusal !== undefined) throw new SocketRefused('not-kept');
  }

  /** Where turns have a clock, it runs as long as somebody is here; where they are played by post, always. */
  private async windClocks(): Promise<void> {
    const { clock, game, id } = this.room;
    if (clock === undefined || this.clocks !== undefined) return;
    const { usualBot, turn } = await this.around.play(game);
    const host = await this.around.host(id);
    const tellClocks = (): void => {
      for (const { tell } of this.guests) tell({ said: 'clock', clocks: this.clocks?.running ?? [] });
    };
    const clocks = new TurnClocks({
      changed: tellClocks,
      milliseconds: clock.seconds * 1000,
      now: this.around.now,
      after: this.around.after,
      more: (seat) => stillFor(this.room, seat, this.around.now()),
      ended: (seat) => host.standIn(seat, undefined),
      ring: (seat, until) => {
        // Who is away for days reads there what became of their turn.
        if (isByPost(this.room))
          this.inTurn(() => this.tellLate(seat, until)).catch((fault: unknown) => this.around.report(fault));
        if (clock.then === 'turn') return host.standIn(seat, usualBot);
        // Who was too slow may come back: they press for it.
        return void host.replace(seat, { name: this.room.chairs[seat]?.name ?? '', bot: usualBot });
      },
    });
    this.clocks = clocks;
    const heed = (): void => {
      const { waiting, table, over } = host.seen;
      const { sitters } = host.table;
      const people = over === undefined ? waiting.filter(({ seat }) => sitters[seat]?.bot === undefined) : [];
      const seats = people.map(({ seat }) => seat);
      if (!clocks.heed(seats, turn?.(table as never))) return;
      tellClocks();
      if (!this.around.shared && !isByPost(this.room)) return;
      this.inTurn(() => this.agreeOnClocks(clocks, host.number)).catch((fault: unknown) => this.around.report(fault));
    };
    host.heed(heed);
    heed();
  }

  /** All nodes of a room have the same clocks: those of who knows most of the game, or who was first. */
  private async agreeOnClocks(clocks: TurnClocks, number: number): Promise<void> {
    if (this.clocks !== clocks) return;
    const byPost = isByPost(this.room);
    // Where nobody else is here, what ran when the last one left counts no more.
    const anew = clocks.isNew && this.elsewhere.seats.length === 0 && this.elsewhere.watching === 0;
    clocks.isNew = false;
    await this.change((room) => {
      // By post what ran goes on, whoever is here.
      if (byPost) clocks.follow(room.clocks?.running ?? []);
      return shareClocks(room, { number, running: clocks.ticks }, anew || byPost);
    });
    if (this.room.clocks !== undefined) clocks.follow(this.room.clocks.running);
  }

  /** A bot sits in for somebody who is gone: the keeper may say so at once, everybody else after a while. */
  private async relieve(by: number, seat: number, bot: string): Promise<void> {
    if (this.room.state === 'lobby') throw new SocketRefused('not-playing');
    const { name } = this.room.chairs[seat] ?? {};
    if (name === undefined) throw new Refused('no-such-chair');
    const gone = this.away().find((each) => each.seat === seat);
    if (gone === undefined || (gone.for < RELIEF && by !== this.room.keeper)) throw new Refused('still-here');
    const refusal = await (await this.around.host(this.room.id)).replace(seat, { name, bot });
    if (refusal !== undefined) throw new SocketRefused(refusal.code === 'not-kept' ? 'not-kept' : 'malformed', 'bot');
  }

  /** Everybody goes on to a room of the same people; who comes back later finds the way there. */
  private async rematch(by: number): Promise<void> {
    if (this.room.next !== undefined) return;
    const over = this.room.state !== 'lobby' && (await this.around.host(this.room.id)).over;
    if (!over) throw new Refused('not-over');
    const { rooms, now } = this.around;
    let next: Room;
    do next = { ...rematch(this.room, newSecret().slice(0, 12), now()), keeper: by };
    while (!(await rooms.create(next, now())));
    // Another node may have been first; then everybody goes to that room.
    await this.change((room) => (room.next === undefined ? { ...room, state: 'over', next: next.id } : room));
  }

  /** Somebody sits down by a link or a code. Whoever sat there before, and gave the chair away, is shown out. */
  async sitDown(entrance: Entrance, person: Person): Promise<SeatGiven> {
    let place: SeatGiven | undefined;
    await this.changeAndTell(
      (room) => {
        const sat = sitDown(room, entrance, person);
        place = { id: room.id, seat: sat.seat, secret: sat.secret };
        return sat.room;
      },
      async () => {
        this.tellKeys();
        if (place === undefined || this.room.state === 'lobby') return;
        const { name = '' } = this.room.chairs[place.seat] ?? {};
        await (await this.around.host(this.room.id)).replace(place.seat, { name });
      },
    );
    if (place === undefined) throw new SocketRefused('not-kept');
    return place;
  }

  /** What a link opens. Throws where it opens nothing. */
  async door(key: string): Promise<Door> {
    if (whatOpens(this.room, key) === undefined) await this.inTurn(() => this.readAgain());
    const opened = whatOpens(this.room, key);
    if (opened === undefined) throw new Refused('not-yours');
    const room = viewOfRoom(this.room, opened.opens === 'seat');
    if (this.room.state === 'lobby') return { ...opened, room, waiting: [] };
    const { waiting, over } = await this.around.host(this.room.id);
    return { ...opened, room, waiting, ...(over && { over }) };
  }

  /** Whose people are gone, and for how long. */
  private away(): { seat: number; for: number }[] {
    if (this.room.state === 'lobby') return [];
    const here = this.here();
    const now = this.around.now();
    const since = (seat: number): number => this.leftSince(seat) || this.since;
    return this.room.chairs.flatMap(({ name }, seat) =>
      name === undefined || here.includes(seat) ? [] : [{ seat, for: Math.max(0, now - since(seat)) }],
    );
  }

  /** When the last line of somebody broke, as far as that is known; 0 where nobody has come since the room was looked up. */
  private leftSince(seat: number): number {
    return Math.max(this.leftAt.get(seat) ?? 0, this.elsewhere.left.get(seat) ?? 0);
  }

  private async toTheTable(guest: Guest): Promise<void> {
    const host = await this.around.host(this.room.id);
    if (guest.listening !== undefined) return;
    this.tellHost(host);
    const { seat } = guest;
    guest.listening = host.listen({
      seats: seat === undefined ? [] : [seat],
      ...(seat === this.room.keeper && { keeper: true }),
      tell: guest.tell,
    });
  }

  /** Whoever sat in a chair that is somebody else's now is shown out. */
  private async askToLeave(): Promise<void> {
    for (const guest of this.guests) {
      if (guest.seat === undefined || this.room.chairs[guest.seat]?.secret === guest.key) continue;
      guest.tell({ said: 'refused', code: 'not-yours' });
      this.guests.delete(guest);
      if (guest.listening !== undefined) (await this.around.host(this.room.id)).leave(guest.listening);
      delete guest.listening;
      this.sayHere();
    }
  }

  private tellRoom(guest: Guest, to?: string, lines?: readonly Line[]): void {
    guest.tell({
      said: 'room',
      ...(to !== undefined && { to }),
      room: viewOfRoom(this.room, guest.seat !== undefined),
      ...(guest.seat !== undefined && { seat: guest.seat }),
      here: this.here(),
      away: this.away(),
      watching: this.watching(),
      screens: this.screens(),
      clocks: this.clocks?.running ?? [],
      ...(lines !== undefined && { lines }),
    });
  }

  /** The same for a change that came from outside the room; everybody in it sees it. */
  private changeAndTell(how: (room: Room) => Room, then: () => Promise<void>): Promise<void> {
    const done = this.queue.then(async () => {
      await this.change(how);
      await this.askToLeave();
      await then();
      for (const guest of this.guests) this.tellRoom(guest);
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Who may be called to this room by now; not whoever has left this seat for good. */
  private tellKeys(left?: number): void {
    const keys = this.room.chairs.flatMap(({ secret }, seat) =>
      secret === undefined || seat === left ? [] : [secret],
    );
    this.around.keysAre(this.room.id, keys);
  }

  /** Changes the room and writes it down; where another node was faster, its version is read and changed instead. */
  private async change(how: (room: Room) => Room): Promise<void> {
    const { rooms, now } = this.around;
    for (let tries = 0; tries < TRIES; tries++) {
      const room = await this.changed(how);
      if (room === this.kept.room) return;
      if (await rooms.save(room, this.kept.version, now())) {
        this.kept = { room, version: this.kept.version + 1 };
        return;
      }
      await this.readAgain();
    }
    throw new SocketRefused('not-kept');
  }

  /** What the change makes of the room; where it is refused, perhaps only because another node knows more. */
  private async changed<T>(how: (room: Room) => T): Promise<T> {
    try {
      return how(this.kept.room);
    } catch (fault) {
      const { version } = this.kept;
      if (this.around.shared && fault instanceof Refused) await this.readAgain();
      if (this.kept.version === version) throw fault;
      return how(this.kept.room);
    }
  }
}

function seatIn({ seat }: Guest): number {
  if (seat === undefined) throw new Refused('not-yours');
  return seat;
}
