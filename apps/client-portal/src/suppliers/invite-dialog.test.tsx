import type { OwnPostingRow } from '@tolk/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@tolk/i18n';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteSeveralDialog } from './invite-several-dialog.tsx';

const id = '7b0c5f0e-5d0f-4c43-9a53-0d9f1f6f2a10';
const supplier = { supUserId: '00000000-0000-4000-8000-000000000001', supUserName: 'Lin Wanqing' };

const posting: OwnPostingRow = {
  projectReleaseInforId: id,
  projectName: 'Annual report of a bank',
  companyName: null,
  projectType: 'translation',
  projectStatus: 'recruiting',
  whFieldId: 'law',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  bothDirections: false,
  salary: 150_00,
  currency: 'CNY',
  unitName: 'thousand-characters',
  estimatedWorkload: 12,
  releaseDate: '2126-01-01T08:00:00Z',
  deadline: '2126-01-04T08:00:00Z',
  startTime: null,
  dueDate: '2126-01-09T08:00:00.000Z',
  zone: 'Asia/Shanghai',
  region: 'remote',
  interpretationMode: null,
  jobLevel: null,
  visibility: 'public',
  viewsCount: 0,
  deliveriesCount: 0,
  askedFirstUntil: null,
  unreadDeliveries: 0,
  allowedActions: [],
};

beforeEach(async () => {
  await setLanguage('en');
  sessionStorage.clear();
  localStorage.clear();
});

async function show() {
  const asked = answerCalls({
    '/clientinterface/getPositionProjectList': { total: 1, list: [posting] },
    '/clientinterface/inviteSupplier': {},
  });
  const close = () => undefined;
  renderScreen(<InviteDialog supplier={supplier} projectReleaseInforId={id} onClose={close} />);
  await screen.findByDisplayValue('Annual report of a bank');
  return () => asked.filter(({ path }) => path.endsWith('inviteSupplier')).map(({ body }) => body);
}

const invite = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  await screen.findByText('Lin Wanqing is invited.');
};
const invitation = { projectReleaseInforId: id, supUserId: supplier.supUserId, message: '' };

it('invites without an offer unless one is made', async () => {
  const sent = await show();
  expect(screen.queryByRole('textbox', { name: /^Workload/ })).toBeNull();
  await invite();
  expect(sent()).toEqual([invitation]);
});

it('makes an offer that begins with the terms of the project', async () => {
  const sent = await show();
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Make an offer with the invitation' }),
  );
  const rate = await screen.findByRole('textbox', { name: /^Rate/ });
  expect(rate).toHaveValue('150');
  await userEvent.clear(rate);
  await userEvent.paste('170');
  await invite();
  expect(sent()).toEqual([
    { ...invitation, unitPrice: 170_00, workload: 12, deliverTime: '2126-01-09T08:00:00.000Z' },
  ]);
});

it('invites several at once for the first who accepts, and names who could not be', async () => {
  const second = { supUserId: '00000000-0000-4000-8000-000000000002', supUserName: 'Zhao Min' };
  const why = 'You have already invited this person to this project.';
  const asked = answerCalls({
    '/clientinterface/getPositionProjectList': { total: 1, list: [posting] },
    '/clientinterface/inviteSuppliers': {
      invited: [{ supUserId: supplier.supUserId }],
      refused: [{ supUserId: second.supUserId, why }],
    },
  });
  renderScreen(
    <InviteSeveralDialog
      suppliers={[supplier, second]}
      projectReleaseInforId={id}
      onInvited={() => undefined}
      onClose={() => undefined}
    />,
  );
  await screen.findByDisplayValue('Annual report of a bank');
  await userEvent.click(screen.getByRole('button', { name: 'Invite all' }));
  expect(await screen.findByText('1 supplier is invited and notified.')).toBeVisible();
  expect(screen.getByText(`Zhao Min: ${why}`)).toBeVisible();
  expect(
    asked.filter(({ path }) => path.endsWith('inviteSuppliers')).map(({ body }) => body),
  ).toEqual([
    {
      projectReleaseInforId: id,
      supUserIds: [supplier.supUserId, second.supUserId],
      message: '',
      award: 'first',
    },
  ]);
});
