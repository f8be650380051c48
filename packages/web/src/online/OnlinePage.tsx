import { findGame } from '@medallion/table/registry';
import { gameOf } from '../addresses.ts';
import { Create } from './Create.tsx';

/** Tables on this server: a new one, those this device has a key to, and the way to one by a code. */
export default function OnlinePage({ path }: { readonly path: string }) {
  return <Create game={findGame(gameOf(path))?.id ?? 'old-world'} />;
}
