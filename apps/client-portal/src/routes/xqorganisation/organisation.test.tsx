import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BelongingHint, RoleNotice } from '@tolk/account-views';
import type { Membership, Organisation } from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { SessionContext } from '@tolk/platform';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import type { ReactNode } from 'react';
import { Screen as Enter } from './enter.tsx';
import { Screen } from './index.tsx';
import { Screen as Invitation } from './invitation.tsx';

const membership: Membership = {
  organisationId: 'o1',
  organisationName: 'Nordlys Energi',
  roles: ['manages', 'asks'],
  scopes: ['read', 'ask', 'manage'],
  isActing: true,
};

const organisation: Organisation = {
  organisationId: 'o1',
  name: 'Nordlys Energi',
  approvalAbove: 5_000_00,
  currency: 'CNY',
  scopes: ['read', 'ask', 'manage'],
  members: [
    {
      personId: 'p1',
      name: 'Ingrid Dahl',
      roles: ['manages', 'asks'],
      joinTime: '2026-11-01T08:00:00Z',
      isSelf: true,
    },
    {
      personId: 'p2',
      name: 'Li Wei',
      roles: ['approves'],
      joinTime: '2026-11-02T08:00:00Z',
      isSelf: false,
    },
  ],
  invitations: [],
  events: [
    {
      event: 'rolesChanged',
      time: '2026-11-03T08:00:00Z',
      actorName: 'Ingrid Dahl',
      aboutName: 'Li Wei',
      roles: ['approves'],
      amount: null,
      costCentre: null,
    },
    {
      event: 'budgetSet',
      time: '2026-11-02T08:00:00Z',
      actorName: 'Ingrid Dahl',
      aboutName: null,
      roles: [],
      amount: 4_000_00,
      costCentre: '4711',
    },
  ],
};

const costCentres = {
  currency: 'CNY',
  list: [{ name: '4711', monthlyBudget: 4_000_00, ordered: 3_708_00, level: 'near' }],
};

const answers = {
  '/clientinterface/getMemberships': [membership],
  '/clientinterface/getCostCentres': costCentres,
  '/clientinterface/getOrganisation': organisation,
};

const acted: unknown[] = [];
const acting = (children: ReactNode) => (
  <SessionContext
    value={{
      session: { status: 'signedIn', identity: 'client', user: undefined },
      switchIdentity: () => Promise.resolve(false),
      actFor: (organisationId, path) => {
        acted.push([organisationId, path]);
        return Promise.resolve(true);
      },
    }}
  >
    {children}
  </SessionContext>
);

beforeEach(async () => {
  await setLanguage('en');
  acted.length = 0;
});

it('who manages sees the members, changes their roles and reads what was done', async () => {
  const asked = answerCalls({ ...answers, '/clientinterface/setMemberRoles': {} });
  renderScreen(acting(<Screen />));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the roles: Li Wei' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roles of Li Wei' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Payer/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/clientinterface/setMemberRoles',
      body: { personId: 'p2', roles: ['approves', 'pays'] },
    }),
  );
  expect(screen.getByText(/Ingrid Dahl made Li Wei Approver/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Ingrid Dahl' })).toBeNull();
});

it('an invitation shows its link once', async () => {
  const token = 'a'.repeat(43);
  answerCalls({
    ...answers,
    '/clientinterface/inviteMember': { token, endTime: '2026-11-28T08:00:00Z' },
  });
  renderScreen(acting(<Screen />));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(
    await screen.findByText(`http://localhost/xqorganisation/invitation?token=${token}`),
  ).toBeVisible();
});

it('a manager adds a cost centre with its budget, and sees which is nearly used up', async () => {
  const asked = answerCalls({ ...answers, '/clientinterface/saveCostCentre': {} });
  renderScreen(acting(<Screen />));
  expect(await screen.findByText('Nearly used up')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add a cost centre' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a cost centre' }));
  await userEvent.type(dialog.getByLabelText(/Cost centre/), '4712');
  await userEvent.type(dialog.getByLabelText(/Budget for a month/), '900');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: '/clientinterface/saveCostCentre',
      body: { name: '4712', monthlyBudget: 900_00 },
    }),
  );
});

