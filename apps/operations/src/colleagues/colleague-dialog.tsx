import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import type { ReactNode } from 'react';

const rules = object({ staffId: string().required(), note: string().trim() });

interface ColleagueDialogProps {
  title: ReactNode;
  submitLabel: ReactNode;
  colleagues: readonly { staffId: string; name: string; note?: string }[];
  /** Who has it now and is not offered. */
  holderId: string | null;
  /** Rejects with a call's error. */
  onGive: (staffId: string, note: string) => Promise<unknown>;
  /** Takes a note to the colleague of so many letters; left out where none goes along. */
  noteMax?: number;
  onClose: () => void;
}

/** Giving work to a colleague. */
export function ColleagueDialog(props: ColleagueDialogProps) {
  const { title, submitLabel, colleagues, holderId, onGive, noteMax, onClose } = props;
  const { t } = useLingui();
  return (
    <FormDialog open title={title} onClose={onClose}>
      <Form<{ staffId: string | null; note: string }>
        initialValues={{ staffId: null, note: '' }}
        validationSchema={rules}
        onSubmit={async (values) => {
          const { staffId, note = '' } = rules.validateSync(values);
          await onGive(staffId, note);
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
        {noteMax === undefined ? null : (
          <TextField
            name="note"
            label={t`Note to the colleague`}
            multiline
            minRows={2}
            maxLength={noteMax}
          />
        )}
        <FormActions submitLabel={submitLabel} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
