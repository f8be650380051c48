import type { Say } from '@medallion/words';
import { Shut } from './doors.ts';
import type { OnlineMessages } from './words/shape.ts';

/** Why a door stayed shut, or why the room did not do something, as a sentence. */
export function whyNot(say: Say<OnlineMessages>, fault: unknown): string {
  const code = fault instanceof Shut ? fault.error : typeof fault === 'string' ? fault : 'fault';
  switch (code) {
    case 'unreachable':
      return say('no.server');
    case 'no-such-room':
      return say('no.room');
    case 'not-yours':
      return say('no.key');
    case 'chair-taken':
      return say('join.taken');
    case 'no-chair-open':
      return say('join.full');
    case 'already-playing':
      return say('join.playing');
    case 'muted':
      return say('talk.muted');
    case 'nothing-to-take-back':
      return say('back.none');
    case 'asked-already':
      return say('back.already');
    case 'cut-off':
      return say('talk.notSent');
    case 'bad-request':
    case 'too-many':
      return say('no.patience');
    default:
      return say('no.other', { why: fault instanceof Shut && fault.message !== '' ? fault.message : code });
  }
}
