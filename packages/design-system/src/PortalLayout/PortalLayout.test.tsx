import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import type { MenuEntry } from './menu.ts';
import { PortalLayout } from './PortalLayout.tsx';

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

it('on phones the menu opens as a dialog', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  const dialog = screen.getByRole('dialog', { name: 'Menu' });
  expect(within(dialog).getByRole('link', { name: 'Overview' })).toBeInTheDocument();
});

it('a printed page is headed by whose it is and when it was printed', () => {
  const letterhead = document.querySelector('[data-print="only"]');
  expect(letterhead).toHaveTextContent(/^Tolk.*20\d\d/);
});
