import type { Refusal } from '@medallion/kernel';
import { type Language, speaker, TABLE_TEXTS, type TableParams } from '@medallion/words';
import type { TableFault, TableRefusal } from './wire.ts';

/** Why a table did not do what it was told; what the game has to say about it, its voice says. */
export function sayRefusal(
  language: Language,
  refusal: TableRefusal,
  voice: { refusal(this: void, refusal: Refusal): string },
): string {
  const say = speaker<TableParams>(language, TABLE_TEXTS[language]);
  switch (refusal.code) {
    case 'not-your-seat':
      return say('not-your-seat');
    case 'not-kept':
      return say(refusal.full ? 'full' : 'not-kept');
    default:
      return voice.refusal(refusal);
  }
}

/** Why there is no table. */
export function sayFault(language: Language, fault: TableFault): string {
  const say = speaker<TableParams>(language, TABLE_TEXTS[language]);
  switch (fault.code) {
    case 'gone':
      return say('gone');
    case 'unknown-game':
      return say('unknown-game', { game: fault.game });
    case 'unreadable':
      return say('unreadable', { why: fault.why });
    case 'not-started':
      return say('not-started', { why: fault.why });
    case 'not-kept':
      return say(fault.full ? 'full' : 'not-kept');
  }
}
