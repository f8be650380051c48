import { lazy, Suspense, use } from 'react';
import { CompanyContext } from '../online/company.ts';
import { Sign } from '../table/icons/Sign.tsx';
import { useWords } from '../words/index.tsx';
import { openRules, openSettings } from './drawer.ts';

/** Fetched with the table, not with the page. */
const Hint = lazy(() => import('../teacher/Hint.tsx'));
const Why = lazy(() => import('../teacher/Why.tsx'));
const PlayNow = lazy(() => import('../teacher/PlayNow.tsx'));

/** The master to ask, the book of rules and the settings, at hand at the table. */
export function TableTools() {
  // Where people are elsewhere the record lies on a server, and nobody whispers.
  const company = use(CompanyContext);
  return (
    <>
      {company?.tool ?? (
        <Suspense fallback={null}>
          <Hint />
          <Why />
          <PlayNow />
        </Suspense>
      )}
      <HouseTools />
    </>
  );
}

/** The book of rules and the settings: at hand where no table is set yet, too. */
export function HouseTools() {
  const { say } = useWords();
  return (
    <>
      <button
        type="button"
        className="round rules-button"
        aria-label={say('rules.title')}
        title={say('rules.title')}
        onClick={() => openRules()}
      >
        <Sign name="open-book" />
      </button>
      <button
        type="button"
        className="round settings-button"
        aria-label={say('settings.title')}
        title={say('settings.title')}
        onClick={openSettings}
      >
        <Sign name="cog" />
      </button>
    </>
  );
}
