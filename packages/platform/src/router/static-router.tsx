import { useMemo, type ReactNode } from 'react';
import { resolvePath } from './history.ts';
import { GoContext, LocationContext, type LocationFacts } from './router-context.ts';

const nowhere = () => {
  throw new Error('A page that is rendered without a browser leads nowhere.');
};

/** The router at one fixed address, for pages that are rendered without a browser. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  const facts = useMemo<LocationFacts>(
    () => ({
      location: { ...resolvePath(path, '/'), state: null, key: 'default' },
      navigationType: 'POP',
    }),
    [path],
  );
  return (
    <GoContext value={nowhere}>
      <LocationContext value={facts}>{children}</LocationContext>
    </GoContext>
  );
}
