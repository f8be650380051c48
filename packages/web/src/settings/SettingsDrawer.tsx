import './settings.css';
import { closeDrawer, openRules } from '../library/drawer.ts';
import { Drawer } from '../kit/Drawer.tsx';
import { useWords } from '../words/index.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** The settings over the table. */
export default function SettingsDrawer() {
  const { say: sayPage } = useWords();
  return (
    <Drawer
      title={sayPage('settings.title')}
      className="settings-drawer"
      onClose={closeDrawer}
      tools={
        // On a phone this is the way to the book.
        <button type="button" className="button to-rules" onClick={() => openRules()}>
          {sayPage('rules.title')}
        </button>
      }
    >
      <SettingsForm />
    </Drawer>
  );
}
