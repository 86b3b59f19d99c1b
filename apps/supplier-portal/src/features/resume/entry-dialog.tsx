import { Trans, useLingui } from '@lingui/react/macro';
import { notify } from '@tolk/design-system';
import { FileField } from '@tolk/design-system/fields';
import { CheckboxField, FieldRow, Form, FormActions } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { filePolicies, limits } from '@tolk/domain';
import type { ReactNode } from 'react';
import { MonthField } from '../../months/month-field.tsx';
import { useUpload } from '@tolk/market-views';

interface Props<Values extends object> {
  title: ReactNode;
  initialValues: Values;
  rules: object;
  draftKey: string;
  /** Rejects with a call's error. */
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode | ((values: Values) => ReactNode);
}

/** One entry of the resume in a dialog: saved, said, closed. */
export function EntryDialog<Values extends object>({
  title,
  initialValues,
  rules,
  draftKey,
  onSave,
  onClose,
  children,
}: Props<Values>) {
  const { t } = useLingui();
  return (
    <FormDialog open onClose={onClose} title={title}>
      <Form<Values>
        initialValues={initialValues}
        validationSchema={rules}
        draftKey={draftKey}
        onSubmit={async (values) => {
          await onSave(values);
          notify(t`Your resume is saved.`);
          onClose();
        }}
      >
        {(values) => (
          <>
            {typeof children === 'function' ? children(values) : children}
            <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
          </>
        )}
      </Form>
    </FormDialog>
  );
}

/** From when to when; ticked, it goes on. */
export function PeriodFields({ untilToday }: { untilToday: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <FieldRow>
        <MonthField name="startMonth" label={t({ message: 'From', context: 'month' })} required />
        {untilToday ? null : (
          <MonthField name="endMonth" label={t({ message: 'Until', context: 'month' })} required />
        )}
      </FieldRow>
      <CheckboxField name="untilToday" label={t({ message: 'Still ongoing', context: 'field' })} />
    </>
  );
}

/** Photos or scans that belong to an entry. */
export function EntryFiles({ label, hint }: { label: string; hint: string }) {
  const { upload, discard } = useUpload('resume');
  return (
    <FileField
      name="files"
      label={label}
      hint={hint}
      upload={upload}
      discard={discard}
      accept=".png,.jpg,.jpeg,.webp,.pdf"
      maxBytes={filePolicies.resume.bytes}
      maxFiles={limits.resume.filesPerEntry}
    />
  );
}
