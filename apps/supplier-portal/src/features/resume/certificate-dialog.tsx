import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useSupSaveCertificateMutation,
  useSupUpdateCertificateMutation,
} from '@tolk/api-client';
import type { Certificate } from '@tolk/contract';
import { SelectField, type StoredFile } from '@tolk/design-system/fields';
import { FieldRow, TextField } from '@tolk/design-system/form';
import { useChoices } from '@tolk/labels';
import { MonthField } from '../../months/month-field.tsx';
import { EntryDialog, EntryFiles } from './entry-dialog.tsx';
import { certificateRules } from './entry-rules.ts';
import { idsOf } from './entry-values.ts';

interface Values {
  language: string | null;
  certificate: string;
  level: string;
  issuedMonth: string;
  files: readonly StoredFile[];
}

interface Props {
  entry: Certificate | undefined;
  onClose: () => void;
}

export function CertificateDialog({ entry, onClose }: Props) {
  const { t } = useLingui();
  const { languages } = useChoices();
  const [add] = useSupSaveCertificateMutation();
  const [update] = useSupUpdateCertificateMutation();
  const initialValues: Values = {
    language: entry?.language ?? null,
    certificate: entry?.certificate ?? '',
    level: entry?.level ?? '',
    issuedMonth: entry?.issuedMonth ?? '',
    files: entry?.files ?? [],
  };

  function save({ files, language, issuedMonth, ...values }: Values) {
    const form = {
      ...values,
      language: language ?? '',
      issuedMonth: issuedMonth === '' ? null : issuedMonth,
      fileIds: idsOf(files),
    };
    return entry
      ? inForm(update({ certificateId: entry.certificateId, ...form }))
      : inForm(add(form));
  }

  return (
    <EntryDialog<Values>
      title={
        entry ? <Trans>Edit the certificate</Trans> : <Trans>Add a language certificate</Trans>
      }
      initialValues={initialValues}
      rules={certificateRules}
      draftKey={`certificate-${entry?.certificateId ?? 'new'}`}
      onSave={save}
      onClose={onClose}
    >
      <SelectField
        name="language"
        label={t({ message: 'Language', context: 'field' })}
        placeholder={t`Type to search`}
        options={languages}
        required
      />
      <FieldRow>
        <TextField
          name="certificate"
          label={t({ message: 'Certificate', context: 'field' })}
          placeholder={t`For example: CATTI, DALF, JLPT`}
          required
        />
        <TextField name="level" label={t({ message: 'Level', context: 'certificate' })} />
      </FieldRow>
      <MonthField name="issuedMonth" label={t`Month of issue`} />
      <EntryFiles
        label={t({ message: 'Photos', context: 'fact' })}
        hint={t`Clients who read your resume can open these.`}
      />
    </EntryDialog>
  );
}
