/** One person among bots, or several who take the keys in turn, from the first question to the end, on any terminal. */

import {
  type AskView,
  type GameRecord,
  type Happening,
  type HeardEvent,
  heardBy,
  type Impossible,
  type Match,
  type OpenAsk,
  type Outcome,
  type Refusal,
  RulesFault,
  type Seat,
  type SeatView,
  type Shape,
} from '@medallion/kernel';
import type { Told, WhyNotTold } from '@medallion/words';
import { columns, paint, wrap } from './paint.ts';
import type { Given, Terminal } from './terminal.ts';
import { whyNotText } from './why.ts';
import type { TerminalWords } from './words.ts';

/** What a game says to the person at the terminal. */
export interface Speech<G extends Shape> {
  tell(this: void, event: HeardEvent<G>): Told | undefined;
  whyNot(this: void, ask: AskView<G>, no: Impossible, view: SeatView<G>): WhyNotTold;
  refusal(this: void, refusal: Refusal): string;
  outcome(this: void, outcome: Outcome): readonly string[];
}

/** A game in words at a terminal. */
export interface Spoken<G extends Shape> {
  readonly terminal: Terminal;
  readonly own: TerminalWords;
  readonly speech: Speech<G>;
  /** Puts a question: the id of the chosen answer, or what else the person wants. */
  ask(ask: AskView<G>, view: SeatView<G>): Promise<Given<string>>;
}

export interface Sitting<G extends Shape> extends Spoken<G> {
  readonly match: Match<G>;
  /** Where the person sits, and what the others call them. */
  readonly seat: Seat;
  readonly name: string;
  /** How a bot answers. */
  answer(open: OpenAsk<G>): string;
  /** The table as text, part by part; a change of the first part shows them all. */
  board(view: SeatView<G>): readonly string[];
  /** What is read aloud before a question, and after an event. */
  aloud?(ask: AskView<G>): string | undefined;
  aftermath?(event: Happening<G>): string | undefined;
}

export interface Sat {
  readonly how: 'over' | 'left';
  readonly record: GameRecord;
}

/** One sitting of a match for each person at the terminal. */
export async function sit<G extends Shape>(sittings: readonly [Sitting<G>, ...Sitting<G>[]]): Promise<Sat> {
  const [first] = sittings;
  const { match, terminal, own } = first;
  const logs = new Map(sittings.map((sitting) => [sitting, new Log(sitting)]));
  const hear = (events: readonly Happening<G>[]): void => {
    for (const log of logs.values()) log.hear(events);
  };
  const left = (): Sat => {
    terminal.print(own.left);
    return { how: 'left', record: match.hostRecord() };
  };
  hear(match.takeEvents());
  let atKeys = sittings.length === 1 ? first : undefined;
  while (match.play.over === undefined) {
    const open = nextAsk(match, atKeys?.seat);
    const person = sittings.find(({ seat }) => seat === open.seat);
    if (person === undefined) {
      hear(submit(match, open, first.answer(open)));
      continue;
    }
    if (person !== atKeys) {
      if (!(await handOver(person))) return left();
      atKeys = person;
    }
    const choice = await decide(person, logs.get(person) ?? new Log(person));
    if (choice === undefined) return left();
    if (choice !== UNDONE) hear(submit(match, open, choice));
  }
  const last = atKeys ?? first;
  logs.get(last)?.flush();
  terminal.print(
    last.speech
      .outcome(match.play.over)
      .map((line) => paint('bold', line))
      .join('\n'),
  );
  return { how: 'over', record: match.hostRecord() };
}

/** Nobody sees what is for another: the screen is wiped, and whoever is asked says so. False when they leave. */
async function handOver<G extends Shape>({ terminal, own, name }: Sitting<G>): Promise<boolean> {
  terminal.clear?.();
  for (;;) {
    const given = await terminal.choose({
      message: own.handOver(name),
      choices: [{ value: 'here', label: own.here(name) }],
    });
    if (given.key === 'answer') return true;
    if (given.key === 'leave') return false;
  }
}

/** Own questions first: while several are asked at once, nobody waits for the person twice. */
function nextAsk<G extends Shape>({ play }: Match<G>, seat: Seat | undefined): OpenAsk<G> {
  const open = play.state.asks.filter((ask) => (ask as { reply?: string }).reply === undefined);
  const next = open.find((ask) => ask.seat === seat) ?? open[0];
  if (next === undefined) throw new RulesFault('nobody is asked, but the game is not over');
  return next;
}

function submit<G extends Shape>(match: Match<G>, open: OpenAsk<G>, choice: string): readonly Happening<G>[] {
  const result = match.submit({ seat: open.seat, number: match.number, ask: open.id, choice });
  if (!result.ok) throw new RulesFault(`${open.ask} was answered with ${choice}: ${JSON.stringify(result.refusal)}`);
  return result.events;
}

const UNDONE = Symbol('undone');

/** Shows the table and asks until there is an answer; undefined when the person leaves. */
async function decide<G extends Shape>(sitting: Sitting<G>, log: Log<G>): Promise<string | typeof UNDONE | undefined> {
  const { match, seat, terminal, speech, own } = sitting;
  const view = match.view(seat);
  const ask = view.asks.find(({ reply }) => reply === undefined);
  if (ask === undefined) throw new RulesFault('the seat is asked, but sees no question');
  log.flush();
  log.show(sitting.board(view));
  const aloud = sitting.aloud?.(ask);
  if (aloud !== undefined) terminal.print(`\n${wrap(aloud, columns())}`);
  for (;;) {
    terminal.print(paint('dim', `\n${own.keys}`));
    const given = await sitting.ask(ask, view);
    if (given.key === 'answer') return given.value;
    if (given.key === 'leave') return undefined;
    if (given.key === 'why') terminal.print(whyNotText(ask, (no) => speech.whyNot(ask, no, view), own));
    else {
      const undone = match.undo(seat);
      terminal.print(undone.ok ? own.takenBack : speech.refusal(undone.refusal));
      if (undone.ok) return UNDONE;
    }
  }
}

/** What happened since the person last looked, and what was on the table then. */
class Log<G extends Shape> {
  private lines: string[] = [];
  private shown: readonly string[] = [];
  private readonly sitting: Sitting<G>;

  constructor(sitting: Sitting<G>) {
    this.sitting = sitting;
  }

  hear(events: readonly Happening<G>[]): void {
    const { speech, seat } = this.sitting;
    const heard = heardBy(events, seat);
    for (const [index, event] of heard.entries()) {
      const told = speech.tell(event);
      if (told !== undefined && told.minor !== true) {
        const clause = told.clause === undefined ? '' : ` ${paint('dim', `[${told.clause}]`)}`;
        this.lines.push(`  ${event.type === 'turnBegan' ? paint('bold', told.text) : told.text}${clause}`);
      }
      const read = this.sitting.aftermath?.(events[index] as Happening<G>);
      if (read !== undefined) this.lines.push(wrap(read.replace(/^(?=.)/gm, '    '), columns(), '    '));
    }
  }

  /** Only what has changed: nobody wants to read the same table before every card. */
  show(parts: readonly string[]): void {
    const all = parts[0] !== this.shown[0];
    const fresh = parts.filter((part, index) => part !== '' && (all || part !== this.shown[index]));
    this.shown = parts;
    if (fresh.length > 0) this.sitting.terminal.print(`\n${fresh.join('\n')}`);
  }

  flush(): void {
    if (this.lines.length > 0) this.sitting.terminal.print(`\n${this.lines.join('\n')}`);
    this.lines = [];
  }
}
