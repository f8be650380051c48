import './library.css';
import { useCallback, useState } from 'react';
import { Drawer } from '../kit/Drawer.tsx';
import { TakeBack } from '../kit/TakeBack.tsx';
import { useWords } from '../words/index.tsx';
import { libraryWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { closeDrawer, openCollection } from './drawer.ts';
import { Reader } from './Reader.tsx';

/** The rules over the table, open at the place that was asked for, with a way back through what was read. */
export default function RulesDrawer({ at }: { readonly at: string }) {
  const say = useVocabulary(libraryWords);
  const { say: sayPage } = useWords();
  const [trail, setTrail] = useState<readonly string[]>([at]);
  const go = useCallback((target: string) => setTrail((before) => [...before, target]), []);
  const back = trail.length > 1 ? () => setTrail(trail.slice(0, -1)) : undefined;
  return (
    <Drawer
      title={sayPage('rules.title')}
      className="rules-drawer"
      onClose={closeDrawer}
      tools={
        <>
          <button
            type="button"
            className="round"
            aria-label={say('rules.back')}
            title={say('rules.back')}
            aria-disabled={back === undefined}
            onClick={back}
          >
            <TakeBack />
          </button>
          <button type="button" className="button to-contents" onClick={() => go('')}>
            {say('rules.contents')}
          </button>
          <button type="button" className="button to-collection" onClick={() => openCollection()}>
            {sayPage('collection.title')}
          </button>
        </>
      }
    >
      <Reader target={trail.at(-1) ?? ''} onGo={go} />
    </Drawer>
  );
}
