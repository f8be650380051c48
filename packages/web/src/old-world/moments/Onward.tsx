import type { Say } from '../../words/index.tsx';

/** The way on from what has been looked at. */
export function Onward({ onward, say }: { readonly onward: () => void; readonly say: Say }) {
  return (
    <button type="button" className="button gold" data-onward onClick={onward}>
      {say('moment.onward')} <kbd aria-hidden="true">Enter</kbd>
    </button>
  );
}
