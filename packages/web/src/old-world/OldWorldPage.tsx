import './card/card.css';
import './frame/frame.css';
import { NewGame } from './setup/NewGame.tsx';
import { Table } from './frame/Table.tsx';

/** Old World on this device: a new game, or the one whose id stands in the address. */
export default function OldWorldPage({ path }: { readonly path: string }) {
  return path === '' ? <NewGame /> : <Table id={path} />;
}
