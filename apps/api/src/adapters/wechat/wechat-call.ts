import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import { callJson } from '../remote-call.ts';

export const provider = 'wechat';

/** Codes by which WeChat says "later": busy, and the quotas of a minute and a day. */
const later: readonly number[] = [-1, 45009, 45011];

/**
 * One call to `api.weixin.qq.com`, which answers 200 also to what it refuses. A missing `errcode`
 * and 0 are success. Addresses carry secrets, so that none may get into an error.
 */
export async function callWechat<T extends object>(url: URL, init: RequestInit = {}): Promise<T> {
  const { body } = await callJson<T & { errcode?: number; errmsg?: string }>(
    provider,
    url.href,
    init,
  );
  const { errcode = 0, errmsg = '' } = body;
  if (errcode === 0) return body;
  if (later.includes(errcode)) throw new ProviderUnavailable(provider, `${errcode} ${errmsg}`);
  throw new ProviderRefused(provider, String(errcode), errmsg);
}

export function postJson(content: object): RequestInit {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(content) };
}

export function addressOf(baseUrl: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(path, baseUrl);
  url.search = new URLSearchParams(query).toString();
  return url;
}
