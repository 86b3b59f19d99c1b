import { ThemeProvider } from '@tolk/design-system';
import { I18nProvider } from '@tolk/i18n';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadFirstScreen } from './preload-first-screen.ts';
import { rememberIdentity } from './session/last-identity.ts';

/** Puts the application into the page. */
export function mount(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root.');
  rememberIdentity();
  preloadFirstScreen();
  createRoot(container).render(
    <StrictMode>
      <I18nProvider>
        <ThemeProvider>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </ThemeProvider>
      </I18nProvider>
    </StrictMode>,
  );
}
