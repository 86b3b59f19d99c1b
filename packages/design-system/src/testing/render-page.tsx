import { render } from '@testing-library/react';
import { I18nProvider } from '@tolk/i18n';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';

/** For tests: what stands around every component in a page, in English. */
export function renderPage(children: ReactNode) {
  return render(
    <I18nProvider>
      <ThemeProvider>{children}</ThemeProvider>
    </I18nProvider>,
  );
}
