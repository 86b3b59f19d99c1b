import { useLocation, useNavigate, useNavigationType } from '@tolk/platform';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The job hall is kept alive: a person who comes back to it by the menu, without a query, finds the filters
 * and the scroll position again. Effects run each time the screen comes into view. On Back the shell
 * restores both by itself.
 */
export function useKeptPlace(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const type: string = useNavigationType();
  const kept = useRef({ search: '', top: 0 });
  // An effect event would still see the address from before the screen was hidden.
  const now = useRef({ pathname, search, type, navigate });

  useLayoutEffect(() => {
    now.current = { pathname, search, type, navigate };
  });

  useLayoutEffect(() => {
    const place = kept.current;
    const note = () => (place.top = window.scrollY);
    window.addEventListener('scrollend', note);
    return () => window.removeEventListener('scrollend', note);
  }, []);

  useEffect(() => {
    const { search: before, top } = kept.current;
    const arrived = now.current;
    if (arrived.type !== 'PUSH' || arrived.search !== '') return undefined;
    if (before !== '') void arrived.navigate(arrived.pathname + before, { replace: true });
    // After the shell has scrolled a new page to its top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    kept.current.search = search;
  }, [search]);
}
