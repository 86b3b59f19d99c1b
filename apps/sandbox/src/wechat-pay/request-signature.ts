import type { Keys } from '../keys.ts';
import { verify } from '../rsa.ts';

/** Seconds by which a request's stamp may differ from wall time. */
const MAX_SKEW = 300;

export interface SignedCall {
  method: string;
  /** Path with query, exactly as sent. */
  url: string;
  authorization: string;
  body: Buffer;
}

/**
 * Is this call signed by our merchant? `Authorization: WECHATPAY2-SHA256-RSA2048 mchid="…",…` over
 * `METHOD\nurl\ntimestamp\nnonce\nbody\n`. A nonce that was seen before is refused.
 */
export function createRequestVerifier(keys: Keys['wechatPay']) {
  const seen = new Set<string>();
  return (call: SignedCall): boolean => {
    const fields = readAuthorization(call.authorization);
    if (fields.mchid !== keys.mchId || fields.serial_no !== keys.serialNo) return false;
    const { timestamp = '', nonce_str: nonce = '', signature = '' } = fields;
    if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= MAX_SKEW)) return false;
    const message = [call.method, call.url, timestamp, nonce, call.body.toString('utf8'), ''];
    if (seen.has(nonce)) return false;
    if (!verify(message.join('\n'), signature, keys.merchant.publicKey)) return false;
    seen.add(nonce);
    return true;
  };
}

function readAuthorization(header: string): Record<string, string | undefined> {
  const [scheme, ...rest] = header.split(' ');
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return {};
  const pairs = rest.join(' ').matchAll(/(\w+)="([^"]*)"/g);
  return Object.fromEntries([...pairs].map(([, name, value]) => [name, value]));
}
