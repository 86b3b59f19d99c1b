import type { SecurityState } from '@tolk/contract';
import type { ContactChannel } from '@tolk/domain';

/** An address or number that the account can be reached at. */
export interface Contact {
  channel: ContactChannel;
  address: string;
}

/**
 * Where a code goes that confirms a change: to what is about to be changed, or to the other one where
 * there is nothing yet. Undefined for an account that cannot be reached at all.
 */
export function confirmingContact(
  state: Pick<SecurityState, 'email' | 'phone'>,
  changed: ContactChannel,
): Contact | undefined {
  const other = changed === 'email' ? 'phone' : 'email';
  for (const channel of [changed, other] as const) {
    const address = state[channel];
    if (address !== null) return { channel, address };
  }
  return undefined;
}
