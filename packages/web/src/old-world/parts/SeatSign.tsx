import type { Seat } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { useSitting } from '../../table/sitting.ts';
import { Crest } from './Crest.tsx';

/** A witcher is known by the crest of the school. */
export default function SeatSign({ seat }: { readonly seat: Seat }) {
  return <Crest school={useSitting<OldWorld>().position.table.witchers[seat]?.school} />;
}
