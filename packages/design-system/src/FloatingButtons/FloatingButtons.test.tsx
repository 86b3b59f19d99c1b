import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { FloatingButtons } from './FloatingButtons.tsx';

function TestLink({ to, children, ...rest }: { to: string; children?: ReactNode }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

beforeEach(() => {
  renderPage(
    <FloatingButtons
      label="Help"
      linkComponent={TestLink}
      buttons={[
        {
          key: 'service',
          label: 'Contact customer service',
          caption: 'Service',
          icon: null,
          to: '/service',
        },
        {
          key: 'code',
          label: 'Mini-program',
          caption: 'Mini-program',
          icon: null,
          picture: { src: '/code.svg', alt: 'QR code', caption: 'Scan it' },
        },
      ]}
    />,
  );
});

it('a link leads to its page', () => {
  const group = within(screen.getByRole('group', { name: 'Help' }));
  const link = group.getByRole('link', { name: 'Contact customer service' });
  expect(link).toHaveAttribute('href', '/service');
  expect(group.getByText('Service')).toBeVisible();
});

it('on phones the buttons stand in the page, so that they lie over nothing', () => {
  const group = screen.getByRole('group', { name: 'Help' });
  expect(getComputedStyle(group).position).not.toBe('fixed');
});

it('a code to scan is shown in a dialog that returns the focus', async () => {
  const button = screen.getByRole('button', { name: 'Mini-program' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Mini-program' });
  expect(within(dialog).getByRole('img', { name: 'QR code' })).toHaveAttribute('src', '/code.svg');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});
