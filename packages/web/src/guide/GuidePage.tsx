import './guide.css';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../old-world/frame/Notice.tsx';
import { oldWorldTable, useOldWorld, useTableState } from '../old-world/local/use-old-world.ts';
import OldWorldPage from '../old-world/OldWorldPage.tsx';
import { useWords } from '../words/index.tsx';
import { firstGame } from './first-game.ts';
import { Guide } from './Guide.tsx';
import { useNotes } from './use-notes.ts';

/** A guided first turn: the game whose id stands in the address, or a new one from the word that is made for it. */
export default function GuidePage({ path }: { readonly path: string }) {
  return path === '' ? <LayTheTable /> : <Guided id={path} />;
}

function LayTheTable() {
  const { say } = useWords();
  const { is, position } = useTableState();
  const [asked, setAsked] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    // Once, even if the page is drawn twice.
    if (begun.current) return;
    begun.current = true;
    oldWorldTable().start(firstGame(say('ow.new.names').split(', ')));
    setAsked(true);
  }, [say]);
  const id = asked && is === 'open' ? position?.id : undefined;
  useEffect(() => {
    // Not a page one comes back to: going back leads to where the guide was asked for.
    if (id !== undefined) location.replace(`#/guide/${id}`);
  }, [id]);
  return <Notice text={say('guide.laying')} />;
}

function Guided({ id }: { readonly id: string }) {
  const sitting = useOldWorld();
  const notes = useNotes();
  const isOpen = sitting !== undefined && sitting.position.id === id && notes !== undefined;
  return (
    <>
      <OldWorldPage path={id} />
      {isOpen && (
        <Guide
          sitting={sitting}
          notes={notes}
          onLeave={() => {
            // The same game, only without somebody looking over the shoulder.
            location.hash = `/old-world/${id}`;
          }}
        />
      )}
    </>
  );
}
