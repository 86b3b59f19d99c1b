import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { DAY, MINUTE } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import type { ReceivedNotification } from '../../ports/payment-provider.ts';
import type { PayPalPayouts } from '../../ports/payout-provider.ts';
import { NotificationRejected } from '../../ports/provider-errors.ts';
import type { PayPalConfig } from '../config.ts';
import { createPayPalCertificates } from './paypal-certificates.ts';
import { itemStatus } from './paypal-items.ts';
import type { PayPalItem } from './paypal-items.ts';

/** PayPal repeats a notification for three days. */
const maxAgeMs = 4 * DAY;
const maxAheadMs = 5 * MINUTE;

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
  const keyAt = createPayPalCertificates(config, clock);

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

function readEvent(rawBody: Buffer) {
  const { event_type: type = '', resource } = JSON.parse(rawBody.toString('utf8')) as Event;
  if (!type.startsWith('PAYMENT.PAYOUTS-ITEM.')) return null;
  const isOurs = resource?.payout_item?.sender_item_id && resource.payout_item_id;
  if (!resource || !isOurs) throw new NotificationRejected('incomplete');
  return itemStatus(resource);
}
