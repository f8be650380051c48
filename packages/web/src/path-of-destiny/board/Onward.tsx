import { useKeys } from '../../kit/use-keys.ts';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** The way on, where the table waits for its reader. */
export function Onward({ label }: { readonly label?: string }) {
  const { onward } = useLaid();
  const { say } = usePathWords();
  useKeys({ Enter: onward, ' ': onward });
  return (
    <p className="pd-onward">
      <button type="button" className="pd-turn" data-onward onClick={onward}>
        {label ?? say('onward')} <kbd aria-hidden="true">Enter</kbd>
      </button>
    </p>
  );
}
