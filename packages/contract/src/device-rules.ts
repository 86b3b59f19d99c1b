import { limits } from '@tolk/domain';
import { routeAt, routes, type ScreenRoute } from './routes.ts';

/** Whether a browser names itself a phone or tablet: Android or iOS (docs/product/screens.md#device-rules). */
export function isPhoneAgent(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod/i.test(userAgent);
}

/**
 * Where a device that arrives at `path` belongs instead, with its query kept; undefined when it may
 * stay. `search` begins with `?` or is empty.
 */
export function pathForDevice(path: string, search: string, userAgent: string): string | undefined {
  const route = routeAt(path);
  const target = isPhoneAgent(userAgent) ? route?.phone : route?.elsewhere;
  return target && target + search;
}

/** The counterpart that a window of `width` px exchanges `path` for while it is being resized. */
export function pathForWidth(path: string, search: string, width: number): string | undefined {
  const route = routeAt(path);
  if (!route?.swaps) return undefined;
  const target = width < limits.mobileBreakpointPx ? route.phone : route.elsewhere;
  return target && target + search;
}

/** Screens whose address depends on the device; caches have to tell devices apart there. */
export const deviceRoutes: readonly ScreenRoute[] = (routes as readonly ScreenRoute[]).filter(
  ({ phone, elsewhere }) => phone !== undefined || elsewhere !== undefined,
);
