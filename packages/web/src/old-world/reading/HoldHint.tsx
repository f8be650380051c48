import './hold-hint.css';
import { useEffect, useState } from 'react';
import { deviceNotes } from '../../table/device-notes.ts';
import { oldWorldWords } from '../words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { useLens } from './lens.ts';

/** What this device was told once. */
const told = deviceNotes<true>('medallion.told');
const HOLD = 'hold-to-read';

/** Where nothing can be pointed at without touching it, the table says once how things are read. */
export function HoldHint() {
  const say = useVocabulary(oldWorldWords);
  const [touched] = useState(() => matchMedia('(hover: none)').matches);
  const isReading = useLens() !== undefined;
  const isNews = told.use()[HOLD] !== true;
  // Whoever has found out by themselves need not be told.
  useEffect(() => {
    if (isReading && isNews) told.put(HOLD, true);
  }, [isReading, isNews]);
  if (!touched || !isNews) return null;
  return (
    <p className="hold-hint parchment-slip" role="note">
      {say('ow.read.first')}
      <button type="button" className="button" onClick={() => told.put(HOLD, true)}>
        {say('ow.read.first.done')}
      </button>
    </p>
  );
}
