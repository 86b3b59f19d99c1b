import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import type { MenuEntry } from './menu.ts';
import { PortalLayout } from './PortalLayout.tsx';
import type { PortalTab } from './TabBar.tsx';
import { useKeyboardUp } from './use-keyboard-up.ts';

const menu: MenuEntry[] = [
  { key: 'overview', label: 'Overview', path: '/overview' },
  {
    key: 'jobs',
    label: 'Job hall',
    children: [
      { key: 'list', label: 'Job list', path: '/jobs', matches: ['/jobs/detail'] },
      {
        key: 'record',
        label: 'Application record',
        hint: 'Your applications',
        path: '/record',
        badge: 120,
      },
    ],
  },
  {
    key: 'center',
    label: 'Personal center',
    children: [{ key: 'resume', label: 'My resume', path: '/resume' }],
  },
];

const tabs: PortalTab[] = [
  { key: 'home', label: 'Home', icon: null, path: '/overview' },
  { key: 'work', label: 'Jobs', icon: null, path: '/jobs' },
  { key: 'messages', label: 'Messages', icon: null, path: '/chat', badge: 3 },
];

function TestLink({ to, children, ...rest }: { to: string; children?: ReactNode }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

beforeEach(() => {
  renderPage(
    <PortalLayout
      brand="Tolk"
      header="header"
      menu={menu}
      tabs={tabs}
      currentPath="/jobs/detail"
      linkComponent={TestLink}
    >
      <h1>Job</h1>
    </PortalLayout>,
  );
});

it('the first stop of the keyboard leads to the content', async () => {
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('the group of the current page is open, and its entry is marked', () => {
  expect(screen.getByRole('button', { name: 'Job hall' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: 'Job list' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: /Application record/ })).toHaveTextContent('99+');
});

it('an entry says what is behind it where its name does not', () => {
  expect(screen.getByRole('link', { name: /Application record/ })).toHaveAccessibleDescription(
    'Your applications',
  );
});

it('another group opens and closes', async () => {
  const group = screen.getByRole('button', { name: 'Personal center' });
  expect(screen.queryByRole('link', { name: 'My resume' })).not.toBeInTheDocument();
  await userEvent.click(group);
  expect(screen.getByRole('link', { name: 'My resume' })).toHaveAttribute('href', '/resume');
  await userEvent.click(group);
  expect(screen.queryByRole('link', { name: 'My resume' })).not.toBeInTheDocument();
});

it('on phones four places and the menu stand at the lower edge', () => {
  const bar = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
  expect(bar.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
  expect(bar.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  expect(bar.getByRole('link', { name: 'Messages, 3 unread' })).toHaveAttribute('href', '/chat');
});

it('the bar makes way for the keyboard of a phone', () => {
  const height = window.innerHeight - 300;
  const viewport = Object.assign(new EventTarget(), { height, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  const { unmount } = renderHook(() => useKeyboardUp());
  act(() => void viewport.dispatchEvent(new Event('resize')));
  expect(renderHook(() => useKeyboardUp()).result.current).toBe(true);
  unmount();
  Object.defineProperty(window, 'visualViewport', { value: null, configurable: true });
  expect(renderHook(() => useKeyboardUp()).result.current).toBe(false);
});

it('on phones the menu opens as a dialog', async () => {
  const bar = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
  await userEvent.click(bar.getByRole('button', { name: 'Open the menu' }));
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(dialog).getByRole('link', { name: 'Overview' })).toBeInTheDocument();
});

it('a printed page is headed by whose it is and when it was printed', () => {
  const letterhead = document.querySelector('[data-print="only"]');
  expect(letterhead).toHaveTextContent(/^Tolk.*20\d\d/);
});
