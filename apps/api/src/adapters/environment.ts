import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languages } from '@tolk/domain';
import type { Language } from '@tolk/domain';
import type { SmsTemplate } from '../ports/sms-sender.ts';
import type {
  AlipayConfig,
  AliyunSmsConfig,
  NuonuoConfig,
  PayPalConfig,
  PayoneerConfig,
  SmtpConfig,
  TransferAccount,
  TwilioConfig,
  WebPushConfig,
  WechatLoginConfig,
  WechatMiniProgramConfig,
  WechatPayConfig,
} from './config.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown at start; the message names the variables to set. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

export function wechatPayFromEnvironment(env: Environment): WechatPayConfig | null {
  const read = group(env, 'WECHAT_PAY_', [
    'APP_ID',
    'MCH_ID',
    'SERIAL_NO',
    'PRIVATE_KEY',
    'API_V3_KEY',
    'PLATFORM_SERIAL',
    'PLATFORM_KEY',
  ]);
  return (
    read && {
      baseUrl: env.WECHAT_PAY_BASE_URL ?? 'https://api.mch.weixin.qq.com',
      appId: read('APP_ID'),
      mchId: read('MCH_ID'),
      serialNo: read('SERIAL_NO'),
      privateKey: pem(read('PRIVATE_KEY')),
      apiV3Key: read('API_V3_KEY'),
      platformKeys: { [read('PLATFORM_SERIAL')]: pem(read('PLATFORM_KEY')) },
    }
  );
}

export function alipayFromEnvironment(env: Environment): AlipayConfig | null {
  const read = group(env, 'ALIPAY_', ['APP_ID', 'SELLER_ID', 'PRIVATE_KEY', 'PUBLIC_KEY']);
  return (
    read && {
      endpoint: env.ALIPAY_ENDPOINT ?? 'https://openapi.alipay.com',
      gateway: env.ALIPAY_GATEWAY ?? 'https://openapi.alipay.com/gateway.do',
      appId: read('APP_ID'),
      sellerId: read('SELLER_ID'),
      privateKey: pem(read('PRIVATE_KEY')),
      alipayPublicKey: pem(read('PUBLIC_KEY')),
    }
  );
}

export function payPalFromEnvironment(env: Environment): PayPalConfig | null {
  const read = group(env, 'PAYPAL_', ['CLIENT_ID', 'SECRET', 'WEBHOOK_ID']);
  return (
    read && {
      baseUrl: env.PAYPAL_BASE_URL ?? 'https://api-m.paypal.com',
      certificateOrigin: env.PAYPAL_CERTIFICATE_ORIGIN ?? 'https://api.paypal.com',
      clientId: read('CLIENT_ID'),
      secret: read('SECRET'),
      webhookId: read('WEBHOOK_ID'),
    }
  );
}

export function payoneerFromEnvironment(env: Environment): PayoneerConfig | null {
  const read = group(env, 'PAYONEER_', ['CLIENT_ID', 'SECRET', 'PROGRAM_ID']);
  return (
    read && {
      baseUrl: env.PAYONEER_BASE_URL ?? 'https://api.payoneer.com',
      loginUrl: env.PAYONEER_LOGIN_URL ?? 'https://login.payoneer.com',
      clientId: read('CLIENT_ID'),
      secret: read('SECRET'),
      programId: read('PROGRAM_ID'),
    }
  );
}

export function nuonuoFromEnvironment(env: Environment): NuonuoConfig | null {
  const read = group(env, 'NUONUO_', [
    'APP_KEY',
    'APP_SECRET',
    'SELLER_TAX_NUMBER',
    'SELLER_NAME',
    'SELLER_PHONE',
    'SELLER_ADDRESS',
    'GOODS_NAME',
    'GOODS_CODE',
    'TAX_RATE',
    'CLERK',
  ]);
  if (!read) return null;
  const taxRate = read('TAX_RATE');
  if (!/^0\.\d{1,4}$/.test(taxRate)) {
    throw new ConfigurationError('NUONUO_TAX_RATE is a decimal such as 0.06');
  }
  return {
    baseUrl: env.NUONUO_BASE_URL ?? 'https://sdk.nuonuo.com/open/v1/services',
    tokenUrl: env.NUONUO_TOKEN_URL ?? 'https://open.nuonuo.com/accessToken',
    appKey: read('APP_KEY'),
    appSecret: read('APP_SECRET'),
    seller: {
      taxNumber: read('SELLER_TAX_NUMBER'),
      name: read('SELLER_NAME'),
      phone: read('SELLER_PHONE'),
      address: read('SELLER_ADDRESS'),
    },
    goods: { name: read('GOODS_NAME'), code: read('GOODS_CODE'), taxRate },
    clerk: read('CLERK'),
  };
}

export function transferAccountFromEnvironment(env: Environment): TransferAccount | null {
  const read = group(env, 'BANK_ACCOUNT_', ['HOLDER', 'NUMBER', 'BANK', 'BRANCH']);
  return (
    read && {
      holder: read('HOLDER'),
      number: read('NUMBER'),
      bank: read('BANK'),
      branch: read('BRANCH'),
      swift: env.BANK_ACCOUNT_SWIFT ?? '',
    }
  );
}

