/** What several nodes share by Redis. A file of its own, so that a server that is alone does not load it. */

import { QueuedThinkers } from '../think/queue.ts';
import type { Thinkers } from '../think/pool.ts';
import { sharedLimits } from './limits.ts';
import { RedisNodes } from './redis-nodes.ts';

export function byRedis(url: string, now: () => number, threads: Thinkers) {
  const nodes = new RedisNodes(url, now);
  return { nodes, limits: sharedLimits(nodes, now), thinkers: new QueuedThinkers(url, threads) };
}
