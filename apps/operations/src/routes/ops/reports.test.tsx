import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen } from './reports.tsx';

const list = '/opsinterface/getMessageReportList';
const dismiss = '/opsinterface/dismissMessageReports';

const report = (messageReportId: string, reportedName: string) => ({
  messageReportId,
  reason: 'spam',
  note: 'The third time today.',
  createTime: '2026-11-20T08:00:00.000Z',
  reporterName: 'Ann',
  reportedName,
  outcome: null,
  decidedTime: null,
  decidedBy: null,
});

beforeEach(() => setLanguage('en'));

it('several reports are dismissed for one reason', async () => {
  const asked = answerCalls({
    [list]: { total: 2, list: [report('r1', 'Bo'), report('r2', 'Cy')] },
    [dismiss]: { dismissed: 1, skipped: 1 },
  });
  renderScreen(<Screen />, { at: '/ops/reports' });
  const box = { name: 'Select Advertising or the same text to many, Cy' };
  expect(await screen.findByRole('button', { name: 'Dismiss…' })).toBeDisabled();
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns()).toEqual(['Reason', 'Written by', 'Reported by', 'When']);
  await userEvent.click(screen.getByRole('checkbox', box));
  await userEvent.click(screen.getByRole('button', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss…' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'An old joke.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => {
    expect(asked.filter(({ path }) => path === dismiss).map(({ body }) => body)).toEqual([
      { messageReportIds: ['r1', 'r2'], note: 'An old joke.' },
    ]);
  });
  expect(await screen.findByText('None selected')).toBeVisible();
});

it('nothing is chosen among what is decided', async () => {
  answerCalls({ [list]: { total: 1, list: [{ ...report('r1', 'Bo'), outcome: 'warned' }] } });
  renderScreen(<Screen />, { at: '/ops/reports?state=decided' });
  expect(await screen.findByText('The third time today.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Outcome' })).toBeVisible();
});
