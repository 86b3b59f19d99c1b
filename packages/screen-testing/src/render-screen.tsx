import { render } from '@testing-library/react';
import { createTolkStore, TolkStoreProvider } from '@tolk/api-client';
import { Notifier, ThemeProvider } from '@tolk/design-system';
import { I18nProvider } from '@tolk/i18n';
import { BrowserRouter } from '@tolk/platform/shell-router';
import type { ReactNode } from 'react';

/** Renders what a person sees at an address (`/` by default), with language, theme, store, router and notices. */
export function renderScreen(screen: ReactNode, { at = '/' }: { at?: string } = {}) {
  window.history.replaceState(null, '', at);
  const store = createTolkStore();
  return render(screen, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nProvider>
        <ThemeProvider>
          <TolkStoreProvider store={store}>
            <BrowserRouter>{children}</BrowserRouter>
            <Notifier />
          </TolkStoreProvider>
        </ThemeProvider>
      </I18nProvider>
    ),
  });
}
