import { identityOf, type Identity, type Port } from '@tolk/domain';
import { lazyPart } from '@tolk/platform';
import type { ReactNode } from 'react';
import { ScreenFailure } from '../screens/screen-failure.tsx';
import { ScreenSkeleton } from '../screens/screen-skeleton.tsx';

const OtherSidePage = lazyPart(async () => (await import('./other-side-page.tsx')).OtherSidePage, {
  pending: <ScreenSkeleton />,
  failed: (retry, error) => <ScreenFailure error={error} retry={retry} />,
});

interface Props {
  /** The identity that the page belongs to; absent for a public one. */
  area: Identity | undefined;
  /** The identity that the session acts in, if there is one. */
  port: Port | null;
  children: ReactNode;
}

/** Shows the page only to the side of an account that it belongs to. */
export function WrongIdentity({ area, port, children }: Props) {
  if (area === undefined || port === null) return children;
  const identity = identityOf(port);
  return identity === area ? children : <OtherSidePage area={area} identity={identity} />;
}
