import { type ComponentType, useSyncExternalStore } from 'react';
import { About } from './about/About.tsx';
import { Home } from './home/Home.tsx';
import { Pigments } from './parts/Pigments.tsx';
import { PokerPage } from './poker/PokerPage.tsx';
import { WordsProvider } from './words/index.tsx';

/** Pages by what stands behind the # of the address. */
const PAGES: Readonly<Record<string, ComponentType>> = { '/poker': PokerPage, '/about': About };

export function App() {
  const Page = PAGES[useHash()] ?? Home;
  return (
    <WordsProvider>
      <Pigments />
      <Page />
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
