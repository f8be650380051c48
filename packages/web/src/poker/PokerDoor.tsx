import { useEffect, useState } from 'react';
import { addressOf } from '../addresses.ts';
import { SaveFile } from '../table/SaveFile.tsx';
import { deviceStore } from '../table/link/device-store.ts';
import { pokerWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { inheritEvening } from './kept-before.ts';
import { PokerScreen } from './PokerScreen.tsx';

const GAME = 'old-world-poker';

/** Where one sits down to dice: the evening that waits is gone on with, else a new one is set up. */
export default function PokerDoor() {
  const say = useVocabulary(pokerWords);
  const [state, setState] = useState<'looking' | 'free' | { readonly lost: string }>('looking');
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const store = deviceStore();
      const inherited = await inheritEvening(store);
      const waiting = (await store.list()).find(
        ({ game, over, unreadable }) => game === GAME && !over && unreadable === undefined,
      );
      if (gone) return;
      if (waiting !== undefined) location.replace(addressOf.table(GAME, waiting.id));
      else setState(typeof inherited === 'object' ? { lost: inherited.unreadable } : 'free');
    };
    void look();
    return () => {
      gone = true;
    };
  }, []);
  if (state === 'looking') return <div className="table-ground" />;
  if (state === 'free') return <PokerScreen />;
  return (
    <PokerScreen
      notice={
        <>
          {say('save.failed')} <SaveFile id={state.lost} game={GAME} />
        </>
      }
    />
  );
}
