import { Trans } from '@lingui/react/macro';
import { Button, ErrorCard, PublicLayout } from '@tolk/design-system';
import { homePath, identityOf, type Identity, type Port } from '@tolk/domain';
import { Link } from '@tolk/platform';
import type { ReactNode } from 'react';
import { Brand } from '../frames/brand.tsx';

interface Props {
  /** The identity that the page belongs to; absent for a public one. */
  area: Identity | undefined;
  /** The identity that the session acts in, if there is one. */
  port: Port | null;
  children: ReactNode;
}

/** A link into the other side of one's account says so, instead of showing refusals. */
export function WrongIdentity({ area, port, children }: Props) {
  if (area === undefined || port === null) return children;
  const identity = identityOf(port);
  if (identity === area) return children;
  return (
    <PublicLayout width="form" brand={<Brand to={homePath(identity)} />}>
      <ErrorCard
        title={
          area === 'client' ? (
            <Trans>This page belongs to your client side</Trans>
          ) : (
            <Trans>This page belongs to your supplier side</Trans>
          )
        }
        message={
          <Trans>
            Go to your overview and switch sides in the header, then open the link again.
          </Trans>
        }
      >
        <Button component={Link} to={homePath(identity)} variant="contained">
          <Trans>My overview</Trans>
        </Button>
      </ErrorCard>
    </PublicLayout>
  );
}
