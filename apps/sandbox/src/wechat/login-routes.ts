import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { avatarOf, wechatUser } from './users.ts';
import { appFault, wechatError } from './faults.ts';

type Query = Readonly<Record<string, string | undefined>>;

/** WeChat's word for each reason not to take a code. */
const codeFaults = { unknown: 40029, used: 40163, expired: 42003 } as const;
const tokenFaults = { unknown: 40001, expired: 42001 } as const;

/** `/sns/…` of api.weixin.qq.com: a code for a token, a token for name and picture (网页授权). */
export function wechatLoginRoutes({ keys, wechat, publicUrl }: Sandbox) {
  function exchange(query: Query) {
    const fault = appFault(keys.wechatLogin, query.appid, query.secret);
    if (fault) return wechatError(fault);
    if (query.grant_type !== 'authorization_code') return wechatError(40002);
    if (!query.code) return wechatError(41008);
    const answer = wechat.exchange(query.code);
    if (typeof answer === 'string') return wechatError(codeFaults[answer]);
    return {
      access_token: answer.accessToken,
      expires_in: 7200,
      refresh_token: `${answer.accessToken}0`,
      openid: answer.openId,
      scope: answer.scope,
      unionid: wechatUser(answer.openId)?.unionId,
    };
  }

  function userInfo(query: Query) {
    const answer = wechat.known(query.access_token ?? '');
    if (typeof answer === 'string') return wechatError(tokenFaults[answer]);
    if (answer.scope === 'snsapi_base') return wechatError(48001);
    const user = wechatUser(answer.openId);
    if (!user || query.openid !== answer.openId) return wechatError(40003);
    return {
      openid: user.openId,
      nickname: user.nickname,
      sex: 0,
      province: '',
      city: '',
      country: '',
      headimgurl: `${publicUrl()}/sandbox/wechat/avatars/${user.openId}`,
      privilege: [],
      unionid: user.unionId,
    };
  }

  /** As WeChat does: JSON that calls itself text, with status 200 whatever happened. */
  const answerText =
    (handle: (query: Query) => object) => (request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/plain').send(JSON.stringify(handle(request.query as Query)));

  return async (app: FastifyInstance): Promise<void> => {
    app.get('/sns/oauth2/access_token', answerText(exchange));
    app.get('/sns/userinfo', answerText(userInfo));
    app.get<{ Params: { openId: string } }>('/sandbox/wechat/avatars/:openId', (request, reply) => {
      const user = wechatUser(request.params.openId);
      if (!user) return reply.code(404).send({ message: 'No such user' });
      return reply.type('image/svg+xml').send(avatarOf(user));
    });
  };
}
