/** How often an address has asked, counted by all nodes together; by each alone while Redis is away. */

import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { inTime, type RedisNodes } from './redis-nodes.ts';

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

/** More addresses than ask within a minute; where there are more, counting begins anew. */
const MOST = 10_000;

interface Count {
  current: number;
  readonly until: number;
}

export function sharedLimits({ line }: Pick<RedisNodes, 'line'>, now: () => number): FastifyRateLimitStoreCtor {
  const alone = new Map<string, Count>();
  const countAlone = (key: string, window: number): { current: number; ttl: number } => {
    if (alone.size > MOST) alone.clear();
    const known = alone.get(key);
    const count = known === undefined || known.until <= now() ? { current: 0, until: now() + window } : known;
    count.current += 1;
    alone.set(key, count);
    return { current: count.current, ttl: count.until - now() };
  };
  return class Limits implements FastifyRateLimitStore {
    private readonly where: string;

    constructor({ where = '' }: { readonly where?: string } = {}) {
      this.where = where;
    }

    incr(key: string, told: Told, window: number): void {
      const name = `medallion:limit:${this.where}:${key}`;
      const here = countAlone(name, window);
      const asked = line.multi().set(name, 0, 'PX', window, 'NX').incr(name).pttl(name);
      inTime(asked.exec()).then(
        (answers) => {
          const [, [, current], [, ttl]] = answers as [unknown, [unknown, number], [unknown, number]];
          told(null, { current, ttl });
        },
        () => told(null, here),
      );
    }

    child(route: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      // Its types leave out what it hands over.
      const { method, url } = (route as unknown as { routeInfo: { method: string; url: string } }).routeInfo;
      return new Limits({ where: `${method}${url}` });
    }
  } as FastifyRateLimitStoreCtor;
}
