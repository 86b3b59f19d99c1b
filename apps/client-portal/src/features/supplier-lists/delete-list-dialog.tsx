import { Trans, useLingui } from '@lingui/react/macro';
import { useClientDelSupplierListMutation } from '@tolk/api-client';
import type { SupplierList } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';

/** Deletes a list after asking. */
export function DeleteListDialog({ list, onClose }: { list: SupplierList; onClose: () => void }) {
  const { t } = useLingui();
  const [remove] = useClientDelSupplierListMutation();
  const { supplierListId, name } = list;
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete this list?</Trans>}
      color="error"
      confirmLabel={<Trans>Delete the list</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onCancel={onClose}
      onConfirm={async () => {
        const { error } = await remove({ supplierListId });
        onClose();
        if (error === undefined) notify(t`The list is deleted.`);
      }}
    >
      <Typography>
        <Trans>“{name}” goes. The suppliers in it are not told.</Trans>
      </Typography>
    </ConfirmDialog>
  );
}
