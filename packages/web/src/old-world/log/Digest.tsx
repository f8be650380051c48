import { useMemo } from 'react';
import { Clause } from '../frame/Clause.tsx';
import type { OldWorldSitting } from '../local/use-old-world.ts';
import { linesOf, sinceLastTurn } from './lines.ts';

/** What happened while others were on turn: a small slip over the sea, to be unfolded, until something is done. */
export function Digest({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { state, view, me, words, position } = sitting;
  const { say, tell } = words;
  const { turns, turn, active } = view.table;
  const fresh = turn.phase === 'phase-1' && !turn.moved && turn.usedActions.length === 0 && active === me;
  const lines = useMemo(
    () => (me === undefined || !fresh ? [] : linesOf(sinceLastTurn(state.log, me), tell)),
    [state.log, tell, me, fresh],
  );
  if (lines.length === 0 || position.botsTurn) return null;
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
    </details>
  );
}
