import { useEffect, useMemo, useRef } from 'react';
import { Drawer } from '../../kit/Drawer.tsx';
import { Clause } from '../../library/Clause.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { Medal } from '../parts/Medal.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** The chronicle of the game: short sentences, each with its clause and the figure of whoever did it. */
export function Log({ onClose }: { readonly onClose: () => void }) {
  const { heard, view } = useLaid();
  const { say, tell } = usePathWords();
  const end = useRef<HTMLLIElement>(null);
  const lines = useMemo(
    () =>
      heard.flatMap((event, key) => {
        const told = tell.event(event);
        if (told === undefined || told.minor === true) return [];
        const who = 'who' in event.data ? event.data.who : undefined;
        return [{ ...told, key, type: event.type, who }];
      }),
    [heard, tell],
  );
  useEffect(() => {
    // Newer browsers return a promise here: an effect must not hand it on as its clean-up.
    end.current?.scrollIntoView({ block: 'end' });
  }, [lines.length]);
  return (
    <Drawer title={say('log')} className="pd-log" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than its place: the keyboard must get there to scroll it */}
      <ol className="pd-root" tabIndex={0} aria-label={say('log')}>
        {lines.map(({ key, type, text, clause, who }) => (
          <li key={key} className={type === 'turnBegan' || type === 'chapterBegan' ? 'cut' : ''}>
            {who !== undefined && (
              <Medal character={participantOf(view, who).character} automa={participantOf(view, who).automa === true} />
            )}
            <span>
              {text} {clause !== undefined && <Clause id={clause} />}
            </span>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
    </Drawer>
  );
}
