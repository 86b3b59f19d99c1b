import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { readLocation, writeLocation } from './history.ts';
import { GoContext, LocationContext, type Go, type LocationFacts } from './router-context.ts';

interface BrowserRouterProps {
  /** Whether the history's current entry is no page (a dialog's on phones), so that the next page takes its place. */
  isOverlayEntry?: () => boolean;
  children: ReactNode;
}

const never = () => false;

/**
 * Ties the router to the browser's history. Navigation is not a transition: the next screen's outline
 * shows at once.
 */
export function BrowserRouter({ isOverlayEntry = never, children }: BrowserRouterProps) {
  const [facts, setFacts] = useState<LocationFacts>(() => ({
    location: readLocation(),
    navigationType: 'POP',
  }));

  useLayoutEffect(() => {
    const follow = () => setFacts({ location: readLocation(), navigationType: 'POP' });
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const go = useCallback<Go>(
    (type, path, state) => {
      // In an overlay's place the page is a new one all the same, and starts at its top.
      writeLocation(isOverlayEntry() ? 'REPLACE' : type, path, state);
      setFacts({ location: readLocation(), navigationType: type });
    },
    [isOverlayEntry],
  );

  return (
    <GoContext value={go}>
      <LocationContext value={facts}>{children}</LocationContext>
    </GoContext>
  );
}
