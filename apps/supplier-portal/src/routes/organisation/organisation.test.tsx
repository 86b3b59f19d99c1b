import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  Availability,
  HallPostingDetail,
  Membership,
  Negotiation,
  Organisation,
} from '@tolk/contract';
import { setLanguage } from '@tolk/i18n';
import { SessionContext } from '@tolk/platform';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import type { ReactNode } from 'react';
import { BookedList } from '../../features/availability/booked-list.tsx';
import { AssignmentPart } from '../../features/orders/assignment-part.tsx';
import { sentOrder } from '../../features/orders/order-fixture.ts';
import { ApplyButton } from '../../features/postings/apply-button.tsx';
import { Screen as NegotiationScreen } from '../jobhall/negotiation.tsx';
import { Screen as OrdersScreen } from '../order/initiateAnOrderIndex.tsx';
import { Screen as AvailabilityScreen } from '../personalcenter/availability.tsx';
import { Screen as InformationScreen } from '../personalcenter/basicinformation.tsx';
import { Screen as ResumeScreen } from '../personalcenter/myresume.tsx';
import { Screen as MethodsScreen } from '../settlementcenter/settlement.tsx';
import { Screen } from './index.tsx';

const membership: Membership = {
  organisationId: 'o1',
  organisationName: 'Wenyi Translations',
  roles: ['manages', 'coordinates', 'collects'],
  scopes: ['read', 'coordinate', 'work', 'collect', 'manage'],
  isActing: true,
};

const member = { joinTime: '2026-11-01T08:00:00Z', isSelf: false };
const organisation: Organisation = {
  organisationId: 'o1',
  name: 'Wenyi Translations',
  approvalAbove: null,
  currency: 'CNY',
  scopes: membership.scopes,
  members: [
    { ...member, personId: 'p1', name: 'Zhou Min', roles: membership.roles, isSelf: true },
    { ...member, personId: 'p2', name: 'Lin Yue', roles: ['works'] },
    { ...member, personId: 'p3', name: 'Chen Hao', roles: ['reads'] },
  ],
  invitations: [],
  events: [],
};

const answers = {
  '/clientinterface/getMemberships': [membership],
  '/clientinterface/getOrganisation': organisation,
};

const asSupplier = (children: ReactNode) => (
  <SessionContext
    value={{
      session: { status: 'signedIn', identity: 'supplier', user: undefined },
      switchIdentity: () => Promise.resolve(false),
      actFor: () => Promise.resolve(true),
    }}
  >
    {children}
  </SessionContext>
);

beforeEach(() => setLanguage('en'));

