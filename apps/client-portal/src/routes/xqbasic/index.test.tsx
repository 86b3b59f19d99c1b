import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext, type SessionUser } from '@tolk/platform';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { Screen } from './index.tsx';

const info = {
  sysUserId: 'p1',
  userName: '',
  nickname: '',
  nationality: '',
  region: '',
  location: '',
  zone: 'Asia/Shanghai',
  partyKind: 'individual',
  companyName: '',
  taxNumber: '',
  website: '',
  introduction: '',
  phone: '',
  email: '',
  wechat: '',
  qq: '',
  skype: '',
  other: '',
  avatar: null,
  nameLocked: false,
  saved: false,
};

const seenBy = (user: SessionUser | undefined) => (
  <SessionContext
    value={{
      session: { status: 'signedIn', identity: 'client', user },
      switchIdentity: () => Promise.resolve(false),
      actFor: () => Promise.resolve(false),
    }}
  >
    <Screen />
  </SessionContext>
);

beforeEach(() => sessionStorage.clear());

it('the form waits until it is known what the person signs in with, and offers it as contact', async () => {
  const asked = answerCalls({ '/clientinterface/getSysInfoBasicsData': info });
  const { rerender } = renderScreen(seenBy(undefined), { at: '/xqbasic/index' });
  await screen.findByRole('heading', { name: 'My information' });
  expect(asked.map(({ path }) => path)).toContain('/clientinterface/getSysInfoBasicsData');
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
  rerender(seenBy({ id: 'p1', account: 'ada@example.org', name: 'Ada' }));
  expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@example.org');
});

it('a client who published before is not asked for the name again', async () => {
  const posting = { projectReleaseInforId: '7b0c5f0e-5d0f-4c43-9a53-0d9f1f6f2a10' };
  answerCalls({
    '/clientinterface/getSysInfoBasicsData': info,
    '/clientinterface/getPositionProjectList': { total: 1, list: [posting] },
    '/clientinterface/getPositionProjectDetail': {
      ...posting,
      contactName: 'Ada Berg',
      companyName: 'Berg Optik',
    },
  });
  renderScreen(seenBy({ id: 'p1', account: 'ada@example.org', name: 'Ada' }), {
    at: '/xqbasic/index',
  });
  expect(await screen.findByDisplayValue('Ada Berg')).toHaveAttribute('name', 'userName');
});

it('the time zone can be changed and not emptied', async () => {
  answerCalls({ '/clientinterface/getSysInfoBasicsData': { ...info, saved: true } });
  renderScreen(seenBy({ id: 'p1', account: 'ada@example.org', name: 'Ada' }), {
    at: '/xqbasic/index',
  });
  const zone = await screen.findByRole('combobox', { name: /^Time zone/ });
  expect(zone).toHaveValue('Shanghai (UTC+8)');
  await userEvent.clear(zone);
  await userEvent.tab();
  expect(zone).toHaveValue('Shanghai (UTC+8)');
});
