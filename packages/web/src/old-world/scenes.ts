import { type ComponentType, lazy } from 'react';
import { Duel } from './duel/Duel.tsx';
import type { OldWorldSitting, SceneProps } from './sitting.ts';
import { StoryScene } from './story/StoryScene.tsx';
import { Tavern } from './tavern/Tavern.tsx';

/**
 * What fills the screen below the header. The first scene whose `lies` holds is shown; where none does, the map is.
 * A scene shows the position to everybody who looks, asked or not, and puts the questions to the one who is asked.
 */
export interface Scene {
  readonly name: string;
  readonly lies: (sitting: OldWorldSitting) => boolean;
  readonly Scene: ComponentType<SceneProps>;
}

/** What only a bot goes through passes by on the map and in the log: nobody could read it that fast. */
export const concerns = ({ view, table, ask, replayed }: OldWorldSitting): boolean =>
  // Looking back, there is time to read what a bot went through, too.
  replayed || ask !== undefined || table.sitters[view.table.active]?.bot === undefined;

export const scenes: readonly Scene[] = [
  { name: 'end', lies: ({ view }) => view.over !== undefined, Scene: lazy(() => import('./end/End.tsx')) },
  {
    name: 'tavern',
    lies: (sitting) => {
      const { poker } = sitting.view.table;
      return poker !== undefined && poker.stage !== 'over' && concerns(sitting);
    },
    Scene: Tavern,
  },
  { name: 'duel', lies: ({ view }) => view.table.fight !== undefined, Scene: Duel },
  {
    name: 'story',
    lies: (sitting) =>
      (sitting.view.table.story !== undefined || sitting.ask?.ask === 'explore/keep-one') && concerns(sitting),
    Scene: StoryScene,
  },
];
