/** Nodes of one process: the one of a server that is alone, and several in a test. */

import { together, type Said } from './here.ts';
import type { Elsewhere, Nodes, Present, RoomNews } from './nodes.ts';

interface Node {
  readonly listeners: Map<string, (news: RoomNews) => void>;
  readonly present: Map<string, Present>;
}

export class Hub {
  private readonly nodes = new Set<Node>();
  private readonly left = new Map<string, Map<number, number>>();
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Another node. */
  node(): Nodes {
    const own: Node = { listeners: new Map(), present: new Map() };
    this.nodes.add(own);
    const others = (): Node[] => [...this.nodes].filter((node) => node !== own);
    const tell = (room: string, news: RoomNews): void => {
      // Later, as over a wire.
      for (const { listeners } of others()) queueMicrotask(() => listeners.get(room)?.(news));
    };
    return {
      reaches: true,
      tell,
      async hear(room, listener) {
        own.listeners.set(room, listener);
        return () => {
          if (own.listeners.get(room) === listener) own.listeners.delete(room);
        };
      },
      sayHere: (room, present, left) => {
        if (isEmpty(present)) own.present.delete(room);
        else own.present.set(room, present);
        // Where nobody is left at any node, nobody asks since when.
        if (![...this.nodes].some((node) => node.present.has(room))) this.left.delete(room);
        else if (left !== undefined) this.leftIn(room).set(left, this.now());
        tell(room, { of: 'here' });
      },
      elsewhere: async (room): Promise<Elsewhere> => {
        const at = this.now();
        const said = others().flatMap(({ present }): Said[] => {
          const here = present.get(room);
          return here === undefined ? [] : [{ ...here, at }];
        });
        return together(said, this.left.get(room) ?? new Map(), at);
      },
      close: async () => void this.nodes.delete(own),
    };
  }

  private leftIn(room: string): Map<number, number> {
    const left = this.left.get(room) ?? new Map<number, number>();
    this.left.set(room, left);
    return left;
  }
}

const isEmpty = ({ seats, watching }: Present): boolean => seats.length === 0 && watching === 0;
