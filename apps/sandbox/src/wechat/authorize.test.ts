import { startLocalSandbox } from '../../test/local-sandbox.ts';
import type { LocalSandbox } from '../../test/local-sandbox.ts';

let sandbox: LocalSandbox;
let path: string;
beforeAll(async () => {
  sandbox = await startLocalSandbox({ publicUrl: 'http://127.0.0.1:4000' });
  path = new URL(sandbox.keys.wechatLogin.authorizeUrl).pathname;
});
afterAll(() => sandbox.stop());

const user = 'oTolk5b7Ke4PzT1sVn9QdM6fJw02';

function question(changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    appid: sandbox.keys.wechatLogin.appId,
    redirect_uri: 'http://localhost:4000/wechatLogin',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'abc',
    ...changes,
  });
}

async function ask(changes: Record<string, string>, language = 'en') {
  const response = await sandbox.get(`${path}?${question(changes).toString()}`, {
    'accept-language': language,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const post = (changes: Record<string, string>) =>
  fetch(sandbox.url + path, { method: 'POST', body: question(changes), redirect: 'manual' });

it('is reached at the address that a browser can open', () => {
  expect(sandbox.keys.wechatLogin.authorizeUrl).toBe(
    'http://127.0.0.1:4000/sandbox/wechat/connect/oauth2/authorize',
  );
});

it.each([
  ['en', 'Log in to Tolk with WeChat', 'Decline'],
  ['zh-CN', '使用微信登录通译', '拒绝'],
])('asks in %s', async (language, heading, decline) => {
  const { status, text } = await ask({}, language);
  expect(status).toBe(200);
  expect(text).toContain(heading);
  expect(text).toContain(decline);
  expect(text.match(/name="user"/g)).toHaveLength(3);
});

it('lets its form lead back to the product and nowhere else', async () => {
  const { headers } = await ask({});
  expect(headers.get('content-security-policy')).toContain(
    "form-action 'self' http://localhost:4000;",
  );
});

it.each<[Record<string, string>, string]>([
  [{ appid: 'wx0' }, 'appid'],
  [{ redirect_uri: 'https://thief.example/wechatLogin' }, '10003'],
  [{ redirect_uri: 'http://127.0.0.1.thief.example/' }, '10003'],
  [{ redirect_uri: 'javascript:alert(1)' }, '10003'],
  [{ response_type: 'token' }, '10005'],
  [{ scope: 'snsapi_login' }, '10005'],
  [{ state: 'a-b' }, 'state'],
  [{ state: 'a'.repeat(129) }, 'state'],
])('is an error page for %j, and takes no answer', async (wrong, sign) => {
  const { status, text } = await ask(wrong);
  expect(status).toBe(400);
  expect(text).toContain(sign);
  const answered = await post({ ...wrong, user, answer: 'allow' });
  expect(answered.status).toBe(400);
  expect(answered.headers.get('location')).toBeNull();
});

it('asks again when nobody was chosen', async () => {
  const response = await post({ answer: 'allow', user: 'nobody' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('name="user"');
});

it('keeps what was answered for the controls and the page', async () => {
  await post({ user, answer: 'allow' });
  await post({ user, answer: 'decline' });
  const known = await (await sandbox.get('/sandbox/api/wechat')).json();
  const answer = { openId: user, nickname: '陈译文', at: expect.any(String), usedAt: null };
  expect(known).toEqual({
    authorizations: [
      { ...answer, allowed: false },
      { ...answer, allowed: true },
    ],
    links: [],
  });
  const home = await (await sandbox.get('/sandbox', { 'accept-language': 'en' })).text();
  expect(home).toContain('陈译文');
  expect(home).toContain('Declined');
});

it('asks nobody who is only to be recognised', async () => {
  const query = question({ scope: 'snsapi_base' }).toString();
  const response = await fetch(`${sandbox.url}${path}?${query}`, { redirect: 'manual' });
  expect(response.status).toBe(303);
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.pathname).toBe('/wechatLogin');
  expect([...back.searchParams.keys()]).toEqual(['code', 'state']);
});
