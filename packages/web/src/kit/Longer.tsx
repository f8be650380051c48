import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What may be longer than its place: then the keyboard gets there to scroll it, and else does not stop at it. */
export function Longer({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [longer, setLonger] = useState(false);
  useEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    const measure = () => {
      const { overflowY } = getComputedStyle(shown);
      const scrolls = overflowY === 'auto' || overflowY === 'scroll';
      setLonger(scrolls && shown.scrollHeight > shown.clientHeight + 1);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(shown);
    // Other words are longer or shorter while the place stays as it is.
    for (const child of shown.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={className} ref={box} {...(longer ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
