/** The solo Destiny token: a fair coin with a left and a right side. R-74 */

import type { Side } from '../../content/vocabulary.ts';
import type { G } from '../shape.ts';

type FlippedFor = 'chapter' | 'destiny' | 'dominance' | 'alliance';

export interface TokenEvents {
  /** `again`: an Ability had it flipped once more. */
  tokenFlipped: { side: Side; for: FlippedFor; again?: true };
}

export function flipToken(g: G, reason: FlippedFor, again = false): Side {
  const side: Side = g.int('solo', 2) === 0 ? 'left' : 'right';
  g.table.flip = side;
  g.emit('tokenFlipped', again ? { side, for: reason, again } : { side, for: reason });
  return side;
}
