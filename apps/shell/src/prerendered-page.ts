import { limits } from '@tolk/domain';

/**
 * Heard by the wake script, which keeps what is typed and pressed before the application is there: the
 * moment before the application takes over, when all fields are still as the person left them, and the
 * moment when it answers.
 */
export const hydratingEvent = 'tolk:hydrating';
export const hydratedEvent = 'tolk:hydrated';

/** Whether this document was made at build time and waits for the application to take it over. */
export function isPrerendered(): boolean {
  return document.documentElement.dataset['prerendered'] !== undefined;
}

export function tellPage(event: typeof hydratingEvent | typeof hydratedEvent): void {
  document.dispatchEvent(new Event(event));
}

/** Whether home and about have their page for phones in this window. Reading `innerWidth` would force a layout. */
export function narrowWindow(): MediaQueryList {
  return window.matchMedia(`(width < ${limits.mobileBreakpointPx}px)`);
}

/** Called by the wake script: a window may be resized before the application is there to see it. */
export function noteArrival(): void {
  document.documentElement.dataset['arrivedNarrow'] = String(narrowWindow().matches);
}

/** Whether the window was narrow when the prerendered document arrived; undefined on any other document. */
export function arrivedNarrow(): boolean | undefined {
  const narrow = document.documentElement.dataset['arrivedNarrow'];
  return narrow === undefined ? undefined : narrow === 'true';
}
