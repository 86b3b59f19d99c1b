import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GivenUpJob } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen } from './jobs.tsx';

const restart = '/opsinterface/restartGivenUpJob';

const job: GivenUpJob = {
  jobId: 'j1',
  kind: 'file.remove',
  attempts: 8,
  lastError: 'EACCES: permission denied',
  givenUpTime: '2026-11-23T08:00:00Z',
};

function open(list: readonly GivenUpJob[]) {
  const asked = answerCalls({
    '/opsinterface/getGivenUpJobList': { total: list.length, list },
    [restart]: {},
  });
  renderScreen(<Screen />, { at: '/ops/jobs' });
  return asked;
}

it('a task says what was not done, why, and after how many attempts', async () => {
  open([job]);
  const row = await screen.findByRole('row', { name: /A deleted file still takes up storage/ });
  expect(row).toHaveTextContent('EACCES: permission denied');
  expect(row).toHaveTextContent('Attempts: 8');
  expect(row).toHaveTextContent('Mon 23 Nov 2026');
});

it('a task of a kind that this release does not know is named as it is stored', async () => {
  open([{ ...job, kind: 'fax.send' }]);
  expect(await screen.findByRole('row', { name: /fax\.send/ })).toBeVisible();
});

it('restarting one asks for that one, and says so', async () => {
  const asked = open([job, { ...job, jobId: 'j2', kind: 'service.sendLink' }]);
  const row = await screen.findByRole('row', { name: /A visitor’s link/ });
  within(row).getByRole('button', { name: 'Restart' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(asked).toContainEqual({ path: restart, body: { jobId: 'j2' } }));
  expect(await screen.findByText('The task has been restarted.')).toBeVisible();
});

it('who restarts one by the keyboard goes on in the list', async () => {
  open([job]);
  const button = await screen.findByRole('button', { name: 'Restart' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toHaveFocus());
  // The table, then its first button.
  await userEvent.tab();
  await userEvent.tab();
  expect(button).toHaveFocus();
});

it('without any it says that nothing has failed', async () => {
  open([]);
  expect(await screen.findByText('No failed tasks')).toBeVisible();
});
