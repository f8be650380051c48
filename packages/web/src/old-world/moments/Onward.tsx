import type { OldWorldSay } from '../words/index.ts';

/** The way on from what has been looked at. */
export function Onward({ onward, say }: { readonly onward: () => void; readonly say: OldWorldSay }) {
  return (
    <button type="button" className="button gold" data-onward onClick={onward}>
      {say('moment.onward')} <kbd aria-hidden="true">Enter</kbd>
    </button>
  );
}
