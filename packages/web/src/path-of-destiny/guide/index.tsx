import type { PathOfDestiny } from '@medallion/path-of-destiny';
import type { GuideBook } from '../../table/guide/GuidePage.tsx';
import { Guide, type GuideNote } from '../../table/guide/Note.tsx';
import { useSeen } from '../../table/guide/use-seen.ts';
import { useSitting } from '../../table/sitting.ts';
import { noteFor, sameSight, sightOf, TARGETS } from './choose.ts';
import { firstGame } from './first-game.ts';
import { CLAUSES } from './notes/note.ts';
import { useNotes } from '../../table/guide/use-notes.ts';
import { BOOKS } from './books.ts';

const KEEP_FREE = '.pd-decision, .pd-seal, .pd-onward, .pd-offer, .pd-hand, .pd-balance';

function PathOfDestinyGuide({ onLeave }: { readonly onLeave: () => void }) {
  const { position } = useSitting<PathOfDestiny>();
  const notes = useNotes(BOOKS);
  const sight = useSeen(sightOf, sameSight);
  if (notes === undefined || position.over !== undefined) return null;
  const name = noteFor(position.table, sight);
  const clause = name === undefined ? undefined : CLAUSES[name];
  const note: GuideNote | undefined =
    name === undefined
      ? undefined
      : { name, ...notes[name], targets: TARGETS[name], ...(clause === undefined ? {} : { clause }) };
  return <Guide note={note} keepFree={KEEP_FREE} onLeave={onLeave} />;
}

/** A guided first chapter. */
export const guide: GuideBook = { lessons: [{ name: 'chapter', table: firstGame, Guide: PathOfDestinyGuide }] };
