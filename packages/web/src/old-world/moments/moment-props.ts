import type { OldWorldSitting } from '../local/use-old-world.ts';

export interface MomentProps {
  readonly sitting: OldWorldSitting;
  readonly onward: () => void;
}
