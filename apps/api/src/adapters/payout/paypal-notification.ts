import { X509Certificate, createVerify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { DAY, MINUTE } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import type { ReceivedNotification } from '../../ports/payment-provider.ts';
import type { PayPalPayouts } from '../../ports/payout-provider.ts';
import { NotificationRejected } from '../../ports/provider-errors.ts';
import type { PayPalConfig } from '../config.ts';
import { fetchText } from '../remote-call.ts';
import { itemStatus } from './paypal-items.ts';
import type { PayPalItem } from './paypal-items.ts';

/** PayPal repeats a notification for three days. */
const maxAgeMs = 4 * DAY;
const maxAheadMs = 5 * MINUTE;

const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;

interface Event {
  event_type?: string;
  resource?: PayPalItem;
}

/**
 * SHA256withRSA over `transmissionId|time|webhookId|crc32(body)`. The sender names the address of
 * the certificate, so only PayPal's own host is asked for it.
 */
export function createPayPalVerifier(
  config: PayPalConfig,
  clock: Clock,
): PayPalPayouts['verifyNotification'] {
  const certificates = new Map<string, X509Certificate>();

  async function keyAt(address: string): Promise<KeyObject> {
    const url = URL.canParse(address) ? new URL(address) : null;
    const pinned = url?.origin === config.certificateOrigin && certificatePath.test(url.pathname);
    if (!url || !pinned) throw new NotificationRejected('unknown-key');
    const place = url.origin + url.pathname;
    const certificate =
      certificates.get(place) ?? readCertificate(await fetchText('paypal', place));
    certificates.set(place, certificate);
    const now = clock.now();
    if (now < certificate.validFromDate || now > certificate.validToDate) {
      throw new NotificationRejected('unknown-key');
    }
    return certificate.publicKey;
  }

  return async ({ headers, rawBody }) => {
    const header = headerReader(headers);
    // The sender names the algorithm; anything weaker would be a way down.
    if (header('auth-algo') !== 'SHA256withRSA') throw new NotificationRejected('bad-signature');
    const time = header('transmission-time');
    const age = clock.now().getTime() - Date.parse(time);
    if (!(age <= maxAgeMs && age >= -maxAheadMs)) throw new NotificationRejected('stale');
    const message = [header('transmission-id'), time, config.webhookId, crc32(rawBody)].join('|');
    const signature = header('transmission-sig');
    const key = await keyAt(header('cert-url'));
    const signed = createVerify('RSA-SHA256').update(message).verify(key, signature, 'base64');
    if (!signed) throw new NotificationRejected('bad-signature');
    return readEvent(rawBody);
  };
}

function headerReader(headers: ReceivedNotification['headers']) {
  return (name: string): string => {
    const value = headers[`paypal-${name}`];
    if (typeof value !== 'string' || value === '') throw new NotificationRejected('incomplete');
    return value;
  };
}

function readCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new NotificationRejected('unknown-key');
  }
}

function readEvent(rawBody: Buffer) {
  const { event_type: type = '', resource } = JSON.parse(rawBody.toString('utf8')) as Event;
  if (!type.startsWith('PAYMENT.PAYOUTS-ITEM.')) return null;
  const isOurs = resource?.payout_item?.sender_item_id && resource.payout_item_id;
  if (!resource || !isOurs) throw new NotificationRejected('incomplete');
  return itemStatus(resource);
}
