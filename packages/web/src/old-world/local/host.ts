import { adept, type Bot, novice, questionOf, randomBot } from '@medallion/bots';
import {
  BadInput,
  Dice,
  type Happening,
  heardBy,
  Match,
  parseRecord,
  type Seat,
  type Submitted,
  type Viewer,
} from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { History, replay } from './history.ts';
import type { FromTable, Level, NewGame, Position, Sitter, ToTable } from './protocol.ts';
import { saveOf } from './save-of.ts';
import type { Save } from './saves.ts';

const BOTS: Readonly<Record<Level, Bot<OldWorld>>> = { random: randomBot, novice, adept };

/** What the host needs from the device: a place to keep games, chance, and the time of day. */
export interface Device {
  readonly keep: (save: Save) => Promise<unknown>;
  readonly find: (id: string) => Promise<Save | undefined>;
  readonly secret: () => string;
  readonly now: () => number;
}

interface Sitting {
  readonly id: string;
  readonly startedAt: number;
  readonly sitters: readonly Sitter[];
  readonly match: Match<OldWorld>;
  readonly history: History;
  readonly dice: readonly Dice[];
  /** The person at the screen; nobody while only bots play. */
  seated: Viewer;
}

/** A table on this device: the kernel, persons who share the screen, and others who are not persons. Runs in a worker. */
export class Host {
  private readonly device: Device;
  private readonly tell: (message: FromTable) => void;
  private sitting: Sitting | undefined;
  private kept = true;
  /** Messages are dealt with one after the other, each only when what came before is written. */
  private queue: Promise<void> = Promise.resolve();

  constructor(device: Device, tell: (message: FromTable) => void) {
    this.device = device;
    this.tell = tell;
  }

  hear(message: ToTable): Promise<void> {
    this.queue = this.queue.then(() => this.deal(message));
    return this.queue;
  }

  private async deal(message: ToTable): Promise<void> {
    if (message.do === 'start') return this.start(message.game);
    if (message.do === 'open') return this.open(message.id);
    const { sitting } = this;
    if (sitting === undefined) return;
    const { match, seated } = sitting;
    switch (message.do) {
      case 'answer': {
        if (seated === 'spectator') return;
        const { number, ask, choice } = message;
        return this.settle(sitting, match.submit({ seat: seated, number, ask, choice }));
      }
      case 'undo': {
        if (seated === 'spectator') return;
        const undone = match.undo(seated, message.number);
        if (!undone.ok) return this.tell({ said: 'refusal', refusal: undone.refusal });
        sitting.history.takeBack();
        await this.keep(sitting);
        return this.tellPosition(sitting, [], true);
      }
      case 'proceed':
        return message.number === match.number ? this.letBotAnswer(sitting) : undefined;
      case 'sit':
        if (isPerson(sitting, message.seat)) sitting.seated = message.seat;
        return this.tellPosition(sitting, [], true);
    }
  }

  private async start({ sitters, options, seed }: NewGame): Promise<void> {
    const seats = sitters.length;
    const secret = seed === undefined ? this.device.secret() : `seed ${seed}`;
    let match: Match<OldWorld>;
    try {
      const nonces = Array.from({ length: seats }, (_, seat) =>
        seed === undefined ? this.device.secret() : String(seat),
      );
      match = Match.start(oldWorld, { seats, options, secret, nonces });
    } catch (fault) {
      if (!(fault instanceof BadInput)) throw fault;
      return this.tell({ said: 'not-started', message: fault.message });
    }
    const id = this.device.secret().slice(0, 12);
    const sitting = this.sitDown(id, this.device.now(), sitters, match, new History(), secret);
    sitting.history.add(match.takeEvents());
    await this.keep(sitting);
    this.tellPosition(sitting, [], true);
  }

  private async open(id: string): Promise<void> {
    if (this.sitting?.id === id) return this.tellPosition(this.sitting, [], true);
    try {
      const save = await this.device.find(id);
      if (save === undefined) return this.tell({ said: 'unreadable' });
      const record = parseRecord(save.record);
      const { match, history } = replay(record);
      match.takeEvents();
      const sitting = this.sitDown(id, save.startedAt, save.sitters, match, history, record.seal?.secret ?? id);
      this.tellPosition(sitting, [], true);
    } catch {
      this.tell({ said: 'unreadable' });
    }
  }

  private sitDown(
    id: string,
    startedAt: number,
    sitters: readonly Sitter[],
    match: Match<OldWorld>,
    history: History,
    seed: string,
  ): Sitting {
    const dice = sitters.map((_, seat) => new Dice(`bot/${seat}/${match.number}/${seed}`));
    const persons = sitters.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    // With a single person nobody has to be called to the screen.
    const seated = persons.length === 1 ? (persons[0] as Seat) : 'spectator';
    const sitting: Sitting = { id, startedAt, sitters, match, history, dice, seated };
    this.sitting = sitting;
    return sitting;
  }

  private async letBotAnswer(sitting: Sitting): Promise<void> {
    const { match, sitters, dice } = sitting;
    const open = match.play.state.asks.find(
      (ask) => (ask as { reply?: string }).reply === undefined && sitters[ask.seat]?.bot !== undefined,
    );
    if (open === undefined) return;
    const bot = BOTS[sitters[open.seat]?.bot ?? 'random'];
    const choice = bot.answer(questionOf(match.play, open), dice[open.seat] as Dice);
    await this.settle(sitting, match.submit({ seat: open.seat, number: match.number, ask: open.id, choice }));
  }

  private async settle(sitting: Sitting, submitted: Submitted<OldWorld>): Promise<void> {
    if (!submitted.ok) return this.tell({ said: 'refusal', refusal: submitted.refusal });
    sitting.history.add(submitted.events);
    await this.keep(sitting);
    this.tellPosition(sitting, submitted.events, false);
  }

  private async keep({ id, startedAt, sitters, match }: Sitting): Promise<void> {
    try {
      await this.device.keep(saveOf(match, { id, sitters, startedAt, savedAt: this.device.now() }));
    } catch {
      if (this.kept) this.tell({ said: 'not-kept' });
      this.kept = false;
    }
  }

  private tellPosition(sitting: Sitting, events: readonly Happening<OldWorld>[], whole: boolean): void {
    const { id, sitters, match, history, seated } = sitting;
    const view = match.view(seated);
    const botsTurn = view.waiting.some(({ seat }) => sitters[seat]?.bot !== undefined);
    const own = view.waiting.some(({ seat }) => seat === seated);
    // Bots first, and only then the next person: so nobody is called to an empty table.
    const called = botsTurn || own ? undefined : view.waiting.find(({ seat }) => isPerson(sitting, seat))?.seat;
    const position: Position = {
      id,
      number: match.number,
      sitters,
      viewer: seated,
      view,
      events: heardBy(events, seated),
      canUndo: seated !== 'spectator' && match.canUndo(seated),
      botsTurn,
      ...(called === undefined ? {} : { calls: called }),
    };
    this.tell({ said: 'position', ...position, ...(whole ? { history: history.heardBy(seated) } : {}) });
  }
}

const isPerson = ({ sitters }: Pick<Sitting, 'sitters'>, seat: Seat): boolean =>
  sitters[seat] !== undefined && sitters[seat].bot === undefined;
