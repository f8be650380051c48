import type { ReactNode } from 'react';

interface Props {
  readonly gold?: boolean;
  /** The answer it gives. */
  readonly choice?: string | undefined;
  readonly act: (() => void) | undefined;
  readonly hint?: string;
  /** Why it cannot be done. */
  readonly why?: string | undefined;
  readonly children: ReactNode;
}

/** A button that says its result; without `act` it cannot be pressed, and says why. */
export function Deed({ gold = false, choice, act, hint, why, children }: Props) {
  return (
    <span className="duel-deed">
      <button
        type="button"
        className={gold ? 'button gold' : 'button'}
        aria-disabled={act === undefined}
        data-choice={act === undefined ? undefined : choice}
        onClick={act}
      >
        {children}
        {hint !== undefined && act !== undefined && <kbd aria-hidden="true">{hint}</kbd>}
      </button>
      {act === undefined && why !== undefined && <small className="why">{why}</small>}
    </span>
  );
}