it('a company offers the roles of its side, and its link leads to the suppliers’ portal', async () => {
  const token = 'a'.repeat(43);
  const asked = answerCalls({
    ...answers,
    '/clientinterface/inviteMember': { token, endTime: '2026-11-28T08:00:00Z' },
  });
  renderScreen(asSupplier(<Screen />));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  const roles = dialog.getAllByRole('checkbox').map((one) => one.parentElement?.parentElement);
  expect(roles.map((one) => one?.textContent)).toEqual([
    expect.stringMatching(/^Manager/),
    expect.stringMatching(/^Project manager/),
    expect.stringMatching(/^Linguist/),
    expect.stringMatching(/^Finance/),
    expect.stringMatching(/^Viewer/),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(
    await screen.findByText(`http://localhost/organisation/invitation?token=${token}`),
  ).toBeVisible();
  expect(asked).toContainEqual({
    path: '/clientinterface/inviteMember',
    body: { roles: ['works'] },
  });
});

it('its list of orders is narrowed to what is the member’s own', async () => {
  const path = '/supinterface/getProjectOrderList';
  const asked = answerCalls({ ...answers, [path]: { total: 0, list: [], counts: {} } });
  renderScreen(asSupplier(<OrdersScreen />));
  await userEvent.click(screen.getByRole('button', { name: /^More filters/ }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Who works on it' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Me' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ path, body: expect.objectContaining({ assignee: 'me' }) }),
  );
});

it('a member who only translates is told who applies instead', async () => {
  answerCalls({
    '/clientinterface/getMemberships': [
      { ...membership, roles: ['works'], scopes: ['read', 'work'] },
    ],
  });
  // The button reads no more of a posting than this.
  const posting = {
    projectReleaseInforId: 'one',
    projectStatus: 'recruiting',
  } as HallPostingDetail;
  renderScreen(asSupplier(<ApplyButton posting={posting} />));
  expect(await screen.findByText('Your company’s project managers apply for jobs.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a member who only translates', () => {
  const terms = { unitPrice: 150_00, workload: 12, deliverTime: null, amountOfMoney: 1_800_00 };
  const negotiation: Negotiation = {
    projectReleaseInforId: 'one',
    projectName: 'Supply contract',
    projectType: 'translation',
    sourceLanguage: 'zh-CN',
    targetLanguage: 'en',
    supUserId: 'o1',
    supUserName: 'Wenyi Translations',
    clientName: 'Zhou Mingyuan',
    state: 'open',
    terms,
    unitName: 'thousand-characters',
    currency: 'CNY',
    zone: 'Asia/Shanghai',
    offers: [],
    offersLeft: 12,
    projectApplicationJLId: null,
    ordered: false,
    allowedActions: [{ action: 'proposeTerms', enabled: true }],
  };
  const availability: Availability = {
    zone: 'Asia/Shanghai',
    week: [[], [], [], [], [], [], []],
    daysOff: [],
    noticeHours: 0,
    isPublic: false,
    version: 1,
    freeDays: [],
    booked: [],
  };
  const calls = {
    '/supinterface/getNegotiation': negotiation,
    '/supinterface/getAvailability': availability,
  };

  it.each([
    ['the negotiation', NegotiationScreen, 'Your company’s project managers negotiate the terms.'],
    ['the information', InformationScreen, /^Your company’s managers keep this up to date\./],
    ['the resume', ResumeScreen, /^Your company’s managers keep this up to date\./],
    ['the methods', MethodsScreen, 'Your company’s finance members keep its settlement methods.'],
    ['the times', AvailabilityScreen, 'Your company’s project managers set when it is available.'],
  ])('reads in %s who changes them, and finds no button for it', async (_what, Page, sentence) => {
    answerCalls({
      ...calls,
      '/clientinterface/getMemberships': [
        { ...membership, roles: ['works'], scopes: ['read', 'work'] },
      ],
    });
    renderScreen(asSupplier(<Page />));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See who' })).toHaveAttribute(
      'href',
      '/organisation/index',
    );
    expect(screen.queryByRole('button', { name: /offer|save|add|submit/i })).toBeNull();
  });
});

it('bookings of the company that nobody works on say so', async () => {
  const orderId = (at: number) => `0192a7c0-0000-7000-8000-00000000000${at}`;
  const booked = [false, true].map((isUnassigned, at) => ({
    startTime: '2027-01-04T01:00:00Z',
    endTime: '2027-01-04T03:00:00Z',
    projectOrderId: orderId(at),
    orderName: isUnassigned ? 'Site visit' : 'Press talk',
    isUnassigned,
  }));
  const hours = { zone: 'Asia/Shanghai', week: [[], [], [], [], [], [], []], noticeHours: 0 };
  const availability: Availability = {
    ...hours,
    daysOff: [],
    isPublic: false,
    version: 1,
    freeDays: [],
    booked,
  };
  renderScreen(<BookedList availability={availability} />);
  const [given, left] = await screen.findAllByRole('listitem');
  expect(given).not.toHaveTextContent('Nobody works on it.');
  expect(left).toHaveTextContent(/Site visit.*Nobody works on it\./);
});

describe('an order of the company', () => {
  const order = { ...sentOrder, assignee: null, assignments: [] };

  it('is assigned by who coordinates, to who may work', async () => {
    const asked = answerCalls({ ...answers, '/supinterface/assignOrder': order });
    renderScreen(asSupplier(<AssignmentPart order={order} />));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Assign to' }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Nobody', 'Zhou Min (you)', 'Lin Yue']);
    await userEvent.click(screen.getByRole('option', { name: 'Lin Yue' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        path: '/supinterface/assignOrder',
        body: { projectOrderId: sentOrder.projectOrderId, personId: 'p2' },
      }),
    );
  });

  it('says to the others who works on it and who did', async () => {
    answerCalls({
      '/clientinterface/getMemberships': [
        { ...membership, roles: ['works'], scopes: ['read', 'work'] },
      ],
    });
    const time = '2026-11-03T08:00:00Z';
    const assignments = [
      { name: 'Lin Yue', assignedByName: 'Zhou Min', time },
      { name: null, assignedByName: null, time },
    ];
    const assigned = { ...order, assignee: { personId: 'p2', name: 'Lin Yue' }, assignments };
    renderScreen(asSupplier(<AssignmentPart order={assigned} />));
    expect(await screen.findByText('Lin Yue')).toBeVisible();
    expect(screen.getByText(/Zhou Min assigned it to Lin Yue\./)).toBeVisible();
    expect(
      screen.getByText(/Whoever worked on it can’t any more\. It is assigned to nobody\./),
    ).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
