import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';

/** WeChat's global return codes, as far as they are played here. */
const messages = {
  40001: 'invalid credential, access_token is invalid or not latest',
  40002: 'invalid grant_type',
  40003: 'invalid openid',
  40013: 'invalid appid',
  40029: 'invalid code',
  40037: 'invalid template_id',
  40097: 'invalid args',
  40125: 'invalid appsecret',
  40163: 'code been used',
  40165: 'invalid weapp pagepath',
  40212: 'invalid query',
  41001: 'access_token missing',
  41008: 'missing code',
  42001: 'access_token expired',
  42003: 'code expired',
  43004: 'require subscribe',
  47001: 'data format error',
  47003: 'argument invalid',
  48001: 'api unauthorized',
  85401: 'invalid expire time',
} as const;

export type WechatErrorCode = keyof typeof messages;

export function wechatError(errcode: WechatErrorCode) {
  return { errcode, errmsg: `${messages[errcode]}, rid: ${randomUUID().slice(0, 23)}` };
}

/** Which of an app's credentials is wrong; null when both are right. */
export function appFault(
  app: { appId: string; secret: string },
  appId: unknown,
  secret: unknown,
): WechatErrorCode | null {
  if (appId !== app.appId) return 40013;
  return typeof secret === 'string' && same(secret, app.secret) ? null : 40125;
}

function same(given: string, known: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(given), digest(known));
}
