import { readSession } from '@tolk/api-client';
import { routeAt } from '@tolk/contract/routes';
import { preloadFrame } from './frames/frame.tsx';
import { preloadScreen } from './screens/load-screen.ts';

/** Everything that the address at hand needs downloads side by side; settles when it is there, or failed. */
export async function preloadFirstScreen(): Promise<void> {
  const route = routeAt(window.location.pathname);
  const { token, port } = readSession();
  if (!route || (route.area !== 'public' && token === null)) return;
  await Promise.all([preloadScreen(route), preloadFrame(route, port)]);
}
