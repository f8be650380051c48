import { useEffect, useState } from 'react';
import { listSaves, type SaveHead } from '../old-world/local/saves.ts';
import { useWords } from '../words/index.tsx';

/** The latest game that is not finished waits by the door. */
export function Resume() {
  const { say, language } = useWords();
  const [latest, setLatest] = useState<SaveHead>();
  useEffect(() => void listSaves().then((saves) => setLatest(saves.find(({ over }) => !over))), []);
  if (latest === undefined) return null;
  const { id, sitters, turns, savedAt } = latest;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
  const [own, ...others] = sitters.map(({ name }) => name);
  return (
    <section className="panel resume">
      <p>
        <b>{own}</b>
        <span>
          {others.length === 0 ? say('home.ow.solo') : say('home.ow.with', { names: others.join(', ') })}
          <br />
          {say('ow.saves.turn', { n: turns, when })}
        </span>
      </p>
      <a className="button gold" href={`#/old-world/${id}`}>
        {say('home.ow.resume')}
      </a>
    </section>
  );
}
