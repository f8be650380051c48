/** What a line sends of a position: the whole one at first, and then what changed for that seat. */

import { type AnyShape, cloneJson } from '@medallion/kernel';
import type { FromTable } from '@medallion/table';
import { difference } from '@medallion/table/difference';
import type { FromRoom, Shortened } from '@medallion/table/room';

type Told = FromRoom | FromTable<AnyShape>;

/**
 * Shortens what is told over one line, whose other end has asked for it. A difference is made of two positions of the
 * same seat and of nothing else, so its size tells what these would tell.
 */
export function shortener(): (message: Told) => Told | Shortened {
  let last: Extract<Told, { said: 'position' }>['position'] | undefined;
  return (message) => {
    if (message.said !== 'position' && message.said !== 'refusal') return message;
    const { position, ...rest } = message;
    const before = last;
    // As it was sent: a view may hold parts of the game itself, which goes on.
    last = cloneJson(position);
    // Other eyes, and the whole because somebody asked for it, begin anew.
    if (before === undefined || before.viewer !== position.viewer || message.after === 0) return message;
    const change = difference(before, position);
    return { ...rest, since: before.number, ...(change !== undefined && { change }) };
  };
}
