import { DAY, MINUTE } from '@tolk/domain';
import { passHumanCheck } from '@tolk/testing/caller';
import { codeSentTo, signUp } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';

const tolk = testApp();
const guarded = testApp({
  config: {
    trustedProxies: ['127.0.0.1'],
    rateLimits: { perAddress: 0, perPerson: 0, perCall: true },
  },
});
const bare = testApp({
  config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } },
});
let count = 0;
const freshMail = () => `codes-${(count += 1)}@tolk.example`;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('a verification', () => {
  it('is asked for each sign-up code', async () => {
    const account = freshMail();
    expect(
      await tolk.caller('zh-CN').call('/supinterface/registerActiveCode', { account }),
    ).toMatchObject({ status: 200, code: 1009, msg: '请先完成安全验证，再获取验证码。' });
    await tolk.settle();
    expect(tolk.mails.filter(({ to }) => to === account)).toEqual([]);
  });

  it.each(['loginActiveCode', 'resetPassActiveCode'])(
    'is asked for %s from the third code of a day on, also where there is no account',
    async (call) => {
      const known = (await signUp(tolk, 'client')).account;
      await tolk.advance(DAY);
      for (const account of [known, freshMail()]) {
        const ask = (verification?: string) =>
          tolk.caller().call(`/supinterface/${call}`, { account, verification });
        expect(await ask()).toMatchObject({ code: 0 });
        await tolk.advance(MINUTE);
        expect(await ask()).toMatchObject({ code: 0 });
        await tolk.advance(MINUTE);
        expect(await ask()).toMatchObject({ code: 1009 });
        expect(await ask('no pass at all, but long')).toMatchObject({ code: 1009 });
        expect(await ask(await passHumanCheck(tolk.url))).toMatchObject({ code: 0 });
        await tolk.advance(DAY);
        expect(await ask()).toMatchObject({ code: 0 });
      }
    },
  );

  it('is asked for bindings from the third code to that address on', async () => {
    const person = await signUp(tolk, 'client');
    const email = freshMail();
    const ask = (verification?: string) =>
      person.call('/supinterface/bindMailboxActiveCode', { email, verification });
    for (const code of [0, 0, 1009]) {
      expect(await ask()).toMatchObject({ code });
      await tolk.advance(MINUTE);
    }
    expect(await ask(await passHumanCheck(tolk.url))).toMatchObject({ code: 0 });
  });

  it('is asked for after twenty codes of an hour from one address, and of nobody else', async () => {
    const ask = (address: string, verification?: string) =>
      guarded
        .caller()
        .call(
          '/supinterface/loginActiveCode',
          { account: freshMail(), verification },
          from(address),
        );
    for (let sent = 0; sent < 20; sent += 1) {
      if (sent % 10 === 0) await guarded.advance(MINUTE);
      expect(await ask('203.0.113.1')).toMatchObject({ code: 0 });
    }
    await guarded.advance(MINUTE);
    expect(await ask('203.0.113.1')).toMatchObject({ code: 1009 });
    const verification = await passHumanCheck(guarded.url);
    expect(await ask('203.0.113.1', verification)).toMatchObject({ code: 0 });
    expect(await ask('203.0.113.2')).toMatchObject({ code: 0 });
    await guarded.advance(60 * MINUTE);
    expect(await ask('203.0.113.1')).toMatchObject({ code: 0 });
  });

  it('that is none does not hide a code from that count', async () => {
    const ask = () => {
      const form = { account: freshMail(), verification: 'no pass at all, but long' };
      return guarded.caller().call('/supinterface/loginActiveCode', form, from('203.0.113.3'));
    };
    for (let sent = 0; sent < 20; sent += 1) {
      if (sent % 10 === 0) await guarded.advance(MINUTE);
      expect(await ask()).toMatchObject({ code: 0 });
    }
    await guarded.advance(MINUTE);
    expect(await ask()).toMatchObject({ code: 1009 });
  });
});

