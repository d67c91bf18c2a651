import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, NewVersionBar, preloadPage } from './app/app.tsx';
import { loadOnlineStatus } from './connection/online-status.ts';
import { showBoardLook, firstTheme, showTheme } from './settings/appearance.ts';
import { firstLanguage, LanguageProvider, loadTexts } from './settings/language.tsx';
import './app/styles/fonts.css';
import './app/styles/tokens.css';
import './app/styles/reset.css';
import './app/styles/base.css';

showTheme(firstTheme());
showBoardLook();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has a place for the page');
void preloadPage(firstLanguage());
await loadTexts(firstLanguage());
createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <App />
      <NewVersionBar />
    </LanguageProvider>
  </StrictMode>,
);
void loadOnlineStatus();
