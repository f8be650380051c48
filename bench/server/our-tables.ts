import { WebSocket } from 'ws';
import { changed, type Difference } from '../../packages/table/src/difference.ts';
import { type Before, type BenchTable, ROUNDS } from './tables.ts';

/** As much of a position of the caravan as a trader looks at. */
interface Seen {
  readonly number: number;
  readonly asks: readonly { readonly id: number; readonly reply?: string }[];
  readonly table: {
    readonly market: { readonly cards: readonly number[] };
    readonly traders: readonly { readonly place: number; readonly hand: { readonly cards?: readonly number[] } }[];
  };
}

interface Heard {
  readonly said: string;
  readonly to?: string;
  readonly code?: string;
  readonly position?: Seen;
  readonly since?: number;
  readonly change?: Difference;
}

/** A line that keeps the position as a page does: whole at first, then what changed. */
class Line {
  position: Seen | undefined;
  private readonly socket: WebSocket;
  private waiting: (() => void) | undefined;
  private readonly answers = new Map<string, (heard: Heard) => void>();
  private count = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Heard));
  }

  private hear(heard: Heard): void {
    if (heard.said === 'refused' || heard.said === 'refusal') throw new Error(`refused: ${JSON.stringify(heard)}`);
    if (heard.said === 'position') {
      this.position = heard.position ?? (changed(this.position, heard.change) as Seen);
      this.waiting?.();
      this.waiting = undefined;
    }
    if (heard.to === undefined) return;
    this.answers.get(heard.to)?.(heard);
    this.answers.delete(heard.to);
  }

  say(message: object): Promise<Heard> {
    const id = String((this.count += 1));
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  close(): void {
    this.socket.terminate();
  }
}

interface Place {
  readonly id: string;
  readonly secret: string;
  readonly links: { readonly anyChair: string };
}

const NONCE = '0123456789abcdef0123456789abcdef';

/** A table, its seats at one node after the other. */
export async function ourTable(urls: string | readonly string[], n: number): Promise<BenchTable> {
  const nodes = typeof urls === 'string' ? [urls] : urls;
  const at = (seat: number): string => nodes[(n + seat) % nodes.length] ?? '';
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` };
  const post = async (path: string, body: object): Promise<Place> =>
    (await fetch(`${at(0)}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<Place>;
  const room = await post('/api/rooms', {
    game: 'caravan',
    options: { rounds: ROUNDS },
    name: 'A',
    nonce: NONCE,
    others: [{}],
  });
  const other = await post(`/api/rooms/${room.id}/seats`, { name: 'B', nonce: NONCE, invite: room.links.anyChair });
  const lines = await Promise.all(
    [room.secret, other.secret].map(async (secret, seat) => {
      const socket = new WebSocket(`${at(seat).replace('http', 'ws')}/api/rooms/${room.id}/live`, { headers });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      const line = new Line(socket);
      await line.say({ do: 'hello', secret, changes: true });
      return line;
    }),
  );
  const [one, two] = lines as [Line, Line];
  await two.say({ do: 'ready', ready: true });
  await one.say({ do: 'begin' });
  for (const [seat, line] of lines.entries()) await line.say({ do: 'look', as: seat });
  const asked = (line: Line | undefined) => line?.position?.asks.find(({ reply }) => reply === undefined);
  return {
    before(): Before | undefined {
      const seat = lines.findIndex((line) => asked(line) !== undefined);
      const table = lines[seat]?.position?.table;
      const trader = table?.traders[seat];
      if (table === undefined || trader === undefined) return undefined;
      return { seat, place: trader.place, hand: trader.hand.cards ?? [], market: table.market.cards };
    },
    async move(seat, trade) {
      const line = lines[seat];
      const choice = trade.length === 0 ? 'wait' : `${trade[0]}-${trade[1]}`;
      const heard = Promise.all(lines.map((each) => each.next()));
      void line?.say({ do: 'answer', number: line.position?.number, ask: asked(line)?.id, choice });
      await heard;
    },
    leave: () => lines.forEach((line) => line.close()),
  };
}
