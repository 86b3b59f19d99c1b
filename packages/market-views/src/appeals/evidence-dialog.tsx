import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { AppealDetail } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { FileField, type StoredFile } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { array, object, string } from '@tolk/design-system/form-rules';
import { Until } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, filePolicies, limits, type Identity } from '@tolk/domain';
import { useUpload } from '../files/use-upload.ts';
import { useAppealCalls } from './use-appeal-calls.ts';

interface Values {
  text: string;
  files: readonly StoredFile[];
}

const rules = object({
  text: string()
    .trim()
    .max(limits.appeal.text)
    .test({
      name: 'something',
      message: () => translate`Write something, or choose a file.`,
      test: (text, { parent }) => Boolean(text) || (parent as Values).files.length > 0,
    }),
  files: array(object({ fileId: string().required() }))
    .max(limits.appeal.filesPerEvidence)
    .required(),
});

interface EvidenceDialogProps {
  appeal: AppealDetail;
  viewer: Identity;
  onClose: () => void;
}

/** Handing in evidence: words, files or both. It can't be taken back. */
export function EvidenceDialog({ appeal, viewer, onClose }: EvidenceDialogProps) {
  const { t } = useLingui();
  const { addEvidence } = useAppealCalls(viewer);
  const { upload, discard, isUploading } = useUpload('evidence');
  const { projectOrderAppealId, evidenceUntil } = appeal;

  async function send(values: Values) {
    if (isUploading()) throw new Error(t`A file is still uploading. Submit once it has finished.`);
    const { text = '', files } = rules.validateSync(values);
    const fileIds = files.map(({ fileId }) => fileId);
    await inForm(addEvidence({ projectOrderAppealId, text, fileIds }));
    notify(t`Your evidence has been submitted.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans context="heading">Add evidence</Trans>}>
      <Form<Values>
        initialValues={{ text: '', files: [] }}
        validationSchema={rules}
        draftKey={`evidence:${projectOrderAppealId}`}
        onSubmit={send}
      >
        <div>
          <Trans>
            Evidence can be submitted until <Until iso={evidenceUntil} />. The other side and our
            staff see it, and it can’t be withdrawn.
          </Trans>
        </div>
        <TextField name="text" label={t`What does it show?`} multiline minRows={4} />
        <FileField
          name="files"
          label={t({ message: 'Files', context: 'field' })}
          accept={acceptOf('evidence')}
          maxBytes={filePolicies.evidence.bytes}
          maxFiles={limits.appeal.filesPerEvidence}
          upload={upload}
          discard={discard}
        />
        <FormActions submitLabel={<Trans>Submit the evidence</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
