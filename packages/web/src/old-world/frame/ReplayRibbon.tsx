import { useOldWorld } from '../sitting.ts';
import { Ribbon } from './Ribbon.tsx';

/** The phases of the turn that is looked at again. */
export default function ReplayRibbon() {
  return <Ribbon sitting={useOldWorld()} />;
}
