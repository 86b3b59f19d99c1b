import { Trans } from '@lingui/react/macro';
import type { Contact } from './contact-channels.ts';

/** Which way a code takes, and to which address. */
export function WhereCodeGoes({ contact: { channel, address } }: { contact: Contact }) {
  return channel === 'email' ? (
    <Trans>We send it by e-mail to {address}.</Trans>
  ) : (
    <Trans>We send it by SMS to {address}.</Trans>
  );
}
