import { I18nProvider } from '@tolk/i18n';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ScreenHost } from './screens/screen-host.tsx';

/** Puts the application into the page. */
export function mount(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root.');
  createRoot(container).render(
    <StrictMode>
      <I18nProvider>
        <BrowserRouter>
          <ScreenHost />
        </BrowserRouter>
      </I18nProvider>
    </StrictMode>,
  );
}
