import { X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { MINUTE } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import { NotificationRejected, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { PayPalConfig } from '../config.ts';
import { fetchText } from '../remote-call.ts';

const certificatePath = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;

/** PayPal changes its certificate about once a year; a sender who names many others is not PayPal. */
const fetches = { most: 5, withinMs: MINUTE } as const;
/** How long a certificate that could not be had is not asked for again. */
const failureMs = MINUTE;
interface Asked {
  at: Date;
  certificate: Promise<X509Certificate>;
  failed: boolean;
}

/**
 * The keys of PayPal's notifications by the address that a notification names. Anybody can send
 * one, so only PayPal's own host is asked, once for each address and a few times a minute.
 * Throws `NotificationRejected` for an address or certificate that can't be PayPal's, and
 * `ProviderUnavailable` when the certificate can't be had now: PayPal sends the notification again.
 */
export function createPayPalCertificates(
  { certificateOrigin }: Pick<PayPalConfig, 'certificateOrigin'>,
  clock: Clock,
): (address: string) => Promise<KeyObject> {
  const asked = new Map<string, Asked>();
  let begun: Date[] = [];

  function isRecent(at: Date, withinMs: number): boolean {
    return clock.now().getTime() - at.getTime() < withinMs;
  }

  function forgetOldFailures(): void {
    for (const [place, { at, failed }] of asked)
      if (failed && !isRecent(at, failureMs)) asked.delete(place);
  }

  function fetchCertificate(place: string): Promise<X509Certificate> {
    begun = begun.filter((at) => isRecent(at, fetches.withinMs));
    if (begun.length >= fetches.most) {
      throw new ProviderUnavailable('paypal', 'too many certificates were asked for');
    }
    const at = clock.now();
    begun.push(at);
    const certificate = fetchText('paypal', place).then(readCertificate);
    const entry: Asked = { at, certificate, failed: false };
    certificate.catch(() => {
      entry.failed = true;
    });
    asked.set(place, entry);
    return certificate;
  }

  return async (address) => {
    const place = placeOf(address, certificateOrigin);
    forgetOldFailures();
    const certificate = await (asked.get(place)?.certificate ?? fetchCertificate(place));
    const now = clock.now();
    if (now < certificate.validFromDate || now > certificate.validToDate) {
      throw new NotificationRejected('unknown-key');
    }
    return certificate.publicKey;
  };
}

/** The address without anything by which one certificate could be asked for as many. */
function placeOf(address: string, origin: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const pinned = url?.origin === origin && certificatePath.test(url.pathname);
  if (!url || !pinned) throw new NotificationRejected('unknown-key');
  return url.origin + url.pathname;
}

function readCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new NotificationRejected('unknown-key');
  }
}
