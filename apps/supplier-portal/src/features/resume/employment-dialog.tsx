import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useSupSaveWorkExperienceMutation,
  useSupUpdateWorkExperienceMutation,
} from '@tolk/api-client';
import type { WorkExperience } from '@tolk/contract';
import { TextField } from '@tolk/design-system/form';
import { EntryDialog, PeriodFields } from './entry-dialog.tsx';
import { employmentRules } from './entry-rules.ts';
import { periodForm, periodValues, type PeriodValues } from './entry-values.ts';

interface Values extends PeriodValues {
  company: string;
  occupation: string;
  description: string;
}

interface Props {
  entry: WorkExperience | undefined;
  /** What a new one begins with. */
  found?: Pick<WorkExperience, 'company' | 'occupation' | 'startMonth' | 'endMonth'>;
  onClose: () => void;
}

export function EmploymentDialog({ entry, found, onClose }: Props) {
  const { t } = useLingui();
  const known = entry ?? found;
  const [add] = useSupSaveWorkExperienceMutation();
  const [update] = useSupUpdateWorkExperienceMutation();
  const initialValues: Values = {
    company: known?.company ?? '',
    occupation: known?.occupation ?? '',
    description: entry?.description ?? '',
    ...periodValues(known),
  };

  function save({ untilToday, ...values }: Values) {
    const form = { ...values, ...periodForm({ ...values, untilToday }) };
    return entry
      ? inForm(update({ workExperienceId: entry.workExperienceId, ...form }))
      : inForm(add(form));
  }

  return (
    <EntryDialog<Values>
      title={
        entry ? (
          <Trans context="heading">Edit employment</Trans>
        ) : (
          <Trans context="heading">Add employment</Trans>
        )
      }
      initialValues={initialValues}
      rules={employmentRules}
      draftKey={`employment-${entry?.workExperienceId ?? found?.startMonth ?? 'new'}`}
      onSave={save}
      onClose={onClose}
    >
      {({ untilToday }) => (
        <>
          <TextField
            name="company"
            label={t({ message: 'Company', context: 'field' })}
            autoComplete="organization"
            required
          />
          <TextField
            name="occupation"
            label={t({ message: 'Occupation', context: 'field' })}
            autoComplete="organization-title"
            required
          />
          <PeriodFields untilToday={untilToday} />
          <TextField
            name="description"
            label={t({ message: 'Description', context: 'resume' })}
            multiline
            minRows={3}
          />
        </>
      )}
    </EntryDialog>
  );
}
