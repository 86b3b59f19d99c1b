import { limits, MINUTE } from '@tolk/domain';
import { signUp } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';
import { cutAfter, openSocket } from './open-socket.ts';

const tolk = testApp();
const who = '/supinterface/getSupUserData';

describe('a rotation', () => {
  it('during which the screens of five people make twenty calls each ends nobody’s session', async () => {
    const people = [];
    for (let count = 0; count < 5; count += 1) people.push(await signUp(tolk, 'client'));
    await tolk.advance(limits.session.rotateAfterMs + 1);
    const answers = await Promise.all(
      people.flatMap((person) => Array.from({ length: 20 }, () => person.call(who))),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    const tokens = await tolk.app.deps.db
      .selectFrom('session_token')
      .innerJoin('session', 'session.id', 'session_token.session_id')
      .select('session.person_id')
      .where('session.ended_at', 'is', null)
      .execute();
    for (const { personId } of people) {
      expect(tokens.filter(({ person_id }) => person_id === personId)).toHaveLength(2);
    }
  });

  it('keeps the device of the session', async () => {
    const person = await signUp(tolk, 'client');
    const devices = () =>
      person.call<{ list: { sessionId: string; current: boolean }[] }>(
        '/supinterface/getLoginDevices',
      );
    const before = (await devices()).data.list;
    await tolk.advance(limits.session.rotateAfterMs + 1);
    const { data, rotated } = await devices();
    expect(rotated).toBe(true);
    expect(data.list.map(({ sessionId }) => sessionId)).toEqual(
      before.map(({ sessionId }) => sessionId),
    );
  });
});

describe('what makes a call unverifiable', () => {
  it.each([
    ['five minutes slow', -5 * MINUTE, 0],
    ['five minutes fast', 5 * MINUTE, 0],
    ['more than five minutes slow', -5 * MINUTE - 30_000, 402],
    ['more than five minutes fast', 5 * MINUTE + 30_000, 402],
  ])('a clock that is %s', async (_how, offMs, code) => {
    const person = await signUp(tolk, 'client');
    const timestamp = tolk.clock.now().getTime() + offMs - Math.sign(offMs) * 5_000;
    const answer = await person.send(who, {}, { forged: { timestamp } });
    expect(answer.code).toBe(code);
    const serverTime = Number(answer.headers.get('x-server-time'));
    expect(Math.abs(serverTime - tolk.clock.now().getTime())).toBeLessThan(MINUTE);
  });

  it('a login that is replayed, also with another address claimed', async () => {
    const { account, password } = await signUp(tolk, 'client');
    const forged = { nonce: 'one-nonce-for-both', timestamp: tolk.clock.now().getTime() };
    const login = (headers = {}) =>
      tolk.caller().send('/supinterface/login', { account, password }, { forged, headers });
    expect(await login()).toMatchObject({ code: 0 });
    expect(await login({ 'x-forwarded-for': '203.0.113.9' })).toMatchObject({ code: 402 });
  });

  it('a change whose body was altered on the way, which changes nothing', async () => {
    const person = await signUp(tolk, 'client');
    const form = (password: string) => ({
      oldPassword: person.password,
      password,
      passwordAgain: password,
    });
    const signedFor = '0'.repeat(64);
    const altered = await person.send('/supinterface/upPassword', form('set by somebody else'), {
      forged: { hash: signedFor },
    });
    expect(altered).toMatchObject({ code: 402 });
    const login = { account: person.account, password: person.password };
    expect(await tolk.caller().call('/supinterface/login', login)).toMatchObject({ code: 0 });
  });
});

it('a reset of the password cuts every socket of the account within two seconds', async () => {
  const person = await signUp(tolk, 'client');
  const entered = await tolk.caller().call<{ token: string }>('/supinterface/login', {
    account: person.account,
    password: person.password,
  });
  const sockets = [
    await openSocket(tolk, person.token ?? ''),
    await openSocket(tolk, entered.data.token),
  ];
  await tolk.advance(MINUTE);
  const { account } = person;
  await tolk.caller().call('/supinterface/resetPassActiveCode', { account });
  await tolk.settle();
  const code = /\b\d{6}\b/.exec(tolk.mails.findLast(({ to }) => to === account)?.text ?? '')?.[0];
  const form = { account, code, password: 'brush and stone', passwordAgain: 'brush and stone' };
  const [first, second] = sockets;
  if (first === undefined || second === undefined) throw new Error('both are open');
  let others = Promise.resolve(0);
  const tookMs = await cutAfter(first, async () => {
    others = cutAfter(second, async () => undefined);
    expect(await tolk.caller().call('/supinterface/resetPassword', form)).toMatchObject({
      code: 0,
    });
  });
  expect(Math.max(tookMs, await others)).toBeLessThan(2_000);
});
