import { useMemo, useState } from 'react';
import { Clause } from '../frame/Clause.tsx';
import type { OldWorldSitting } from '../local/use-old-world.ts';
import { linesOf, sinceLastTurn } from './lines.ts';

const MOST = 7;

/** What happened while others were on turn, laid beside the map until it is put away or something is done. */
export function Digest({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { state, view, me, words, position } = sitting;
  const { say, tell } = words;
  const { turns, turn, active } = view.table;
  const [away, setAway] = useState(-1);
  const fresh = turn.phase === 'phase-1' && !turn.moved && turn.usedActions.length === 0 && active === me;
  const lines = useMemo(
    () =>
      me === undefined || !fresh
        ? []
        : linesOf(sinceLastTurn(state.log, me), tell).filter(
            ({ minor, type }) => minor !== true && type !== 'turnBegan',
          ),
    [state.log, tell, me, fresh],
  );
  if (lines.length === 0 || away === turns || position.botsTurn) return null;
  return (
    <aside className="digest parchment-slip" aria-label={say('ow.digest')}>
      <h3>
        {say('ow.digest')}
        <button type="button" aria-label={say('ow.digest.away')} onClick={() => setAway(turns)}>
          ×
        </button>
      </h3>
      <ul>
        {lines.slice(-MOST).map(({ key, text, clause }) => (
          <li key={key}>
            {text} {clause !== undefined && <Clause id={clause} />}
          </li>
        ))}
      </ul>
    </aside>
  );
}
