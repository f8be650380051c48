/** What the Automa's second special ability gives when a chapter is scored. 5.8, PD-SOLO-17 */

import { COLOURS } from '../../content/vocabulary.ts';
import { gainVp } from '../experience.ts';
import type { G } from '../shape.ts';
import { activeOn, colourCount, symbolCount } from '../symbols.ts';
import type { Participant, Table } from '../table.ts';
import { AUTOMA, secondAbility } from './board.ts';

/** Nothing happens where there is no Automa. */
export function automaScores(g: G): void {
  const of = g.table.participants[AUTOMA];
  if (of?.automa !== true) return;
  const vp = boardPoints(g.table, of);
  if (vp > 0) gainVp(g, AUTOMA, vp);
}

function boardPoints(table: Table, of: Participant): number {
  const second = secondAbility(of);
  if (second?.kind === 'vp-per-non-dominant') {
    const count = symbolCount(table, of, activeOn(table, table.dominant === 'left' ? 'right' : 'left'));
    // Rounded up.
    return Math.trunc((count + second.per - 1) / second.per) * second.vp;
  }
  if (second?.kind === 'vp-per-colour') {
    let colours = 0;
    for (const colour of COLOURS) if (colourCount(of, colour) >= second.cards) colours++;
    return Math.min(second.cap, colours * second.vp);
  }
  return 0;
}
