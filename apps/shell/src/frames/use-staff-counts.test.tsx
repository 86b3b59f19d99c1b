import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffUser } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { useStaffCounts } from './use-staff-counts.tsx';

const path = '/opsinterface/getServiceInbox';
const user: StaffUser = {
  staffId: 's1',
  account: 'he@tolk.example',
  name: 'He',
  role: 'support',
  scopes: ['service'],
};
const inbox = (ids: readonly string[]) => ({
  total: ids.length,
  list: ids.map((conversationId) => ({ conversationId })),
  counts: { mentioned: ids.length },
});

function Count({ scopes }: Pick<StaffUser, 'scopes'>) {
  return <p>{useStaffCounts({ ...user, scopes }).mention}</p>;
}

afterEach(() => {
  jest.useRealTimers();
});

it('a note that names a member is counted, and announced once it comes in', async () => {
  jest.useFakeTimers();
  const answers: Record<string, unknown> = { [path]: inbox(['c1']) };
  answerCalls(answers);
  renderScreen(<Count scopes={['service']} />, { at: '/ops/overview' });
  expect(await screen.findByText('1')).toBeVisible();
  expect(screen.queryByText(/mentions you/)).toBeNull();
  answers[path] = inbox(['c1', 'c2']);
  await act(() => jest.advanceTimersByTimeAsync(limits.staff.lookMs));
  expect(await screen.findByText('2')).toBeVisible();
  const pointer = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await pointer.click(screen.getByRole('button', { name: 'Open the conversation' }));
  expect(window.location.href).toMatch(/\/ops\/serviceconversation\?id=c2$/);
});

it('who does not work at the service desk asks for nothing', async () => {
  const asked = answerCalls({});
  renderScreen(<Count scopes={['orders']} />, { at: '/ops/overview' });
  expect(await screen.findByText('0')).toBeVisible();
  expect(asked).toEqual([]);
});

it('notes about cases that name a member are counted apart', async () => {
  const mention = { noteId: 'n1', subject: 'appeal', subjectId: 'a1', byName: 'Ben', text: 'See?' };
  answerCalls({
    '/opsinterface/getWorkMentions': [{ ...mention, time: '2026-11-20T02:00:00Z' }],
  });
  const Work = () => <p>{useStaffCounts({ ...user, scopes: ['overview'] }).work}</p>;
  renderScreen(<Work />, { at: '/ops/overview' });
  expect(await screen.findByText('1')).toBeVisible();
});

it('nothing is asked while nobody presses or moves anything, and at once when somebody does', async () => {
  jest.useFakeTimers();
  const asked = answerCalls({ [path]: inbox([]) });
  renderScreen(<Count scopes={['service']} />, { at: '/ops/overview' });
  await act(() => jest.advanceTimersByTimeAsync(limits.staff.attendedMs + limits.staff.lookMs));
  const before = asked.length;
  await act(() => jest.advanceTimersByTimeAsync(limits.staff.attendedMs));
  expect(asked).toHaveLength(before);
  fireEvent.keyDown(window, { key: 'j' });
  await act(() => jest.advanceTimersByTimeAsync(limits.staff.lookMs));
  expect(asked.length).toBeGreaterThan(before);
});
