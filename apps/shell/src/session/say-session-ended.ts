import { wasRevoked } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { routeAt } from '@tolk/platform';

/**
 * Code 601: says that the session was ended from elsewhere, unless the login page does, to which a
 * private screen leads (docs/product/errors.md#codes).
 */
export function saySessionEnded(message: string, requestId?: string): void {
  if (wasRevoked() && endsAtLogin(window.location.pathname)) return;
  notify(message, { severity: 'warning', requestId });
}

/** The guard may have led there by now, or be about to. */
function endsAtLogin(path: string): boolean {
  const route = routeAt(path);
  const isLogin = route?.name === 'login' || route?.name === 'phoneLogin';
  return isLogin || route?.area === 'supplier' || route?.area === 'client';
}
