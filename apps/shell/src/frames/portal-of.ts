import { identityOf, type Identity, type Port } from '@tolk/domain';
import type { RemoteName, ScreenRoute } from '@tolk/platform';

/** The remote that brings an identity's screens and menu. */
export const portals = {
  supplier: 'supplier-portal',
  client: 'client-portal',
} as const satisfies Record<Identity, RemoteName>;

/**
 * The portal that a route is shown in: its own for a private one; for a public one of a portal (a job's
 * details) the person's own, if that is where they are signed in; else none.
 */
export function portalOf(route: ScreenRoute, port: Port | null): Identity | undefined {
  if (route.area === 'staff') return undefined;
  if (route.area !== 'public') return route.area;
  if (port === null) return undefined;
  const identity = identityOf(port);
  return route.owner === portals[identity] ? identity : undefined;
}
