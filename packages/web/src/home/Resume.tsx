import type { TableLine } from '@medallion/table';
import { addressOf } from '../addresses.ts';
import { useWords } from '../words/index.tsx';

/** The games whose unfinished tables wait by the door, and what they are called there. */
const GAMES = { 'old-world': 'game.old-world', 'path-of-destiny': 'game.path-of-destiny' } as const;
type Waiting = keyof typeof GAMES;

/** The latest game that is not finished waits by the door. */
export function Resume({ waiting }: { readonly waiting: readonly TableLine[] | undefined }) {
  const { say, language } = useWords();
  const latest = waiting?.find(({ game }) => game in GAMES);
  if (latest === undefined) return null;
  const { id, game, sitters, number, savedAt, gist } = latest;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);
  const { turns } = (gist ?? {}) as { readonly turns?: number };
  const [own, ...others] = sitters.map(({ name }) => name);
  const title = say(GAMES[game as Waiting]);
  return (
    <section className="panel resume">
      <p>
        <b>{own}</b>
        <span>
          {others.length === 0
            ? say('home.resume.alone', { title })
            : say('home.resume.with', { title, names: others.join(', ') })}
          <br />
          {turns === undefined
            ? say('home.resume.answers', { n: number, when })
            : say('home.resume.turn', { n: turns, when })}
        </span>
      </p>
      <a className="button gold" href={addressOf.table(game, id)}>
        {say('home.resume')}
      </a>
    </section>
  );
}
