import type { HeardEvent, Seat } from '@medallion/kernel';
import type { Told } from '@medallion/old-world/telling';
import type { TableTelling } from '../words/telling.ts';

export interface LogLine extends Told {
  readonly key: number;
  /** Whose deed it was, where it was somebody's. */
  readonly seat?: Seat;
  readonly type: string;
}

/** The log in words, the oldest first. */
export function linesOf(log: readonly HeardEvent[], tell: TableTelling): readonly LogLine[] {
  return log.flatMap((event, key): LogLine[] => {
    const told = tell.event(event);
    if (told === undefined) return [];
    const { seat } = event.data;
    return [{ ...told, key, type: event.type, ...(typeof seat === 'number' ? { seat } : {}) }];
  });
}

/** The events worth telling somebody who looked away: what changed on the map and on the boards. */
const NEWS: ReadonlySet<string> = new Set([
  'entered',
  'attributeRaised',
  'levelUp',
  'potionGained',
  'trailGained',
  'trailQuestDone',
  'questStarted',
  'questDone',
  'cardKept',
  'rowCardTaken',
  'monsterFightEnded',
  'monsterSpawned',
  'witcherFightEnded',
  'tavernClosed',
  'trophyGained',
  'pokerSettled',
  'meditated',
]);

/** What happened since somebody's last turn ended, as far as it is worth telling. Nothing before their second turn. */
export function sinceLastTurn(log: readonly HeardEvent[], me: Seat): readonly HeardEvent[] {
  const isOwn = (type: string) => (event: HeardEvent) => event.type === type && event.data.seat === me;
  const ended = log.findLastIndex(isOwn('turnEnded'));
  const began = log.findLastIndex(isOwn('turnBegan'));
  return ended < 0 || began < ended ? [] : log.slice(ended + 1, began).filter(({ type }) => NEWS.has(type));
}

/** Under these names an event speaks of somebody besides the one whose deed it was. */
const ABOUT = ['winner', 'loser', 'defender', 'attacker', 'other', 'from', 'to', 'on'] as const;

/** What everybody wants to know first, whoever did it. */
const GRAVE: ReadonlySet<string> = new Set(['trophyGained', 'witcherFightEnded']);

/** The same news, what concerns somebody first: what was done with them, then what changes the race, then the rest. */
export function concerningFirst(news: readonly HeardEvent[], me: Seat): readonly HeardEvent[] {
  const weight = ({ type, data }: HeardEvent): number => {
    if (ABOUT.some((name) => data[name] === me)) return 0;
    return GRAVE.has(type) ? 1 : 2;
  };
  return news.toSorted((a, b) => weight(a) - weight(b));
}
