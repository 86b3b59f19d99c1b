import { answerCalls, refused, releaseNetwork } from '../testing/answering-server.ts';
import { continueWechat } from './wechat-journey.ts';

const authorize = '/supinterface/wechatAuthorize';
const login = '/supinterface/wechatLogin';
const wechatPage = 'https://open.weixin.qq.com/connect/oauth2/authorize?state=s1#wechat_redirect';

const at = (query: Record<string, string>) => continueWechat(new URLSearchParams(query));

/** The way there, from a job that was wanted. */
const leave = () => at({ from: '/jobhall/joblist' });

beforeEach(() => sessionStorage.clear());
afterAll(releaseNetwork);

describe('login by WeChat', () => {
  it('leads to WeChat', async () => {
    answerCalls({ [authorize]: { url: wechatPage, state: 's1' } });
    expect(await leave()).toEqual({ to: 'wechat', url: wechatPage });
  });

  it('a WeChat that is bound leads in, to the page that was wanted', async () => {
    const server = answerCalls({
      [authorize]: { url: wechatPage, state: 's1' },
      [login]: { session: { token: 't', port: 1 }, binding: null },
    });
    await leave();
    expect(await at({ code: 'c1', state: 's1' })).toEqual({
      to: 'product',
      session: { token: 't', port: 1 },
      wanted: '/jobhall/joblist',
    });
    expect(server.sentTo(login)).toEqual([{ code: 'c1', state: 's1' }]);
  });

  it('a WeChat that is not bound yet asks for an account', async () => {
    const binding = { wechatTicket: 'ticket', nickname: '陈译文', avatar: null };
    answerCalls({
      [authorize]: { url: wechatPage, state: 's1' },
      [login]: { session: null, binding },
    });
    await leave();
    expect(await at({ code: 'c1', state: 's1' })).toEqual({
      to: 'binding',
      binding,
      wanted: '/jobhall/joblist',
    });
  });

  it('who declines comes back without a code', async () => {
    const server = answerCalls({ [authorize]: { url: wechatPage, state: 's1' } });
    await leave();
    expect(await at({ state: 's1' })).toEqual({ to: 'stop', stop: { reason: 'declined' } });
    expect(server.sentTo(login)).toEqual([]);
  });

  it('a code that this tab did not ask for is not used, nor is one twice', async () => {
    const server = answerCalls({
      [authorize]: { url: wechatPage, state: 's1' },
      [login]: { session: { token: 't', port: 1 }, binding: null },
    });
    const unknown = { to: 'stop', stop: { reason: 'unknown' } };
    expect(await at({ code: 'c1', state: 's1' })).toEqual(unknown);
    await leave();
    expect(await at({ code: 'c1', state: 'of somebody else' })).toEqual(unknown);
    expect(await at({ code: 'c1', state: 's1' })).toEqual(unknown);
    expect(server.sentTo(login)).toEqual([]);
  });

  it('an installation without WeChat says so', async () => {
    answerCalls({ [authorize]: { url: null, state: '' } });
    expect(await leave()).toEqual({ to: 'stop', stop: { reason: 'notSetUp' } });
  });

  it('a refusal of the server is passed on', async () => {
    answerCalls({ [authorize]: refused(1017, 'WeChat is not responding at the moment.') });
    expect(await leave()).toMatchObject({
      to: 'stop',
      stop: { reason: 'refused', error: { code: 1017 } },
    });
  });
});
