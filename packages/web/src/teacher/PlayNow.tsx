import './hint.css';
import type { AnyShape } from '@medallion/kernel';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useSitting } from '../table/sitting.ts';
import { teacherWords } from './words/index.ts';

/** So long nobody is told that somebody thinks, in milliseconds. */
const PATIENCE = 500;

/** Who thinks, and a button for whoever does not want to wait. Only the master thinks long enough for that. */
export default function PlayNow() {
  const { table, position, hurry } = useSitting<AnyShape>();
  const say = useVocabulary(teacherWords);
  const [long, setLong] = useState<number>();
  const { number, waiting } = position;
  const thinker = waiting.map(({ seat }) => table.sitters[seat]).find((sitter) => sitter?.bot === 'master');
  const thinks = hurry !== undefined && thinker !== undefined;
  useEffect(() => {
    if (!thinks) return undefined;
    const timer = setTimeout(() => setLong(number), PATIENCE);
    return () => clearTimeout(timer);
  }, [thinks, number]);
  if (!thinks || long !== number) return null;
  return createPortal(
    <aside className="play-now">
      <span>{say('thinks', { name: thinker.name })}</span>{' '}
      <button type="button" className="button" onClick={hurry}>
        {say('playNow')}
      </button>
    </aside>,
    document.body,
  );
}
