import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupSaveApplicationTemplateMutation } from '@tolk/api-client';
import type { ApplicationTemplate } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits, templateFields } from '@tolk/domain';

interface Props {
  /** The one that is changed; without it a new one is kept. */
  template?: ApplicationTemplate;
  content: string;
  onClose: () => void;
}

const rules = object({
  name: string().trim().required().max(limits.applicationTemplate.name),
  content: string().trim().required().max(limits.description.max),
});

/** Keeps a text for applications under a name; what differs from job to job stands in braces. */
export function SaveTemplateDialog({ template, content, onClose }: Props) {
  const { t } = useLingui();
  const [save] = useSupSaveApplicationTemplateMutation();
  const which =
    template === undefined ? {} : { applicationTemplateId: template.applicationTemplateId };
  const fields = templateFields.map((name) => `{${name}}`).join(' ');
  return (
    <FormDialog
      open
      onClose={onClose}
      title={template ? <Trans>Change the template</Trans> : <Trans>Save as a template</Trans>}
    >
      <Form
        initialValues={{ name: template?.name ?? '', content }}
        validationSchema={rules}
        onSubmit={async (values) => {
          await inForm(save({ ...which, ...rules.validateSync(values) }));
          notify(t`Your template is saved.`);
          onClose();
        }}
        aria-label={t({ message: 'Template', context: 'region' })}
      >
        <TextField
          name="name"
          label={t`Name of the template`}
          hint={t`Only you can see it.`}
          maxLength={limits.applicationTemplate.name}
          required
        />
        <TextField
          name="content"
          label={t({ message: 'Text', context: 'template' })}
          hint={t`These are filled in for each job: ${fields}`}
          multiline
          minRows={4}
          required
        />
        <FormActions
          submitLabel={<Trans context="button">Save</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
