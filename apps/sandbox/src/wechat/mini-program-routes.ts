import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord, jsonBody, keepRawBodies, text } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { wechatError } from './faults.ts';
import type { WechatErrorCode } from './faults.ts';
import { tokenFault } from './token-fault.ts';

/** Letters, figures and the signs that WeChat lists for the query of a link. */
const QUERY = /^[\w!#$&'()*+,/:;=?@.~%`-]{0,1024}$/;
const PATH = /^[\w/.-]{0,1024}$/;
const versions = ['release', 'trial', 'develop'];
const MAX_DAYS = 30;

type Tokened = { Querystring: { access_token?: string } };

/** `generatescheme` of api.weixin.qq.com, for the mini-program. */
export function miniProgramRoutes({ wechat }: Sandbox) {
  function generateScheme(request: FastifyRequest<Tokened>) {
    const stale = tokenFault(wechat, 'miniProgram', request.query.access_token);
    if (stale) return wechatError(stale);
    const body = jsonBody(request);
    const page = isRecord(body.jump_wxa) ? body.jump_wxa : {};
    const fault = pageFault(page) ?? expiryFault(body);
    if (fault) return wechatError(fault);
    const link = wechat.makeLink(
      { path: text(page, 'path'), query: text(page, 'query') },
      Number(body.expire_interval),
    );
    return { errcode: 0, errmsg: 'ok', openlink: link.openlink };
  }

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.post<Tokened>('/wxa/generatescheme', (request) => generateScheme(request));
  };
}

function pageFault(page: Record<string, unknown>): WechatErrorCode | null {
  if (!PATH.test(text(page, 'path'))) return 40165;
  if (!QUERY.test(text(page, 'query'))) return 40212;
  return versions.includes(text(page, 'env_version')) ? null : 40097;
}

/** Only links that end after whole days are played (`expire_type` 1). */
function expiryFault({ expire_type, expire_interval: days }: Record<string, unknown>) {
  if (expire_type !== 1) return 40097;
  const fits = Number.isInteger(days) && Number(days) >= 1 && Number(days) <= MAX_DAYS;
  return fits ? null : 85401;
}
