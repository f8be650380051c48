import type { ReactNode } from 'react';

const CORNERS = ['tl', 'tr', 'bl', 'br'] as const;

/** A leather board with a double gold hairline and corner flourishes. */
export function Panel({
  className,
  label,
  scrolls = false,
  children,
}: {
  readonly className: string;
  readonly label: string;
  /** It may be longer than its place: the keyboard must get there to scroll it. */
  readonly scrolls?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={`panel ${className}`} aria-label={label} {...(scrolls ? { tabIndex: 0 } : {})}>
      {CORNERS.map((corner) => (
        <svg key={corner} className={`corner ${corner}`} viewBox="0 0 26 26" aria-hidden="true">
          <path d="M1 25V8Q1 1 8 1H25" fill="none" stroke="currentColor" strokeWidth="1.2" />
          <path d="M5 21V11Q5 5 11 5H21" fill="none" stroke="currentColor" strokeWidth=".8" opacity=".6" />
          <path d="M4.500 4.500q5.500 .4 6 6q-5.400-.5-6-6z" fill="currentColor" />
          <circle cx="13.5" cy="13.5" r="1.3" fill="currentColor" opacity=".7" />
        </svg>
      ))}
      {children}
    </section>
  );
}
