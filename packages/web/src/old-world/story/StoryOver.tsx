import { useKeys } from '../../poker/use-keys.ts';
import { Clause } from '../frame/Clause.tsx';
import type { MomentProps } from '../moments/moment-props.ts';
import type { StoryMoment } from '../moments/moments.ts';
import { Outcome } from './Outcome.tsx';
import { Spread } from './Spread.tsx';

/** The end of a tale: only the outcome that was reached, and what came of it. */
export function StoryOver({ moment, sitting, onward }: MomentProps & { readonly moment: StoryMoment }) {
  const { words } = sitting;
  const { say, tell } = words;
  useKeys({ Enter: onward });
  const lines = moment.events
    .flatMap((event) => tell.event(event) ?? [])
    .filter(({ minor }) => minor === undefined)
    .slice(0, 6);
  return (
    <Spread card={moment.card} sitting={sitting}>
      {moment.chosen === undefined ? (
        <p className="told">
          {say('story.unpayable')} <Clause id="R-37" />
        </p>
      ) : (
        <Outcome card={moment.card} chosen={moment.chosen} value={moment.value} die={moment.die} words={words} />
      )}
      {lines.length > 0 && (
        <ol className="lines">
          {lines.map(({ text, clause }, at) => (
            <li key={`${at}-${text}`}>
              {text} {clause !== undefined && <Clause id={clause} />}
            </li>
          ))}
        </ol>
      )}
      <button type="button" className="button gold" data-onward onClick={onward}>
        {say('moment.onward')} <kbd aria-hidden="true">Enter</kbd>
      </button>
    </Spread>
  );
}
