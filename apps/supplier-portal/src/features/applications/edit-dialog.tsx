import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupEditProjectApplicationJLMutation } from '@tolk/api-client';
import type { ApplicationRow } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';

interface EditDialogProps {
  application: ApplicationRow;
  onClose: () => void;
}

const rules = object({
  content: string().trim().required().min(limits.description.min).max(limits.description.max),
  instructions: string().trim().max(limits.remarks.max).default(''),
});

/** The words of an application that the client has not read yet. */
export function EditDialog({ application, onClose }: EditDialogProps) {
  const { t } = useLingui();
  const [edit] = useSupEditProjectApplicationJLMutation();
  const { projectApplicationJLId, content, instructions } = application;
  return (
    <FormDialog open onClose={onClose} title={<Trans>Edit the application</Trans>}>
      <Form
        initialValues={{ content, instructions }}
        validationSchema={rules}
        draftKey={`edit-application:${projectApplicationJLId}`}
        onSubmit={async (values) => {
          await inForm(edit({ projectApplicationJLId, ...rules.validateSync(values) }));
          notify(t`The application is changed.`);
          onClose();
        }}
      >
        <Typography color="textSecondary">
          <Trans>
            You can edit it until the client reads it. Offer other terms by negotiating.
          </Trans>
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
        <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
