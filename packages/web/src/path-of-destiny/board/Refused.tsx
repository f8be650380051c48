import { sayRefusal } from '@medallion/table';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** Why the last answer was not taken. */
export function Refused() {
  const { refusal } = useLaid();
  const { language, tell } = usePathWords();
  return refusal === undefined ? null : (
    <output className="refusal">{sayRefusal(language, refusal, { refusal: tell.refusal })}</output>
  );
}
