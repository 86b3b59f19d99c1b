import { randomUUID } from 'node:crypto';
import type { DeviceSession } from '@tolk/contract/schemas/security';
import { DAY } from '@tolk/domain';
import { signUp, type TestPerson } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';
import { browsers, on } from './browsers.ts';
import { cutAfter, openSocket } from './open-socket.ts';

const tolk = testApp({ config: { trustedProxies: ['127.0.0.1'] } });

interface Devices {
  total: number;
  list: DeviceSession[];
}

async function loginOn(person: TestPerson, userAgent: string, address = '127.0.0.1') {
  const caller = tolk.caller();
  const { account, password } = person;
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  const { data } = await caller.call<{ token: string }>(
    '/supinterface/login',
    { account, password },
    { headers },
  );
  caller.token = data.token;
  return caller;
}

const devicesOf = async (caller: Pick<TestPerson, 'call'>) =>
  (await caller.call<Devices>('/supinterface/getLoginDevices')).data;

describe('the list of devices', () => {
  it('names browser, system and address, this one first, then the one used last', async () => {
    const person = await signUp(tolk, 'supplier');
    await loginOn(person, browsers.chrome, '203.0.113.7');
    await tolk.advance(60_000);
    const phone = await loginOn(person, browsers.wechat, '2001:db8::7');
    const { total, list } = await devicesOf(phone);
    expect(total).toBe(3);
    expect(list).toMatchObject([
      { current: true, browser: 'WeChat 8', system: 'iOS', address: '2001:db8::7', port: 1 },
      { current: false, browser: 'Chrome 142', system: 'Windows', address: '203.0.113.7' },
      { current: false, browser: '', system: '' },
    ]);
  });

  it('leaves out sessions that are over', async () => {
    const person = await signUp(tolk, 'client');
    const other = await loginOn(person, browsers.chrome);
    await other.call('/supinterface/loginOut');
    expect((await devicesOf(person)).total).toBe(1);
    await tolk.advance(10 * DAY);
    const late = await loginOn(person, browsers.wechat);
    expect((await devicesOf(late)).total).toBe(2);
    await tolk.advance(5 * DAY);
    expect((await devicesOf(late)).list.map(({ browser }) => browser)).toEqual(['WeChat 8']);
  });

  it('names the first hundred of very many, and counts all', async () => {
    const person = await signUp(tolk, 'client');
    const now = tolk.clock.now();
    const sessions = Array.from({ length: 120 }, () => ({
      id: randomUUID(),
      person_id: person.personId,
      identity: null,
      started_at: now,
      last_seen_at: now,
      user_agent: browsers.chrome,
      address: '203.0.113.7',
      ended_at: null,
    }));
    await tolk.app.deps.db.insertInto('session').values(sessions).execute();
    const { total, list } = await devicesOf(person);
    expect(total).toBe(121);
    expect(list).toHaveLength(100);
    expect(list[0]).toMatchObject({ current: true });
    expect(await person.call('/supinterface/loginOutOtherDevices')).toMatchObject({
      data: { ended: 120 },
    });
  });

  it('shows nobody else', async () => {
    const [one, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const [mine] = (await devicesOf(one)).list;
    const [theirs] = (await devicesOf(other)).list;
    expect(mine?.sessionId).not.toBe(theirs?.sessionId);
  });
});

describe('signing devices out', () => {
  it('one device is signed out, its socket is cut within two seconds', async () => {
    const person = await signUp(tolk, 'client');
    const other = await loginOn(person, browsers.chrome);
    const socket = await openSocket(tolk, other.token ?? '');
    const sessionId = (await devicesOf(person)).list.find(({ current }) => !current)?.sessionId;
    const tookMs = await cutAfter(socket, async () =>
      expect(await person.call('/supinterface/loginOutDevice', { sessionId })).toMatchObject({
        code: 0,
      }),
    );
    expect(tookMs).toBeLessThan(2_000);
    expect(await other.call('/supinterface/getSupUserData')).toMatchObject({ code: 601 });
    expect(await person.call('/supinterface/getSupUserData')).toMatchObject({ code: 0 });
  });

  it('another’s device and one that is signed out are not there', async () => {
    const [person, stranger] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const [theirs] = (await devicesOf(stranger)).list;
    const out = (sessionId?: string) => person.call('/supinterface/loginOutDevice', { sessionId });
    expect(await out(theirs?.sessionId)).toMatchObject({ code: 404 });
    expect(await stranger.call('/supinterface/getSupUserData')).toMatchObject({ code: 0 });
    await loginOn(person, browsers.chrome);
    const mine = (await devicesOf(person)).list.find(({ current }) => !current);
    expect(await out(mine?.sessionId)).toMatchObject({ code: 0 });
    expect(await out(mine?.sessionId)).toMatchObject({ code: 404 });
  });

  it('all others are signed out and counted', async () => {
    const person = await signUp(tolk, 'client');
    const others = [await loginOn(person, browsers.chrome), await loginOn(person, browsers.wechat)];
    expect(await person.call('/supinterface/loginOutOtherDevices')).toMatchObject({
      code: 0,
      data: { ended: 2 },
    });
    for (const other of others) {
      expect(await other.call('/supinterface/getSupUserData')).toMatchObject({ code: 601 });
    }
    expect((await devicesOf(person)).total).toBe(1);
    expect(await person.call('/supinterface/loginOutOtherDevices')).toMatchObject({
      data: { ended: 0 },
    });
  });
});

describe('a login on a new device', () => {
  const noticesTo = async ({ account }: TestPerson) => {
    await tolk.settle();
    return tolk.mails.filter(({ to, subject }) => to === account && /New login/.test(subject));
  };

  it('is told by mail, with the device and what to do', async () => {
    const person = await signUp(tolk, 'client');
    await loginOn(person, browsers.chrome);
    const [notice] = await noticesTo(person);
    expect(notice?.subject).toBe('New login to your Tolk account');
    expect(notice?.text).toContain('Chrome · Windows');
  });

  it('is told once, also after the browser was updated', async () => {
    const person = await signUp(tolk, 'client');
    await loginOn(person, browsers.chrome);
    await loginOn(person, browsers.chrome);
    await loginOn(person, browsers.chromeUpdated);
    expect(await noticesTo(person)).toHaveLength(1);
  });

  it('is told for a known browser at another address, and after ninety days', async () => {
    const person = await signUp(tolk, 'client');
    await loginOn(person, browsers.chrome);
    await loginOn(person, browsers.chrome, '198.51.100.4');
    expect(await noticesTo(person)).toHaveLength(2);
    await tolk.advance(91 * DAY);
    await loginOn(person, browsers.chrome);
    expect(await noticesTo(person)).toHaveLength(3);
  });

  it('is not told of a sign-up, nor of a change of identity', async () => {
    const person = await signUp(tolk, 'client');
    const enter = { loginName: person.account, port: 1 };
    await person.call('/supinterface/switchIdentity', enter, on(browsers.chrome));
    expect(await noticesTo(person)).toEqual([]);
  });
});

describe('the language of a person', () => {
  const languageOf = async ({ personId }: TestPerson) => {
    const { db } = tolk.app.deps;
    const person = await db
      .selectFrom('person')
      .select('language')
      .where('id', '=', personId)
      .executeTakeFirst();
    return person?.language;
  };
  const speak = (language: string) => ({ headers: { 'accept-language': language } });

  it('is that of the sign-up, then the one that the session changed to', async () => {
    const person = await signUp(tolk, 'client', 'zh-CN');
    expect(await languageOf(person)).toBe('zh-CN');
    await person.call('/supinterface/getSupUserData', {}, speak('en-GB,en;q=0.9'));
    expect(await languageOf(person)).toBe('en');
    await person.call('/supinterface/getSupUserData', {}, speak('zh-CN'));
    expect(await languageOf(person)).toBe('zh-CN');
  });

  it('is that of the login', async () => {
    const person = await signUp(tolk, 'client', 'zh-CN');
    await loginOn(person, browsers.chrome);
    expect(await languageOf(person)).toBe('en');
  });

  it('is not changed by a screen that is open elsewhere in another language', async () => {
    const desk = await signUp(tolk, 'client', 'zh-CN');
    await desk.call('/supinterface/getSupUserData', {}, speak('zh-CN'));
    const phone = await loginOn(desk, browsers.chrome);
    expect(await languageOf(desk)).toBe('en');
    await desk.call('/supinterface/getSupUserData', {}, speak('zh-CN'));
    await phone.call('/supinterface/getSupUserData', {}, speak('en'));
    await desk.call('/supinterface/getSupUserData', {}, speak('zh-CN'));
    expect(await languageOf(desk)).toBe('en');
    await desk.call('/supinterface/getSupUserData', {}, speak('en'));
    await desk.call('/supinterface/getSupUserData', {}, speak('zh-CN'));
    expect(await languageOf(desk)).toBe('zh-CN');
  });

  it('is not changed by a call that is refused', async () => {
    const person = await signUp(tolk, 'client', 'zh-CN');
    await person.call('/supinterface/loginOutDevice', {}, speak('en'));
    expect(await languageOf(person)).toBe('zh-CN');
  });
});
