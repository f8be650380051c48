import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { Home } from './home/Home.tsx';
import { DrawerHost } from './library/DrawerHost.tsx';
import { Update } from './offline/Update.tsx';
import { Pigments } from './kit/Pigments.tsx';
import { WordsProvider } from './words/index.tsx';

/** What is not needed at the door is fetched when somebody goes there. */
const About = lazy(() => import('./about/About.tsx').then(({ About: Page }) => ({ default: Page })));
const PokerPage = lazy(() => import('./poker/PokerPage.tsx').then(({ PokerPage: Page }) => ({ default: Page })));
const OldWorldPage = lazy(() => import('./old-world/OldWorldPage.tsx'));
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx'));
const FairnessPage = lazy(() => import('./fairness/FairnessPage.tsx'));
const RulesPage = lazy(() => import('./library/RulesPage.tsx'));
const SettingsPage = lazy(() => import('./settings/SettingsPage.tsx'));
const GuidePage = lazy(() => import('./guide/GuidePage.tsx'));

interface PageProps {
  /** What stands in the address behind the name of the page. */
  readonly path: string;
}

/** Pages by the first word behind the # of the address. */
const PAGES: Readonly<Record<string, ComponentType<PageProps>>> = {
  poker: PokerPage,
  about: About,
  'old-world': OldWorldPage,
  replay: ReplayPage,
  fairness: FairnessPage,
  rules: RulesPage,
  settings: SettingsPage,
  guide: GuidePage,
};

export function App() {
  const [, page = '', path = ''] = useHash().split('/');
  const Page = PAGES[page] ?? Home;
  return (
    <WordsProvider>
      <Pigments />
      <Suspense fallback={<div className="table-ground" />}>
        <Page path={path} />
      </Suspense>
      <Update />
      <DrawerHost />
    </WordsProvider>
  );
}

function useHash(): string {
  return useSyncExternalStore(listenToHash, () => location.hash.slice(1));
}

function listenToHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
