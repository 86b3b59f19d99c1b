import { hash, randomBytes } from 'node:crypto';
import { keyedHashes, type ServerKeys } from '../../database/server-key.ts';

/** 32 random bytes, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is stored of a token. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * The token that follows this one; the same for everybody who asks, on every instance. While the
 * server key changes, one under each key, of which the first to be stored counts.
 */
export function successorsOf(token: string, serverKeys: ServerKeys): string[] {
  return keyedHashes(serverKeys, 'session-successor', token).map((successor) =>
    successor.toString('base64url'),
  );
}
