import '../styles/path.css';
import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { useSitting } from '../../table/sitting.ts';
import { Phases } from './Phases.tsx';

/** The phases of the turn that is looked at again. */
export default function ReplayRibbon() {
  return <Phases view={useSitting<PathOfDestiny>().position.table} />;
}
