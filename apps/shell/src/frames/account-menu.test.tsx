import { ThemeProvider } from '@tolk/design-system';
import type { Identity } from '@tolk/domain';
import { I18nProvider } from '@tolk/i18n';
import { useLocation } from '@tolk/platform';
import { BrowserRouter } from '@tolk/platform/shell-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { AccountMenu } from './account-menu.tsx';

function Header({ identity }: { identity: Identity }) {
  const { pathname } = useLocation();
  return (
    <>
      <AccountMenu identity={identity} />
      <output>{pathname}</output>
    </>
  );
}

describe('the menu of the account', () => {
  it.each([
    ['supplier', 'My information', '/personalcenter/basicinformation'],
    ['client', 'My information', '/xqbasic/index'],
    ['supplier', 'Settings', '/settings/settingsindex'],
    ['client', 'Settings', '/xqsetting/index'],
  ] as const)('leads a %s by “%s” to %s', async (identity, item, path) => {
    window.history.replaceState(null, '', '/');
    render(
      <I18nProvider>
        <ThemeProvider>
          <BrowserRouter>
            <Header identity={identity} />
          </BrowserRouter>
        </ThemeProvider>
      </I18nProvider>,
    );
    fireEvent.click(screen.getByRole('button', { expanded: false }));
    fireEvent.click(screen.getByRole('menuitem', { name: item }));
    expect(await screen.findByText(path)).toBeVisible();
  });
});
