import type { Language } from '@tolk/domain';
import type { SmsTemplate } from '../ports/sms-sender.ts';

export interface WechatPayConfig {
  /** `https://api.mch.weixin.qq.com` in production. */
  baseUrl: string;
  appId: string;
  mchId: string;
  /** Serial number of the merchant's own certificate. */
  serialNo: string;
  /** PEM. */
  privateKey: string;
  /** 32 characters; decrypts notifications. */
  apiV3Key: string;
  /** PEM by serial of a platform certificate or by `PUB_KEY_ID_…`; several while keys are rolled. */
  platformKeys: Record<string, string>;
}

export interface AlipayConfig {
  /** v3 calls: `https://openapi.alipay.com` in production. */
  endpoint: string;
  /** Where a payer's browser is sent: `https://openapi.alipay.com/gateway.do` in production. */
  gateway: string;
  appId: string;
  sellerId: string;
  /** PKCS#8 PEM. */
  privateKey: string;
  /** PEM. */
  alipayPublicKey: string;
}

export interface PayPalConfig {
  /** `https://api-m.paypal.com` in production. */
  baseUrl: string;
  /** The only place that certificates of notifications are taken from: `https://api.paypal.com` in production. */
  certificateOrigin: string;
  clientId: string;
  secret: string;
  /** Of the webhook that is registered for this product; part of what notifications are signed over. */
  webhookId: string;
}

export interface PayoneerConfig {
  /** `https://api.payoneer.com` in production. */
  baseUrl: string;
  /** Hands out tokens: `https://login.payoneer.com` in production. */
  loginUrl: string;
  clientId: string;
  secret: string;
  programId: string;
}

/** The platform's bank account, into which clients may transfer money. */
export interface TransferAccount {
  holder: string;
  number: string;
  bank: string;
  branch: string;
  /** BIC, for transfers from abroad; empty where there is none. */
  swift: string;
}

/** Electronic invoices by Nuonuo's open platform, as an application for own use. */
export interface NuonuoConfig {
  /** `https://sdk.nuonuo.com/open/v1/services` in production. */
  baseUrl: string;
  /** `https://open.nuonuo.com/accessToken` in production. */
  tokenUrl: string;
  appKey: string;
  appSecret: string;
  /** Who issues: the company behind the platform. */
  seller: { taxNumber: string; name: string; phone: string; address: string };
  /** What is sold: its name, its code in the tax authority's catalogue, the rate such as `0.06`. */
  goods: { name: string; code: string; taxRate: string };
  /** Whose name stands on the invoice as its drawer. */
  clerk: string;
}

export interface AliyunSmsConfig {
  /** `https://dysmsapi.aliyuncs.com` in production. */
  endpoint: string;
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  /** Codes under which the texts are registered, `SMS_…`. */
  templates: Record<SmsTemplate, Record<Language, string>>;
}

export interface TwilioConfig {
  /** `https://api.twilio.com` in production. */
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** E.164. */
  from: string;
}

export interface SmtpConfig {
  host: string;
  port: number;
  /** TLS from the first byte (port 465); otherwise STARTTLS where the server offers it. */
  secure: boolean;
  user: string;
  password: string;
  from: string;
}

/** The official account by which people log in on phones. */
export interface WechatLoginConfig {
  /** Page that asks the person: `https://open.weixin.qq.com/connect/oauth2/authorize` in production. */
  authorizeUrl: string;
  /** `https://api.weixin.qq.com` in production. */
  baseUrl: string;
  appId: string;
  secret: string;
  /** Id of the registered template for notices; null: nobody gets any by WeChat. */
  noticeTemplate: string | null;
}

export interface WechatMiniProgramConfig {
  /** `https://api.weixin.qq.com` in production. */
  baseUrl: string;
  appId: string;
  secret: string;
}

/** Notifications in browsers; the pair of keys is VAPID's, base64url (RFC 8292). */
export interface WebPushConfig {
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to about us: an `https:` or `mailto:` address. */
  subject: string;
  /** How the addresses begin that the sandbox gives out; null without a sandbox. */
  sandboxEndpoints: string | null;
}

/** Everything that the adapters need to know. At least one of the two SMS carriers is set. */
export interface ThirdPartyConfig {
  wechatPay: WechatPayConfig;
  alipay: AlipayConfig;
  paypal: PayPalConfig;
  payoneer: PayoneerConfig;
  aliyunSms: AliyunSmsConfig | null;
  twilio: TwilioConfig | null;
  smtp: SmtpConfig;
  /** Null: nobody logs in by WeChat. */
  wechatLogin: WechatLoginConfig | null;
  /** Null: no link opens a mini-program. */
  wechatMiniProgram: WechatMiniProgramConfig | null;
  /** Null: no browser is written to. */
  webPush: WebPushConfig | null;
  /** Null: staff issue invoices elsewhere and upload them. */
  nuonuo: NuonuoConfig | null;
  /** Null: nobody pays by bank transfer. */
  transferAccount: TransferAccount | null;
  /** How far the sandbox's clock runs ahead of wall time (ms); null without a sandbox. */
  sandbox: { clockOffsetMs: number } | null;
}

/** How long one remote call may take (ms): WeChat Pay wants its own answers within 5 s. */
export const REMOTE_TIMEOUT = 8_000;
