import type { Location, ScreenRoute } from '@tolk/platform';

/** A screen in the page, shown or hidden, with the address it was last shown at. */
export interface KeptScreen {
  route: ScreenRoute;
  location: Location;
}

/**
 * The screens to hold after a navigation: the current one, those that are kept alive, and the one left
 * behind, until the new one is there: when it fails to load, what was typed is still there on Back.
 */
export function screensAfter(
  kept: readonly KeptScreen[],
  current: KeptScreen,
): readonly KeptScreen[] {
  const last = kept.at(-1);
  const others = kept.filter(
    ({ route }) => route.path !== current.route.path && (route.keepAlive || route === last?.route),
  );
  return [...others, current];
}

/** The screens to hold once the current one is on screen. */
export function screensWhenShown(kept: readonly KeptScreen[]): readonly KeptScreen[] {
  const current = kept.at(-1);
  const rest = kept.filter((one) => one === current || one.route.keepAlive);
  return rest.length === kept.length ? kept : rest;
}
