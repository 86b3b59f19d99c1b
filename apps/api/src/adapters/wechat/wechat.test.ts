import { MINUTE } from '@tolk/domain';
import { serveMeddler, startMerchant } from '../../../test/support/merchant.ts';
import type { Merchant } from '../../../test/support/merchant.ts';
import { createMovableClock } from '../clock.ts';
import type { WechatLoginConfig, WechatMiniProgramConfig } from '../config.ts';
import { createWechat } from './wechat.ts';

let merchant: Merchant;
let login: WechatLoginConfig;
let miniProgram: WechatMiniProgramConfig;
beforeAll(async () => {
  merchant = await startMerchant();
  const { wechatLogin, wechatMiniProgram } = merchant.config;
  if (!wechatLogin || !wechatMiniProgram) throw new Error('The sandbox plays both');
  login = wechatLogin;
  miniProgram = wechatMiniProgram;
}, 60_000);
afterAll(() => merchant.stop());

const clock = createMovableClock(0);
const wechatWith = (changes: {
  login?: Partial<WechatLoginConfig>;
  miniProgram?: Partial<WechatMiniProgramConfig>;
}) =>
  createWechat(
    {
      wechatLogin: { ...login, ...changes.login },
      wechatMiniProgram: { ...miniProgram, ...changes.miniProgram },
    },
    clock,
  );

const lin = 'oTolk5a9Xq2LmN7vRk3WcY8dHs01';
const question = {
  redirectUri: 'http://127.0.0.1:1/wechatLogin?a=1',
  state: 'S1',
  scope: 'userinfo',
} as const;

/** What a person's browser does on WeChat's page; answers where it is sent. */
async function answer(word: 'allow' | 'decline'): Promise<URL> {
  const page = new URL(merchant.wechat.authorizeUrl(question) ?? '');
  const body = new URLSearchParams([...page.searchParams, ['user', lin], ['answer', word]]);
  const target = merchant.sandbox.url + page.pathname;
  const response = await fetch(target, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

async function allowedCode(): Promise<string> {
  return (await answer('allow')).searchParams.get('code') ?? '';
}

interface Links {
  links: { openlink: string; path: string; query: string; expiresAt: string }[];
}

async function linksMade(): Promise<Links['links']> {
  const response = await fetch(`${merchant.sandbox.url}/sandbox/api/wechat`);
  return ((await response.json()) as Links).links;
}

describe('authorizeUrl', () => {
  it('asks with the parameters in the order that WeChat wants', () => {
    const real = wechatWith({
      login: {
        authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
        appId: 'wx520c15f417810387',
      },
    });
    expect(
      real.authorizeUrl({
        redirectUri: 'https://tolk.example/wechatLogin',
        state: 'abc123',
        scope: 'userinfo',
      }),
    ).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx520c15f417810387&redirect_uri=https%3A%2F%2Ftolk.example%2FwechatLogin&response_type=code&scope=snsapi_userinfo&state=abc123#wechat_redirect',
    );
  });

  it('brings a person back with code and state', async () => {
    const back = await answer('allow');
    expect(back.origin + back.pathname).toBe('http://127.0.0.1:1/wechatLogin');
    expect([...back.searchParams.keys()]).toEqual(['a', 'code', 'state']);
    expect(back.searchParams.get('state')).toBe('S1');
  });

  it('brings a person who declines back with the state alone', async () => {
    const back = await answer('decline');
    expect([...back.searchParams.keys()]).toEqual(['a', 'state']);
  });
});

describe('exchangeCode', () => {
  it('tells who allowed it', async () => {
    expect(await merchant.wechat.exchangeCode(await allowedCode())).toEqual({
      openId: lin,
      unionId: 'uTolk8mQ4zVb1KxJ6tRn9PfGw001',
      nickname: '林小舟',
      avatarUrl: expect.stringMatching(/\/sandbox\/wechat\/avatars\/oTolk5a9Xq2LmN7vRk3WcY8dHs01$/),
    });
  });

  it('refuses a code that was used', async () => {
    const code = await allowedCode();
    await merchant.wechat.exchangeCode(code);
    await expect(merchant.wechat.exchangeCode(code)).rejects.toMatchObject({
      name: 'ProviderRefused',
      provider: 'wechat',
      code: '40163',
    });
  });

  it('refuses a code that WeChat never gave', async () => {
    await expect(merchant.wechat.exchangeCode('0'.repeat(32))).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: '40029',
    });
  });

  it('refuses a code after five minutes', async () => {
    const code = await allowedCode();
    await merchant.sandbox.clock.advance(5 * MINUTE);
    await expect(merchant.wechat.exchangeCode(code)).rejects.toMatchObject({ code: '42003' });
  });

  it.each([
    ['secret', { secret: 'another-secret' }, '40125'],
    ['app', { appId: 'wx0000000000000000' }, '40013'],
  ])('refuses with a wrong %s, without naming secret or code', async (_what, wrong, expected) => {
    const code = await allowedCode();
    const error: unknown = await wechatWith({ login: wrong })
      .exchangeCode(code)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderRefused', code: expected });
    const said = `${String(error)} ${JSON.stringify(error)}`;
    expect(said).not.toContain(login.secret);
    expect(said).not.toContain('another-secret');
    expect(said).not.toContain(code);
  });

  it.each([
    '{"errcode":-1,"errmsg":"system error"}',
    '{"errcode":45011,"errmsg":"api minute-quota reach limit"}',
    '<html>busy</html>',
    '{"access_token":"A"}',
  ])('is to be tried again after %s', async (busy) => {
    const proxy = await serveMeddler(merchant.sandbox.url, () => busy);
    const wechat = wechatWith({ login: { baseUrl: proxy.url } });
    await expect(wechat.exchangeCode('CODE')).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
    await proxy.stop();
  });

  it('is to be tried again when nobody listens, and does not tell the secret', async () => {
    const error: unknown = await wechatWith({ login: { baseUrl: 'http://127.0.0.1:9' } })
      .exchangeCode('CODE')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ProviderUnavailable', provider: 'wechat' });
    const { cause, stack } = error as Error;
    expect(`${stack} ${String(cause)} ${String((cause as Error).cause)}`).not.toContain(
      login.secret,
    );
  });
});

