import type { GuideBook } from '../../table/guide/GuidePage.tsx';
import { Guide, type GuideNote } from '../../table/guide/Note.tsx';
import { useSeen } from '../../table/guide/use-seen.ts';
import { useOldWorld } from '../sitting.ts';
import { noteFor, sameSight, sightOf, TARGETS } from './choose.ts';
import { firstGame } from './first-game.ts';
import { CLAUSES } from './notes/note.ts';
import { useNotes } from './use-notes.ts';

const KEEP_FREE = '.decision, .place-slip, .area-hand, .place-buttons [data-lit="true"]';

function OldWorldGuide({ onLeave }: { readonly onLeave: () => void }) {
  const sitting = useOldWorld();
  const notes = useNotes();
  const sight = useSeen(sightOf, sameSight);
  if (notes === undefined) return null;
  const name = noteFor(sitting, sight);
  const clause = name === undefined ? undefined : CLAUSES[name];
  const note: GuideNote | undefined =
    name === undefined
      ? undefined
      : { name, ...notes[name], targets: TARGETS[name], ...(clause === undefined ? {} : { clause }) };
  return <Guide note={note} keepFree={KEEP_FREE} onLeave={onLeave} />;
}

/** A guided first turn. */
export const guide: GuideBook = { firstGame, Guide: OldWorldGuide };
