import { DAY, HOUR, limits, MINUTE } from '@tolk/domain';
import { signUp } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
const who = '/supinterface/getSupUserData';

describe('sessions', () => {
  it('a call without a token is asked to log in', async () => {
    expect(await tolk.caller().call(who, {})).toMatchObject({ code: 401, msg: 'Please login!' });
  });

  it('an unknown token is asked to log in', async () => {
    expect(await tolk.caller().call(who, {}, { token: 'x'.repeat(43) })).toMatchObject({
      code: 401,
    });
  });

  it('twenty calls at the time of a rotation are all told one new token, which works', async () => {
    const person = await signUp(tolk, 'client');
    await tolk.advance(limits.session.rotateAfterMs + 1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.send<{ token: string }>(who, {})),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([600]));
    const tokens = new Set(answers.map(({ data }) => data.token));
    expect(tokens.size).toBe(1);
    const [token] = tokens;
    expect(await person.send(who, {}, { token })).toMatchObject({ code: 0 });
  });

  it('an exchanged token is told its successor for a minute, then it is unknown', async () => {
    const person = await signUp(tolk, 'client');
    await tolk.advance(limits.session.rotateAfterMs + 1);
    const first = await person.send<{ token: string }>(who, {});
    await tolk.advance(59_000);
    expect(await person.send(who, {})).toMatchObject({
      code: 600,
      data: { token: first.data.token },
    });
    await tolk.advance(2_000);
    expect(await person.send(who, {})).toMatchObject({ code: 401 });
    expect(await person.send(who, {}, { token: first.data.token })).toMatchObject({ code: 0 });
  });

  it('a session that is used stays, one that is not ends after two weeks', async () => {
    const person = await signUp(tolk, 'client');
    for (let day = 0; day < 20; day += 5) {
      await tolk.advance(5 * DAY);
      expect(await person.call(who, {})).toMatchObject({ code: 0, rotated: true });
    }
    await tolk.advance(15 * DAY);
    expect(await person.call(who, {})).toMatchObject({ code: 401 });
  });

  it('a session ends after ninety days at the latest', async () => {
    const person = await signUp(tolk, 'client');
    for (let day = 0; day < 90; day += 10) {
      await tolk.advance(10 * DAY);
      await person.call(who, {});
    }
    await tolk.advance(HOUR);
    expect(await person.call(who, {})).toMatchObject({ code: 401 });
  });

  it('changing sides does not put off the end of a sign-in', async () => {
    const person = await signUp(tolk, 'client');
    for (const port of [1, 0, 1, 0, 1, 0, 1, 0, 1]) {
      await tolk.advance(10 * DAY);
      await person.call(who, {});
      const form = { loginName: person.account, port };
      const { data } = await person.call<{ token: string }>('/supinterface/switchIdentity', form);
      person.token = data.token;
    }
    await tolk.advance(HOUR);
    expect(await person.call(who, {})).toMatchObject({ code: 401 });
  });

  it('logging out revokes the token', async () => {
    const person = await signUp(tolk, 'client');
    expect(await person.call('/supinterface/loginOut', {})).toMatchObject({ code: 0 });
    expect(await person.call(who, {})).toMatchObject({ code: 601 });
  });

  it.each([
    ['supplier', 'client', 0, 1],
    ['client', 'supplier', 1, 0],
  ] as const)(
    'a %s who enters %s sends port %i, is answered port %i, and the old token is revoked',
    async (from, _to, sent, returned) => {
      const person = await signUp(tolk, from);
      const old = person.token;
      const form = { loginName: person.account, port: sent };
      const switched = await person.call<{ token: string }>('/supinterface/switchIdentity', form);
      expect(switched).toMatchObject({ code: 0, data: { port: returned } });
      expect(await person.call(who, {}, { token: old })).toMatchObject({ code: 601 });
      const user = await person.call(who, {}, { token: switched.data.token });
      expect(user).toMatchObject({ code: 0, data: { port: sent } });
    },
  );

  it('a switch under another name looks like nobody', async () => {
    const person = await signUp(tolk, 'client');
    const other = await signUp(tolk, 'client');
    const form = { loginName: other.account, port: 1 };
    expect(await person.call('/supinterface/switchIdentity', form)).toMatchObject({ code: 404 });
    expect(await person.call(who, {})).toMatchObject({ code: 0 });
  });

  it('a first identity is chosen once', async () => {
    const person = await signUp(tolk, 'client');
    expect(await person.call('/supinterface/selectIdentity', { port: 1 })).toMatchObject({
      code: 1008,
    });
  });

  it('a public call with a revoked token is made as a visitor', async () => {
    const person = await signUp(tolk, 'client');
    await person.call('/supinterface/loginOut', {});
    await tolk.advance(MINUTE);
    expect(await person.call('/supinterface/getDictTypeData', {})).toMatchObject({ code: 0 });
  });
});
