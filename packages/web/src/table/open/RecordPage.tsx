import { use, useCallback } from 'react';
import { addressOf, goTo, readAddress } from '../../addresses.ts';
import Opening from './Opening.tsx';
import { unpacked } from './record-link.ts';

const opened = new Map<string, Promise<string>>();

/** Opens the game a link carries: a finished one as a replay. */
export default function RecordPage({ path }: { readonly path: string }) {
  const record = opened.get(path) ?? unpacked(path);
  opened.set(path, record);
  return (
    <main className="table-ground">
      <Opening
        given={use(record)}
        onDone={useCallback(() => readAddress(location.hash).page === 'record' && goTo(addressOf.home), [])}
      />
    </main>
  );
}
