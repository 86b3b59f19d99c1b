import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  discardFile,
  inForm,
  uploadFile,
  useSupEditProjectApplicationJLMutation,
  useSupGetSupResumeDataQuery,
} from '@tolk/api-client';
import type { ApplicationRow, FileInfo } from '@tolk/contract';
import { notify, Skeleton, Typography } from '@tolk/design-system';
import { FileField, MultiSelectField, SelectField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { array, object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, filePolicies, limits } from '@tolk/domain';
import { caseChoices, chosenCases, type CaseChoice } from './case-choice.ts';

interface EditDialogProps {
  application: Pick<
    ApplicationRow,
    | 'projectApplicationJLId'
    | 'version'
    | 'content'
    | 'instructions'
    | 'resumeFile'
    | 'files'
    | 'projectCases'
  >;
  onClose: () => void;
}

const rules = object({
  content: string().trim().required().min(limits.description.min).max(limits.description.max),
  instructions: string().trim().max(limits.remarks.max).default(''),
  resumeFileId: string().nullable().default(null),
  cases: array(string().required()).max(limits.resume.cases).required(),
  files: array()
    .of(object({ fileId: string().required() }))
    .max(limits.application.files)
    .default([]),
});

/** An application that the client has not read yet: its words and what goes along with it. */
export function EditDialog({ application, onClose }: EditDialogProps) {
  const resume = useSupGetSupResumeDataQuery({});
  return (
    <FormDialog open onClose={onClose} title={<Trans>Edit the application</Trans>}>
      {resume.isLoading ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <EditForm application={application} onClose={onClose} />
      )}
    </FormDialog>
  );
}

function EditForm({ application, onClose }: EditDialogProps) {
  const { t } = useLingui();
  const [edit] = useSupEditProjectApplicationJLMutation();
  const { data: resume } = useSupGetSupResumeDataQuery({});
  // Of what is shown in the fields, whatever another tab saves meanwhile.
  const [version] = useState(application.version);
  const { projectApplicationJLId, content, instructions, files, projectCases } = application;
  const offered = caseChoices(projectCases, resume?.projectExperiences ?? []);
  return (
    <Form
      initialValues={{
        content,
        instructions,
        resumeFileId: application.resumeFile?.fileId ?? null,
        cases: projectCases.map(({ projectCaseId }) => projectCaseId),
        files,
      }}
      validationSchema={rules}
      serverFields={{ projectExperienceIds: 'cases' }}
      draftKey={`edit-application:${projectApplicationJLId}:${version}`}
      onSubmit={async (values) => {
        const { cases, files: chosen, ...words } = rules.validateSync(values);
        const attached = {
          ...chosenCases(cases, offered),
          fileIds: chosen.map(({ fileId }) => fileId),
        };
        await inForm(edit({ projectApplicationJLId, version, ...words, ...attached }));
        notify(t`The application is changed.`);
        onClose();
      }}
    >
      <Typography color="textSecondary">
        <Trans>You can edit it until the client reads it. Offer other terms by negotiating.</Trans>
      </Typography>
      <TextField
        name="content"
        label={t`Why should the client choose you?`}
        required
        multiline
        minRows={4}
      />
      <TextField
        name="instructions"
        label={t({ message: 'Anything else', context: 'field' })}
        multiline
        minRows={2}
      />
      <ResumePart
        files={resumeFiles(application.resumeFile, resume?.resumeFile ?? null)}
        cases={offered}
      />
      <FileField
        name="files"
        label={t({ message: 'Files', context: 'field' })}
        hint={t`Work samples or references. Only this client can open them (optional).`}
        accept={acceptOf('application')}
        maxBytes={filePolicies.application.bytes}
        maxFiles={limits.application.files}
        upload={(file, options) => uploadFile(file, 'application', options)}
        discard={discardFile}
      />
      <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
    </Form>
  );
}

/** What comes from the resume: as it was sent, and as it is there now. */
function ResumePart({
  files,
  cases,
}: {
  files: ReturnType<typeof resumeFiles>;
  cases: readonly CaseChoice[];
}) {
  const { t } = useLingui();
  return (
    <>
      {files.length === 0 ? null : (
        <SelectField
          name="resumeFileId"
          label={t({ message: 'Resume file', context: 'field' })}
          hint={t`Leave it empty to send none.`}
          options={files.map(({ fileId, fileName, isSent }) => ({
            value: fileId,
            label: fileName,
            note: isSent
              ? t({ message: 'sent', context: 'file' })
              : t({ message: 'in your resume now', context: 'file' }),
          }))}
        />
      )}
      {cases.length === 0 ? null : (
        <MultiSelectField
          name="cases"
          label={t({ message: 'Project cases', context: 'field' })}
          hint={t`What you add is sent as it is in your resume now.`}
          options={cases.map(({ value, projectName, isSent, inResume }) => ({
            value,
            label: isSent && !inResume ? t`${projectName} (as sent)` : projectName,
          }))}
        />
      )}
    </>
  );
}

function resumeFiles(sent: FileInfo | null, now: FileInfo | null) {
  const other = now !== null && now.fileId !== sent?.fileId ? [{ ...now, isSent: false }] : [];
  return sent === null ? other : [{ ...sent, isSent: true }, ...other];
}
