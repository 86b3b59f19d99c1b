import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffUser, WorkCase } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { useState, type ReactNode } from 'react';
import { useDecisionKeys } from '../keys/decision-keys.ts';
import { CaseBar } from './case-bar.tsx';

const user: StaffUser = {
  staffId: 's1',
  account: 'support@tolk.example',
  name: 'Ada',
  role: 'support',
  scopes: ['overview', 'feedback'],
};
const record = { subject: 'feedback', subjectId: 'f1' } as const;
const waiting: WorkCase = {
  ...record,
  assigneeId: null,
  assigneeName: null,
  waiting: {
    kind: 'feedbackToAnswer',
    sinceTime: '2026-11-20T02:00:00Z',
    targetTime: '2026-11-24T10:00:00Z',
    pace: 'soon',
  },
  viewers: [{ staffId: 's2', name: 'Ben' }],
  notes: [],
};

function open(work: WorkCase, below: ReactNode = null) {
  const asked = answerCalls({
    '/opsinterface/getStaffUser': user,
    '/opsinterface/getWorkCase': work,
    '/opsinterface/assignWork': { ...work, assigneeId: 's1', assigneeName: 'Ada' },
  });
  renderScreen(
    <>
      <CaseBar record={record} />
      {below}
    </>,
  );
  return asked;
}

it('says whose it is, how it stands to its target in words, and who else looks at it', async () => {
  open(waiting);
  expect(await screen.findByText('Assigned to no one yet')).toBeVisible();
  expect(screen.getByText('Due soon')).toBeVisible();
  expect(screen.getByText('Also viewing: Ben')).toBeVisible();
});

it('is taken on by its key, with whose it was on this screen', async () => {
  const asked = open(waiting);
  await screen.findByRole('button', { name: 'Take it' });
  await userEvent.keyboard('t');
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/opsinterface/assignWork',
      body: { ...record, staffId: 's1', seenAssigneeId: null },
    }),
  );
});

it('offers its owner to hand it over and to return it, not to take it', async () => {
  open({ ...waiting, assigneeId: 's1', assigneeName: 'Ada' });
  expect(await screen.findByRole('button', { name: 'Return to the queue' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Assign to…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
});

it('offers nothing for what waits for nobody', async () => {
  open({ ...waiting, waiting: null });
  expect(await screen.findByRole('button', { name: 'Next case' })).toBeVisible();
  expect(await screen.findByText('Also viewing: Ben')).toBeVisible();
  expect(screen.queryByText('Assigned to no one yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
});

function Approval() {
  const [isAsking, setAsking] = useState(false);
  useDecisionKeys([
    {
      key: 'approve',
      shortcut: 'a',
      label: 'Approve…',
      enabled: true,
      onChoose: () => setAsking(true),
    },
    {
      key: 'refuse',
      shortcut: 'r',
      label: 'Refuse…',
      enabled: false,
      onChoose: () => setAsking(true),
    },
  ]);
  return isAsking ? <dialog open>Sure?</dialog> : <input aria-label="Field" />;
}

it('a decision below it has its key, which asks what the button asks; what is off has none', async () => {
  open(waiting, <Approval />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Field' }), 'a');
  screen.getByRole('textbox', { name: 'Field' }).blur();
  await userEvent.keyboard('r');
  expect(screen.queryByText('Sure?')).toBeNull();
  await userEvent.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Shortcuts' })).toHaveTextContent('Approve…');
  expect(screen.getByRole('dialog', { name: 'Shortcuts' })).not.toHaveTextContent('Refuse…');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('a');
  expect(screen.getByText('Sure?')).toBeVisible();
});
