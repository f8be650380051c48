import type { OldWorldSitting } from '../sitting.ts';

export interface MomentProps {
  readonly sitting: OldWorldSitting;
  readonly onward: () => void;
}
