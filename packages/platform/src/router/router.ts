/**
 * The router as remotes see it: re-exported by name, so that what nobody uses stays out of the
 * bundle and another router can take its place here.
 */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  createSearchParams,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type LinkProps,
  type Location,
  type NavigateFunction,
  type NavLinkProps,
} from 'react-router';
