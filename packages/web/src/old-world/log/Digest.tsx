import { useMemo } from 'react';
import { Clause } from '../../library/Clause.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { concerningFirst, linesOf, sinceLastTurn } from './lines.ts';

/** What happened while others were on turn: a small slip over the sea, to be unfolded, until something is done. */
export function Digest({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { heard, table, view, me, words, pacing } = sitting;
  const { say, tell } = words;
  const { turns, turn, active } = view.table;
  const fresh = turn.phase === 'phase-1' && !turn.moved && turn.usedActions.length === 0 && active === me;
  const lines = useMemo(
    () => (me === undefined || !fresh ? [] : linesOf(concerningFirst(sinceLastTurn(heard, me), me), tell)),
    [heard, tell, me, fresh],
  );
  if (lines.length === 0 || view.waiting.some(({ seat }) => table.sitters[seat]?.bot !== undefined)) return null;
  return (
    <details key={turns} className="digest parchment-slip">
      <summary>{say('ow.digest', { n: lines.length })}</summary>
      <ul>
        {lines.map(({ key, text, clause }) => (
          <li key={key}>
            {text} {clause !== undefined && <Clause id={clause} />}
          </li>
        ))}
      </ul>
      {pacing?.again !== undefined && (
        <button type="button" className="again" onClick={pacing.again}>
          {say('pace.again')}
        </button>
      )}
    </details>
  );
}
