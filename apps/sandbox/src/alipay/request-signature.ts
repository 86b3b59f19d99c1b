import type { Keys } from '../keys.ts';
import { verify } from '../rsa.ts';

/** Milliseconds by which a call's stamp may differ from wall time. */
const MAX_SKEW = 600_000;

export interface SignedCall {
  method: string;
  /** Path with query, exactly as sent. */
  url: string;
  authorization: string;
  body: Buffer;
}

/** `ALIPAY-SHA256withRSA app_id=…,nonce=…,timestamp=…,sign=…` over `auth\nMETHOD\nurl\nbody\n`. */
export function isSignedCall(keys: Keys['alipay'], call: SignedCall): boolean {
  const [, auth = '', signature = ''] =
    /^ALIPAY-SHA256withRSA (app_id=.+),sign=(.+)$/.exec(call.authorization) ?? [];
  const fields = new Map(
    auth.split(',').map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]),
  );
  if (fields.get('app_id') !== keys.appId) return false;
  if (!(Math.abs(Date.now() - Number(fields.get('timestamp'))) <= MAX_SKEW)) return false;
  const message = `${auth}\n${call.method}\n${call.url}\n${call.body.toString('utf8')}\n`;
  return verify(message, signature, keys.merchant.publicKey);
}

/** The gateway's rule: all parameters but `sign`, sorted, as `k=v&…`, unencoded. */
export function isSignedPage(keys: Keys['alipay'], parameters: URLSearchParams): boolean {
  if (parameters.get('app_id') !== keys.appId || parameters.get('sign_type') !== 'RSA2') {
    return false;
  }
  const message = signedContent([...parameters].filter(([name]) => name !== 'sign'));
  return verify(message, parameters.get('sign') ?? '', keys.merchant.publicKey);
}

/** `k=v&…` in the order of the names, without empty values. */
export function signedContent(pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
