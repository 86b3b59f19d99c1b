import { useMemo, type ReactNode } from 'react';
import type { Location } from './router/history.ts';
import { LocationContext, useLocationFacts } from './router/router-context.ts';

/** The part of the router that only the shell uses: it owns the history and decides what is on screen. */
export { BrowserRouter } from './router/browser-router.tsx';

/** Children read this address instead of the current one: a hidden screen keeps the one it was left at. */
export function FixedLocation({ location, children }: { location: Location; children: ReactNode }) {
  const { navigationType } = useLocationFacts();
  const facts = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  return <LocationContext value={facts}>{children}</LocationContext>;
}
