import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientSaveOrderReferencesMutation } from '@tolk/api-client';
import type { OrderReferences } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Form, FormActions } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { ReferenceFields } from '../../work-terms/reference-fields.tsx';

const text = () => string().trim().max(limits.orderReference.max).default('');
const rules = object({ purchaseOrder: text(), costCentre: text() });

interface ReferencesDialogProps {
  projectOrderId: string;
  references: OrderReferences;
  onClose: () => void;
}

/** Changing how the client's books call an order. */
export function ReferencesDialog({ projectOrderId, references, onClose }: ReferencesDialogProps) {
  const { t } = useLingui();
  const [save] = useClientSaveOrderReferencesMutation();
  const { purchaseOrder, costCentre } = references;
  return (
    <FormDialog open title={<Trans>For your books</Trans>} onClose={onClose}>
      <Form
        initialValues={{ purchaseOrder, costCentre }}
        validationSchema={rules}
        onSubmit={async (values) => {
          await inForm(save({ projectOrderId, ...rules.validateSync(values) }));
          onClose();
          notify(t`Your references are saved.`);
        }}
      >
        <ReferenceFields />
        <FormActions
          submitLabel={<Trans context="button">Save</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
