import { startSandbox } from '@tolk/testing/processes';
import type { Sandbox } from '@tolk/testing/processes';
import { loadThirdPartyConfig } from './third-party-config.ts';

const pem = '-----BEGIN PRIVATE KEY-----\nMII=\n-----END PRIVATE KEY-----';
const wechatPay = {
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_MCH_ID: '16',
  WECHAT_PAY_SERIAL_NO: 'AB',
  WECHAT_PAY_PRIVATE_KEY: pem,
  WECHAT_PAY_API_V3_KEY: '0123456789abcdef0123456789abcdef',
  WECHAT_PAY_PLATFORM_SERIAL: 'PUB_KEY_ID_1',
  WECHAT_PAY_PLATFORM_KEY: pem,
};
const others = {
  ALIPAY_APP_ID: '2021',
  ALIPAY_SELLER_ID: '2088',
  ALIPAY_PRIVATE_KEY: pem,
  ALIPAY_PUBLIC_KEY: pem,
  PAYPAL_CLIENT_ID: 'pp',
  PAYPAL_SECRET: 's',
  PAYPAL_WEBHOOK_ID: '1JE',
  PAYONEER_CLIENT_ID: 'po',
  PAYONEER_SECRET: 's',
  PAYONEER_PROGRAM_ID: '1000',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: '+12025550100',
  SMTP_HOST: 'smtp.example',
  SMTP_USER: 'u',
  SMTP_PASSWORD: 'p',
  SMTP_FROM: 'no-reply@shop.example',
};

const vapid = {
  VAPID_PUBLIC_KEY:
    'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
  VAPID_PRIVATE_KEY: 'BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc',
  VAPID_SUBJECT: 'https://tolk.example',
};

it('takes real keys without any sandbox', async () => {
  const config = await loadThirdPartyConfig({
    ...wechatPay,
    ...others,
    TOLK_ENV: 'production',
  });
  expect(config).toMatchObject({
    sandbox: null,
    aliyunSms: null,
    wechatPay: {
      baseUrl: 'https://api.mch.weixin.qq.com',
      mchId: '16',
      platformKeys: { PUB_KEY_ID_1: pem },
    },
    paypal: {
      baseUrl: 'https://api-m.paypal.com',
      certificateOrigin: 'https://api.paypal.com',
      webhookId: '1JE',
    },
    payoneer: {
      baseUrl: 'https://api.payoneer.com',
      loginUrl: 'https://login.payoneer.com',
      programId: '1000',
    },
    smtp: { port: 465, secure: true },
    wechatLogin: null,
    wechatMiniProgram: null,
    webPush: null,
  });
});

it.each([
  [{ VAPID_SUBJECT: 'https://tolk.example' }, 'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY'],
  [{ ...vapid, VAPID_SUBJECT: 'tolk.example' }, 'VAPID_SUBJECT'],
  [{ ...vapid, VAPID_PRIVATE_KEY: 'AAAA' }, 'not a pair'],
])('refuses VAPID keys that do not sign: %j', async (keys, said) => {
  await expect(loadThirdPartyConfig({ ...wechatPay, ...others, ...keys })).rejects.toThrow(said);
});

it('takes VAPID keys where they are set up', async () => {
  const { webPush } = await loadThirdPartyConfig({ ...wechatPay, ...others, ...vapid });
  expect(webPush).toEqual({
    publicKey: vapid.VAPID_PUBLIC_KEY,
    privateKey: vapid.VAPID_PRIVATE_KEY,
    subject: 'https://tolk.example',
    sandboxEndpoints: null,
  });
});

it('takes WeChat’s login and mini-program where they are set up', async () => {
  const config = await loadThirdPartyConfig({
    ...wechatPay,
    ...others,
    WECHAT_LOGIN_APP_ID: 'wx2',
    WECHAT_LOGIN_SECRET: 's2',
    WECHAT_LOGIN_NOTICE_TEMPLATE: 't2',
    WECHAT_MINI_PROGRAM_APP_ID: 'wx3',
    WECHAT_MINI_PROGRAM_SECRET: 's3',
  });
  expect(config.wechatLogin).toEqual({
    authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
    baseUrl: 'https://api.weixin.qq.com',
    appId: 'wx2',
    secret: 's2',
    noticeTemplate: 't2',
  });
  expect(config.wechatMiniProgram).toEqual({
    baseUrl: 'https://api.weixin.qq.com',
    appId: 'wx3',
    secret: 's3',
  });
});

it('names what is missing', async () => {
  await expect(loadThirdPartyConfig({ ...others })).rejects.toThrow('needed: WECHAT_PAY_*');
  const { PAYPAL_CLIENT_ID: _id, PAYPAL_SECRET: _s, PAYPAL_WEBHOOK_ID: _w, ...without } = others;
  await expect(loadThirdPartyConfig({ ...wechatPay, ...without })).rejects.toThrow(
    'needed: PAYPAL_*',
  );
});

it('names the rest of an optional group too', async () => {
  const env = { ...wechatPay, ...others, WECHAT_LOGIN_APP_ID: 'wx2' };
  await expect(loadThirdPartyConfig(env)).rejects.toThrow('Set WECHAT_LOGIN_SECRET as well');
});

it('names the rest of a group that is set in part', async () => {
  const { WECHAT_PAY_MCH_ID: _, ...partial } = wechatPay;
  await expect(loadThirdPartyConfig({ ...partial, ...others })).rejects.toThrow(
    'Set WECHAT_PAY_MCH_ID as well',
  );
});

it('refuses a sandbox in production', async () => {
  const env = { ...wechatPay, ...others, TOLK_ENV: 'production', TOLK_SANDBOX_URL: 'http://x' };
  await expect(loadThirdPartyConfig(env)).rejects.toMatchObject({ name: 'ConfigurationError' });
});

describe('beside a sandbox', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  }, 60_000);
  afterAll(() => sandbox.stop());

  it('lets it stand in where keys are missing, and nowhere else', async () => {
    const config = await loadThirdPartyConfig({
      ...wechatPay,
      TOLK_SANDBOX_URL: sandbox.url,
      TOLK_SANDBOX_SECRET: sandbox.secret,
    });
    expect(config.wechatPay.baseUrl).toBe('https://api.mch.weixin.qq.com');
    expect(config.alipay.endpoint).toBe(sandbox.url);
    expect(config.paypal.certificateOrigin).toBe(sandbox.url);
    expect(config.payoneer.loginUrl).toBe(sandbox.url);
    expect(config.wechatLogin?.baseUrl).toBe(sandbox.url);
    expect(config.wechatMiniProgram?.baseUrl).toBe(sandbox.url);
    expect(config.sandbox).toEqual({ clockOffsetMs: 0 });
  });

  it('gets no keys with a wrong secret', async () => {
    const env = { TOLK_SANDBOX_URL: sandbox.url, TOLK_SANDBOX_SECRET: 'wrong' };
    await expect(loadThirdPartyConfig(env)).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: '404',
    });
  });
});
