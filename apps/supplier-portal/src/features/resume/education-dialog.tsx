import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useSupSaveEducationMutation,
  useSupUpdateEducationMutation,
} from '@tolk/api-client';
import type { Education } from '@tolk/contract';
import { SelectField, type StoredFile } from '@tolk/design-system/fields';
import { TextField } from '@tolk/design-system/form';
import { usePeopleChoices } from '@tolk/labels';
import { EntryDialog, EntryFiles, PeriodFields } from './entry-dialog.tsx';
import { educationRules } from './entry-rules.ts';
import { idsOf, periodForm, periodValues, type PeriodValues } from './entry-values.ts';

interface Values extends PeriodValues {
  university: string;
  major: string;
  degree: string | null;
  description: string;
  files: readonly StoredFile[];
}

interface Props {
  entry: Education | undefined;
  /** What a new one begins with. */
  found?: Pick<Education, 'university' | 'major' | 'degree' | 'startMonth' | 'endMonth'>;
  onClose: () => void;
}

export function EducationDialog({ entry, found, onClose }: Props) {
  const { t } = useLingui();
  const known = entry ?? found;
  const choices = usePeopleChoices();
  const [add] = useSupSaveEducationMutation();
  const [update] = useSupUpdateEducationMutation();
  const initialValues: Values = {
    university: known?.university ?? '',
    major: known?.major ?? '',
    degree: known?.degree || null,
    description: entry?.description ?? '',
    files: entry?.files ?? [],
    ...periodValues(known),
  };

  function save({ files, degree, untilToday, ...values }: Values) {
    const form = {
      ...values,
      ...periodForm({ ...values, untilToday }),
      degree: degree ?? '',
      fileIds: idsOf(files),
    };
    return entry ? inForm(update({ educationId: entry.educationId, ...form })) : inForm(add(form));
  }

  return (
    <EntryDialog<Values>
      title={
        entry ? (
          <Trans context="heading">Edit education</Trans>
        ) : (
          <Trans context="heading">Add education</Trans>
        )
      }
      initialValues={initialValues}
      rules={educationRules}
      draftKey={`education-${entry?.educationId ?? found?.startMonth ?? 'new'}`}
      onSave={save}
      onClose={onClose}
    >
      {({ untilToday }) => (
        <>
          <TextField
            name="university"
            label={t({ message: 'University', context: 'field' })}
            required
          />
          <TextField name="major" label={t({ message: 'Major', context: 'field' })} required />
          <SelectField
            name="degree"
            label={t({ message: 'Degree', context: 'field' })}
            options={choices('degree')}
            required
          />
          <PeriodFields untilToday={untilToday} />
          <TextField
            name="description"
            label={t({ message: 'Description', context: 'resume' })}
            multiline
            minRows={2}
          />
          <EntryFiles
            label={t({ message: 'Certificates', context: 'fact' })}
            hint={t`Photos or scans of the graduation and degree certificates.`}
          />
        </>
      )}
    </EntryDialog>
  );
}
