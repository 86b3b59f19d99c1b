import { useLingui } from '@lingui/react/macro';
import { MultiSelectField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { array, object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { bounds, limits } from '@tolk/domain';
import { useProvableFields } from '@tolk/labels';
import type { ReactNode } from 'react';

const { fieldsOfCertificate } = bounds;

const rules = object({
  provenFieldIds: array(string().required()).max(limits.certificateFields).required(),
});

interface ProvenFieldsDialogProps {
  title: ReactNode;
  submitLabel: ReactNode;
  /** What is chosen at first. */
  fields: readonly string[];
  /** Why nothing can be sent as long as just these fields are chosen. */
  offWhileSame?: ReactNode;
  /** Rejects with a `CallError` that the form shows. */
  onSubmit: (provenFieldIds: string[]) => Promise<unknown>;
  onClose: () => void;
}

/** Which fields a certificate proves. */
export function ProvenFieldsDialog({
  title,
  submitLabel,
  fields,
  offWhileSame,
  onSubmit,
  onClose,
}: ProvenFieldsDialogProps) {
  const { t } = useLingui();
  const options = useProvableFields(fields);
  return (
    <FormDialog open title={title} onClose={onClose}>
      <Form<{ provenFieldIds: readonly string[] }>
        initialValues={{ provenFieldIds: fields }}
        validationSchema={rules}
        onSubmit={({ provenFieldIds }) => onSubmit([...provenFieldIds])}
      >
        {({ provenFieldIds }) => (
          <>
            <MultiSelectField
              name="provenFieldIds"
              label={t({ message: 'Fields that it proves', context: 'field' })}
              hint={t`Keep the fields that the certificate itself names, up to ${fieldsOfCertificate}, or none. They show as certified to everybody and count in matching.`}
              options={options}
            />
            <FormActions
              submitLabel={submitLabel}
              color="secondary"
              off={areSame(provenFieldIds, fields) ? offWhileSame : undefined}
              onCancel={onClose}
            />
          </>
        )}
      </Form>
    </FormDialog>
  );
}

/** Fields have no order. */
function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((field) => others.includes(field));
}
