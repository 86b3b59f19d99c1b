import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import type { ReactNode } from 'react';

const rules = object({ staffId: string().required() });

interface ColleagueDialogProps {
  title: ReactNode;
  submitLabel: ReactNode;
  colleagues: readonly { staffId: string; name: string; note?: string }[];
  /** Who has it now and is not offered. */
  holderId: string | null;
  /** Rejects with a call's error. */
  onGive: (staffId: string) => Promise<unknown>;
  onClose: () => void;
}

/** Giving work to a colleague. */
export function ColleagueDialog(props: ColleagueDialogProps) {
  const { title, submitLabel, colleagues, holderId, onGive, onClose } = props;
  const { t } = useLingui();
  return (
    <FormDialog open title={title} onClose={onClose}>
      <Form<{ staffId: string | null }>
        initialValues={{ staffId: null }}
        validationSchema={rules}
        onSubmit={async (values) => {
          await onGive(rules.validateSync(values).staffId);
          onClose();
        }}
      >
        <SelectField
          name="staffId"
          label={t({ message: 'Colleague', context: 'field' })}
          options={colleagues
            .filter(({ staffId }) => staffId !== holderId)
            .map(({ staffId, name, ...more }) => ({ value: staffId, label: name, ...more }))}
          required
        />
        <FormActions submitLabel={submitLabel} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
