import type { HeardEvent } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { Crest } from '../parts/Crest.tsx';
import type { OldWorldSitting } from '../sitting.ts';

/** What is worth remembering of a journey. */
const REMEMBERED: ReadonlySet<string> = new Set<keyof OldWorld['events']>([
  'trophyGained',
  'monsterFightEnded',
  'witcherFightEnded',
  'levelUp',
  'questDone',
  'cardKept',
  'pokerSettled',
  'pokerRewarded',
  'meditated',
]);

interface Deed {
  readonly turn: number;
  readonly seat: number;
  readonly events: readonly HeardEvent[];
}

/** The journey in short: what each turn is remembered for. */
export function Chronicle({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { heard, words, view } = sitting;
  const { say, tell } = words;
  return (
    <ol className="chronicle">
      {deedsOf(heard).map(({ turn, seat, events }) => (
        <li key={turn}>
          <span className="turn">
            <span className="unseen">{say('end.turn')}</span> {turn}
          </span>
          <Crest school={view.table.witchers[seat]?.school} />
          <p>
            {events
              .flatMap((event) => tell.event(event) ?? [])
              .map(({ text }) => text)
              .join(' ')}
          </p>
        </li>
      ))}
    </ol>
  );
}

function deedsOf(log: readonly HeardEvent[]): readonly Deed[] {
  const deeds: { turn: number; seat: number; events: HeardEvent[] }[] = [];
  for (const event of log) {
    if (event.type === 'turnBegan') {
      const { seat } = event.data as OldWorld['events']['turnBegan'];
      deeds.push({ turn: deeds.length + 1, seat, events: [] });
    } else if (REMEMBERED.has(event.type)) deeds.at(-1)?.events.push(event);
  }
  return deeds.filter(({ events }) => events.length > 0);
}
