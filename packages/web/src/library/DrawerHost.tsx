import { lazy, Suspense, useEffect } from 'react';
import { closeDrawer, listenForClauses, useDrawn } from './drawer.ts';

const RulesDrawer = lazy(() => import('./RulesDrawer.tsx'));
const SettingsDrawer = lazy(() => import('../settings/SettingsDrawer.tsx'));

/** Whatever is drawn over the page just now. */
export function DrawerHost() {
  const drawn = useDrawn();
  useEffect(listenForClauses, []);
  // Another page: what was drawn over the last one goes with it.
  useEffect(() => {
    addEventListener('hashchange', closeDrawer);
    return () => removeEventListener('hashchange', closeDrawer);
  }, []);
  if (drawn === undefined) return null;
  return (
    <Suspense fallback={null}>
      {drawn.is === 'rules' ? <RulesDrawer key={drawn.at} at={drawn.at} /> : <SettingsDrawer />}
    </Suspense>
  );
}
