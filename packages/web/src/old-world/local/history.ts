import { type GameRecord, type Happening, type HeardEvent, heardBy, Match, type Viewer } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';

/** What happened, answer by answer, so that taking one back takes back its events too. */
export class History {
  private readonly chapters: (readonly Happening[])[] = [];

  add(events: readonly Happening[]): void {
    this.chapters.push(events);
  }

  takeBack(): void {
    this.chapters.pop();
  }

  heardBy(viewer: Viewer): HeardEvent[] {
    return heardBy(this.chapters.flat(), viewer);
  }
}

/** The match of a record, and its history. */
export function replay(record: GameRecord): { match: Match<OldWorld>; history: History } {
  const history = new History();
  const match = Match.load(oldWorld, record, {
    onEvents: (events, number) => {
      if (number > 0 && record.entries[number - 1]?.[0] === 'undo') history.takeBack();
      else history.add(events);
    },
  });
  return { match, history };
}
