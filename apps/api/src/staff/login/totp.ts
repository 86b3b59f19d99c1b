import { limits, product } from '@tolk/domain';
import { Secret, TOTP } from 'otpauth';

const { digits, stepMs, drift } = limits.staff.totp;

/** Time-based one-time passwords as authenticator apps make them: RFC 6238 with SHA-1. */
function totpOf(secret: string, account = ''): TOTP {
  return new TOTP({
    issuer: product.name,
    label: account,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits,
    period: stepMs / 1_000,
  });
}

/** A secret of 160 bits, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** `otpauth://` address that an authenticator app reads from a QR code. */
export function otpauthUri(secret: string, account: string): string {
  return totpOf(secret, account).toString();
}

/**
 * The step whose code this is, at most one off from `now`; null for a wrong code and for one of a
 * step that is used up: a code is good once.
 */
export function stepOfCode(
  { secret, code, lastStep }: { secret: string; code: string; lastStep: number | null },
  now: Date,
): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: drift });
  if (delta === null) return null;
  const step = Math.floor(timestamp / stepMs) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}
