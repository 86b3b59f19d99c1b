import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord, jsonBody, keepRawBodies, text } from '../raw-body.ts';
import type { Sandbox } from '../sandbox.ts';
import { wechatError } from './faults.ts';
import { NOTICE_TEMPLATE, noticeLines } from './notice-template.ts';
import { tokenFault } from './token-fault.ts';
import { wechatUser } from './users.ts';

type Tokened = { Querystring: { access_token?: string } };

/** `message/template/send` of api.weixin.qq.com: a message of the official account to a follower. */
export function wechatTemplateRoutes({ wechat, inbox }: Sandbox) {
  let sent = 0;

  function send(request: FastifyRequest<Tokened>) {
    const stale = tokenFault(wechat, 'account', request.query.access_token);
    if (stale) return wechatError(stale);
    const body = jsonBody(request);
    if (body.template_id !== NOTICE_TEMPLATE) return wechatError(40037);
    const user = wechatUser(text(body, 'touser'));
    if (!user) return wechatError(40003);
    if (!user.follows) return wechatError(43004);
    const filled = fill(isRecord(body.data) ? body.data : {});
    if (filled === null) return wechatError(47003);
    inbox.receiveWechat(user.openId, `${filled}\n${text(body, 'url')}`);
    sent += 1;
    return { errcode: 0, errmsg: 'ok', msgid: sent };
  }

  return async (app: FastifyInstance): Promise<void> => {
    keepRawBodies(app);
    app.post<Tokened>('/cgi-bin/message/template/send', (request) => send(request));
  };
}

/** What stands on the phone; null when a value is missing or does not fit its line. */
function fill(data: Record<string, unknown>): string | null {
  const lines = noticeLines.map(({ name, label, takes }) => {
    const given = data[name];
    const value = isRecord(given) ? text(given, 'value') : '';
    return takes.test(value) ? `${label}：${value}` : null;
  });
  return lines.includes(null) ? null : lines.join('\n');
}
