import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { product } from '@tolk/domain';
import { SIGN_NAME, templateCodes } from '../messages/aliyun-templates.ts';
import { TWILIO_NUMBER } from '../messages/twilio-routes.ts';
import { nuonuoPath, nuonuoTokenPath } from '../nuonuo/routes.ts';
import type { Sandbox } from '../sandbox.ts';
import { pushPath } from '../web-push/push-path.ts';
import { authorizePath } from '../wechat/authorize-path.ts';
import { NOTICE_TEMPLATE } from '../wechat/notice-template.ts';

/** Made up; the tax number is right by its check digit. */
const SELLER = {
  taxNumber: '91310000MA1K35A47X',
  name: `${product.nameChinese}（上海）信息科技有限公司`,
  phone: '021-55550199',
  address: '上海市徐汇区虹桥路 1 号',
};

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
  const { wechatPay, alipay, paypal, payoneer, nuonuo } = keys;
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
    nuonuo: {
      baseUrl: ownUrl() + nuonuoPath,
      tokenUrl: ownUrl() + nuonuoTokenPath,
      ...nuonuo,
      seller: SELLER,
      goods: { name: '*鉴证咨询服务*翻译服务费', code: '3040603000000000000', taxRate: '0.06' },
      clerk: '李会计',
    },
    transferAccount: {
      holder: SELLER.name,
      number: '1001 2345 0900 0123 456',
      bank: '中国工商银行',
      branch: '上海市徐汇支行',
      swift: 'ICBKCNBJSHI',
    },
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
