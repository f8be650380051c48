import { oldWorldWords } from '../words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { TakeBack } from '../../kit/TakeBack.tsx';
import { useOldWorld } from '../sitting.ts';
import { Deed } from './Deed.tsx';

/** Takes back the last answer while nothing was revealed by it; the header listens to the key. */
export function TakeBackDeed() {
  const say = useVocabulary(oldWorldWords);
  const undo = useOldWorld().undo;
  if (undo === undefined) return null;
  return (
    <Deed act={undo} hint="U">
      <TakeBack /> <span className="words">{say('undo')}</span>
    </Deed>
  );
}
