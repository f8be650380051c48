import { useWords } from '../../words/index.tsx';
import { TakeBack } from '../../kit/TakeBack.tsx';
import { useOldWorld } from '../sitting.ts';
import { Deed } from './Deed.tsx';

/** Takes back the last answer while nothing was revealed by it; the header listens to the key. */
export function TakeBackDeed() {
  const { say } = useWords();
  const undo = useOldWorld().undo;
  if (undo === undefined) return null;
  return (
    <Deed act={undo} hint="U">
      <TakeBack /> <span className="words">{say('do.undo')}</span>
    </Deed>
  );
}
