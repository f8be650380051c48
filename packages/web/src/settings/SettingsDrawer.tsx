import './settings.css';
import { closeDrawer } from '../library/drawer.ts';
import { Drawer } from '../parts/Drawer.tsx';
import { useWords } from '../words/index.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** The settings over the table. */
export default function SettingsDrawer() {
  const { say } = useWords();
  return (
    <Drawer title={say('settings.title')} className="settings-drawer" onClose={closeDrawer}>
      <SettingsForm />
    </Drawer>
  );
}
