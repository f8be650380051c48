import { lazy } from 'react';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { openOwn } from '../../library/drawer.ts';
import { Sign } from '../icons/Sign.tsx';
import { useLinks } from '../link/links.tsx';
import { useSitting } from '../sitting.ts';
import { tableWords } from '../words/index.ts';

/** Fetched when somebody opens it. */
const Menu = lazy(() => import('./Menu.tsx').then(({ Menu: Opened }) => ({ default: Opened })));

/** The way to everything that is done with a game besides playing it. */
export function MenuButton() {
  const say = useVocabulary(tableWords);
  const { table, position } = useSitting();
  // Where the record has to be brought home it lies on a server.
  const local = useLinks().bringHome === undefined;
  return (
    <button
      type="button"
      className="round menu-button"
      aria-label={say('menu.title')}
      title={say('menu.title')}
      onClick={() => openOwn(() => <Menu table={table} local={local} over={position.over !== undefined} />)}
    >
      <Sign name="hamburger-menu" />
    </button>
  );
}
