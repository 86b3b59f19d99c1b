import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { wechatUser } from '../wechat/users.ts';

/** `GET /sandbox/api/wechat`: what people answered and which links were made, newest first. */
export function wechatRoutes({ wechat }: Sandbox) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/sandbox/api/wechat', () => ({
      authorizations: wechat.answers().map(({ openId, allowed, at, usedAt }) => ({
        openId,
        nickname: wechatUser(openId)?.nickname ?? null,
        allowed,
        at,
        usedAt,
      })),
      links: wechat.links(),
    }));
  };
}
