import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NowContext } from '../clock/use-now.ts';
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

it('says whose actions they are where several bars stand on a screen', () => {
  const edit = { ...off('Edit', ''), enabled: true };
  render(<ActionBar of="Lin Wanqing" actions={[edit, off('Remove', 'In use.')]} />);
  expect(screen.getByRole('button', { name: 'Edit (Lin Wanqing)' })).toBeEnabled();
  expect(screen.getByText('Remove · In use.')).toBeVisible();
});

describe('what steps back', () => {
  const rest = (key: string, chosen: string[]) => ({
    ...off(key, ''),
    enabled: true,
    rank: 'rest' as const,
    onChoose: () => void chosen.push(key),
  });

  it('lies in a menu, whose button says whose it is and takes the focus back', async () => {
    const chosen: string[] = [];
    const locked = { ...rest('Show my contact', chosen), enabled: false, reason: 'It is shown.' };
    const edit = { ...off('Edit', ''), enabled: true };
    renderPage(<ActionBar of="Lin Wanqing" actions={[rest('Collect', chosen), edit, locked]} />);
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Edit (Lin Wanqing)', 'More (Lin Wanqing)']);
    const more = screen.getByRole('button', { name: 'More (Lin Wanqing)' });
    await userEvent.click(more);
    expect(screen.getByRole('menuitem', { name: 'Show my contact' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    expect(chosen).toEqual(['Collect']);
    await waitFor(() => expect(more).toHaveFocus());
    expect(screen.getByText('Show my contact · It is shown.')).toBeVisible();
  });

  it('stays a button where it is alone', () => {
    renderPage(<ActionBar actions={[rest('Collect', [])]} />);
    expect(screen.getByRole('button')).toHaveTextContent('Collect');
  });
});

it('says in a sentence of its own from when on an action is possible', () => {
  const checkIn = off('Check in', 'Available from 30 minutes before the booking.');
  renderPage(<ActionBar actions={[{ ...checkIn, availableAt: '2126-12-01T00:00:00Z' }]} />);
  expect(screen.getByRole('button', { name: 'Check in' })).toHaveAccessibleDescription(
    /^Check in · Available from 30 minutes before the booking\. From .*2126.* · in [\d,]+ days.*\.$/,
  );
});

describe('once its moment has come', () => {
  const opens = Date.parse('2026-12-01T00:00:00Z');
  let now = opens - 20_000;

  beforeEach(() => {
    jest.useFakeTimers();
    now = opens - 20_000;
  });
  afterEach(() => jest.useRealTimers());

  async function pass(ms: number): Promise<void> {
    now += ms;
    await act(() => jest.advanceTimersByTimeAsync(ms));
  }

  it('an action is on and says nothing more, on a screen that stayed open', async () => {
    const chosen: string[] = [];
    const checkIn = {
      ...off('Check in', 'It is too early.'),
      availableAt: '2026-12-01T00:00:00Z',
      onChoose: () => void chosen.push('checkIn'),
    };
    renderPage(
      <NowContext value={() => now}>
        <ActionBar actions={[checkIn]} />
      </NowContext>,
    );
    const button = screen.getByRole('button', { name: 'Check in' });
    await pass(19_000);
    expect(button).toBeDisabled();
    expect(screen.getByText(/It is too early\. From /)).toBeVisible();
    await pass(1_000);
    expect(button).toBeEnabled();
    expect(screen.queryByText(/It is too early/)).toBeNull();
    await userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }).click(button);
    expect(chosen).toEqual(['checkIn']);
  });
});
