import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { firstLanguage, LanguageProvider } from './app/language.tsx';
import { askForOffer } from './app/online.ts';
import { NewVersionBar } from './offline/new-version-bar.tsx';
import { loadTexts } from './text/index.ts';
import { showBoardLook } from './theme/board-look.ts';
import { firstTheme, showTheme } from './theme/theme.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/reset.css';
import './theme/base.css';

showTheme(firstTheme());
showBoardLook();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has a place for the page');
await loadTexts(firstLanguage());
createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <App />
      <NewVersionBar />
    </LanguageProvider>
  </StrictMode>,
);
void askForOffer();
