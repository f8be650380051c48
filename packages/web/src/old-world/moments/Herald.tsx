import './herald.css';
import type { HeardEvent } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { useState } from 'react';
import { Clause } from '../../library/Clause.tsx';
import { linesOf } from '../log/lines.ts';
import { Crest } from '../parts/Crest.tsx';
import type { OldWorldSitting } from '../sitting.ts';

/** What is called out over the map and goes by: how a bot's fight ended, quests done or lost, levels of others. */
const CALLED: ReadonlySet<string> = new Set<keyof OldWorld['events']>([
  'monsterFightEnded',
  'witcherFightEnded',
  'trophyGained',
  'levelUp',
  'questDone',
  'questLost',
  'trailQuestDone',
  'trailQuestDropped',
  'pokerSettled',
]);

const MOST = 3;

interface Calls {
  readonly number: number;
  /** Whether somebody at this screen was asked when the last was called out: what they answer puts it away. */
  readonly asked: boolean;
  readonly events: readonly HeardEvent[];
}

/** The latest news of the table, until the one who reads them does something. */
export function Herald({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { position, events, view, words, ask } = sitting;
  const [calls, setCalls] = useState<Calls>({ number: -1, asked: false, events: [] });
  if (calls.number !== position.number) {
    const fresh = events.filter(({ type }) => CALLED.has(type));
    // An own answer lies between: what was called out before has been read.
    const kept = calls.asked || position.number < calls.number ? [] : calls.events;
    setCalls({ number: position.number, asked: ask !== undefined, events: [...kept, ...fresh].slice(-MOST) });
  }
  const lines = linesOf(calls.events, words.tell);
  if (lines.length === 0) return null;
  return (
    <ul className="herald" aria-hidden="true">
      {lines.map(({ key, seat, text, clause }) => (
        <li key={key}>
          {seat !== undefined && <Crest school={view.table.witchers[seat]?.school} />}
          <span>
            {text} {clause !== undefined && <Clause id={clause} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
