import { createPublicKey, verify } from 'node:crypto';
import { isRecord } from '../raw-body.ts';

/** A token may be good for so long (s): RFC 8292, 2. */
const longest = 24 * 60 * 60;

/** Why a push service would not take a request; null when it is signed by `serverKey` for `origin`. */
export function vapidFault(
  authorization: string,
  { serverKey, origin }: { serverKey: string; origin: string },
): string | null {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== serverKey) return 'The browser was subscribed with another key';
  if (jsonOf(head).alg !== 'ES256') return 'The token is not signed with ES256';
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKeyOf(serverKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'The signature is wrong';
  const { aud, exp, sub } = jsonOf(claims);
  const now = Date.now() / 1000;
  if (aud !== origin) return `The token is meant for ${String(aud)}`;
  if (typeof exp !== 'number' || exp < now || exp > now + longest) return 'The token is over';
  if (typeof sub !== 'string' || !/^(mailto:|https:)/.test(sub)) return 'Nobody can be written to';
  return null;
}

function publicKeyOf(serverKey: string) {
  const point = Buffer.from(serverKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

function jsonOf(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
