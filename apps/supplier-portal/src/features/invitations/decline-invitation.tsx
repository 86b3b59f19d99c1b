import { Trans, useLingui } from '@lingui/react/macro';
import { useSupDeclinePostingInvitationMutation } from '@tolk/api-client';
import { Button, notify, Typography } from '@tolk/design-system';
import { Whose } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';
import type { Invitation } from './invitation.ts';

/** Declines an invitation, after asking: the client isn’t able to invite the supplier again. */
export function DeclineInvitation({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [decline] = useSupDeclinePostingInvitationMutation();
  const { postingInvitationId, publisherName, offer } = invitation;
  const { projectName } = invitation.posting;
  return (
    <>
      <Button color="inherit" onClick={() => setOpen(true)}>
        <Trans context="button">Decline</Trans>
        <Whose name={projectName} />
      </Button>
      <ConfirmDialog
        open={open}
        title={<Trans>Decline this invitation?</Trans>}
        confirmLabel={<Trans context="button">Decline</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        color="error"
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          const { error } = await decline({ postingInvitationId });
          if (error === undefined) notify(t`The invitation is declined.`);
          setOpen(false);
        }}
      >
        <Typography>
          <Trans>
            {publisherName} is told that you declined, and can’t invite you to “{projectName}”
            again. This can’t be undone.
          </Trans>
        </Typography>
        {offer?.status === 'open' ? (
          <Typography sx={{ mt: 1 }}>
            <Trans>The open offer ends as well.</Trans>
          </Typography>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
