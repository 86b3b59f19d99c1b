import { jest } from '@jest/globals';
import { endSession, readSession, revokeSession, startSession } from '@tolk/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen as Login } from '../routes/login.tsx';
import { Screen as PhoneLogin } from '../routes/phonelogin.tsx';
import { Screen as PhoneRegister } from '../routes/phoneregister.tsx';
import { Screen as Register } from '../routes/register.tsx';
import { Screen as SelectIdentity } from '../routes/selectidentity.tsx';
import { answerCalls, refused, releaseNetwork } from '../testing/answering-server.ts';
import { address, openScreen } from '../testing/open-screen.tsx';

// Rules, transport and the dialog are compiled when a form first asks for them.
jest.setTimeout(30_000);

const codeSent = { resendAfterMs: 60_000 };
const pass = 'a pass of the server, good once';

/** What the twin of slide-to-verify is given and answers. */
const verification = {
  '/verification/puzzle': refused(503, 'no pictures here'),
  '/verification/challenge': {
    algorithm: 'SHA-256',
    // By `printf salt7 | sha256sum`.
    challenge: '2ab204d76cdcec4609d290441fed2eec4186d288ca47c40cc7dd661a0de1b0d0',
    maxnumber: 50,
    salt: 'salt',
    signature: 'signed',
  },
  '/verification/proof': { verification: pass, expiresAt: '2026-11-21T10:00:00Z' },
};

