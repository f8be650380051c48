import { FightOver } from './duel/FightOver.tsx';
import { LevelReached } from './moments/LevelReached.tsx';
import type { MomentProps } from './moments/moment-props.ts';
import type { Moment } from './moments/moments.ts';
import { TrophyGained } from './moments/TrophyGained.tsx';
import { StoryOver } from './story/StoryOver.tsx';
import { Tavern } from './tavern/Tavern.tsx';

/** How something ended, until the one at the screen has seen it. */
export function MomentScene({ moment, sitting, onward }: MomentProps & { readonly moment: Moment }) {
  switch (moment.kind) {
    case 'story':
      return <StoryOver key={moment.id} moment={moment} sitting={sitting} onward={onward} />;
    case 'fight':
      return <FightOver key={moment.id} moment={moment} sitting={sitting} onward={onward} />;
    case 'poker':
      return <Tavern key={moment.id} sitting={sitting} onward={onward} />;
    case 'trophy':
      return <TrophyGained key={moment.id} moment={moment} sitting={sitting} onward={onward} />;
    case 'level':
      return <LevelReached key={moment.id} moment={moment} sitting={sitting} onward={onward} />;
  }
}