/** `ALIYUN_SMS_TEMPLATE_VERIFICATION_CODE_ZH_CN=SMS_123` and the like, one for each text and language. */
export function aliyunSmsFromEnvironment(env: Environment): AliyunSmsConfig | null {
  const templates: readonly SmsTemplate[] = ['verification-code', 'notice'];
  const variable = (template: SmsTemplate, language: Language) =>
    `TEMPLATE_${template}_${language}`.replaceAll('-', '_').toUpperCase();
  const read = group(env, 'ALIYUN_SMS_', [
    'ACCESS_KEY_ID',
    'ACCESS_KEY_SECRET',
    'SIGN_NAME',
    ...templates.flatMap((template) => languages.map((language) => variable(template, language))),
  ]);
  if (!read) return null;
  const codes = (template: SmsTemplate) => ({
    en: read(variable(template, 'en')),
    'zh-CN': read(variable(template, 'zh-CN')),
  });
  return {
    endpoint: env.ALIYUN_SMS_ENDPOINT ?? 'https://dysmsapi.aliyuncs.com',
    accessKeyId: read('ACCESS_KEY_ID'),
    accessKeySecret: read('ACCESS_KEY_SECRET'),
    signName: read('SIGN_NAME'),
    templates: { 'verification-code': codes('verification-code'), notice: codes('notice') },
  };
}

export function twilioFromEnvironment(env: Environment): TwilioConfig | null {
  const read = group(env, 'TWILIO_', ['ACCOUNT_SID', 'AUTH_TOKEN', 'FROM']);
  return (
    read && {
      baseUrl: env.TWILIO_BASE_URL ?? 'https://api.twilio.com',
      accountSid: read('ACCOUNT_SID'),
      authToken: read('AUTH_TOKEN'),
      from: read('FROM'),
    }
  );
}

export function smtpFromEnvironment(env: Environment): SmtpConfig | null {
  const read = group(env, 'SMTP_', ['HOST', 'USER', 'PASSWORD', 'FROM']);
  const port = Number(env.SMTP_PORT ?? 465);
  return (
    read && {
      host: read('HOST'),
      port,
      secure: port === 465,
      user: read('USER'),
      password: read('PASSWORD'),
      from: read('FROM'),
    }
  );
}

export function wechatLoginFromEnvironment(env: Environment): WechatLoginConfig | null {
  const read = group(env, 'WECHAT_LOGIN_', ['APP_ID', 'SECRET']);
  return (
    read && {
      authorizeUrl:
        env.WECHAT_LOGIN_AUTHORIZE_URL ?? 'https://open.weixin.qq.com/connect/oauth2/authorize',
      baseUrl: env.WECHAT_LOGIN_BASE_URL ?? 'https://api.weixin.qq.com',
      appId: read('APP_ID'),
      secret: read('SECRET'),
      noticeTemplate: env.WECHAT_LOGIN_NOTICE_TEMPLATE || null,
    }
  );
}

export function wechatMiniProgramFromEnvironment(env: Environment): WechatMiniProgramConfig | null {
  const read = group(env, 'WECHAT_MINI_PROGRAM_', ['APP_ID', 'SECRET']);
  return (
    read && {
      baseUrl: env.WECHAT_MINI_PROGRAM_BASE_URL ?? 'https://api.weixin.qq.com',
      appId: read('APP_ID'),
      secret: read('SECRET'),
    }
  );
}

/** As `npx web-push generate-vapid-keys` prints them. */
export function webPushFromEnvironment(env: Environment): WebPushConfig | null {
  const read = group(env, 'VAPID_', ['PUBLIC_KEY', 'PRIVATE_KEY', 'SUBJECT']);
  if (!read) return null;
  const subject = read('SUBJECT');
  if (!/^(https:\/\/|mailto:)./.test(subject)) {
    throw new ConfigurationError('VAPID_SUBJECT is an address of https: or mailto:');
  }
  const keys = { publicKey: read('PUBLIC_KEY'), privateKey: read('PRIVATE_KEY') };
  if (!isKeyPair(keys)) {
    throw new ConfigurationError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair of keys');
  }
  return { ...keys, subject, sandboxEndpoints: null };
}

function isKeyPair({ publicKey, privateKey }: Record<'publicKey' | 'privateKey', string>): boolean {
  const ecdh = createECDH('prime256v1');
  try {
    ecdh.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return ecdh.getPublicKey('base64url') === publicKey;
}

/** Null when none of the names is set; a group that is set in part is a mistake and throws. */
function group(env: Environment, prefix: string, names: readonly string[]) {
  const missing = names.filter((name) => !env[prefix + name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new ConfigurationError(`Set ${missing.map((name) => prefix + name).join(', ')} as well`);
  }
  return (name: string): string => env[prefix + name] ?? '';
}

/** A PEM text, or the path of the file that holds it. */
function pem(value: string): string {
  return value.startsWith('-----BEGIN') ? value : readFileSync(value, 'utf8');
}
