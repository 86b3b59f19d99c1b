import { pathTo, type RouteName } from '../route-table.ts';
import { Link, type LinkProps } from './link.tsx';

export interface RouteLinkProps extends Omit<LinkProps, 'to'> {
  /** Name of the route in the contract's route table. */
  to: RouteName;
  /** Becomes the query of the address. */
  params?: Parameters<typeof pathTo>[1];
}

/** A link by the route's name. */
export function RouteLink({ to, params, ...rest }: RouteLinkProps) {
  return <Link {...rest} to={pathTo(to, params)} />;
}
