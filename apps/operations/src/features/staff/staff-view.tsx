import { Trans } from '@lingui/react/macro';
import {
  useOpsGetStaffListQuery,
  useOpsGetStaffUserQuery,
  useOpsResetStaffLoginMutation,
} from '@tolk/api-client';
import type { Staff } from '@tolk/contract';
import { Button, DataState } from '@tolk/design-system';
import { AddIcon } from '@tolk/design-system/icons';
import { PageHeader } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';
import { AddDialog } from './add-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { OneTimePassword, type NewLogin } from './one-time-password.tsx';
import { StaffTable } from './staff-table.tsx';

type Open =
  | { dialog: 'add' }
  | { dialog: 'edit' | 'reset'; member: Staff }
  | { dialog: 'password'; login: NewLogin };

/** The members of the staff, and the dialogs that change them. */
export function StaffView() {
  const query = useOpsGetStaffListQuery({}, { refetchOnMountOrArgChange: true });
  const { data: user } = useOpsGetStaffUserQuery({});
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const showPassword = (login: NewLogin) => setOpen({ dialog: 'password', login });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Staff</Trans>}
        description={<Trans>Who can use the console, and in which role.</Trans>}
        actions={
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            onClick={() => setOpen({ dialog: 'add' })}
          >
            <Trans>Add a member of staff</Trans>
          </Button>
        }
      />
      <DataState query={query}>
        {(members) => (
          <StaffTable
            members={members}
            ownId={user?.staffId}
            onEdit={(member) => setOpen({ dialog: 'edit', member })}
            onReset={(member) => setOpen({ dialog: 'reset', member })}
          />
        )}
      </DataState>
      {open?.dialog === 'add' ? <AddDialog onAdded={showPassword} onClose={close} /> : null}
      {open?.dialog === 'edit' ? <EditDialog member={open.member} onClose={close} /> : null}
      {open?.dialog === 'reset' ? (
        <ResetDialog member={open.member} onReset={showPassword} onClose={close} />
      ) : null}
      {open?.dialog === 'password' ? <OneTimePassword login={open.login} onClose={close} /> : null}
    </>
  );
}

interface ResetDialogProps {
  member: Staff;
  onReset: (login: NewLogin) => void;
  onClose: () => void;
}

function ResetDialog({ member, onReset, onClose }: ResetDialogProps) {
  const [reset] = useOpsResetStaffLoginMutation();
  const { staffId, account, name } = member;
  return (
    <ConfirmDialog
      open
      title={<Trans>Reset the login of {name}?</Trans>}
      confirmLabel={<Trans>Reset the login</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      color="error"
      onConfirm={() =>
        reset({ staffId })
          .unwrap()
          // What went wrong the shell has said by then.
          .then(({ oneTimePassword }) => onReset({ account, name, oneTimePassword }), onClose)
      }
      onCancel={onClose}
    >
      <Trans>
        The password and second factor are removed and all sessions end. You get a one-time password
        to pass on.
      </Trans>
    </ConfirmDialog>
  );
}
