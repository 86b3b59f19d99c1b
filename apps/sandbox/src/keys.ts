import { createECDH, randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKeyPair } from './key-pair.ts';
import type { KeyPair } from './key-pair.ts';
import { selfSigned } from './paypal/certificate.ts';

/** What providers and merchant know of each other, made once for a data folder. */
export interface Keys {
  wechatPay: {
    appId: string;
    mchId: string;
    serialNo: string;
    apiV3Key: string;
    platformSerial: string;
    merchant: KeyPair;
    platform: KeyPair;
  };
  alipay: { appId: string; sellerId: string; merchant: KeyPair; platform: KeyPair };
  paypal: {
    clientId: string;
    secret: string;
    webhookId: string;
    /** `CERT-…`, the last part of its address. */
    certificateId: string;
    /** PEM, of `platform`. */
    certificate: string;
    platform: KeyPair;
  };
  payoneer: { clientId: string; secret: string; programId: string };
  nuonuo: { appKey: string; appSecret: string };
  aliyunSms: { accessKeyId: string; accessKeySecret: string };
  twilio: { accountSid: string; authToken: string };
  smtp: { user: string; password: string };
  wechatLogin: AppKeys;
  wechatMiniProgram: AppKeys;
  /** VAPID's pair, base64url: in the sandbox we are our own. */
  webPush: { publicKey: string; privateKey: string };
}

interface AppKeys {
  appId: string;
  secret: string;
}

/**
 * Reads the keys of `dataFolder` and makes those that are missing: all of them the first time, one
 * party's after an update that brought it. The file is readable by its owner only.
 */
export async function loadKeys(dataFolder: string): Promise<Keys> {
  const folder = join(dataFolder, 'sandbox');
  const file = join(folder, 'keys.json');
  const known: Partial<Keys> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (isComplete(known)) return known;
  const keys = { ...(await makeKeys()), ...known };
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

const parties = [
  'wechatPay',
  'alipay',
  'paypal',
  'payoneer',
  'nuonuo',
  'aliyunSms',
  'twilio',
  'smtp',
  'wechatLogin',
  'wechatMiniProgram',
  'webPush',
] as const satisfies readonly (keyof Keys)[];

function isComplete(known: Partial<Keys>): known is Keys {
  return parties.every((party) => known[party] !== undefined);
}

async function makeKeys(): Promise<Keys> {
  const [a, b, c, d, e] = await Promise.all([
    makeKeyPair(),
    makeKeyPair(),
    makeKeyPair(),
    makeKeyPair(),
    makeKeyPair(),
  ]);
  return {
    wechatPay: {
      appId: `wx${hex(8)}`,
      mchId: `16${digits(8)}`,
      serialNo: hex(20).toUpperCase(),
      apiV3Key: hex(16),
      platformSerial: `PUB_KEY_ID_01${digits(20)}`,
      merchant: a,
      platform: b,
    },
    alipay: {
      appId: `20210${digits(11)}`,
      sellerId: `2088${digits(12)}`,
      merchant: c,
      platform: d,
    },
    paypal: {
      clientId: `A${hex(39)}`,
      secret: `E${hex(39)}`,
      webhookId: hex(9).slice(1).toUpperCase(),
      certificateId: `CERT-${hex(4)}-${hex(4)}-${hex(4)}`,
      certificate: selfSigned(e, 'messageverificationcerts.paypal.com'),
      platform: e,
    },
    payoneer: { clientId: hex(16), secret: hex(16), programId: `1000${digits(5)}` },
    nuonuo: { appKey: digits(8), appSecret: hex(16) },
    aliyunSms: { accessKeyId: `LTAI${hex(10)}`, accessKeySecret: hex(15) },
    twilio: { accountSid: `AC${hex(16)}`, authToken: hex(16) },
    smtp: { user: 'sandbox', password: hex(16) },
    wechatLogin: { appId: `wx${hex(8)}`, secret: hex(16) },
    wechatMiniProgram: { appId: `wx${hex(8)}`, secret: hex(16) },
    webPush: vapidKeys(),
  };
}

function vapidKeys(): Keys['webPush'] {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  // A private key that begins with zeros is shorter than libraries expect.
  const privateKey = ecdh.getPrivateKey().toString('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

export function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('');
}
