import './card/card.css';
import './frame/frame.css';
import './map/map.css';
import './boards/boards.css';
import './journey/journey.css';
import './setup/setup.css';
import { Table } from './frame/Table.tsx';
import { NewGame } from './setup/NewGame.tsx';
import { PRESET_NAMES } from './setup/wishes.ts';

/** Old World on this device: a new game, or the one whose id stands in the address. */
export default function OldWorldPage({ path }: { readonly path: string }) {
  const preset = PRESET_NAMES.find((name) => name === path);
  if (path === '' || preset !== undefined) return <NewGame key={preset ?? 'bots'} preset={preset ?? 'bots'} />;
  return <Table id={path} />;
}
