import { routeAt } from '@tolk/contract/routes';
import { homePath, identityOf, type Port } from '@tolk/domain';
import { pathWithWanted } from './wanted-path.ts';

/**
 * Where a person goes after signing in: to the page they wanted if the identity may see it, else to
 * its overview; while there is no identity to its choice, which leads on to that page.
 */
export function pathAfterSignIn(port: Port | null, wanted: string | undefined): string {
  if (port === null) return pathWithWanted('/selectidentity', wanted);
  const identity = identityOf(port);
  const area = wanted && routeAt(wanted.split(/[?#]/, 1)[0] ?? '')?.area;
  return wanted && (area === identity || area === 'public') ? wanted : homePath(identity);
}
