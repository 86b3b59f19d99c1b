import { Trans, useLingui } from '@lingui/react/macro';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import type { ReactNode } from 'react';

interface TemplateNameDialogProps {
  title: ReactNode;
  name: string;
  /** Rejects with a call's error. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

const rules = object({ name: string().trim().required().max(limits.posting.templateName) });

/** Names a template of postings. */
export function TemplateNameDialog({ title, name, onSave, onClose }: TemplateNameDialogProps) {
  const { t } = useLingui();
  return (
    <FormDialog open onClose={onClose} title={title}>
      <Form
        initialValues={{ name }}
        validationSchema={rules}
        onSubmit={async (values) => {
          await onSave(values.name.trim());
          onClose();
        }}
        aria-label={t({ message: 'Template', context: 'region' })}
      >
        <TextField
          name="name"
          label={t`Name of the template`}
          hint={t`Dates and files are not kept: they belong to one project.`}
          maxLength={limits.posting.templateName}
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
