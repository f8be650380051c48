import type { ComponentType } from 'react';
import { useVocabulary } from '../../kit/vocabulary.ts';
import type { GuideBook } from '../../table/guide/GuidePage.tsx';
import { Guide, type GuideNote } from '../../table/guide/Note.tsx';
import { useSeen } from '../../table/guide/use-seen.ts';
import { tableWords } from '../../table/words/index.ts';
import { useOldWorld } from '../sitting.ts';
import { noteFor, sameSight, sightOf, TARGETS } from './choose.ts';
import { AFTER, type LessonName, LESSONS, TABLES } from './lessons.ts';
import { CLAUSES } from './notes/note.ts';
import { useNotes } from '../../table/guide/use-notes.ts';
import { BOOKS } from './books.ts';

const KEEP_FREE =
  '.decision, .place-slip, .area-hand, .place-buttons [data-lit="true"], .duel-hand, .combo, .plaque, .use-chips';

/** Notes that end a lesson, and say where it goes on. */
const LAST: ReadonlySet<string> = new Set(['farewell', 'fightFarewell', 'roadFarewell']);

const guideOf = (lesson: LessonName): ComponentType<{ readonly onLeave: () => void }> =>
  function OldWorldGuide({ onLeave }) {
    const sitting = useOldWorld();
    const say = useVocabulary(tableWords);
    const notes = useNotes(BOOKS);
    const sight = useSeen(sightOf, sameSight);
    if (notes === undefined) return null;
    const name = noteFor(lesson, sitting, sight);
    const clause = name === undefined ? undefined : CLAUSES[name];
    const next = { to: AFTER[lesson], text: say(lesson === 'road' ? 'guide.ownGame' : 'guide.next') };
    const note: GuideNote | undefined =
      name === undefined
        ? undefined
        : {
            name,
            ...notes[name],
            targets: TARGETS[name],
            ...(clause === undefined ? {} : { clause }),
            ...(LAST.has(name) ? { next } : {}),
          };
    return <Guide note={note} keepFree={KEEP_FREE} onLeave={onLeave} />;
  };

/** Three lessons: a turn, a fight, and what lies on the road. */
export const guide: GuideBook = {
  lessons: LESSONS.map((name) => ({ name, table: TABLES[name], Guide: guideOf(name) })),
};
