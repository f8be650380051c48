import { lazy, Suspense, useEffect } from 'react';
import { listenForBack, listenForClauses, useDrawn } from './drawer.ts';

const RulesDrawer = lazy(() => import('./RulesDrawer.tsx'));
const CollectionDrawer = lazy(() => import('../collection/CollectionDrawer.tsx'));
const SettingsDrawer = lazy(() => import('../settings/SettingsDrawer.tsx'));

/** Whatever is drawn over the page just now. */
export function DrawerHost() {
  const drawn = useDrawn();
  useEffect(listenForClauses, []);
  useEffect(listenForBack, []);
  if (drawn === undefined) return null;
  return (
    <Suspense fallback={null}>
      {drawn.is === 'rules' && <RulesDrawer key={drawn.at} at={drawn.at} />}
      {drawn.is === 'collection' && <CollectionDrawer game={drawn.game} at={drawn.at} />}
      {drawn.is === 'settings' && <SettingsDrawer />}
      {drawn.is === 'own' && <drawn.Inside />}
    </Suspense>
  );
}
