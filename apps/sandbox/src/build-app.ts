import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { alipayRoutes } from './alipay/routes.ts';
import { billRoutes } from './control/bill-routes.ts';
import { clockRoutes } from './control/clock-routes.ts';
import { inboxRoutes } from './control/inbox-routes.ts';
import { keysRoutes } from './control/keys-routes.ts';
import { paymentRoutes } from './control/payment-routes.ts';
import { payoutRoutes } from './control/payout-routes.ts';
import { staffCodeRoutes } from './control/staff-code.ts';
import { wechatRoutes } from './control/wechat-routes.ts';
import { aliyunRoutes } from './messages/aliyun-routes.ts';
import { twilioRoutes } from './messages/twilio-routes.ts';
import { messageRoutes } from './pages/message-routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { payoneerRoutes } from './payoneer/routes.ts';
import { payPalRoutes } from './paypal/routes.ts';
import type { Sandbox } from './sandbox.ts';
import { wechatAuthorizeRoutes } from './wechat/authorize-routes.ts';
import { wechatLoginRoutes } from './wechat/login-routes.ts';
import { miniProgramRoutes } from './wechat/mini-program-routes.ts';
import { wechatPayRoutes } from './wechat-pay/routes.ts';

/** One HTTP server for all the parties: their paths don't meet. */
export async function buildApp(sandbox: Sandbox): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 1_000_000, forceCloseConnections: true });
  app.get('/healthz', () => ({ status: 'ok' }));
  await app.register(wechatPayRoutes(sandbox));
  await app.register(alipayRoutes(sandbox));
  await app.register(payPalRoutes(sandbox));
  await app.register(payoneerRoutes(sandbox));
  await app.register(aliyunRoutes(sandbox));
  await app.register(twilioRoutes(sandbox));
  await app.register(wechatLoginRoutes(sandbox));
  await app.register(wechatAuthorizeRoutes(sandbox));
  await app.register(miniProgramRoutes(sandbox));
  await app.register(keysRoutes(sandbox));
  await app.register(inboxRoutes(sandbox));
  await app.register(paymentRoutes(sandbox));
  await app.register(payoutRoutes(sandbox));
  await app.register(billRoutes(sandbox));
  await app.register(clockRoutes(sandbox));
  await app.register(staffCodeRoutes(sandbox));
  await app.register(wechatRoutes(sandbox));
  await app.register(pageRoutes(sandbox));
  await app.register(messageRoutes(sandbox));
  return app;
}
