import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useSupSaveProjectExperienceMutation,
  useSupUpdateProjectExperienceMutation,
} from '@tolk/api-client';
import type { ProjectExperience } from '@tolk/contract';
import type { StoredFile } from '@tolk/design-system/fields';
import { TextField } from '@tolk/design-system/form';
import { EntryDialog, EntryFiles, PeriodFields } from './entry-dialog.tsx';
import { projectRules } from './entry-rules.ts';
import { idsOf, periodForm, periodValues, type PeriodValues } from './entry-values.ts';

interface Values extends PeriodValues {
  projectName: string;
  description: string;
  files: readonly StoredFile[];
}

interface Props {
  entry: ProjectExperience | undefined;
  onClose: () => void;
}

export function ProjectDialog({ entry, onClose }: Props) {
  const { t } = useLingui();
  const [add] = useSupSaveProjectExperienceMutation();
  const [update] = useSupUpdateProjectExperienceMutation();
  const initialValues: Values = {
    projectName: entry?.projectName ?? '',
    description: entry?.description ?? '',
    files: entry?.files ?? [],
    ...periodValues(entry),
  };

  function save({ files, untilToday, ...values }: Values) {
    const form = {
      ...values,
      ...periodForm({ ...values, untilToday }),
      fileIds: idsOf(files),
    };
    return entry
      ? inForm(update({ projectExperienceId: entry.projectExperienceId, ...form }))
      : inForm(add(form));
  }

  return (
    <EntryDialog<Values>
      title={entry ? <Trans>Edit the project</Trans> : <Trans>Add a project</Trans>}
      initialValues={initialValues}
      rules={projectRules}
      draftKey={`project-${entry?.projectExperienceId ?? 'new'}`}
      onSave={save}
      onClose={onClose}
    >
      {({ untilToday }) => (
        <>
          <TextField
            name="projectName"
            label={t({ message: 'Project name', context: 'field' })}
            required
          />
          <PeriodFields untilToday={untilToday} />
          <TextField
            name="description"
            label={t({ message: 'Description', context: 'resume' })}
            hint={t`What it was, your part in it and who it was for. Keep to any confidentiality agreements.`}
            multiline
            minRows={4}
            required
          />
          <EntryFiles
            label={t({ message: 'Work samples', context: 'fact' })}
            hint={t`Only work you are allowed to share. Clients who read your resume can open it.`}
          />
        </>
      )}
    </EntryDialog>
  );
}
