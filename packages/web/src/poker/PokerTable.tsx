import type { Practice } from '@medallion/old-world/poker';
import { useSitting } from '../table/sitting.ts';
import { PokerScreen } from './PokerScreen.tsx';

/** The practice table while somebody sits at it. */
export default function PokerTable() {
  return <PokerScreen sitting={useSitting<Practice>()} />;
}
