import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jsonBody, keepRawBodies } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { appFault, wechatError } from './faults.ts';

/** `stable_token` of api.weixin.qq.com, for the official account and the mini-program. */
export function wechatTokenRoutes({ keys, wechat }: Sandbox) {
  function stableToken(request: FastifyRequest) {
    const body = jsonBody(request);
    if (body.grant_type !== 'client_credential') return wechatError(40002);
    const app = body.appid === keys.wechatLogin.appId ? 'account' : 'miniProgram';
    const known = app === 'account' ? keys.wechatLogin : keys.wechatMiniProgram;
    const fault = appFault(known, body.appid, body.secret);
    if (fault) return wechatError(fault);
    const { token, expiresInMs } = wechat.token(app, body.force_refresh === true);
    return { access_token: token, expires_in: Math.floor(expiresInMs / 1000) };
  }

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.post('/cgi-bin/stable_token', stableToken);
  };
}
