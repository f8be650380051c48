import { Clause } from '../../library/Clause.tsx';
import type { MomentProps } from '../moments/moment-props.ts';
import type { StoryMoment } from '../moments/moments.ts';
import { WhatCame } from '../moments/WhatCame.tsx';
import { Outcome } from './Outcome.tsx';
import { Spread } from './Spread.tsx';

/** The end of a tale: only the outcome that was reached, and what came of it. */
export function StoryOver({ moment, sitting, onward }: MomentProps & { readonly moment: StoryMoment }) {
  const { words } = sitting;
  return (
    <Spread card={moment.card} sitting={sitting}>
      {moment.chosen === undefined ? (
        <p className="told">
          {words.say('story.unpayable')} <Clause id="R-37" />
        </p>
      ) : (
        <Outcome
          card={moment.card}
          chosen={moment.chosen}
          value={moment.value}
          die={moment.die}
          holds={moment.holds}
          words={words}
        />
      )}
      <WhatCame events={moment.events} most={6} sitting={sitting} onward={onward} />
    </Spread>
  );
}