describe('urlScheme', () => {
  const page = { path: 'pages/order/index', query: 'id=7&from=web' };

  it('makes a link for a day', async () => {
    const link = await merchant.wechat.urlScheme(page);
    const [made] = await linksMade();
    expect(link?.openlink).toMatch(/^weixin:\/\/dl\/business\/\?t=[\w-]+$/);
    expect(made).toMatchObject({ ...page, openlink: link?.openlink });
    const early = Date.parse(made?.expiresAt ?? '') - (link?.expiresAt.getTime() ?? 0);
    expect(early).toBeGreaterThanOrEqual(0);
    // The product counts its day from before it asks, however long the answer takes.
    expect(early).toBeLessThan(60_000);
  });

  it('opens the home page with an empty path', async () => {
    const link = await merchant.wechat.urlScheme({ path: '', query: '' });
    expect((await linksMade())[0]).toMatchObject({ path: '', openlink: link?.openlink });
  });

  it.each([
    [{ path: 'pages/a?b=1', query: '' }, '40165'],
    [{ path: 'pages/a', query: '中文' }, '40212'],
    [{ path: 'pages/a', query: 'a'.repeat(1025) }, '40212'],
  ])('is refused for %j', async (wrong, code) => {
    await expect(merchant.wechat.urlScheme(wrong)).rejects.toMatchObject({
      name: 'ProviderRefused',
      code,
    });
  });

  it('is refused with a wrong secret', async () => {
    const thief = wechatWith({ miniProgram: { secret: 'wrong' } });
    await expect(thief.urlScheme(page)).rejects.toMatchObject({ code: '40125' });
  });

  it('asks for a token once and keeps it until shortly before its end', async () => {
    let asked = 0;
    const proxy = await serveMeddler(merchant.sandbox.url, (body) => {
      if (body.includes('access_token')) asked += 1;
      return body;
    });
    const wechat = wechatWith({ miniProgram: { baseUrl: proxy.url } });
    await Promise.all([wechat.urlScheme(page), wechat.urlScheme(page)]);
    await wechat.urlScheme(page);
    expect(asked).toBe(1);
    clock.advance(116 * MINUTE);
    await wechat.urlScheme(page);
    expect(asked).toBe(2);
    await proxy.stop();
  });

  it('renews a token that WeChat takes no longer', async () => {
    const wechat = wechatWith({});
    await wechat.urlScheme(page);
    // Somebody else renews by force, which ends the token that was kept.
    await fetch(`${miniProgram.baseUrl}/cgi-bin/stable_token`, {
      method: 'POST',
      body: JSON.stringify({
        grant_type: 'client_credential',
        appid: miniProgram.appId,
        secret: miniProgram.secret,
        force_refresh: true,
      }),
    });
    const link = await wechat.urlScheme(page);
    expect((await linksMade())[0]?.openlink).toBe(link?.openlink);
  });

  it('gives up when the new token is not taken either', async () => {
    const proxy = await serveMeddler(merchant.sandbox.url, (body) =>
      body.replace(/"access_token":"\w+"/, '"access_token":"spoiled"'),
    );
    const wechat = wechatWith({ miniProgram: { baseUrl: proxy.url } });
    await expect(wechat.urlScheme(page)).rejects.toMatchObject({ code: '40001' });
    await proxy.stop();
  });
});

