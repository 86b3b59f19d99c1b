import { ThemeProvider } from '@tolk/design-system';
import { I18nProvider } from '@tolk/i18n';
import { useLocation } from '@tolk/platform';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** A screen goes with its path, as in the product. */
function At({ path, children }: { path: string; children: ReactNode }) {
  return useLocation().pathname === path ? children : null;
}

/** For tests: a screen at an address, in English. */
export function openScreen(path: string, Screen: ComponentType) {
  window.history.replaceState(null, '', path);
  return render(
    <I18nProvider>
      <ThemeProvider>
        <BrowserRouter>
          <Address />
          <At path={window.location.pathname}>
            <Screen />
          </At>
        </BrowserRouter>
      </ThemeProvider>
    </I18nProvider>,
  );
}

/** Where the person is now. */
export const address = () => screen.getByTestId('address').textContent;
