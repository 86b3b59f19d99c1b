import { useLayoutEffect, useState, type ReactNode } from 'react';
import {
  NavigationType,
  Router,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router';

interface BrowserRouterProps {
  /** Whether the history's current entry is no page (a dialog's on phones), so that the next page takes its place. */
  isOverlayEntry?: () => boolean;
  children: ReactNode;
}

const never = () => false;

/**
 * Ties the router to the browser's history. The library's own would bring links, forms and prefetching
 * of frameworks along. Navigation is not a transition: the next screen's outline shows at once.
 */
export function BrowserRouter({ isOverlayEntry = never, children }: BrowserRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => history.listen(setState), [history]);
  const [navigator] = useState(() => ({
    ...history,
    push(to: To, state?: unknown) {
      if (!isOverlayEntry()) return history.push(to, state);
      history.replace(to, state);
      // The page is a new one all the same, and starts at its top.
      setState({ action: NavigationType.Push, location: history.location });
    },
  }));
  return (
    <Router
      location={location}
      navigationType={action}
      navigator={navigator}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}
