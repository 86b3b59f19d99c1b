import { Trans } from '@lingui/react/macro';
import { Button, ErrorCard, PublicLayout } from '@tolk/design-system';
import { homePath, type Identity } from '@tolk/domain';
import { Link } from '@tolk/platform';
import { useState } from 'react';
import { accountCall } from '../account/account-call.ts';
import { Brand } from '../frames/brand.tsx';
import { enterIdentity } from '../session/enter-identity.ts';

interface Props {
  /** The identity that the page belongs to. */
  area: Identity;
  /** The identity that the session acts in. */
  identity: Identity;
}

/** A link into the other side of one's account says so and leads there, instead of showing refusals. */
export function OtherSidePage({ area, identity }: Props) {
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
        message={<Trans>Switch sides to see it. You stay on this page.</Trans>}
      >
        <SwitchHere to={area} />
        <Button component={Link} to={homePath(identity)}>
          <Trans context="button">My overview</Trans>
        </Button>
      </ErrorCard>
    </PublicLayout>
  );
}

/** Once the session acts in the page's identity, the guard shows the page. */
function SwitchHere({ to }: { to: Identity }) {
  const [busy, setBusy] = useState(false);

  async function go() {
    setBusy(true);
    await enterIdentity(to, accountName, () => {});
    setBusy(false);
  }

  return (
    <Button variant="contained" disabled={busy} onClick={() => void go()}>
      {to === 'client' ? (
        <Trans>Switch to the client side</Trans>
      ) : (
        <Trans>Switch to the supplier side</Trans>
      )}
    </Button>
  );
}

async function accountName(): Promise<string> {
  return (await accountCall('getSupUserData', {})).supCurrentAccount;
}