const field = (name: RegExp | string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(name: RegExp | string, text: string): Promise<void> {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

beforeEach(() => {
  endSession();
  sessionStorage.clear();
});
afterAll(releaseNetwork);

describe('sign-up', () => {
  it('the code is sent once the person has verified', async () => {
    const server = answerCalls({
      ...verification,
      '/supinterface/registerActiveCode': codeSent,
    });
    openScreen('/register', Register);
    await type(/^Phone number or e-mail/, 'ann@example.com');
    await press('Send the code');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verify without dragging' }));
    await waitFor(() => expect(field(/^Verification code/)).toHaveFocus());
    expect(server.sentTo('/verification/proof')).toEqual([
      expect.objectContaining({ number: 7, salt: 'salt', signature: 'signed' }),
    ]);
    expect(server.sentTo('/supinterface/registerActiveCode')).toEqual([
      { account: 'ann@example.com', verification: pass },
    ]);
    expect(screen.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  });

  it('an account that cannot be one opens no dialog and is focused', async () => {
    const server = answerCalls({});
    openScreen('/register', Register);
    await type(/^Phone number or e-mail/, 'ann');
    await press('Send the code');
    expect(await screen.findByText('Enter a phone number or an e-mail address.')).toBeVisible();
    await waitFor(() => expect(field(/^Phone number or e-mail/)).toHaveFocus());
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['1380013', 'Enter a valid phone number.'],
    ['ann@', 'Enter a valid e-mail address.'],
  ])('what is wrong with %s is said of what was meant', async (account, message) => {
    answerCalls({});
    openScreen('/register', Register);
    await type(/^Phone number or e-mail/, account);
    await press('Send the code');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('invitation and posting survive a look at the login page, and the posting is where it ends', async () => {
    const server = answerCalls({
      '/supinterface/register': { token: 'new', port: null },
      '/supinterface/selectIdentity': { token: 'newer', port: 1 },
    });
    openScreen('/register?yqm=ABCD2345&RWID=7', Register).unmount();
    openScreen('/login', Login).unmount();
    const signUp = openScreen('/register', Register);
    expect(field(/^Invitation code/)).toHaveValue('ABCD2345');
    await type(/^Phone number or e-mail/, 'ann@example.com');
    await type(/^Verification code/, '123456');
    await type(/^Password/, 'paper lantern on the river');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign up');
    const posting = '/jobhall/jobdetail?projectReleaseInforId=7';
    const choice = `/selectidentity?${new URLSearchParams({ from: posting })}`;
    await waitFor(() => expect(address()).toBe(choice));
    expect(server.sentTo('/supinterface/register')).toEqual([
      {
        account: 'ann@example.com',
        code: '123456',
        password: 'paper lantern on the river',
        agreement: true,
        yqm: 'ABCD2345',
        RWID: '7',
      },
    ]);

    signUp.unmount();
    openScreen(choice, SelectIdentity);
    await press('Start as a translator');
    await waitFor(() => expect(screen.getAllByTestId('address').at(-1)).toHaveTextContent(posting));
    expect(readSession()).toEqual({ token: 'newer', port: 1, party: null });
  });

  it('who came to publish a project is a client at once, and publishes it', async () => {
    const server = answerCalls({
      '/supinterface/register': { token: 'new', port: null },
      '/supinterface/selectIdentity': { token: 'newer', port: 0 },
    });
    const form = '/xqpositionmanagement/addedit';
    openScreen(`/register?${new URLSearchParams({ as: 'client', from: form })}`, Register);
    await type(/^Phone number or e-mail/, 'ann@example.com');
    await type(/^Verification code/, '123456');
    await type(/^Password/, 'paper lantern on the river');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign up');
    await waitFor(() => expect(address()).toBe(form));
    expect(server.sentTo('/supinterface/selectIdentity')).toEqual([{ port: 0 }]);
    expect(readSession()).toEqual({ token: 'newer', port: 0, party: null });
  });

  it('nobody has agreed to anything beforehand, and what they agree to opens beside', () => {
    openScreen('/register', Register);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    const terms = screen.getByRole('link', { name: 'terms of service' });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  it('on phones WeChat comes first and each kind of account has its keyboard', async () => {
    openScreen('/phoneregister', PhoneRegister);
    expect(screen.getByRole('link', { name: 'Continue with WeChat' })).toBeVisible();
    expect(field(/^Phone number/)).toHaveAttribute('inputmode', 'tel');
    await press('Use e-mail');
    expect(field(/^E-mail address/)).toHaveAttribute('inputmode', 'email');
    expect(field(/^Verification code/)).toHaveAttribute('inputmode', 'numeric');
  });

  it.each([
    ['Europe/Berlin', '+49 '],
    ['Asia/Urumqi', ''],
  ])('on phones a number in %s begins with %j', async (timeZone, begins) => {
    const options = new Intl.DateTimeFormat('en').resolvedOptions();
    const clock = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    clock.mockReturnValue({ ...options, timeZone });
    openScreen('/phoneregister', PhoneRegister);
    await press('Use e-mail');
    await press('Use a phone number');
    await waitFor(() => expect(field(/^Phone number/)).toHaveValue(begins));
    await press('Use e-mail');
    expect(field(/^E-mail address/)).toHaveValue('');
    clock.mockRestore();
  });
});

describe('login', () => {
  it('says why one is here and leads back there', async () => {
    const organisationId = 'o1';
    const server = answerCalls({
      '/clientinterface/login': { token: 't', port: 0, organisationId },
    });
    openScreen('/login?from=%2Fxqoffermanagement%2Findex%3ForderStatus%3Dstarted', Login);
    expect(screen.getByText('Please login!')).toBeVisible();
    await type(/^Phone number or e-mail/, ' ann@example.com ');
    await type(/^Password/, 'paper lantern on the river');
    await press('Log in');
    await waitFor(() => expect(address()).toBe('/xqoffermanagement/index?orderStatus=started'));
    expect(server.asked).toEqual([
      [
        '/clientinterface/login',
        { account: 'ann@example.com', password: 'paper lantern on the river' },
      ],
    ]);
    expect(readSession()).toEqual({ token: 't', port: 0, party: 'o1' });
  });

  const kept = /^What you typed is kept in this tab/;

  it('tells who was signed out from elsewhere that what they typed is kept', async () => {
    startSession({ token: 't', port: 0, account: 'ann' });
    sessionStorage.setItem('draft:posting', '{}');
    revokeSession();
    answerCalls({ '/supinterface/login': { token: 't2', port: 0, userId: 'ann' } });
    openScreen('/login', Login);
    expect(screen.getByText(kept)).toBeVisible();
    await type(/^Phone number or e-mail/, 'ann@example.com');
    await type(/^Password/, 'paper lantern on the river');
    await press('Log in');
    await waitFor(() => expect(readSession().token).toBe('t2'));
    expect(sessionStorage.getItem('draft:posting')).toBe('{}');
  });

  it.each([
    ['an account', { account: 'ann' }],
    ['nobody known', {}],
  ])('tells %s that was signed out from elsewhere so, once', (_who, whose) => {
    startSession({ token: 't', port: 0, ...whose });
    revokeSession();
    openScreen('/login?from=%2Foverview%2Findex', Login);
    expect(screen.getByRole('alert')).toHaveTextContent(/^This session has ended\.Please login!$/);
  });

  it('tells nobody who logged out that their session has ended', () => {
    startSession({ token: 't', port: 0, account: 'ann' });
    endSession();
    openScreen('/login?from=%2Foverview%2Findex', Login);
    expect(screen.getByText('Please login!')).toBeVisible();
    expect(screen.queryByText('This session has ended.')).toBeNull();
  });

  it('drops it when somebody else logs in', async () => {
    startSession({ token: 't', port: 0, account: 'ann' });
    sessionStorage.setItem('draft:posting', '{}');
    revokeSession();
    answerCalls({ '/supinterface/login': { token: 't2', port: 0, userId: 'ben' } });
    openScreen('/login', Login);
    await type(/^Phone number or e-mail/, 'ben@example.com');
    await type(/^Password/, 'paper lantern on the river');
    await press('Log in');
    await waitFor(() => expect(readSession().token).toBe('t2'));
    expect(sessionStorage.getItem('draft:posting')).toBeNull();
  });

  it.each([
    ['typed nothing but here', 'draft:login', revokeSession],
    ['logged out', 'draft:posting', endSession],
  ])('tells nobody who %s of anything kept', (_who, key, leave) => {
    startSession({ token: 't', port: 0, account: 'ann' });
    sessionStorage.setItem(key, '{}');
    leave();
    openScreen('/login', Login);
    expect(screen.queryByText(kept)).toBeNull();
  });

  it('who is blocked reads why, with the way to customer service', async () => {
    const why = 'This account has been blocked. Our staff write: “Two accounts.”';
    const blocked = refused(1020, why);
    answerCalls({ '/supinterface/login': blocked, '/clientinterface/login': blocked });
    openScreen('/login', Login);
    expect(screen.queryByRole('link', { name: 'Customer service' })).toBeNull();
    await type(/^Phone number or e-mail/, 'ann@example.com');
    await type(/^Password/, 'paper lantern on the river');
    await press('Log in');
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/xqrelationservice',
    );
  });

  it('a refusal stands beside its field, which has the focus', async () => {
    answerCalls({ '/supinterface/login': refused(1001, 'The account or password is incorrect.') });
    openScreen('/login', Login);
    await type(/^Phone number or e-mail/, 'ann@example.com');
    await type(/^Password/, 'wrong');
    await press('Log in');
    expect(await screen.findByText('The account or password is incorrect.')).toBeVisible();
    expect(field(/^Password/)).toHaveAccessibleDescription('The account or password is incorrect.');
    await waitFor(() => expect(field(/^Password/)).toHaveFocus());
    expect(screen.queryByText('request-1')).toBeNull();
  });

  it('a code is sent at once, and after a human check where the server wants one', async () => {
    const server = answerCalls({
      ...verification,
      '/supinterface/loginActiveCode': (body: unknown) =>
        typeof body === 'object' && body !== null && 'verification' in body
          ? codeSent
          : refused(1009, 'Confirm that you are a person first.'),
    });
    openScreen('/phonelogin', PhoneLogin);
    await type(/^Phone number/, '13800138000');
    await press('Send the code');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verify without dragging' }));
    await screen.findByRole('button', { name: /^Send again in/ });
    expect(server.sentTo('/supinterface/loginActiveCode')).toEqual([
      { account: '13800138000' },
      { account: '13800138000', verification: pass },
    ]);
  });

  it('what was typed stays over a reload, but no password', async () => {
    const first = openScreen('/login', Login);
    await type(/^Phone number or e-mail/, 'ann@example.com');
    await type(/^Password/, 'secret');
    first.unmount();
    openScreen('/login', Login);
    expect(field(/^Phone number or e-mail/)).toHaveValue('ann@example.com');
    expect(field(/^Password/)).toHaveValue('');
  });
});
