/**
 * The router as remotes see it: the address, moving about, links and the query. Addresses carry their
 * variables in the query and screens stand in the route table, so nothing here matches paths
 * (docs/adr/0072-what-the-way-in-carries.md).
 */
export {
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateFunction,
} from './navigation.ts';
export type { Location } from './history.ts';
export { Link, type LinkProps } from './link.tsx';
export { RouteLink, type RouteLinkProps } from './route-link.tsx';
export { useListAddress, type ListAddress } from './use-list-address.ts';
export { useSearchParams, type SetSearchParams } from './search-params.ts';
