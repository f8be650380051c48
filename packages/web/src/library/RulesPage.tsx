import './library.css';
import { useCallback } from 'react';
import { addressOf, goTo } from '../addresses.ts';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useWords } from '../words/index.tsx';
import { Reader } from './Reader.tsx';
import { useTitle } from '../kit/title.ts';

/** The rules as a page of their own: `#/rules`, `#/rules/moving`, `#/rules/ow-move-03`. */
export default function RulesPage({ path }: { readonly path: string }) {
  const { say: sayPage } = useWords();
  const title = `${sayPage('rules.title')} · Medallion`;
  useTitle(title);
  const go = useCallback((target: string) => goTo(addressOf.rules(target)), []);
  return (
    <div className="library table-ground">
      <header>
        <Logo about={[sayPage('game.old-world'), sayPage('game.path-of-destiny')]} />
        <Languages />
      </header>
      <main>
        <h1 className="unseen">{sayPage('rules.title')}</h1>
        <Reader target={path.toLowerCase()} onGo={go} />
      </main>
    </div>
  );
}
