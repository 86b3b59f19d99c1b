import type { ReactNode } from 'react';
import { createPath, Router, type Navigator, type To } from 'react-router';

const nowhere = () => {
  throw new Error('A page that is rendered without a browser leads nowhere.');
};

const navigator: Navigator = {
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
  push: nowhere,
  replace: nowhere,
  go: nowhere,
};

/** The router at one fixed address, for pages that are rendered without a browser. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router location={path} navigator={navigator} static useTransitions={false}>
      {children}
    </Router>
  );
}
