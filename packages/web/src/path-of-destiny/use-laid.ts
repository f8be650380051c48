import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { prospect } from '@medallion/path-of-destiny';
import { useEffect, useMemo, useState } from 'react';
import { hear } from '../kit/sounds.ts';
import { type Sitting, useSitting } from '../table/sitting.ts';
import type { Laid } from './laid.ts';
import { type Show, useShow } from './show/use-show.ts';
import type { PathWords } from './words/use-path-words.ts';
import { useWordsOf } from './words/words-of.ts';

export interface AtTable {
  readonly sitting: Sitting<PathOfDestiny>;
  readonly show: Show;
  readonly laid: Laid;
  readonly words: PathWords;
}

/** The sitting, told at a reader's pace, with all that is said about it; a screen in the middle tells it to watchers too. */
export function useAtTable(inTheMiddle = false): AtTable {
  const sitting = useSitting<PathOfDestiny>();
  const { position, table, heard, replayed, answer, refusal, hold } = sitting;
  // Whoever only watches is not waited for, and a game that is looked at again is turned by its reader.
  const show = useShow(position, heard, !replayed && (inTheMiddle || position.viewer !== 'spectator'));
  const { done } = show;
  // While something is told, the table does not go on before the reader's eyes.
  useEffect(() => hold(!done), [hold, done]);
  // What was answered is not asked again while the answers of others are still being told.
  const [given, setGiven] = useState<number>();
  if (given !== undefined && (refusal !== undefined || sitting.ask?.id !== given)) setGiven(undefined);
  const words = useWordsOf(sitting, show.view);
  const laid = useMemo((): Laid => {
    const open = done && sitting.calls === undefined ? sitting.ask : undefined;
    const ask = open?.id === given ? undefined : open;
    return {
      id: table.id,
      number: position.number,
      viewer: position.viewer,
      me: position.viewer === 'spectator' ? undefined : position.viewer,
      sitters: table.sitters,
      view: show.view,
      sealed: show.sealed,
      heard: show.heard,
      prospect: prospect(show.view),
      before: show.sealed === undefined ? undefined : prospect(show.sealed),
      ask,
      waiting: position.waiting.map(({ seat }) => seat),
      over: done ? position.over : undefined,
      refusal,
      told: done,
      hold: show.hold,
      onward: show.onward,
      answer: (choice) => {
        if (ask === undefined) return;
        hear('seal');
        setGiven(ask.id);
        answer(ask.id, choice);
      },
    };
  }, [show, done, position, table, sitting.ask, sitting.calls, given, refusal, answer]);
  return { sitting, show, laid, words };
}
