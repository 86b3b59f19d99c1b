import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/**
 * Ties the router to the browser's history. The library's own would bring links, forms and prefetching
 * of frameworks along. Navigation is not a transition: the next screen's outline shows at once.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => history.listen(setState), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