it('one network causes sixty text messages an hour, passes or not; mails go on', async () => {
  const address = '203.0.113.4';
  let passes = 0;
  const ask = async (account: string) => {
    // From elsewhere, each one: the work of one network grows.
    const { headers } = from(`203.0.114.${(passes += 1)}`);
    const form = { account, verification: await passHumanCheck(guarded.url, headers) };
    return guarded.caller().call('/supinterface/loginActiveCode', form, from(address));
  };
  for (let sent = 0; sent < 60; sent += 1) {
    if (sent % 10 === 0) await guarded.advance(MINUTE);
    expect(await ask(`+861380013${String(sent).padStart(4, '0')}`)).toMatchObject({ code: 0 });
  }
  await guarded.advance(MINUTE);
  const refused = await ask('+8613800139999');
  expect(refused).toMatchObject({ status: 429, code: 429 });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await ask(freshMail())).toMatchObject({ code: 0 });
  await guarded.advance(60 * MINUTE);
  expect(await ask('+8613800139999')).toMatchObject({ code: 0 });
});

describe('guessing', () => {
  it('a code from many addresses ends after five tries', async () => {
    const { account } = await signUp(guarded, 'client');
    await guarded.advance(MINUTE);
    await guarded.caller().call('/supinterface/loginActiveCode', { account });
    const code = await codeSentTo(guarded, account);
    const wrong = Array.from({ length: 50 }, (_, at) =>
      String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0'),
    );
    const tried = await Promise.all(
      wrong.map((guess, at) =>
        guarded
          .caller()
          .call('/supinterface/login', { account, code: guess }, from(`198.51.100.${at}`)),
      ),
    );
    expect(tried.every((answer) => answer.code === 1002)).toBe(true);
    const right = { account, code };
    expect(
      await guarded.caller().call('/supinterface/login', right, from('192.0.2.1')),
    ).toMatchObject({ code: 1002 });
  });

  it('a password from many addresses ends after fifty tries', async () => {
    const { account, password } = await signUp(guarded, 'client');
    const guess = (secret: string, at: number) =>
      guarded
        .caller()
        .call('/supinterface/login', { account, password: secret }, from(`198.51.${at}.9`));
    const codes: number[] = [];
    for (let at = 0; at < 60; at += 1) codes.push((await guess('not it', at)).code);
    expect(codes.filter((code) => code === 1001)).toHaveLength(50);
    expect(codes.slice(50)).toEqual(Array.from({ length: 10 }, () => 429));
    const closed = await guess(password, 99);
    expect(closed).toMatchObject({ status: 429 });
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a reset code and a code of a sign-up end after five tries', async () => {
    const { account } = await signUp(tolk, 'client');
    await tolk.advance(MINUTE);
    await tolk.caller().call('/supinterface/resetPassActiveCode', { account });
    const code = await codeSentTo(tolk, account);
    const reset = (given: string) =>
      tolk.caller().call('/supinterface/resetPassword', {
        account,
        code: given,
        password: 'ink-seal-and-brush',
        passwordAgain: 'ink-seal-and-brush',
      });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await reset(wrong)).toMatchObject({ code: 1002 });
    }
    expect(await reset(code)).toMatchObject({ code: 1002 });
  });
});

describe('limits by address', () => {
  it.each([
    ['login', { account: 'nobody@tolk.example', password: 'not it' }, 20],
    ['resetPassActiveCode', { account: 'nobody@tolk.example' }, 10],
  ])(
    '%s is answered 429 with Retry-After, whatever address is claimed',
    async (call, form, max) => {
      const ask = (at: number) =>
        bare.caller().call(`/supinterface/${call}`, form, from(`203.0.113.${at}`));
      for (let at = 0; at < max; at += 1) {
        expect((await ask(at)).headers.get('retry-after') ?? '').toMatch(/^(\d+)?$/);
      }
      const refused = await ask(200);
      expect(refused).toMatchObject({ status: 429, code: 429 });
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?\d?$/);
    },
  );
});
