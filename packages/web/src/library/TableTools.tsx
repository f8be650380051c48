import { use } from 'react';
import { CompanyContext } from '../online/company.ts';
import { Sign } from '../table/icons/Sign.tsx';
import { useWords } from '../words/index.tsx';
import { openRules, openSettings } from './drawer.ts';

/** The book of rules and the settings, at hand at the table. */
export function TableTools() {
  const { say } = useWords();
  return (
    <>
      {use(CompanyContext)}
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
