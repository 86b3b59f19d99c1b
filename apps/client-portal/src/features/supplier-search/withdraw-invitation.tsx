import { Trans, useLingui } from '@lingui/react/macro';
import { useClientWithdrawPostingInvitationMutation } from '@tolk/api-client';
import type { SentInvitation } from '@tolk/contract';
import { Button, notify, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';

/** Takes back an invitation that was not answered, after asking. */
export function WithdrawInvitation({ invitation }: { invitation: SentInvitation }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [withdraw] = useClientWithdrawPostingInvitationMutation();
  const { postingInvitationId, supUserName, projectName } = invitation;
  return (
    <>
      <Button
        color="inherit"
        aria-label={t`Withdraw the invitation of ${supUserName}`}
        onClick={() => setOpen(true)}
      >
        <Trans context="button">Withdraw</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        title={<Trans>Withdraw this invitation?</Trans>}
        confirmLabel={<Trans context="button">Withdraw</Trans>}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onCancel={() => setOpen(false)}
        onConfirm={async () => {
          const { error } = await withdraw({ postingInvitationId });
          if (error === undefined) notify(t`The invitation has been withdrawn.`);
          setOpen(false);
        }}
      >
        <Typography>
          <Trans>
            {supUserName} sees that it was withdrawn. They may still apply for “{projectName}”, and
            you can invite them again.
          </Trans>
        </Typography>
      </ConfirmDialog>
    </>
  );
}