describe('payerOf', () => {
  /** What WeChat's browser does with the way to be known: nobody is asked. */
  async function silentCode(): Promise<string> {
    const page = new URL(merchant.wechat.authorizeUrl({ ...question, scope: 'base' }) ?? '');
    const target = merchant.sandbox.url + page.pathname + page.search;
    const response = await fetch(target, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  }

  it('knows who pays without asking anybody', async () => {
    await allowedCode();
    expect(await merchant.wechat.payerOf(await silentCode())).toBe(lin);
  });

  it('takes a code once', async () => {
    const code = await silentCode();
    await merchant.wechat.payerOf(code);
    await expect(merchant.wechat.payerOf(code)).rejects.toMatchObject({ code: '40163' });
  });

  it('gives no name and picture away', async () => {
    await expect(merchant.wechat.exchangeCode(await silentCode())).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: '48001',
    });
  });
});

describe('notify', () => {
  const notice = {
    openId: lin,
    title: '您有新的订单',
    about: '茶园参观陪同口译与现场翻译服务（第二期）加急',
    at: new Date('2026-11-23T16:05:00Z'),
    link: 'https://tolk.example/n/AAAAAAAAAAAAAAAAAAAAAA',
  };
  const inbox = async (to: string) => {
    const response = await fetch(`${merchant.sandbox.url}/sandbox/api/inbox?to=${to}`);
    return (await response.json()) as { channel: string; text: string }[];
  };

  it('writes to a follower, shortened to what WeChat takes, by the clock of China', async () => {
    await merchant.wechat.notify(notice);
    expect(await inbox(lin)).toMatchObject([
      {
        channel: 'wechat',
        text: [
          '事项：您有新的订单',
          '项目：茶园参观陪同口译与现场翻译服务（第二期…',
          '时间：2026年11月24日 00:05',
          notice.link,
        ].join('\n'),
      },
    ]);
  });

  it('without an order or a project names the product', async () => {
    await merchant.wechat.notify({ ...notice, about: null });
    expect((await inbox(lin))[0]?.text).toContain('项目：通译\n');
  });

  it.each([
    ['who does not follow the account', { openId: 'oTolk5c3Rw8JxB6gHq1ZtN4kLv03' }, {}, '43004'],
    ['an open id of another account', { openId: 'oOther' }, {}, '40003'],
    ['a template that is not registered', {}, { noticeTemplate: 'other' }, '40037'],
    ['no template', {}, { noticeTemplate: null }, 'off'],
    ['a wrong secret', {}, { secret: 'wrong' }, '40125'],
  ])('is refused for %s', async (_what, to, changes, code) => {
    const wechat = wechatWith({ login: changes });
    await expect(wechat.notify({ ...notice, ...to })).rejects.toMatchObject({
      name: 'ProviderRefused',
      code,
    });
  });

  it('has a token of its own, which the mini-program’s does not replace', async () => {
    const foreign = wechatWith({
      login: { appId: miniProgram.appId, secret: miniProgram.secret },
    });
    await expect(foreign.notify(notice)).rejects.toMatchObject({ code: '40001' });
  });
});

describe('without keys', () => {
  const off = createWechat({ wechatLogin: null, wechatMiniProgram: null }, clock);

  it('nobody is sent to WeChat and no link is made', async () => {
    expect(off.authorizeUrl(question)).toBeNull();
    expect(await off.urlScheme({ path: '', query: '' })).toBeNull();
  });

  it('a code is refused', async () => {
    const refusal = { name: 'ProviderRefused', code: 'off' };
    await expect(off.exchangeCode('CODE')).rejects.toMatchObject(refusal);
    await expect(off.payerOf('CODE')).rejects.toMatchObject(refusal);
  });
});
