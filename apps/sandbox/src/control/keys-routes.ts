import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { product } from '@tolk/domain';
import { SIGN_NAME, templateCodes } from '../messages/aliyun-templates.ts';
import { TWILIO_NUMBER } from '../messages/twilio-routes.ts';
import type { Sandbox } from '../sandbox.ts';
import { pushPath } from '../web-push/push-path.ts';
import { authorizePath } from '../wechat/authorize-path.ts';
import { NOTICE_TEMPLATE } from '../wechat/notice-template.ts';

/** `GET /sandbox/api/keys`: what a merchant gets from each provider, in the shape of the api's configuration. */
export function keysRoutes(sandbox: Sandbox) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/sandbox/api/keys', (request, reply) => {
      const secret = String(request.headers['x-sandbox-secret'] ?? '');
      if (!sameSecret(secret, sandbox.config.secret)) {
        return reply.code(404).send({ message: 'Not found' });
      }
      return reply.header('cache-control', 'no-store').send(handOut(sandbox));
    });
  };
}

function handOut({ keys, clock, ownUrl, publicUrl, smtpPort }: Sandbox) {
  const { wechatPay, alipay, paypal, payoneer } = keys;
  const { aliyunSms, twilio, smtp, wechatLogin, wechatMiniProgram } = keys;
  return {
    wechatPay: {
      baseUrl: ownUrl(),
      appId: wechatPay.appId,
      mchId: wechatPay.mchId,
      serialNo: wechatPay.serialNo,
      privateKey: wechatPay.merchant.privateKey,
      apiV3Key: wechatPay.apiV3Key,
      platformKeys: { [wechatPay.platformSerial]: wechatPay.platform.publicKey },
    },
    alipay: {
      endpoint: ownUrl(),
      gateway: `${publicUrl()}/sandbox/alipay/gateway.do`,
      appId: alipay.appId,
      sellerId: alipay.sellerId,
      privateKey: alipay.merchant.privateKey,
      alipayPublicKey: alipay.platform.publicKey,
    },
    paypal: {
      baseUrl: ownUrl(),
      certificateOrigin: ownUrl(),
      clientId: paypal.clientId,
      secret: paypal.secret,
      webhookId: paypal.webhookId,
    },
    payoneer: { baseUrl: ownUrl(), loginUrl: ownUrl(), ...payoneer },
    aliyunSms: {
      endpoint: ownUrl(),
      ...aliyunSms,
      signName: SIGN_NAME,
      templates: templateCodes,
    },
    twilio: { baseUrl: ownUrl(), ...twilio, from: TWILIO_NUMBER },
    smtp: {
      host: '127.0.0.1',
      port: smtpPort(),
      secure: false,
      ...smtp,
      from: `"${product.name} ${product.nameChinese}" <no-reply@${product.slug}.example>`,
    },
    wechatLogin: {
      authorizeUrl: publicUrl() + authorizePath,
      baseUrl: ownUrl(),
      ...wechatLogin,
      noticeTemplate: NOTICE_TEMPLATE,
    },
    wechatMiniProgram: { baseUrl: ownUrl(), ...wechatMiniProgram },
    webPush: {
      ...keys.webPush,
      subject: `mailto:no-reply@${product.slug}.example`,
      sandboxEndpoints: publicUrl() + pushPath,
    },
    clockOffsetMs: clock.offset(),
  };
}

function sameSecret(given: string, known: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(known));
}
