import { randomBytes } from 'node:crypto';
import { headers } from '@tolk/contract/headers';
import { signCall } from '@tolk/testing/caller';
import type { Shot } from './load.ts';

/** Makes a call the way the browser does: signed again each time. */
export function signedShot(call: string, request: unknown, token?: string): () => Shot {
  const path = `/api${call}`;
  const body = JSON.stringify(request);
  return () => {
    const timestamp = String(Date.now());
    const nonce = randomBytes(16).toString('hex');
    const parts = { timestamp, nonce, method: 'POST', path, body };
    return {
      path,
      body,
      headers: {
        'accept-language': 'en',
        [headers.timestamp]: timestamp,
        [headers.nonce]: nonce,
        [headers.bodyHash]: signCall(parts, token),
        ...(token === undefined ? {} : { [headers.token]: token }),
      },
    };
  };
}
