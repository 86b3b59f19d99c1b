import { routeAt } from '@tolk/contract/routes';

const key = 'from';

/** Address of the login page that leads back to `path` after sign-in. */
export function loginPath(path: string): string {
  return path === '/' ? '/login' : `/login?${new URLSearchParams({ [key]: path })}`;
}

/** The page that a person was sent to the login page from; only a screen of ours, never another site. */
export function wantedPath(search: URLSearchParams): string | undefined {
  const path = search.get(key);
  if (!path?.startsWith('/') || path.startsWith('//')) return undefined;
  return routeAt(path.split(/[?#]/, 1)[0] ?? '') ? path : undefined;
}
