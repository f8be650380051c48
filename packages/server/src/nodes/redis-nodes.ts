/** Nodes that reach each other by Redis: news by its channels, who is where in its hashes. Nothing of it has to last. */

import { Redis } from 'ioredis';
import { newSecret } from '../room/secrets.ts';
import { NODE_LIVES, together } from './here.ts';
import type { Elsewhere, Nodes, Present, RoomNews } from './nodes.ts';

/** Milliseconds between two signs of life of a node. */
const BEAT = NODE_LIVES / 3;
/** Seconds after which Redis forgets a room that nobody came to or left. */
const FORGET = 24 * 60 * 60;
/** Milliseconds until Redis counts as gone. */
const PATIENCE = 2000;
/** The hash of all nodes and when each lived last. */
const NODES = 'medallion:nodes';

const channelOf = (room: string): string => `medallion:room:${room}`;
const hereOf = (room: string): string => `medallion:here:${room}`;
const leftOf = (room: string): string => `medallion:left:${room}`;

/** A line to Redis that breaks and comes back by itself; what cannot be said now fails at once. */
export function redisAt(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: PATIENCE,
    // A network may lose everything without a word: what is not answered by then ends the line, and a new one is tried.
    socketTimeout: 2 * PATIENCE,
    retryStrategy: (tries) => Math.min(1000, 50 * tries),
  });
  // Told by `reaches`; without a listener it would end the process.
  redis.on('error', () => undefined);
  return redis;
}

/** What Redis answers, unless it takes longer than anybody should wait. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

export class RedisNodes implements Nodes {
  private readonly node = newSecret().slice(0, 12);
  private readonly redis: Redis;
  private readonly ears: Redis;
  private readonly now: () => number;
  private readonly listeners = new Map<string, (news: RoomNews) => void>();
  private readonly present = new Map<string, Present>();
  private readonly beat: NodeJS.Timeout;

  constructor(url: string, now: () => number = Date.now) {
    this.now = now;
    this.redis = redisAt(url);
    this.ears = redisAt(url);
    this.ears.on('message', (channel: string, text: string) => this.heard(channel, text));
    // Channels are asked for anew by the line itself; what was told meanwhile is lost, and read again.
    this.ears.on('ready', () => this.back());
    this.redis.on('ready', () => this.back());
    this.beat = setInterval(() => void this.live(), BEAT);
    this.beat.unref();
  }

  get reaches(): boolean {
    return this.redis.status === 'ready' && this.ears.status === 'ready';
  }

  /** The line of this node, for what else is shared by Redis. */
  get line(): Redis {
    return this.redis;
  }

  tell(room: string, news: RoomNews): void {
    this.redis.publish(channelOf(room), `${this.node} ${JSON.stringify(news)}`).catch(() => undefined);
  }

  async hear(room: string, listener: (news: RoomNews) => void): Promise<() => void> {
    this.listeners.set(room, listener);
    await this.listenTo(room);
    return () => {
      if (this.listeners.get(room) !== listener) return;
      this.listeners.delete(room);
      this.ears.unsubscribe(channelOf(room)).catch(() => undefined);
    };
  }

  sayHere(room: string, present: Present, left?: number): void {
    const isEmpty = present.seats.length === 0 && present.watching === 0;
    if (isEmpty) this.present.delete(room);
    else this.present.set(room, present);
    if (!this.reaches) return;
    const saying = this.redis.pipeline();
    if (isEmpty) saying.hdel(hereOf(room), this.node);
    else saying.hset(hereOf(room), this.node, JSON.stringify(present)).expire(hereOf(room), FORGET);
    if (left !== undefined) saying.hset(leftOf(room), left, this.now()).expire(leftOf(room), FORGET);
    saying.publish(channelOf(room), `${this.node} ${JSON.stringify({ of: 'here' })}`);
    saying.exec().catch(() => undefined);
  }

  async elsewhere(room: string): Promise<Elsewhere> {
    const asked = this.redis.pipeline().hgetall(hereOf(room)).hgetall(leftOf(room)).hgetall(NODES);
    const answers = await inTime(asked.exec());
    const [here, left, nodes] = (answers ?? []).map(([fault, answer]) => {
      if (fault !== null) throw fault;
      return answer as Record<string, string>;
    });
    const said = Object.entries(here ?? {})
      .filter(([node]) => node !== this.node)
      .map(([node, text]) => ({ ...(JSON.parse(text) as Present), at: Number(nodes?.[node] ?? 0) }));
    return together(
      said,
      new Map(Object.entries(left ?? {}).map(([seat, at]) => [Number(seat), Number(at)])),
      this.now(),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.beat);
    this.listeners.clear();
    if (this.reaches) {
      const leaving = this.redis.pipeline().hdel(NODES, this.node);
      for (const room of this.present.keys()) leaving.hdel(hereOf(room), this.node);
      await inTime(leaving.exec()).catch(() => undefined);
    }
    this.redis.disconnect();
    this.ears.disconnect();
  }

  private heard(channel: string, text: string): void {
    const space = text.indexOf(' ');
    if (text.slice(0, space) === this.node) return;
    const room = channel.slice(channelOf('').length);
    this.listeners.get(room)?.(JSON.parse(text.slice(space + 1)) as RoomNews);
  }

  private async listenTo(room: string): Promise<void> {
    // Where it cannot be asked now, it is when the line is back.
    await inTime(this.ears.subscribe(channelOf(room))).catch(() => undefined);
  }

  /** Redis is back, perhaps without what it knew. */
  private back(): void {
    if (!this.reaches) return;
    void this.live();
    for (const room of this.listeners.keys()) void this.listenTo(room);
    for (const [room, present] of this.present) this.sayHere(room, present);
    for (const listener of this.listeners.values()) listener({ of: 'all' });
  }

  private async live(): Promise<void> {
    if (!this.reaches) return;
    // Nothing is said on the line that hears, so that nobody would notice that it is lost.
    this.ears.ping().catch(() => undefined);
    await this.redis.hset(NODES, this.node, this.now()).catch(() => undefined);
  }
}
