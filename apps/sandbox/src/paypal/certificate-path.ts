import type { Keys } from '../keys.ts';

/** Where PayPal lays out the certificate of its notifications. */
export function certificatePath({ certificateId }: Keys['paypal']): string {
  return `/v1/notifications/certs/${certificateId}`;
}
