/** People made of code, who talk to a server over its public doors only. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { ANSWERS, doorOf, heardSchema, problemSchema } from '../src/described.ts';
import { createServer, type Parts } from '../src/server.ts';
import { type Settings, settingsFrom } from '../src/settings.ts';

/** What a door answers; each has its own part of it. */
export interface Answer {
  readonly id: string;
  readonly seat: number;
  readonly secret: string;
  readonly code: string;
  readonly links: { readonly chairs: readonly string[]; readonly anyChair: string; readonly watch: string };
  readonly opens: string;
  readonly waiting: readonly number[];
  readonly addresses: readonly string[];
  readonly error: string;
  readonly message: string;
}

/** A position as far as these guests look at it. */
export interface Seen {
  readonly number: number;
  readonly table: unknown;
  readonly asks: readonly {
    readonly id: number;
    readonly reply?: string;
    readonly choices: readonly { readonly id: string }[];
  }[];
  readonly over?: unknown;
}

/** What a guest says, or hears. */
export interface Message {
  readonly [part: string]: unknown;
  readonly said?: string;
  readonly to?: string;
  readonly code?: string;
  readonly position?: Seen;
  readonly link?: string;
  readonly room?: { readonly state: string; readonly commitment: string; readonly next?: string };
}

/** How long an answer is waited for; the long tests run on a machine that has other things to do. */
const PATIENCE = process.env.FAULTS_KILLS === undefined ? 10_000 : 120_000;

export const NONCE = '0123456789abcdef0123456789abcdef';

/** A server in a folder of its own, which can be stopped and started again on the same data. */
export class Inn {
  readonly folder = mkdtempSync(join(tmpdir(), 'medallion-inn-'));
  url = '';
  private server: FastifyInstance | undefined;

  /** Behind a proxy, so that a test may come from many addresses: one alone is held within its limits. */
  async start(parts: Partial<Parts> = {}, more: Partial<Settings> = {}): Promise<this> {
    const settings = { ...settingsFrom({}), dataDir: this.folder, behindProxy: true, ...more };
    this.server = await createServer(settings, parts);
    this.url = await this.server.listen({ host: '127.0.0.1', port: 0 });
    return this;
  }

  /** Sends everybody elsewhere. */
  async drain(): Promise<void> {
    await this.server?.drain(0);
  }

  async stop(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
  }

  async tearDown(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async post(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Answer }> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const door = doorOf('POST', path);
    // As /api describes it.
    if (door !== undefined) (response.ok ? ANSWERS[door].schema : problemSchema).parse(answer);
    return { status: response.status, body: answer as Answer };
  }
}

/** As if it came from the n-th of many houses. */
export const from = (n: number): Record<string, string> => ({ 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` });

export interface Party {
  readonly id: string;
  readonly secrets: readonly string[];
  readonly guests: readonly Guest[];
  readonly watch: string;
}

/** People at a table of their own, who have begun and look at it. */
export async function party(
  inn: Inn,
  game: string,
  people: number,
  house = 0,
  options = {},
  clock?: object,
): Promise<Party> {
  const others = Array.from({ length: people - 1 }, () => ({}));
  const wanted = { game, options, name: 'P0', nonce: NONCE, others, ...(clock !== undefined && { clock }) };
  const { body } = await inn.post('/api/rooms', wanted, from(house));
  const secrets = [body.secret];
  for (const [at] of others.entries()) {
    const person = { name: `P${at + 1}`, nonce: NONCE, invite: body.links.chairs[at + 1] };
    secrets.push((await inn.post(`/api/rooms/${body.id}/seats`, person, from(house))).body.secret);
  }
  const guests = await Promise.all(
    secrets.map(async (secret) => {
      const guest = await Guest.at(inn, body.id, from(house));
      await guest.say({ do: 'hello', secret });
      return guest;
    }),
  );
  for (const guest of guests) await guest.say({ do: 'ready', ready: true });
  await guests[0]?.say({ do: 'begin' });
  for (const [seat, guest] of guests.entries()) await guest.say({ do: 'look', as: seat });
  return { id: body.id, secrets, guests, watch: body.links.watch };
}

/** A socket that remembers what it heard. */
export class Guest {
  readonly heard: Message[] = [];
  private readonly socket: WebSocket;
  private readonly waiting: {
    readonly wants: (message: Message) => boolean;
    readonly got: (message: Message) => void;
    readonly lost: () => void;
  }[] = [];
  /** An id is never used twice, on no line: the table would take it for the same message. */
  private readonly line = randomUUID().slice(0, 8);
  private count = 0;
  closed: number | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      // As /api describes it.
      heardSchema.parse(message);
      this.heard.push(message);
      for (const each of this.waiting.slice()) {
        if (!each.wants(message)) continue;
        this.waiting.splice(this.waiting.indexOf(each), 1);
        each.got(message);
      }
    });
    socket.on('close', (code) => {
      this.closed = code;
      for (const { lost } of this.waiting.splice(0)) lost();
    });
    socket.on('error', () => undefined);
  }

  static async at(inn: Pick<Inn, 'url'>, id: string, headers: Record<string, string> = {}): Promise<Guest> {
    const socket = new WebSocket(`${inn.url.replace('http', 'ws')}/api/rooms/${id}/live`, { headers });
    const guest = new Guest(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return guest;
  }

  /** Sends as it is. */
  raw(frame: string | Buffer): void {
    this.socket.send(frame, () => undefined);
  }

  /** Says something and waits for its answer. */
  async say(message: Message): Promise<Message> {
    this.count += 1;
    const id = String(message.id ?? `${this.line}-${this.count}`);
    const answered = this.next(({ to }) => to === id);
    this.raw(JSON.stringify({ ...message, id }));
    return answered;
  }

  next(wants: (message: Message) => boolean, within = PATIENCE): Promise<Message> {
    if (this.closed !== undefined) return Promise.reject(new Error('the line broke'));
    return new Promise((got, reject) => {
      const timer = setTimeout(() => reject(new Error(`nothing came: ${JSON.stringify(this.heard.at(-1))}`)), within);
      this.waiting.push({
        wants,
        got: (message) => {
          clearTimeout(timer);
          got(message);
        },
        lost: () => {
          clearTimeout(timer);
          reject(new Error('the line broke'));
        },
      });
    });
  }

  /** The last position that was heard. */
  get position(): Seen | undefined {
    return this.heard.findLast(({ said }) => said === 'position' || said === 'refusal')?.position;
  }

  close(): void {
    this.socket.terminate();
  }
}
