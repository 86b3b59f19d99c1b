import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientSaveSupplierListMutation } from '@tolk/api-client';
import type { SupplierList } from '@tolk/contract';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';

interface ListNameDialogProps {
  /** The list that gets another name; without one a new list is made. */
  list?: SupplierList;
  onSaved?: (list: SupplierList) => void;
  onClose: () => void;
}

const rules = object({ name: string().trim().required().max(limits.supplierList.name) });

/** Names a list of suppliers, which only the client sees. */
export function ListNameDialog({ list, onSaved, onClose }: ListNameDialogProps) {
  const { t } = useLingui();
  const [save] = useClientSaveSupplierListMutation();
  const which = list === undefined ? {} : { supplierListId: list.supplierListId };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={list ? <Trans>Rename the list</Trans> : <Trans>Create a list</Trans>}
    >
      <Form
        initialValues={{ name: list?.name ?? '' }}
        validationSchema={rules}
        onSubmit={async ({ name }) => {
          // An optional call doesn't evaluate its arguments when there is nobody to call.
          const saved = await inForm(save({ ...which, name: name.trim() }));
          onSaved?.(saved);
          onClose();
        }}
      >
        <TextField
          name="name"
          label={t`Name of the list`}
          hint={t`Only you can see it.`}
          maxLength={limits.supplierList.name}
          required
        />
        <FormActions
          submitLabel={<Trans context="button">Save</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
