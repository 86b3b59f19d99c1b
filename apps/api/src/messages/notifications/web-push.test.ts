import { addMs, HOUR, MINUTE, SECOND } from '@tolk/domain';
import { pushRenewalPath } from '@tolk/contract/push-renewal';
import { startSandbox, type Sandbox } from '@tolk/testing/processes';
import { loadThirdPartyConfig } from '../../adapters/third-party-config.ts';
import type { Config } from '../../config.ts';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { chat, say } from '../../../test/support/conversations.ts';
import { download } from '../../../test/support/download.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { tellOfOrder } from '../../../test/support/order-news.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** The sandbox's push service checks signatures and decrypts as a browser does. */
const config: Partial<Config> = {};
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { url, secret } = sandbox;
  const env = { TOLK_SANDBOX_URL: url, TOLK_SANDBOX_SECRET: secret };
  const { webPush, ...others } = await loadThirdPartyConfig(env);
  Object.assign(config, { thirdParties: { ...others, sandbox: null, webPush } });
});
const tolk = testApp({ config });
afterAll(() => sandbox.stop());

interface Browser {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

async function newBrowser(person: TestPerson): Promise<Browser> {
  const { key } = await dataOf(
    person.call<{ key: string }>('/supinterface/getPushKey', { endpoint: null }),
  );
  const answer = await fetch(`${sandbox.url}/sandbox/api/browsers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: key }),
  });
  return (await answer.json()) as Browser;
}

const save = (person: TestPerson, { endpoint, keys }: Omit<Browser, 'id'>) =>
  person.call('/supinterface/savePushSubscription', { endpoint, ...keys });

async function subscribed(person: TestPerson): Promise<Browser> {
  const browser = await newBrowser(person);
  await dataOf(save(person, browser));
  return browser;
}

const isSubscribed = async (person: TestPerson, { endpoint }: Browser) =>
  (await dataOf(person.call<{ subscribed: boolean }>('/supinterface/getPushKey', { endpoint })))
    .subscribed;

/** What the browser was handed, the oldest first. */
async function shown({ id }: Browser): Promise<unknown[]> {
  const messages = await sandbox.inbox(id);
  return messages.toReversed().map(({ payload }) => JSON.parse(payload ?? 'null'));
}

async function tell(person: TestPerson, kind: NotificationKind = 'order.create'): Promise<void> {
  await tellOfOrder(tolk, person, kind, {
    text: { en: 'Wang offers CNY 1,280 for tea.pdf.', zh: '王女士为 tea.pdf 出价 1280 元。' },
  });
  await tolk.settle();
}

async function someone(language: 'en' | 'zh-CN' = 'en') {
  const person = await signUp(tolk, 'supplier', language);
  return { person, browser: await subscribed(person) };
}

const notice = {
  title: 'A new order for you',
  text: '茶园参观',
  path: expect.stringMatching(/^\/n\/[\w-]{22}$/),
  tag: expect.stringMatching(/^[\w-]{22}$/),
};

it('a notification is shown in the browser: title and name, neither amount nor file', async () => {
  const { person, browser } = await someone();
  await tell(person);
  expect(await shown(browser)).toEqual([notice]);
});

it('a notification speaks the language of the person', async () => {
  const { person, browser } = await someone('zh-CN');
  await tell(person);
  expect(await shown(browser)).toMatchObject([{ title: '您有新的订单' }]);
});

it('each browser of a person shows it', async () => {
  const { person, browser } = await someone();
  const other = await subscribed(person);
  await tell(person);
  expect([await shown(browser), await shown(other)]).toEqual([[notice], [notice]]);
});

it('a browser that takes nothing any more is forgotten', async () => {
  const { person, browser } = await someone();
  await fetch(`${sandbox.url}/sandbox/api/browsers/${browser.id}`, { method: 'DELETE' });
  await tell(person);
  expect(await shown(browser)).toEqual([]);
  expect(await isSubscribed(person, browser)).toBe(false);
});

it('what was switched off is not shown, and what waits for a choice is not either', async () => {
  const { person, browser } = await someone();
  const choice = { event: 'order', channel: 'webPush', on: false };
  await dataOf(person.call('/supinterface/getUpSysBusinessPush', choice));
  await tell(person);
  await tell(person, 'news');
  expect(await shown(browser)).toEqual([]);
});

it('quiet hours hold it back until their end', async () => {
  const { person, browser } = await someone();
  const clock = (ms: number) => addMs(tolk.clock.now(), ms).toISOString().slice(11, 16);
  const hours = { from: clock(-HOUR), until: clock(HOUR), zone: 'UTC' };
  await dataOf(person.call('/supinterface/setQuietHours', { hours }));
  await tell(person);
  await tolk.advance(HOUR - 2 * MINUTE);
  expect(await shown(browser)).toEqual([]);
  await tolk.advance(2 * MINUTE);
  expect(await shown(browser)).toEqual([notice]);
});

describe('a chat message', () => {
  async function talk() {
    const market = await openMarket(tolk);
    const reader = market.supplier;
    const browser = await subscribed(reader);
    const { conversationId } = await chat(market.client, 'ceatesession', {
      otherId: reader.personId,
    });
    const write = (text: string) => dataOf(say(market.client, conversationId, text));
    return { browser, market, reader, conversationId, write };
  }

  it('that was not read within half a minute is announced, without its words', async () => {
    const { browser, market, write } = await talk();
    await write('Transfer 500 to me');
    await tolk.advance(20 * SECOND);
    await write('Hello?');
    await tolk.advance(20 * SECOND);
    expect(await shown(browser)).toEqual([]);
    await tolk.advance(10 * SECOND);
    expect(await shown(browser)).toEqual([
      {
        title: expect.any(String),
        text: '2 new messages',
        path: `/onlinecommunication/index?with=${market.client.personId}`,
        tag: expect.stringMatching(/^[\w-]{22}$/),
      },
    ]);
  });

  it('that was read is not', async () => {
    const { browser, reader, conversationId, write } = await talk();
    const { seq } = await write('Hello?');
    await chat(reader, 'readMessage', { conversationId, upTo: seq });
    await tolk.advance(MINUTE);
    expect(await shown(browser)).toEqual([]);
  });

  it('waits for the end of quiet hours that were chosen since', async () => {
    const { browser, reader, write } = await talk();
    await write('Hello?');
    const clock = (ms: number) => addMs(tolk.clock.now(), ms).toISOString().slice(11, 16);
    const hours = { from: clock(-HOUR), until: clock(HOUR), zone: 'UTC' };
    await dataOf(reader.call('/supinterface/setQuietHours', { hours }));
    await tolk.advance(HOUR - MINUTE);
    expect(await shown(browser)).toEqual([]);
    await tolk.advance(MINUTE);
    expect(await shown(browser)).toMatchObject([{ text: '1 new message' }]);
  });

  it('is announced after quiet hours although the mail of then names it too', async () => {
    const { browser, reader, write } = await talk();
    const clock = (ms: number) => addMs(tolk.clock.now(), ms).toISOString().slice(11, 16);
    const hours = { from: clock(-HOUR), until: clock(HOUR), zone: 'UTC' };
    await dataOf(reader.call('/supinterface/setQuietHours', { hours }));
    await write('Hello?');
    await tolk.advance(HOUR);
    expect(await shown(browser)).toMatchObject([{ text: '1 new message' }]);
  });
});

describe('a subscription', () => {
  it.each([
    'http://127.0.0.1:5432/',
    'http://fcm.googleapis.com/fcm/send/a',
    'https://evil.example/a',
    'https://user:word@fcm.googleapis.com/fcm/send/a',
    'https://169.254.169.254/a',
  ])('at %s is refused', async (endpoint) => {
    const person = await signUp(tolk, 'client');
    const { keys } = await newBrowser(person);
    expect(await save(person, { endpoint, keys })).toMatchObject({
      code: 422,
      data: { fields: { endpoint: expect.stringContaining('push service') } },
    });
  });

  it('whose key is no point of the curve is refused', async () => {
    const person = await signUp(tolk, 'client');
    const { endpoint, keys } = await newBrowser(person);
    const p256dh = `B${'A'.repeat(86)}`;
    expect(await save(person, { endpoint, keys: { ...keys, p256dh } })).toMatchObject({
      code: 422,
      data: { fields: { p256dh: expect.any(String) } },
    });
  });

  it('goes to the account that signs in on the same browser after another', async () => {
    const { person: first, browser } = await someone();
    const second = await signUp(tolk, 'supplier');
    await dataOf(save(second, browser));
    await tell(first);
    await tell(second);
    expect(await shown(browser)).toHaveLength(1);
    expect([await isSubscribed(first, browser), await isSubscribed(second, browser)]).toEqual([
      false,
      true,
    ]);
  });

  it('is one of ten, however many browsers come at once', async () => {
    const person = await signUp(tolk, 'client');
    const browsers = await Promise.all(Array.from({ length: 25 }, () => newBrowser(person)));
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all(browsers.map((browser) => save(person, browser)));
      expect(answers.map(({ code }) => code)).toEqual(browsers.map(() => 0));
      const kept = await Promise.all(browsers.map((browser) => isSubscribed(person, browser)));
      expect(kept.filter(Boolean)).toHaveLength(10);
    }
  });

  it('cannot be taken by somebody who knows its address but not its keys', async () => {
    const { person, browser } = await someone();
    const thief = await signUp(tolk, 'supplier');
    const { keys } = await newBrowser(thief);
    expect(await save(thief, { endpoint: browser.endpoint, keys })).toMatchObject({ code: 422 });
    const { endpoint } = browser;
    await dataOf(thief.call('/supinterface/removePushSubscription', { endpoint }));
    expect(await isSubscribed(person, browser)).toBe(true);
  });

  describe('that the browser gave up for another', () => {
    const subscription = ({ endpoint, keys }: Browser) => ({ endpoint, ...keys });
    const renew = async (before: object, now: object) => {
      const answer = await fetch(tolk.url + pushRenewalPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ before, now }),
      });
      return ((await answer.json()) as { code: number }).code;
    };

    it('goes on under the new address, by the keys of the old one and without a session', async () => {
      const { person, browser } = await someone();
      const next = await newBrowser(person);
      const codes = await Promise.all(
        Array.from({ length: 20 }, () => renew(subscription(browser), subscription(next))),
      );
      expect(codes.filter((code) => code === 0)).toHaveLength(1);
      expect(codes.filter((code) => code === 404)).toHaveLength(19);
      await tell(person);
      expect([await shown(browser), await shown(next)]).toEqual([[], [notice]]);
      await dataOf(person.call('/supinterface/loginOut', {}));
      expect(await renew(subscription(next), subscription(browser))).toBe(404);
    });

    it('goes to nobody who lacks a key of it', async () => {
      const { person, browser } = await someone();
      const other = await newBrowser(person);
      const known = subscription(browser);
      for (const part of [{ auth: other.keys.auth }, { p256dh: other.keys.p256dh }])
        expect(await renew({ ...known, ...part }, subscription(other))).toBe(404);
      expect(await isSubscribed(person, browser)).toBe(true);
    });

    it('goes neither elsewhere than to a push service nor over somebody else’s', async () => {
      const { person, browser } = await someone();
      const { browser: taken } = await someone();
      const known = subscription(browser);
      const inside = { ...known, endpoint: 'http://127.0.0.1:5432/' };
      expect(await renew(known, inside)).toBe(422);
      expect(await renew(known, { ...known, endpoint: taken.endpoint })).toBe(422);
      expect(await renew(known, { ...known, p256dh: `B${'A'.repeat(86)}` })).toBe(422);
      expect(await renew(known, {})).toBe(422);
      expect(await isSubscribed(person, browser)).toBe(true);
    });
  });

  it('ends where its owner ends it', async () => {
    const { person, browser } = await someone();
    const { endpoint } = browser;
    await dataOf(person.call('/supinterface/removePushSubscription', { endpoint }));
    await tell(person);
    expect(await shown(browser)).toEqual([]);
  });

  it('ends with the log-out of its browser, and of no other', async () => {
    const { person, browser } = await someone();
    const elsewhere = tolk.caller();
    const login = { account: person.account, password: person.password };
    const { token } = await dataOf(elsewhere.call<{ token: string }>('/supinterface/login', login));
    const { account, password, personId } = person;
    const other = Object.assign(elsewhere, { account, password, personId, token });
    const kept = await subscribed(other);
    await dataOf(person.call('/supinterface/loginOut', {}));
    expect(await isSubscribed(other, browser)).toBe(false);
    expect(await isSubscribed(other, kept)).toBe(true);
    await tell(other);
    expect([await shown(browser), await shown(kept)]).toEqual([[], [notice]]);
  });

  it('stays when the person changes sides', async () => {
    const { person, browser } = await someone();
    const { token } = await dataOf(
      person.call<{ token: string }>('/supinterface/switchIdentity', {
        loginName: person.account,
        port: 1,
      }),
    );
    person.token = token;
    expect(await isSubscribed(person, browser)).toBe(true);
    await tell(person);
    expect(await shown(browser)).toEqual([notice]);
  });

  it('is one of ten at most: the oldest gives way', async () => {
    const { person, browser } = await someone();
    for (let more = 0; more < 9; more += 1) {
      tolk.clock.advance(SECOND);
      await subscribed(person);
    }
    expect(await isSubscribed(person, browser)).toBe(true);
    tolk.clock.advance(SECOND);
    await subscribed(person);
    expect(await isSubscribed(person, browser)).toBe(false);
  });

  it('is among one’s own data without its secrets, and goes with the account', async () => {
    const { person, browser } = await someone();
    const { content } = await download(tolk, person, '/supinterface/exportOwnData', {});
    expect(JSON.parse(content.toString()).browsersWithNotifications).toEqual([
      { userAgent: expect.any(String), createdAt: expect.any(String), lastSuccessAt: null },
    ]);
    expect(content.toString()).not.toContain(browser.endpoint);
    await dataOf(removeAccount(tolk, person));
    const left = await tolk.app.deps.db
      .selectFrom('push_subscription')
      .select('id')
      .where('endpoint', '=', browser.endpoint)
      .execute();
    expect(left).toEqual([]);
  });
});
