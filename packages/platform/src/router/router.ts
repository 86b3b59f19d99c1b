/**
 * The router as remotes see it: the address, moving about, links and the query. Addresses carry their
 * variables in the query, so nothing here matches paths. What the library's own links and hooks of
 * its DOM half would weigh, these don't.
 */
export {
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
  type NavigateFunction,
} from 'react-router';
export { Link, type LinkProps } from './link.tsx';
export { RouteLink, type RouteLinkProps } from './route-link.tsx';
export { useListAddress, type ListAddress } from './use-list-address.ts';
export { useSearchParams, type SetSearchParams } from './search-params.ts';
