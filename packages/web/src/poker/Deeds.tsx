import { Icon, type IconName } from '../icons/Icon.tsx';

/** Something that can be done now. Without `act` it cannot, and the label says what is missing. */
export interface Deed {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly act: (() => void) | undefined;
  readonly why?: string;
}

/** One gold button that says what it does, and the leather ones. */
export function Deeds({ deeds, notice }: { readonly deeds: readonly Deed[]; readonly notice: string | undefined }) {
  const explained = notice ?? deeds.find((deed) => deed.why !== undefined)?.why;
  return (
    <div className="deeds">
      {explained !== undefined && <output className="notice">{explained}</output>}
      {deeds.map(({ key, label, icon, act }, at) => (
        <button
          type="button"
          id={`deed-${at}`}
          key={at}
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
