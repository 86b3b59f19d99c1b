import type { WechatErrorCode } from './faults.ts';
import type { WechatApp } from './kept.ts';
import type { Wechat } from './wechat.ts';

/** What is wrong with the `access_token` of a call; null when it is this app's and still good. */
export function tokenFault(
  wechat: Wechat,
  app: WechatApp,
  token: string | undefined,
): WechatErrorCode | null {
  if (!token) return 41001;
  const stale = wechat.checkToken(app, token);
  if (stale) return stale === 'expired' ? 42001 : 40001;
  return null;
}
