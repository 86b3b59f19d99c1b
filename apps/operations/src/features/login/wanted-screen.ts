import { pathTo, routeAt } from '@tolk/platform';

/** Where a login leads: to the screen of the console that was asked for (`from`), never elsewhere. */
export function wantedScreen(from: string | null): string {
  const path = from?.split(/[?#]/, 1)[0] ?? '';
  return from !== null && routeAt(path)?.area === 'staff' ? from : pathTo('staffOverview');
}
