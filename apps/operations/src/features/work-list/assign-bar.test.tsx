import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WorkRow } from '@tolk/contract';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { AssignBar } from './assign-bar.tsx';

const refund: WorkRow = {
  subject: 'refund',
  subjectId: 'r1',
  kind: 'refundsToDecide',
  sinceTime: '2026-11-26T08:00:00Z',
  targetTime: '2026-11-27T08:00:00Z',
  pace: 'onTime',
  assigneeId: null,
  assigneeName: null,
  about: 'Lease of a teahouse',
  number: null,
  notes: 0,
  viewers: [],
};
const appeal: WorkRow = {
  ...refund,
  subject: 'appeal',
  subjectId: 'a1',
  kind: 'appealsToRule',
};

function show(chosen: readonly WorkRow[]) {
  const calls = answerCalls({
    '/opsinterface/getStaffUser': { staffId: 's1', role: 'admin' },
    '/opsinterface/getWorkColleagues': [{ staffId: 's2', name: 'Ben' }],
    '/opsinterface/assignWorkAtOnce': { assigned: 2, skipped: 0 },
  });
  renderScreen(<AssignBar rows={[refund, appeal]} chosen={chosen} onChoose={() => undefined} />);
  return calls;
}

const assign = () => screen.getByRole('button', { name: 'Assign to…' });

it('cases of different kinds can’t be given to one colleague, and the button says so', () => {
  show([refund, appeal]);
  expect(assign()).toHaveAccessibleDescription(
    'Select cases of the same kind to assign them together.',
  );
  expect(assign()).toBeDisabled();
});

it('those of one kind go to a colleague together', async () => {
  show([refund, { ...refund, subjectId: 'r2' }]);
  await userEvent.click(assign());
  const dialog = await screen.findByRole('dialog', { name: 'Assign the cases' });
  expect(within(dialog).getByRole('combobox')).toBeVisible();
});
