import { routeAt } from '@tolk/contract/routes';
import { homePath, identityOf, type Port } from '@tolk/domain';

/**
 * Where a person goes after signing in: to the page they wanted if the identity may see it, else to
 * its overview; to the choice of an identity while there is none.
 */
export function pathAfterSignIn(port: Port | null, wanted: string | undefined): string {
  if (port === null) return '/selectidentity';
  const identity = identityOf(port);
  const area = wanted && routeAt(wanted.split(/[?#]/, 1)[0] ?? '')?.area;
  return wanted && (area === identity || area === 'public') ? wanted : homePath(identity);
}
