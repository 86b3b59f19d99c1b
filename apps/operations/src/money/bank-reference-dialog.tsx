import { useLingui } from '@lingui/react/macro';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import type { ReactNode } from 'react';
import { bankReferenceText } from '../reasons/reason-rules.ts';
import { useDecided } from '../work/use-decided.tsx';
import type { WorkRecord } from '../work/use-work-case.ts';

const rules = object({ bankReference: bankReferenceText });

interface BankReferenceDialogProps {
  /** What the money is about. */
  record: WorkRecord;
  title: ReactNode;
  submitLabel: ReactNode;
  draftKey: string;
  /** Said once it is recorded. */
  done: string;
  onSubmit: (bankReference: string) => Promise<unknown>;
  onClose: () => void;
  /** What has to have happened at the bank before. */
  children: ReactNode;
}

/** Recording that finance transferred money from the bank account, by the bank's number. */
export function BankReferenceDialog({
  record,
  title,
  submitLabel,
  draftKey,
  done,
  onSubmit,
  onClose,
  children,
}: BankReferenceDialogProps) {
  const { t } = useLingui();
  const decided = useDecided(record);
  return (
    <FormDialog open title={title} onClose={onClose}>
      <Form
        initialValues={{ bankReference: '' }}
        validationSchema={rules}
        draftKey={draftKey}
        onSubmit={async ({ bankReference }) => {
          await onSubmit(bankReference.trim());
          onClose();
          decided(done);
        }}
      >
        {children}
        <TextField
          name="bankReference"
          label={t({ message: 'Bank reference', context: 'field' })}
          hint={t`The number of the transfer in the bank’s statement.`}
          maxLength={limits.bankReference.max}
          required
        />
        <FormActions submitLabel={submitLabel} color="secondary" onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
