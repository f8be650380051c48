import type { HeardEvent } from '@medallion/kernel';
import { useKeys } from '../../kit/use-keys.ts';
import { Clause } from '../../library/Clause.tsx';
import { Onward } from './Onward.tsx';
import type { MomentProps } from './moment-props.ts';

interface WhatCameProps extends MomentProps {
  readonly events: readonly HeardEvent[];
  readonly most: number;
}

/** What came of it, in the words of the log, and the way on. */
export function WhatCame({ events, most, sitting, onward }: WhatCameProps) {
  const { say, tell } = sitting.words;
  useKeys({ Enter: onward });
  const lines = events
    .flatMap((event) => tell.event(event) ?? [])
    .filter(({ minor }) => minor === undefined)
    .slice(0, most);
  return (
    <>
      {lines.length > 0 && (
        <ol className="lines">
          {lines.map(({ text, clause }, at) => (
            <li key={`${at}-${text}`}>
              {text} {clause !== undefined && <Clause id={clause} />}
            </li>
          ))}
        </ol>
      )}
      <Onward onward={onward} say={say} />
    </>
  );
}
