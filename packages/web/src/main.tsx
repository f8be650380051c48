import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { beginSettings } from './settings/settings.ts';
import { beginWords } from './words/index.tsx';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './kit/drawer.css';
import './kit/ribbon.css';
import './kit/choice.css';
import './kit/deeds.css';
import './styles/home.css';

beginSettings();
const begins = await beginWords();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App begins={begins} />
    </StrictMode>,
  );
}
