import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { usePreload } from '../preload.ts';
import { pathTo, type RouteName } from '../route-table.ts';

export interface RouteLinkProps extends Omit<LinkProps, 'to'> {
  /** Name of the route in the contract's route table. */
  to: RouteName;
  /** Becomes the query of the address. */
  params?: Parameters<typeof pathTo>[1];
  ref?: Ref<HTMLAnchorElement>;
}

/** A link by the route's name; its screen starts loading when the pointer or the focus reaches it. */
export function RouteLink({ to, params, ...rest }: RouteLinkProps) {
  const path = pathTo(to, params);
  const preload = usePreload();
  return (
    <Link
      {...rest}
      to={path}
      onPointerEnter={(event) => {
        preload(path);
        rest.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(path);
        rest.onFocus?.(event);
      }}
    />
  );
}
