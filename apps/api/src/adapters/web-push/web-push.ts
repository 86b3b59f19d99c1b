import { ECDH } from 'node:crypto';
import { limits, SECOND } from '@tolk/domain';
import webPush from 'web-push';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { PushAddress, PushNotice, WebPushSender } from '../../ports/web-push.ts';
import type { WebPushConfig } from '../config.ts';
import { statusOf } from '../remote-call.ts';
import { isPushEndpoint } from './push-services.ts';

const provider = 'web-push';

/** Notices encrypted for one browser (RFC 8291) and signed as ours (RFC 8292). */
export function createWebPush(config: WebPushConfig): WebPushSender {
  const { subject, publicKey, privateKey } = config;
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, config.sandboxEndpoints);

  async function send({ endpoint, p256dh, auth }: PushAddress, notice: PushNotice) {
    if (!accepts(endpoint)) throw new ProviderRefused(provider, 'address', 'not a push service');
    const { headers, body, method } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: limits.webPush.keptMs / SECOND,
        topic: notice.tag,
      },
    );
    const status = await statusOf(provider, endpoint, {
      method,
      headers,
      body: new Uint8Array(body),
    });
    if (status < 300) return 'taken';
    if (status === 404 || status === 410) return 'gone';
    if (status === 429 || status >= 500) throw new ProviderUnavailable(provider, `HTTP ${status}`);
    throw new ProviderRefused(provider, String(status), 'the push service did not take it');
  }

  return { key: publicKey, accepts, encryptsFor: isPoint, send };
}

/** Without keys of its own an installation writes to no browser. */
export const noWebPush: WebPushSender = {
  key: null,
  accepts: () => false,
  encryptsFor: () => false,
  async send() {
    throw new ProviderRefused(provider, 'off', 'no VAPID keys are configured');
  },
};

function isPoint(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url').length > 0;
  } catch {
    return false;
  }
}
