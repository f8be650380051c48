import { Match, parseRecord } from '@medallion/kernel';
import { practiceGame } from '../src/practice/index.ts';

/** The state hashes along a record of the practice table, after every entry. */
export function replay(text: string): string[] {
  const record = parseRecord(text);
  return [...record.entries.keys(), record.entries.length].map((upTo) =>
    Match.load(practiceGame, record, { upTo }).hash(),
  );
}
