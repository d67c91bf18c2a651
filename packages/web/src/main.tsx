import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { LanguageProvider } from './app/language.tsx';
import { firstTheme, showTheme } from './theme/theme.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/reset.css';
import './theme/base.css';

showTheme(firstTheme());
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has a place for the page');
createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <App />
    </LanguageProvider>
  </StrictMode>,
);
