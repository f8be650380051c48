import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../kit/icons/Icon.tsx';

/** Something that can be done now. Without `act` it cannot, and the label says what is missing. */
export interface Deed {
  readonly id: 'start' | 'another' | 'change' | 'reroll' | 'stand' | 'play' | 'leave' | 'accept' | 'wait';
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly act: (() => void) | undefined;
  readonly why?: string;
}

/**
 * One gold button that says what it does, and the leather ones. The gold one keeps the focus while its meaning
 * changes; a leather one never does, so that nobody gets up from the table by pressing Enter once too often.
 */
export function Deeds({ deeds, notice }: { readonly deeds: readonly Deed[]; readonly notice: ReactNode }) {
  const explained = notice ?? deeds.find((deed) => deed.why !== undefined)?.why;
  const focused = useRef(false);
  useEffect(() => {
    if (focused.current && document.activeElement === document.body) focusDeed(0);
  });
  return (
    <div
      className="deeds"
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={(event) => {
        // A button that was taken away blurs towards nothing.
        if (event.target.isConnected && event.relatedTarget !== null) focused.current = false;
      }}
    >
      {explained !== undefined && <output className="notice">{explained}</output>}
      {deeds.map(({ id, key, label, icon, act }, at) => (
        <button
          type="button"
          id={`deed-${at}`}
          key={at === 0 ? 'gold' : id}
          className={at === 0 ? 'button gold' : 'button'}
          aria-disabled={act === undefined}
          onClick={act}
        >
          {icon !== undefined && <Icon name={icon} />}
          {label}
          {act !== undefined && <kbd aria-hidden="true">{key}</kbd>}
        </button>
      ))}
    </div>
  );
}

/** Points at one of the buttons. */
export function focusDeed(at: number): void {
  const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true };
  document.getElementById(`deed-${at}`)?.focus(options);
}
