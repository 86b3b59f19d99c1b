import { onSessionChange } from '@tolk/api-client';
import { identityOf, type Identity } from '@tolk/domain';

const key = 'last-identity';

/** Remembers as whom this browser was used last: the next sign-in enters the same side. */
export function rememberIdentity(): void {
  onSessionChange(({ port }) => {
    if (port === null) return;
    try {
      localStorage.setItem(key, identityOf(port));
    } catch {
      // Where storage is refused, sign-in enters the supplier's side.
    }
  });
}

export function lastIdentity(): Identity {
  try {
    return localStorage.getItem(key) === 'client' ? 'client' : 'supplier';
  } catch {
    return 'supplier';
  }
}
