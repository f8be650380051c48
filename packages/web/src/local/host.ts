import {
  type AskView,
  type Game,
  type Happening,
  heardBy,
  Match,
  parseRecord,
  printRecord,
  type SeatView,
  type Shape,
  type Submitted,
} from '@medallion/kernel';
import type { FromTable, ToTable } from './protocol.ts';

/** How one who is not a person answers: from what its seat sees, nothing else. */
export type Answering<G extends Shape> = (view: SeatView<G>, ask: AskView<G>) => string;

/** The person's seat at a table on this device. */
const PERSON = 0;

/** A table on this device: the kernel, one person, and others who are not persons. Runs in a worker; every message is answered. */
export class LocalHost<G extends Shape> {
  private readonly game: Game<G>;
  private readonly others: Answering<G>;
  private readonly tell: (message: FromTable<G>) => void;
  private readonly secret: () => string;
  private match: Match<G> | undefined;

  constructor(game: Game<G>, others: Answering<G>, tell: (message: FromTable<G>) => void, secret: () => string) {
    this.game = game;
    this.others = others;
    this.tell = tell;
    this.secret = secret;
  }

  hear(message: ToTable): void {
    switch (message.do) {
      case 'start': {
        const { seats, options } = message;
        this.match = Match.start(this.game, {
          seats,
          options,
          secret: this.secret(),
          nonces: Array.from({ length: seats }, () => this.secret()),
        });
        return this.tellView(this.match.takeEvents());
      }
      case 'open':
        return this.open(message.record);
      case 'answer':
        return this.settle(
          this.match?.submit({ seat: PERSON, number: message.number, ask: message.ask, choice: message.choice }),
        );
      case 'undo':
        return this.settle(this.match?.undo(PERSON, message.number));
      case 'proceed':
        return this.proceed(message.number);
    }
  }

  private open(record: string): void {
    try {
      this.match = Match.load(this.game, parseRecord(record));
    } catch {
      return this.tell({ said: 'unreadable' });
    }
    this.match.takeEvents();
    return this.tellView([]);
  }

  private proceed(number: number): void {
    const { match } = this;
    const waiting = match?.view(PERSON).waiting.find(({ seat }) => seat !== PERSON);
    if (match === undefined || waiting === undefined || number !== match.number) return this.tellView([]);
    const view = match.view(waiting.seat);
    const ask = view.asks.find((open) => open.reply === undefined);
    if (ask === undefined) return this.tellView([]);
    return this.settle(match.submit({ seat: waiting.seat, number, ask: ask.id, choice: this.others(view, ask) }));
  }

  private settle(submitted: Submitted | undefined): void {
    if (submitted === undefined) return this.tell({ said: 'unreadable' });
    return submitted.ok ? this.tellView(submitted.events) : this.tell({ said: 'refusal', refusal: submitted.refusal });
  }

  private tellView(events: readonly Happening[]): void {
    const { match } = this;
    if (match === undefined) return this.tell({ said: 'unreadable' });
    return this.tell({
      said: 'view',
      number: match.number,
      view: match.view(PERSON),
      events: heardBy(events, PERSON),
      canUndo: match.canUndo(PERSON),
      record: printRecord(match.hostRecord()),
    });
  }
}
