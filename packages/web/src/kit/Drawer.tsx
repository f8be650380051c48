import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/index.tsx';

interface Props {
  readonly title: string;
  readonly className: string;
  readonly onClose: () => void;
  /** More to press beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet drawn over the table from the side. It keeps the focus, and gives it back where it came from. */
export function Drawer({ title, className, onClose, tools, children }: Props) {
  const { say } = useWords();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current === null) return undefined;
    if (!current.open) current.showModal();
    const outside = (event: MouseEvent): void => {
      if (event.target === current) current.close();
    };
    current.addEventListener('click', outside);
    return () => current.removeEventListener('click', outside);
  }, []);
  return (
    <dialog className={`drawer ${className}`} ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <div className="inside">
        <header>
          <h2 id={heading}>{title}</h2>
          {tools}
          <button type="button" className="round" aria-label={say('app.close')} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
