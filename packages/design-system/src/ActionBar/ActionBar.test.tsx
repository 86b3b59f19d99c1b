import { render, screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { ActionBar } from './ActionBar.tsx';

const off = (key: string, reason: string) => ({
  key,
  label: key,
  reason,
  enabled: false,
  onChoose: () => undefined,
});

it('says once why several actions are off, and to each of them', () => {
  const own = 'A colleague has to approve it.';
  render(
    <ActionBar
      actions={[off('Approve', own), off('Decline', own), off('Retry', 'It has not failed.')]}
    />,
  );
  expect(screen.getAllByText(/A colleague has to approve it\./)).toHaveLength(1);
  for (const name of ['Approve', 'Decline']) {
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      'Approve / Decline · A colleague has to approve it.',
    );
  }
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveAccessibleDescription(
    'Retry · It has not failed.',
  );
});

it('says in a sentence of its own from when on an action is possible', () => {
  const checkIn = off('Check in', 'Available from 30 minutes before the booking.');
  renderPage(<ActionBar actions={[{ ...checkIn, availableAt: '2126-12-01T00:00:00Z' }]} />);
  expect(screen.getByRole('button', { name: 'Check in' })).toHaveAccessibleDescription(
    /^Check in · Available from 30 minutes before the booking\. Possible .*2126.*\.$/,
  );
});
