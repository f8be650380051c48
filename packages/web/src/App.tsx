import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { readAddress } from './addresses.ts';
import { Home } from './home/Home.tsx';
import { Pigments } from './kit/Pigments.tsx';
import { DrawerHost } from './library/DrawerHost.tsx';
import { useTermsHere } from './library/terms/terms-here.ts';
import { Update } from './offline/Update.tsx';
import { hasRooms } from './online/has-rooms.ts';
import { LinksProvider } from './table/link/links.tsx';
import { useGiven } from './table/open/use-given.ts';
import { type Spoken, WordsProvider } from './words/index.tsx';

/** What is not needed at the door is fetched when somebody goes there. */
const GamePage = lazy(() => import('./GamePage.tsx'));

/** Beside a word that explains itself: no page needs it to begin with. */
const TermTip = lazy(() => import('./library/terms/TermTip.tsx').then(({ TermTip: Tip }) => ({ default: Tip })));
const Opening = lazy(() => import('./table/open/Opening.tsx'));

interface PageProps {
  /** What stands in the address behind the name of the page. */
  readonly path: string;
  readonly rest: string;
  readonly more: string;
}

/** Pages by the first word behind the # of the address; the others are games. */
const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  about: lazy(() => import('./about/About.tsx').then(({ About }) => ({ default: About }))),
  replay: lazy(() => import('./table/replay/ReplayPage.tsx')),
  analysis: lazy(() => import('./teacher/AnalysisPage.tsx')),
  daily: lazy(() => import('./daily/DailyPage.tsx')),
  record: lazy(() => import('./table/open/RecordPage.tsx')),
  fairness: lazy(() => import('./table/fairness/FairnessPage.tsx')),
  collection: lazy(() => import('./collection/CollectionPage.tsx')),
  rules: lazy(() => import('./library/RulesPage.tsx')),
  settings: lazy(() => import('./settings/SettingsPage.tsx')),
  online: lazy(() => import('./online/OnlinePage.tsx')),
  room: lazy(() => import('./online/RoomPage.tsx')),
  admin: lazy(() => import('./host/HostPage.tsx')),
  middle: lazy(() => import('./online/middle/MiddlePage.tsx')),
  guide: lazy(() => import('./table/guide/GuidePage.tsx')),
};

export function App({ begins }: { readonly begins: Spoken }) {
  useEffect(tellWaiting, []);
  return (
    <WordsProvider begins={begins}>
      <LinksProvider>
        <Pigments />
        <Suspense fallback={<div className="table-ground" />}>
          <Page />
        </Suspense>
        <Given />
        <Update />
        <DrawerHost />
        <Explained />
      </LinksProvider>
    </WordsProvider>
  );
}

/** Whoever sits at tables of a server reads in the title of every page how many wait for them. */
function tellWaiting(): void {
  if (hasRooms()) import('./online/my-turns.ts').then(({ followMyTables }) => followMyTables()).catch(() => undefined);
}

/** Words of the game explain themselves wherever they stand. */
function Explained() {
  return (
    useTermsHere() && (
      <Suspense fallback={null}>
        <TermTip />
      </Suspense>
    )
  );
}

function Page() {
  const { page, path, rest, more } = readAddress(useHash());
  const Known = PAGES[page];
  if (Known !== undefined) return <Known path={path} rest={rest} more={more} />;
  return page === '' ? <Home /> : <GamePage word={page} path={path} />;
}

/** A record, a scenario or a position that is dropped on any page, or pasted into it, opens. */
function Given() {
  const [given, done] = useGiven();
  return (
    given !== undefined && (
      <Suspense fallback={null}>
        <Opening given={given} onDone={done} />
      </Suspense>
    )
  );
}

function useHash(): string {
  return useSyncExternalStore(listenToHash, () => location.hash);
}

function listenToHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
