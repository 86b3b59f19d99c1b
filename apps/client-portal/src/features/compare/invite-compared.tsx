import { Trans } from '@lingui/react/macro';
import { Button } from '@tolk/design-system';
import { useState } from 'react';
import { InviteSeveralDialog } from '../../suppliers/invite-several-dialog.tsx';
import type { Compared } from './use-compared.ts';

/** Invites those who are compared to another project, all at once. */
export function InviteCompared({ compared }: { compared: readonly Compared[] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // One supplier may be compared with two applications.
  const suppliers = new Map(
    compared.map(({ application: { supUserId, supUserName } }) => [
      supUserId,
      { supUserId, supUserName },
    ]),
  );
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ mb: 2 }}>
        <Trans>Invite them to a project</Trans>
      </Button>
      {open ? (
        <InviteSeveralDialog
          suppliers={[...suppliers.values()]}
          projectReleaseInforId={null}
          onInvited={close}
          onClose={close}
        />
      ) : null}
    </>
  );
}
