import { MINUTE } from '@tolk/domain';
import { passHumanCheck } from '@tolk/testing/caller';
import { codeSentTo, goodPassword, register, signUp } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
let count = 0;
const freshMail = () => `someone-${(count += 1)}@tolk.example`;

describe('accounts', () => {
  it('a person signs up by e-mail, chooses an identity and is known', async () => {
    const person = await signUp(tolk, 'supplier');
    const user = await person.call('/supinterface/getSupUserData', {});
    expect(user).toMatchObject({ code: 0, data: { supCurrentAccount: person.account, port: 1 } });
  });

  it('a Chinese mobile number signs up without its country code and logs in with it', async () => {
    const caller = tolk.caller();
    await caller.call('/clientinterface/registerActiveCode', {
      account: '138 0013 8000',
      verification: await passHumanCheck(tolk.url),
    });
    const code = await codeSentTo(tolk, '+8613800138000');
    const form = { account: '13800138000', code, password: goodPassword, agreement: true };
    expect(await caller.call('/clientinterface/register', form)).toMatchObject({
      code: 0,
      data: { port: null },
    });
    const login = { account: '+86 138-0013-8000', password: goodPassword };
    expect(await caller.call('/clientinterface/login', login)).toMatchObject({ code: 0 });
  });

  it('an address is the same in any case', async () => {
    const account = freshMail();
    await register(tolk, tolk.caller(), account);
    const login = { account: ` ${account.toUpperCase()} `, password: goodPassword };
    expect(await tolk.caller().call('/supinterface/login', login)).toMatchObject({ code: 0 });
  });

  it.each([
    'nobody',
    '12345',
    'a@b',
    'a b@c.example',
    'a,b@c.example',
    '<b@c.example',
    '"a"@c.example',
    'a；b@c.example',
    '+999999999',
  ])('the account %j is refused at its field', async (account) => {
    const answer = await tolk.caller().call('/supinterface/loginActiveCode', { account });
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { account: expect.any(String) } },
    });
  });

  it('a login enters the client through /clientinterface/, else the identity used last', async () => {
    const person = await signUp(tolk, 'supplier');
    const form = { account: person.account, password: person.password };
    const ports = [
      await tolk.caller().call('/clientinterface/login', form),
      await tolk.caller().call('/supinterface/login', form),
    ].map(({ data }) => data);
    expect(ports).toMatchObject([{ port: 0 }, { port: 1 }]);
    await person.call('/supinterface/switchIdentity', { loginName: person.account, port: 0 });
    expect(await tolk.caller().call('/supinterface/login', form)).toMatchObject({
      data: { port: 0 },
    });
  });

  it('every way in says whose session it is', async () => {
    const person = await signUp(tolk, 'supplier');
    const form = { account: person.account, password: person.password };
    const data = { userId: person.personId };
    expect(await tolk.caller().call('/supinterface/login', form)).toMatchObject({ data });
    const newcomer = tolk.caller();
    const signedUp = await register(tolk, newcomer, freshMail());
    newcomer.token = signedUp.token;
    const chosen = await newcomer.call('/supinterface/selectIdentity', { port: 1 });
    expect(signedUp).toMatchObject({ userId: expect.any(String) });
    expect(chosen).toMatchObject({ data: { port: 1, userId: signedUp.userId } });
  });

  it('a sign-up without the agreement is refused', async () => {
    const form = { account: freshMail(), code: '123456', password: goodPassword, agreement: false };
    expect(await tolk.caller().call('/supinterface/register', form)).toMatchObject({ code: 1004 });
  });

  it.each([
    'password123',
    'Qwerty123',
    '12345678',
    'abcdefgh',
    'aaaaaaaa',
    'weak-one',
    'weak-one2026',
  ])('the password %j is too common for weak-one@tolk.example', async (password) => {
    const form = { account: 'weak-one@tolk.example', code: '123456', password, agreement: true };
    expect(await tolk.caller().call('/supinterface/register', form)).toMatchObject({ code: 1007 });
  });

  it('a reset sets the password and ends every session', async () => {
    const person = await signUp(tolk, 'client');
    await tolk.advance(MINUTE);
    await tolk.caller().call('/supinterface/resetPassActiveCode', { account: person.account });
    const code = await codeSentTo(tolk, person.account);
    const password = 'another seal of ink';
    const form = { account: person.account, code, password, passwordAgain: password };
    expect(await tolk.caller().call('/supinterface/resetPassword', form)).toMatchObject({
      code: 0,
    });
    expect(await person.call('/supinterface/getSupUserData', {})).toMatchObject({ code: 601 });
    const login = { account: person.account, password };
    expect(await tolk.caller().call('/supinterface/login', login)).toMatchObject({ code: 0 });
  });

  it('two passwords that differ are refused at the second', async () => {
    const form = { account: freshMail(), code: '123456', password: 'one-good-password' };
    const answer = await tolk.caller().call('/supinterface/resetPassword', {
      ...form,
      passwordAgain: 'other-good-password',
    });
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { passwordAgain: 'The passwords do not match.' } },
    });
  });
});

