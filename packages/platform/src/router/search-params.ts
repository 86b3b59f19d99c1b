import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from './navigation.ts';

type Query = URLSearchParams | Record<string, string>;

/** Replaces the query; `replace` keeps Back from stepping through every filter that was typed. */
export type SetSearchParams = (
  next: Query | ((current: URLSearchParams) => Query),
  options?: { replace?: boolean },
) => void;

/** The query of the current address, and how to change it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const current = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const query = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      void navigate({ search: new URLSearchParams(query).toString() }, options);
    },
    [navigate, search],
  );
  return [current, set];
}
