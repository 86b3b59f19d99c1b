import { ThemeProvider } from '@tolk/design-system';
import { I18nProvider } from '@tolk/i18n';
import { useLocation } from '@tolk/platform';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** For tests: a screen at an address, in English. */
export function openScreen(path: string, Screen: ComponentType) {
  window.history.replaceState(null, '', path);
  return render(
    <I18nProvider>
      <ThemeProvider>
        <BrowserRouter>
          <Address />
          <Screen />
        </BrowserRouter>
      </ThemeProvider>
    </I18nProvider>,
  );
}

/** Where the person is now. */
export const address = () => screen.getByTestId('address').textContent;
