import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { FileField, SelectField, type StoredFile } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { array, object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, filePolicies, limits, type Identity } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { choiceOf } from '@tolk/labels';
import { useUpload } from '../files/use-upload.ts';
import { useFeedbackCalls, useFeedbackTypes } from './use-feedback-calls.ts';

interface Values {
  feedbackType: string | null;
  instructions: string;
  files: readonly StoredFile[];
}

const empty: Values = { feedbackType: null, instructions: '', files: [] };

const rules = object({
  feedbackType: string().required(),
  instructions: string().trim().max(limits.feedback.text).required(),
  files: array(object({ fileId: string().required() }))
    .max(limits.feedback.files)
    .required(),
});

interface FeedbackDialogProps {
  viewer: Identity;
  onClose: () => void;
}

/** Writing to the product: what it is about, in words, and what shows it. */
export function FeedbackDialog({ viewer, onClose }: FeedbackDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: types = [] } = useFeedbackTypes(viewer);
  const { send } = useFeedbackCalls(viewer);
  const { upload, discard, isUploading } = useUpload('feedback');

  async function submit(values: Values) {
    if (isUploading()) throw new Error(t`A file is still uploading. Submit once it has finished.`);
    const { files, ...form } = rules.validateSync(values);
    await inForm(send({ ...form, fileIds: files.map(({ fileId }) => fileId) }));
    notify(t`Thank you. We’ll let you know when there is an answer.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans context="heading">Give feedback</Trans>}>
      <Form<Values>
        initialValues={empty}
        validationSchema={rules}
        draftKey={`feedback:${viewer}`}
        onSubmit={submit}
      >
        <SelectField
          name="feedbackType"
          label={t({ message: 'What is it about?', context: 'feedback' })}
          options={types.map((entry) => choiceOf(entry, language))}
          required
        />
        <TextField
          name="instructions"
          label={t`What would you like to tell us?`}
          hint={t`If something doesn’t work: what you did, what you expected and what happened.`}
          multiline
          minRows={5}
          maxLength={limits.feedback.text}
          required
        />
        <FileField
          name="files"
          label={t({ message: 'Files', context: 'field' })}
          hint={t`A screenshot usually helps most. Only you and our support staff can see your files.`}
          accept={acceptOf('feedback')}
          maxBytes={filePolicies.feedback.bytes}
          maxFiles={limits.feedback.files}
          upload={upload}
          discard={discard}
        />
        <FormActions submitLabel={<Trans context="button">Send</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
