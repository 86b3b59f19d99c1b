import { MINUTE } from '@tolk/domain';
import { passHumanCheck } from '@tolk/testing/caller';
import { fakeWechat } from '../support/fake-wechat.ts';
import { codeSentTo, goodPassword, signUp, type TestPerson } from '../support/people.ts';
import { testApp } from '../support/test-app.ts';

const wechat = fakeWechat();
const tolk = testApp({ replacements: { wechat } });
const off = testApp({
  replacements: {
    wechat: { ...fakeWechat(), authorizeUrl: () => null, urlScheme: async () => null },
  },
});
let count = 0;
const freshOpenId = () => `open-id-${(count += 1)}`;

afterEach(() => {
  wechat.down = false;
});

interface Entry {
  session: { token: string; port: number | null } | null;
  binding: { wechatTicket: string; nickname: string | null; avatar: string | null } | null;
}

async function newState(): Promise<string> {
  const { data } = await tolk
    .caller()
    .call<{ url: string; state: string }>('/supinterface/wechatAuthorize');
  return data.state;
}

async function enter(openId: string, nickname: string | null = '小李') {
  const code = wechat.allow({ openId, nickname, avatarUrl: 'https://wx.example/1.png' });
  const form = { code, state: await newState() };
  return tolk.caller().call<Entry>('/supinterface/wechatLogin', form);
}

async function ticketOf(openId: string): Promise<string> {
  return (await enter(openId)).data.binding?.wechatTicket ?? '';
}

const bind = (wechatTicket: string, { account }: TestPerson, password = goodPassword) =>
  tolk
    .caller()
    .call<{ token: string }>('/supinterface/wechatBind', { wechatTicket, account, password });

describe('where WeChat asks', () => {
  it('leads back to our page with a state of letters and digits, never the same', async () => {
    const { data } = await tolk
      .caller()
      .call<{ url: string; state: string }>('/supinterface/wechatAuthorize');
    const query = new URL(data.url).searchParams;
    expect(query.get('redirect_uri')).toBe('http://127.0.0.1/wechatLogin');
    expect(query.get('state')).toBe(data.state);
    expect(data.state).toMatch(/^[a-z0-9]{1,128}$/);
    expect(await newState()).not.toBe(data.state);
  });

  it('is nowhere without an official account', async () => {
    expect(await off.caller().call('/supinterface/wechatAuthorize')).toMatchObject({
      code: 0,
      data: { url: null },
    });
  });
});

describe('a WeChat that nobody has bound', () => {
  it('is answered with a ticket that says nothing, and with who it is', async () => {
    const { code, data } = await enter('a-secret-open-id');
    expect(code).toBe(0);
    expect(data).toMatchObject({
      session: null,
      binding: { nickname: '小李', avatar: 'https://wx.example/1.png' },
    });
    const ticket = Buffer.from(data.binding?.wechatTicket ?? '', 'base64url').toString('latin1');
    expect(ticket).not.toContain('a-secret-open-id');
  });

  it('is bound to an account by its password, and from then on enters it', async () => {
    const person = await signUp(tolk, 'supplier');
    const openId = freshOpenId();
    expect(await bind(await ticketOf(openId), person)).toMatchObject({
      code: 0,
      data: { token: expect.any(String), port: 1 },
    });
    expect(await person.call('/supinterface/getIsPassword')).toMatchObject({
      data: { wechatName: '小李' },
    });
    const { data } = await enter(openId);
    expect(data).toMatchObject({ binding: null, session: { port: 1 } });
    const token = data.session?.token ?? '';
    const user = await tolk.caller().call('/supinterface/getSupUserData', {}, { token });
    expect(user).toMatchObject({ data: { supUserId: person.personId } });
  });

  it('does not enter an account that staff blocked', async () => {
    const person = await signUp(tolk, 'supplier');
    const openId = freshOpenId();
    await bind(await ticketOf(openId), person);
    await tolk.app.deps.db
      .updateTable('person')
      .set({ blocked_at: tolk.clock.now(), block_reason: 'Sold false documents' })
      .where('id', '=', person.personId)
      .execute();
    expect((await enter(openId)).code).toBe(1020);
  });

  it('is bound by a login code', async () => {
    const { account } = await signUp(tolk, 'client');
    await tolk.advance(MINUTE);
    await tolk.caller().call('/supinterface/loginActiveCode', { account });
    const code = await codeSentTo(tolk, account);
    const wechatTicket = await ticketOf(freshOpenId());
    const form = { wechatTicket, account, code };
    expect(await tolk.caller().call('/supinterface/wechatBind', form)).toMatchObject({ code: 0 });
  });

  it('signs up with its ticket', async () => {
    const openId = freshOpenId();
    const account = 'from-wechat@tolk.example';
    const verification = await passHumanCheck(tolk.url);
    await tolk.caller().call('/supinterface/registerActiveCode', { account, verification });
    const form = {
      account,
      code: await codeSentTo(tolk, account),
      password: goodPassword,
      agreement: true,
      wechatTicket: await ticketOf(openId),
    };
    expect(await tolk.caller().call('/supinterface/register', form)).toMatchObject({ code: 0 });
    expect((await enter(openId)).data).toMatchObject({ binding: null, session: { port: null } });
  });
});