describe('codes', () => {
  it('a code works once', async () => {
    const person = await signUp(tolk, 'client');
    await tolk.advance(MINUTE);
    await tolk.caller().call('/supinterface/loginActiveCode', { account: person.account });
    const form = { account: person.account, code: await codeSentTo(tolk, person.account) };
    expect(await tolk.caller().call('/supinterface/login', form)).toMatchObject({ code: 0 });
    expect(await tolk.caller().call('/supinterface/login', form)).toMatchObject({ code: 1002 });
  });

  it('a code is good for ten minutes', async () => {
    const person = await signUp(tolk, 'client');
    await tolk.advance(MINUTE);
    await tolk.caller().call('/supinterface/loginActiveCode', { account: person.account });
    const form = { account: person.account, code: await codeSentTo(tolk, person.account) };
    await tolk.advance(10 * MINUTE);
    expect(await tolk.caller().call('/supinterface/login', form)).toMatchObject({ code: 1002 });
  });

  it('after five wrong tries the right code is of no use', async () => {
    const person = await signUp(tolk, 'client');
    await tolk.advance(MINUTE);
    await tolk.caller().call('/supinterface/loginActiveCode', { account: person.account });
    const code = await codeSentTo(tolk, person.account);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const form = { account: person.account, code: wrong };
      expect(await tolk.caller().call('/supinterface/login', form)).toMatchObject({ code: 1002 });
    }
    const form = { account: person.account, code };
    expect(await tolk.caller().call('/supinterface/login', form)).toMatchObject({ code: 1002 });
  });

  it('one code a minute and ten a day are sent', async () => {
    const account = freshMail();
    const ask = (verification?: string) =>
      tolk.caller().call('/supinterface/registerActiveCode', { account, verification });
    for (let sent = 0; sent < 10; sent += 1) {
      const verification = await passHumanCheck(tolk.url);
      expect(await ask(verification)).toMatchObject({ code: 0, data: { resendAfterMs: 60_000 } });
      expect(await ask()).toMatchObject({ code: 1005 });
      await tolk.advance(MINUTE);
    }
    expect(await ask(await passHumanCheck(tolk.url))).toMatchObject({ code: 1006 });
  });

  it('twenty requests at once send one code', async () => {
    const account = freshMail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        tolk.caller().call('/supinterface/loginActiveCode', { account }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

describe('known and unknown accounts', () => {
  it.each(['loginActiveCode', 'resetPassActiveCode', 'registerActiveCode'])(
    '%s answers both alike',
    async (call) => {
      const person = await signUp(tolk, 'client');
      await tolk.advance(MINUTE);
      const ask = async (account: string) =>
        tolk.caller().call(`/supinterface/${call}`, {
          account,
          verification: await passHumanCheck(tolk.url),
        });
      const { code, msg, data } = await ask(person.account);
      expect(await ask(freshMail())).toMatchObject({ code, msg, data });
    },
  );

  it('a wrong password and an unknown account are answered alike', async () => {
    const person = await signUp(tolk, 'client');
    const login = (account: string) =>
      tolk.caller().call('/supinterface/login', { account, password: 'not the password' });
    const { code, msg, data } = await login(person.account);
    expect(await login(freshMail())).toMatchObject({ code, msg, data });
    expect(code).toBe(1001);
  });

  it('who signs up again is told of the account by mail, without a code', async () => {
    const person = await signUp(tolk, 'client');
    await tolk.advance(MINUTE);
    await tolk.caller().call('/supinterface/registerActiveCode', {
      account: person.account,
      verification: await passHumanCheck(tolk.url),
    });
    await tolk.settle();
    const mail = tolk.mails.findLast(({ to }) => to === person.account);
    expect(mail?.subject).toBe('You already have a Tolk account');
    expect(mail?.text).not.toMatch(/\d{6}/);
  });

  it('no login code is sent where there is no account', async () => {
    const account = freshMail();
    await tolk.caller().call('/supinterface/loginActiveCode', { account });
    await tolk.settle();
    expect(tolk.mails.filter(({ to }) => to === account)).toEqual([]);
  });

  it('ten wrong passwords close the account to this address for a while', async () => {
    const person = await signUp(tolk, 'client');
    const login = (password: string) =>
      tolk.caller().call('/supinterface/login', { account: person.account, password });
    for (let tries = 0; tries < 10; tries += 1)
      expect(await login('not it')).toMatchObject({ code: 1001 });
    const locked = await login(person.password);
    expect(locked).toMatchObject({ status: 429, code: 429 });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    await tolk.advance(15 * MINUTE);
    expect(await login(person.password)).toMatchObject({ code: 0 });
  });
});
