import { routeAt } from '@tolk/contract/routes';

const key = 'from';

/** Address of a page on the way that leads on to `wanted`. */
export function pathWithWanted(
  path: '/login' | '/selectidentity' | '/ops/login',
  wanted: string | undefined,
): string {
  if (wanted === undefined || wanted === '/') return path;
  return `${path}?${new URLSearchParams({ [key]: wanted })}`;
}

/** The page that a person was on the way to; only a screen of ours, never another site. */
export function wantedPath(search: URLSearchParams): string | undefined {
  const path = search.get(key);
  if (!path?.startsWith('/') || path.startsWith('//')) return undefined;
  return routeAt(path.split(/[?#]/, 1)[0] ?? '') ? path : undefined;
}
