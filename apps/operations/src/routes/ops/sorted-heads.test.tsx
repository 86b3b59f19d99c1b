import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen as Users } from './users.tsx';
import { Screen as Audit } from './audit.tsx';

const users = '/opsinterface/getUserList';
const user = {
  personId: 'p1',
  name: '林婉清',
  companyName: null,
  identity: 'supplier',
  email: null,
  phone: '138****2222',
  state: 'active',
  watched: false,
  realNameVerified: true,
  createTime: '2026-11-01T01:00:00.000Z',
  lastSeenTime: null,
};

const head = (name: string) => screen.findByRole('columnheader', { name });
const press = async (name: string) =>
  userEvent.click(within(await head(name)).getByRole('button', { name }));

it('heads sort the list, and the choice above it says the same', async () => {
  const asked = answerCalls({ [users]: { total: 1, list: [user] } });
  renderScreen(<Users />, { at: '/ops/users' });
  expect(await head('Registered')).toHaveAttribute('aria-sort', 'descending');
  expect(await head('Person')).not.toHaveAttribute('aria-sort');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('Newest first');

  await press('Registered');
  expect(await head('Registered')).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('Oldest first');

  await press('Person');
  expect(await head('Person')).toHaveAttribute('aria-sort', 'ascending');
  expect(await head('Registered')).not.toHaveAttribute('aria-sort');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('By name');

  // Pressed again it lets go.
  await press('Person');
  expect(await head('Registered')).toHaveAttribute('aria-sort', 'descending');
  const page = { pageNum: 1, pageSize: 20 };
  expect(asked.filter(({ path }) => path === users).map(({ body }) => body)).toEqual([
    page,
    { ...page, sort: 'oldest' },
    { ...page, sort: 'name' },
    page,
  ]);
});

it('heads are reached and pressed by the keyboard, and take the list to its first page', async () => {
  const path = '/opsinterface/getAuditList';
  const entry = {
    auditId: 'a1',
    staffName: 'Ada',
    role: 'admin',
    action: 'loginOut',
    subject: 'staff',
    subjectId: null,
    subjectName: null,
    details: {},
    address: '127.0.0.1',
    time: '2026-11-01T01:00:00.000Z',
  };
  const asked = answerCalls({ [path]: { total: 50, list: [entry] } });
  renderScreen(<Audit />, { at: '/ops/audit?page=2' });
  within(await head('When'))
    .getByRole('button', { name: 'When' })
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(await head('When')).toHaveAttribute('aria-sort', 'ascending');
  expect(asked.findLast((call) => call.path === path)?.body).toEqual({
    pageNum: 1,
    pageSize: 20,
    sort: 'oldest',
  });
  expect(within(await head('Who')).queryByRole('button')).toBeNull();
});
