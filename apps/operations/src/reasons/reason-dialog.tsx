import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import type { ReactNode } from 'react';
import { reasonText } from './reason-rules.ts';

const rules = object({ reason: reasonText });

interface ReasonDialogProps {
  title: ReactNode;
  /** Above the field: what follows from it, or what helps with the words. */
  children: ReactNode;
  /** Of the one field. */
  label: string;
  hint: string;
  submitLabel: ReactNode;
  /** Seal for what can't be undone. */
  color?: 'primary' | 'secondary';
  draftKey: string;
  /** Rejects with a `CallError` that the form shows; it closes the dialog. */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** An act that takes nothing but a few words. */
export function ReasonDialog({
  title,
  children,
  label,
  hint,
  submitLabel,
  color = 'primary',
  draftKey,
  onSubmit,
  onClose,
}: ReasonDialogProps) {
  return (
    <FormDialog open title={title} onClose={onClose}>
      <Form
        initialValues={{ reason: '' }}
        validationSchema={rules}
        draftKey={draftKey}
        onSubmit={({ reason }) => onSubmit(reason.trim())}
      >
        {children}
        <TextField
          name="reason"
          label={label}
          hint={hint}
          multiline
          minRows={3}
          maxLength={limits.reason.max}
          required
        />
        <FormActions submitLabel={submitLabel} color={color} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
