import '../styles/path.css';
import type { Seat } from '@medallion/kernel';
import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { useSitting } from '../../table/sitting.ts';
import { Medal } from './Medal.tsx';

/** A player is known by the figure of their character. */
export default function SeatSign({ seat }: { readonly seat: Seat }) {
  return <Medal character={useSitting<PathOfDestiny>().position.table.participants[seat]?.character} />;
}
