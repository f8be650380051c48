import './update.css';
import { useEffect, useState } from 'react';
import { useWords } from '../words/index.tsx';
import { register, takeOver } from './register.ts';

/** A slip at the edge of the table when a new version is ready. It waits as long as one likes. */
export function Update() {
  const { say } = useWords();
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => register(setWaiting), []);
  if (waiting === undefined) return null;
  return (
    <output className="update parchment">
      <span>{say('offline.ready')}</span>
      <button type="button" className="button" onClick={() => takeOver(waiting)}>
        {say('offline.reload')}
      </button>
      <button type="button" className="button" onClick={() => setWaiting(undefined)}>
        {say('offline.later')}
      </button>
    </output>
  );
}