describe('a ticket', () => {
  it('is good for fifteen minutes', async () => {
    const person = await signUp(tolk, 'client');
    const ticket = await ticketOf(freshOpenId());
    await tolk.advance(15 * MINUTE);
    expect(await bind(ticket, person)).toMatchObject({ code: 1015 });
  });

  it.each(['x'.repeat(40), 'AAAA'.repeat(20)])('%s is none', async (ticket) => {
    expect(await bind(ticket, await signUp(tolk, 'client'))).toMatchObject({ code: 1015 });
  });

  it('that was altered is none', async () => {
    const person = await signUp(tolk, 'client');
    const ticket = await ticketOf(freshOpenId());
    const altered = `${ticket.slice(0, 30)}${ticket[30] === 'A' ? 'B' : 'A'}${ticket.slice(31)}`;
    expect(await bind(altered, person)).toMatchObject({ code: 1015 });
  });

  it('binds nothing without the right password', async () => {
    const person = await signUp(tolk, 'client');
    const openId = freshOpenId();
    expect(await bind(await ticketOf(openId), person, 'not it')).toMatchObject({ code: 1001 });
    expect((await enter(openId)).data.session).toBeNull();
  });

  it('is of no use once its WeChat has an account', async () => {
    const [one, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const ticket = await ticketOf(freshOpenId());
    expect(await bind(ticket, one)).toMatchObject({ code: 0 });
    expect(await bind(ticket, other)).toMatchObject({ code: 1015 });
    expect(await bind(ticket, one)).toMatchObject({ code: 0 });
  });
});

describe('one account and one WeChat', () => {
  it('a second WeChat is refused until the first is unbound', async () => {
    const person = await signUp(tolk, 'client');
    const [first, second] = [freshOpenId(), freshOpenId()];
    await bind(await ticketOf(first), person);
    expect(await bind(await ticketOf(second), person)).toMatchObject({ code: 1016 });
    expect(await person.call('/supinterface/unbindWechat')).toMatchObject({ code: 0 });
    expect(await person.call('/supinterface/getIsPassword')).toMatchObject({
      data: { wechatName: null },
    });
    expect((await enter(first)).data.session).toBeNull();
    expect(await bind(await ticketOf(second), person)).toMatchObject({ code: 0 });
  });

  it('its owner is told by mail of a WeChat that is bound, and of one that is unbound', async () => {
    const person = await signUp(tolk, 'client');
    const openId = freshOpenId();
    const subjects = async () => {
      await tolk.settle();
      return tolk.mails
        .filter(({ to }) => to === person.account)
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes('WeChat'));
    };
    const bound = 'WeChat was bound to your Tolk account';
    await bind(await ticketOf(openId), person, 'not it');
    expect(await subjects()).toEqual([]);
    const ticket = await ticketOf(openId);
    await bind(ticket, person);
    await bind(ticket, person);
    expect(await subjects()).toEqual([bound]);
    await person.call('/supinterface/unbindWechat');
    await person.call('/supinterface/unbindWechat');
    expect(await subjects()).toEqual([bound, 'WeChat was unbound from your Tolk account']);
  });

  it('two accounts that bind one WeChat at once: one gets it', async () => {
    const people = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const ticket = await ticketOf(freshOpenId());
    const answers = await Promise.all(people.map((person) => bind(ticket, person)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 1015]));
  });
});

describe('what WeChat or a stranger sends back', () => {
  const come = async (form: { code?: string; state?: string }) =>
    tolk.caller('zh-CN').call('/supinterface/wechatLogin', {
      code: wechat.allow({ openId: freshOpenId() }),
      state: await newState(),
      ...form,
    });

  it.each([
    ['a state that we did not give out', { state: 'a'.repeat(92) }],
    ['a state of other length', { state: 'abc' }],
    ['an unknown code', { code: 'code-9999' }],
  ])('%s is not confirmed', async (_what, form) => {
    expect(await come(form)).toMatchObject({
      status: 200,
      code: 1014,
      msg: expect.stringContaining('微信未确认'),
    });
  });

  it('a state is good for ten minutes', async () => {
    const state = await newState();
    await tolk.advance(10 * MINUTE);
    expect(await come({ state })).toMatchObject({ code: 1014 });
  });

  it('a code is good once', async () => {
    const code = wechat.allow({ openId: freshOpenId() });
    expect(await come({ code })).toMatchObject({ code: 0 });
    expect(await come({ code })).toMatchObject({ code: 1014 });
  });

  it('a WeChat that is down is said to be down', async () => {
    const state = await newState();
    wechat.down = true;
    expect(await come({ state })).toMatchObject({ status: 200, code: 1017 });
  });
});

describe('the link to the mini-program', () => {
  const link = (app = tolk) => app.caller().call('/miniprogram/getURLScheme');

  it('opens it', async () => {
    expect(await link()).toMatchObject({
      code: 0,
      data: { openlink: expect.stringMatching(/^weixin:\/\/dl\/business\//) },
    });
  });

  it('is none without a mini-program, or while WeChat is down', async () => {
    expect(await link(off)).toMatchObject({ code: 0, data: { openlink: null } });
    wechat.down = true;
    expect(await link()).toMatchObject({ code: 0, data: { openlink: null } });
  });
});
