import type { SeatView } from '@medallion/kernel';
import type { OldWorldView } from '@medallion/old-world';
import type { ComponentType } from 'react';
import type { OldWorldSitting } from '../local/use-old-world.ts';

export interface SceneProps {
  readonly sitting: OldWorldSitting;
}

/**
 * What fills the screen below the header. The first scene whose `lies` holds is shown; where none does, the map is.
 * A scene shows the position to everybody who looks, asked or not, and puts the questions to the one who is asked.
 */
export interface Scene {
  readonly name: string;
  readonly lies: (view: SeatView<OldWorldView>) => boolean;
  readonly Scene: ComponentType<SceneProps>;
}

export const scenes: readonly Scene[] = [];
