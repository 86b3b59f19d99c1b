import { useCallback, useEffect } from 'react';
import { addressOf, resolvePath, type Location, type NavigationType, type To } from './history.ts';
import { useGo, useLocationFacts } from './router-context.ts';

interface NavigateOptions {
  /** Takes the place of the current entry in the history. */
  replace?: boolean | undefined;
  /** Handed to the next screen in `useLocation().state`. */
  state?: unknown;
}

/** Goes to a screen; the address has changed when it returns. */
export type NavigateFunction = (to: To, options?: NavigateOptions) => void | Promise<void>;

/** The address at hand; of a screen that is kept behind another the one it was left at. */
export function useLocation(): Location {
  return useLocationFacts().location;
}

/** How one came to the address at hand. */
export function useNavigationType(): NavigationType {
  return useLocationFacts().navigationType;
}

export function useNavigate(): NavigateFunction {
  const go = useGo();
  const { pathname } = useLocation();
  return useCallback(
    (to, { replace = false, state } = {}) =>
      go(replace ? 'REPLACE' : 'PUSH', resolvePath(to, pathname), state),
    [go, pathname],
  );
}

/** What stands in an `href` for a link to there. */
export function useHref(to: string): string {
  return addressOf(resolvePath(to, useLocation().pathname));
}

interface NavigateProps extends NavigateOptions {
  to: string;
}

/** Leads elsewhere as soon as it is shown. */
export function Navigate({ to, replace, state }: NavigateProps): null {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace, state });
  }, [navigate, to, replace, state]);
  return null;
}
