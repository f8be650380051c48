import { addressOf } from '../addresses.ts';
import { useWords } from '../words/index.tsx';
import { useServer } from './use-server.ts';

/** The way to a table with friends elsewhere; only where the page comes from a server that has tables. */
export function OnlineWay({ game }: { readonly game: string }) {
  const { say } = useWords();
  if (!useServer()) return null;
  return (
    <a className="online-way" href={addressOf.online(game)}>
      <Rings /> {say('home.online')}
    </a>
  );
}

/** Two rings, one in the other. */
function Rings() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.6">
        <circle cx="8.500" cy="14" r="6" />
        <circle cx="15.500" cy="10" r="6" />
      </g>
    </svg>
  );
}
