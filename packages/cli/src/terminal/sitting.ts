/** One person among bots, from the first question to the end, on any terminal. */

import {
  type AskView,
  type GameRecord,
  type Happening,
  heardBy,
  type Match,
  type OpenAsk,
  RulesFault,
  type Seat,
  type SeatView,
  type Shape,
} from '@medallion/kernel';
import type { AskContext, Tales, TellContext, Telling } from '@medallion/old-world/telling';
import type { Words } from '@medallion/old-world/words';
import { putQuestion } from './ask.ts';
import { columns, paint, wrap } from './paint.ts';
import type { Terminal } from './terminal.ts';
import { whyNotText } from './why.ts';
import type { TerminalWords } from './words.ts';

export interface Sitting<G extends Shape> {
  readonly match: Match<G>;
  /** Where the person sits. */
  readonly seat: Seat;
  readonly terminal: Terminal;
  readonly telling: Telling;
  readonly words: Words;
  readonly own: TerminalWords;
  readonly tales?: Tales;
  who(this: void, seat: Seat): string;
  /** How a bot answers. */
  answer(open: OpenAsk<G>): string;
  /** The table as text, part by part; a change of the first part shows them all. */
  board(view: SeatView<G['view']>): readonly string[];
  /** What is read aloud before a question, and after an event. */
  aloud?(ask: AskView): string | undefined;
  aftermath?(event: Happening): string | undefined;
}

export interface Sat {
  readonly how: 'over' | 'left';
  readonly record: GameRecord;
}

export async function sit<G extends Shape>(sitting: Sitting<G>): Promise<Sat> {
  const { match, seat, terminal, own } = sitting;
  const log = new Log(sitting);
  log.hear(match.takeEvents());
  while (match.play.over === undefined) {
    const open = nextAsk(match, seat);
    if (open.seat !== seat) {
      log.hear(submit(match, open, sitting.answer(open)));
      continue;
    }
    const choice = await decide(sitting, log);
    if (choice === undefined) {
      terminal.print(own.left);
      return { how: 'left', record: match.hostRecord() };
    }
    if (choice !== UNDONE) log.hear(submit(match, open, choice));
  }
  log.flush();
  terminal.print(
    sitting.telling
      .outcome(match.play.over, contextOf(sitting))
      .map((line) => paint('bold', line))
      .join('\n'),
  );
  return { how: 'over', record: match.hostRecord() };
}

/** Own questions first: while several are asked at once, nobody waits for the person twice. */
function nextAsk<G extends Shape>({ play }: Match<G>, seat: Seat): OpenAsk<G> {
  const open = play.state.asks.filter((ask) => (ask as { reply?: string }).reply === undefined);
  const next = open.find((ask) => ask.seat === seat) ?? open[0];
  if (next === undefined) throw new RulesFault('nobody is asked, but the game is not over');
  return next;
}

function submit<G extends Shape>(match: Match<G>, open: OpenAsk<G>, choice: string): readonly Happening[] {
  const result = match.submit({ seat: open.seat, number: match.number, ask: open.id, choice });
  if (!result.ok) throw new RulesFault(`${open.ask} was answered with ${choice}: ${JSON.stringify(result.refusal)}`);
  return result.events;
}

const UNDONE = Symbol('undone');

/** Shows the table and asks until there is an answer; undefined when the person leaves. */
async function decide<G extends Shape>(sitting: Sitting<G>, log: Log<G>): Promise<string | typeof UNDONE | undefined> {
  const { match, seat, terminal, telling, own } = sitting;
  const view = match.view(seat);
  const ask = view.asks.find(({ reply }) => reply === undefined);
  if (ask === undefined) throw new RulesFault('the seat is asked, but sees no question');
  const context = { ...contextOf(sitting), view } as AskContext;
  log.flush();
  log.show(sitting.board(view));
  const aloud = sitting.aloud?.(ask);
  if (aloud !== undefined) terminal.print(`\n${wrap(aloud, columns())}`);
  for (;;) {
    terminal.print(paint('dim', `\n${own.keys}`));
    const given = await putQuestion({ ...sitting, context }, ask);
    if (given.key === 'answer') return given.value;
    if (given.key === 'leave') return undefined;
    if (given.key === 'why') terminal.print(whyNotText(ask, telling, own, context));
    else {
      const undone = match.undo(seat);
      terminal.print(undone.ok ? own.takenBack : telling.refusal(undone.refusal));
      if (undone.ok) return UNDONE;
    }
  }
}

function contextOf<G extends Shape>({ seat, who, tales }: Sitting<G>): TellContext {
  return tales === undefined ? { viewer: seat, who } : { viewer: seat, who, tales };
}

/** What happened since the person last looked, and what was on the table then. */
class Log<G extends Shape> {
  private lines: string[] = [];
  private shown: readonly string[] = [];
  private readonly sitting: Sitting<G>;

  constructor(sitting: Sitting<G>) {
    this.sitting = sitting;
  }

  hear(events: readonly Happening[]): void {
    const { telling, seat } = this.sitting;
    const heard = heardBy(events, seat);
    for (const [index, event] of heard.entries()) {
      const told = telling.tell(event, contextOf(this.sitting));
      if (told !== undefined && told.minor !== true) {
        const clause = told.clause === undefined ? '' : ` ${paint('dim', `[${told.clause}]`)}`;
        this.lines.push(`  ${event.type === 'turnBegan' ? paint('bold', told.text) : told.text}${clause}`);
      }
      const read = this.sitting.aftermath?.(events[index] as Happening);
      if (read !== undefined) this.lines.push(wrap(`    ${read}`, columns(), '    '));
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
