import { randomUUID } from 'node:crypto';
import { allCalls, type AnyCall } from '@tolk/contract';
import { apiBase } from '@tolk/contract/headers';
import { MINUTE } from '@tolk/domain';
import { fakePayments } from '../support/fake-payments.ts';
import { testApp } from '../support/test-app.ts';
import { faultsOf } from './judge.ts';
import { longRun } from './long-run.ts';
import { requestShape } from './schema.ts';
import { takeSnapshot } from './snapshot.ts';
import { stoppedClock } from './stopped-clock.ts';
import { validBody } from './valid-body.ts';
import { post, type Heard, type Message } from './wire.ts';
import { openFixture, openingMs, type Fixture } from './fixture.ts';

const clock = stoppedClock();
const tolk = testApp({ replacements: { payments: fakePayments(), clock } });
const now = clock.now().getTime();
let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture(tolk);
}, openingMs);

type Forgery = (call: AnyCall, valid: Message) => Partial<Message>;

const other = (call: AnyCall) =>
  call.path === '/supinterface/getDictData' ? '/supinterface/login' : '/supinterface/getDictData';

/** One thing wrong in each, with the code that it has to get. */
const forgeries: Record<string, Forgery> = {
  'an altered body': ({ body }, message) =>
    body === 'multipart'
      ? { signed: { body: 'not empty' } }
      : { signed: { body: `${typeof message.body === 'string' ? message.body : ''} ` } },
  'the path of another call': (call) => ({ signed: { path: other(call) } }),
  'a query that was not signed': ({ path }) => ({ path: `${path}?a=1`, signed: { path } }),
  'another method': () => ({ signed: { method: 'GET' } }),
  'a hash keyed with another token': () => ({ signed: { token: 'another-token' } }),
  'a clock 5 minutes and 1 ms behind': () => ({ timestamp: now - 5 * MINUTE - 1 }),
  'a clock 5 minutes and 1 ms ahead': () => ({ timestamp: now + 5 * MINUTE + 1 }),
  'a timestamp in seconds': () => ({ timestamp: Math.round(now / 1_000) }),
  'no timestamp': () => ({ headers: { 'x-timestamp': '' } }),
  'a timestamp with a fraction': () => ({ headers: { 'x-timestamp': `${now}.0` } }),
  'a hash in capitals': () => ({ headers: { 'x-body-hash': 'ABCDEF0123456789'.repeat(4) } }),
  'a hash of nothing': () => ({ headers: { 'x-body-hash': '' } }),
  'half a hash': () => ({ headers: { 'x-body-hash': '0'.repeat(32) } }),
  'a short nonce': () => ({ nonce: 'short' }),
  'a nonce with blanks': () => ({ nonce: 'eight or more' }),
};

/** Of the forgeries each call gets every third, in turns: all share what sees through them. A long run tries all. */
const isTried = (path: string, at: number) => longRun || (at + path.length) % 3 === 0;

describe.each(allCalls.map((call) => [call.path, call] as const))('%s', (path, call) => {
  const forged = Object.entries(forgeries).filter((_forgery, at) => isTried(path, at));

  it('is refused with 402 when anything about its signature is wrong, and tells the time', async () => {
    const valid = messageFor(
      call,
      call.access === 'public' ? undefined : fixture.steadyToken(call.access),
    );
    // What the call before set off, as the mail with a code, is carried out on its own.
    await tolk.settle();
    const before = await takeSnapshot(tolk.app.deps.db);
    for (const [at, [name, forge]] of forged.entries()) {
      const language = at % 2 === 0 ? 'en' : 'zh-CN';
      const heard = await post(tolk.url, { ...valid, language, ...forge(call, valid) });
      expect([name, faultsOf(heard, { language, codes: [402] })]).toEqual([name, []]);
      expect(serverTime(heard)).toBe(now);
    }
    expect(await takeSnapshot(tolk.app.deps.db)).toEqual(before);
  });

  it('is let in with a clock off by exactly 5 minutes, and once for each nonce', async () => {
    for (const timestamp of [now - 5 * MINUTE, now + 5 * MINUTE]) {
      const token = await fixture.token(call);
      const message = {
        ...messageFor(call, token, '{"never":["a valid body"]}'),
        timestamp,
        nonce: randomUUID(),
      };
      const first = await post(tolk.url, message);
      // A second code within a minute, and the like.
      expect([0, 422, ...(call.errors ?? [])]).toContain(first.envelope.code);
      const again = await post(tolk.url, message);
      expect(faultsOf(again, { language: 'en', codes: [402, 601] })).toEqual([]);
    }
  });
});

const closed = allCalls
  .filter(({ access }) => access !== 'public')
  .map((call) => [call.path, call] as const);

it.each(closed)(
  '%s is refused with 401 for a wrong token and 601 for an ended session',
  async (_path, call) => {
    const wrong = await post(tolk.url, messageFor(call, 'nobody-was-given-this-token'));
    expect(faultsOf(wrong, { language: 'en', codes: [401] })).toEqual([]);
    expect(serverTime(wrong)).toBe(now);
    const token = (await fixture.token(call)) ?? '';
    await post(tolk.url, messageFor(logoutOf(call), token));
    const ended = await post(tolk.url, { ...messageFor(call, token), language: 'zh-CN' });
    expect(faultsOf(ended, { language: 'zh-CN', codes: [601] })).toEqual([]);
  },
);

it('an answer to a call that is no call is an envelope too', async () => {
  for (const path of [
    '/supinterface/',
    '/supinterface/noSuchCall',
    '/supinterface/LOGIN',
    '/%00',
    '/%E0%A4%A',
    `/${'x'.repeat(4_000)}`,
  ]) {
    const response = await fetch(`${tolk.url}${apiBase}${path}`, {
      method: 'POST',
      headers: { 'accept-language': 'en' },
    });
    const { code, msg } = JSON.parse(await response.text());
    expect([path, response.status]).toEqual([path, 200]);
    expect([404, 422]).toContain(code);
    expect(msg).not.toMatch(/\p{Script=Han}/u);
  }
});

/** Ends the session of the person who may make the call. */
function logoutOf({ access }: AnyCall): AnyCall {
  const side = access === 'staff' ? 'opsinterface' : 'supinterface';
  return allCalls.find(({ path }) => path === `/${side}/loginOut`) as AnyCall;
}

function messageFor(call: AnyCall, token: string | undefined, text?: string): Message {
  const body = validBody(requestShape(call), { ...fixture.hints(call), version: 1 });
  if (call.body !== 'multipart')
    return { path: call.path, token, timestamp: now, body: text ?? JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('file', new Blob(['text']), 'text.txt');
  return { path: call.path, token, timestamp: now, body: form };
}

function serverTime({ headers }: Heard): number {
  return Number(headers.get('x-server-time'));
}