it('who only reads sees the members and can’t change them', async () => {
  answerCalls({
    '/clientinterface/getMemberships': [{ ...membership, roles: ['reads'], scopes: ['read'] }],
    '/clientinterface/getOrganisation': { ...organisation, scopes: ['read'], events: [] },
  });
  renderScreen(acting(<Screen />));
  expect(await screen.findByText('Li Wei')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove Li Wei' })).toBeNull();
  expect(screen.queryByText('Name and approval')).toBeNull();
});

it('who creates an organisation acts for it', async () => {
  answerCalls({
    '/clientinterface/getMemberships': [],
    '/clientinterface/foundOrganisation': { organisationId: 'o2' },
  });
  renderScreen(acting(<Screen />));
  await userEvent.type(await screen.findByLabelText(/Name of the organisation/), 'Nordlys');
  await userEvent.click(screen.getByRole('button', { name: 'Create the organisation' }));
  await waitFor(() => expect(acted).toEqual([['o2', '/xqorganisation/index']]));
});

it('who accepts an invitation acts for the organisation', async () => {
  answerCalls({
    '/clientinterface/getMemberInvitation': {
      organisationId: 'o1',
      organisationName: 'Nordlys Energi',
      invitedByName: 'Ingrid Dahl',
      roles: ['pays'],
      endTime: '2026-11-28T08:00:00Z',
    },
    '/clientinterface/acceptMemberInvitation': { organisationId: 'o1' },
  });
  renderScreen(acting(<Invitation />), { at: '/xqorganisation/invitation?token=t' });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(acted).toEqual([['o1', undefined]]));
});

describe('a notification’s link', () => {
  const at = (to: string) => `/xqorganisation/enter?organisationId=o1&to=${encodeURIComponent(to)}`;
  const away = { ...membership, isActing: false };

  it.each([
    ['/xqoffermanagement/initiateAnOrderXQ?projectOrderId=7', undefined],
    ['//evil.example', '/xqoverview/index'],
    ['https://evil.example', '/xqoverview/index'],
    ['/ops/overview', '/xqoverview/index'],
  ])('to %s enters the organisation and goes where the client may go', async (to, instead) => {
    answerCalls({ '/clientinterface/getMemberships': [away] });
    renderScreen(acting(<Enter />), { at: at(to) });
    await waitFor(() => expect(acted).toEqual([['o1', instead ?? to]]));
  });

  it('says so to who no longer belongs to it', async () => {
    answerCalls({ '/clientinterface/getMemberships': [] });
    renderScreen(acting(<Enter />), { at: at('/xqoverview/index') });
    expect(await screen.findByText(/You do not belong to this organisation/)).toBeVisible();
    expect(acted).toEqual([]);
  });
});

it('the statement of the month that is over is offered first, in each format', async () => {
  answerCalls(answers);
  renderScreen(acting(<Screen />));
  const month = await screen.findByRole('combobox', { name: 'Month' });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date());
  const [year = 0, thisMonth = 0] = today.split('-').map(Number);
  const over = new Date(Date.UTC(year, thisMonth - 2, 15));
  const name = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long' }).format(over);
  expect(month).toHaveValue(name);
  const files = within(screen.getByRole('group', { name: `Statement for ${name}` }));
  expect(files.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'PDF',
    'CSV',
    'XLSX',
  ]);
});

it('who acts for themselves is told of the organisation they belong to, and gets there', async () => {
  answerCalls({ '/clientinterface/getMemberships': [{ ...membership, isActing: false }] });
  renderScreen(acting(<BelongingHint />));
  expect(
    await screen.findByText('This is your own account. You also belong to Nordlys Energi.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to it' }));
  expect(acted).toEqual([['o1', '/xqoverview/index']]);
});

it('what a member’s roles don’t reach leads to the list of whose they are', () => {
  answerCalls({});
  renderScreen(<RoleNotice>Your organisation’s requesters negotiate the terms.</RoleNotice>);
  expect(screen.getByText('Your organisation’s requesters negotiate the terms.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who' })).toHaveAttribute(
    'href',
    '/xqorganisation/index',
  );
});
