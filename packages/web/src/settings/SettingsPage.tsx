import './settings.css';
import { addressOf } from '../addresses.ts';
import { Logo } from '../kit/Logo.tsx';
import { useWords } from '../words/index.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useTitle } from '../kit/title.ts';

/** The settings as a page of their own, from the first page. */
export default function SettingsPage() {
  const { say: sayPage } = useWords();
  const title = sayPage('settings.title');
  useTitle(`${title} · Medallion`);
  return (
    <div className="about table-ground settings-page">
      <header>
        <Logo />
      </header>
      <main className="panel">
        <h1>{title}</h1>
        <SettingsForm />
        <a className="back" href={addressOf.home}>
          {sayPage('about.back')}
        </a>
      </main>
    </div>
  );
}
