import { screen } from '@testing-library/react';
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
