import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from './navigation.ts';
import { usePreload } from '../preload.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Path with query, within the product. */
  to: string;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
  /** Handed to the next screen in `useLocation().state`. */
  state?: unknown;
}

/** A link within the product; its screen starts loading when the pointer or the focus reaches it. */
export function Link({ to, replace, state, children, ...rest }: LinkProps) {
  const preload = usePreload();
  const follow = useFollow({ to, replace, state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        rest.onClick?.(event);
        if (isForUs(event)) follow(event);
      }}
      onPointerEnter={(event) => {
        preload(to);
        rest.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload(to);
        rest.onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}

function useFollow({ to, replace, state }: Pick<LinkProps, 'to' | 'replace' | 'state'>) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (event: MouseEvent) => {
    event.preventDefault();
    // A click on where one already is adds nothing to the history, as in a browser.
    const stays = to === pathname + search + hash;
    void navigate(to, { replace: replace ?? stays, state });
  };
}

/** New tabs, downloads and other windows stay the browser's business. */
function isForUs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  const { target } = event.currentTarget;
  return (
    !event.defaultPrevented && event.button === 0 && !modified && (!target || target === '_self')
  );
}
