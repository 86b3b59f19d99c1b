import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupSaveResumeFileMutation } from '@tolk/api-client';
import type { Resume } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { FileField, type StoredFile } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { filePolicies } from '@tolk/domain';
import { useUpload } from '@tolk/market-views';
import { FoundInFile } from './found-in-file.tsx';

/** The resume as a file, which can go along with an application. */
export function ResumeFile({ resume }: { resume: Resume }) {
  const { resumeFile: file } = resume;
  const { t } = useLingui();
  const [save] = useSupSaveResumeFileMutation();
  const { upload, discard } = useUpload('resume');
  const initialValues: { files: readonly StoredFile[] } = { files: file === null ? [] : [file] };
  return (
    <Section title={<Trans>Resume as a file</Trans>}>
      <Form
        initialValues={initialValues}
        aria-label={t`Resume as a file`}
        onSubmit={async ({ files }) => {
          await inForm(save({ fileId: files[0]?.fileId ?? null }));
          notify(t`Your resume is saved.`);
        }}
      >
        <FileField
          name="files"
          label={t({ message: 'File', context: 'field' })}
          hint={t`You can attach it to your applications.`}
          upload={upload}
          discard={discard}
          accept=".pdf,.doc,.docx"
          maxBytes={filePolicies.resume.bytes}
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} />
      </Form>
      {file ? <FoundInFile resume={resume} /> : null}
    </Section>
  );
}
