import { readSession } from '@tolk/api-client';
import { routeAt } from '@tolk/contract/routes';
import { preloadFrame } from './frames/frame.tsx';
import { portalOf } from './frames/portal-of.ts';
import { preloadScreen } from './screens/load-screen.ts';

/** Before the first render: everything that the address at hand will need downloads side by side. */
export function preloadFirstScreen(): void {
  const route = routeAt(window.location.pathname);
  const { token, port } = readSession();
  if (!route || (route.area !== 'public' && token === null)) return;
  preloadScreen(route);
  if (route.owner !== 'shell') preloadFrame(portalOf(route, port) !== undefined);
}
