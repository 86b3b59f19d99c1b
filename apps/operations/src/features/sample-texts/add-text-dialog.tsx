import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsAddSampleTextMutation } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useChoices } from '@tolk/labels';

const { title, text, instructions } = limits.testRequest;

const rules = object({
  sourceLanguage: string().required(),
  title: string().trim().max(title).required(),
  text: string().trim().min(text.min).max(text.max).required(),
  instructions: string().trim().max(instructions),
});

interface TextValues {
  sourceLanguage: string | null;
  title: string;
  text: string;
  instructions: string;
}

interface AddTextDialogProps {
  /** The one that the list shows. */
  sourceLanguage: string | undefined;
  onClose: () => void;
}

/** A text for requested tests, in one source language, for any target language. */
export function AddTextDialog({ sourceLanguage, onClose }: AddTextDialogProps) {
  const { t } = useLingui();
  const { languages } = useChoices();
  const [add] = useOpsAddSampleTextMutation();

  async function save(values: TextValues) {
    await inForm(add({ ...values, sourceLanguage: values.sourceLanguage ?? '' }));
    notify(t`The text is added.`);
    onClose();
  }

  return (
    <FormDialog open title={<Trans>Add a text</Trans>} onClose={onClose}>
      <Form<TextValues>
        initialValues={{
          sourceLanguage: sourceLanguage ?? null,
          title: '',
          text: '',
          instructions: '',
        }}
        validationSchema={rules}
        draftKey="sample-text"
        onSubmit={save}
      >
        <SelectField
          name="sourceLanguage"
          label={t({ message: 'Source language', context: 'field' })}
          options={languages}
          required
        />
        <TextField
          name="title"
          label={t({ message: 'Title', context: 'field' })}
          maxLength={title}
          required
        />
        <TextField
          name="text"
          label={t({ message: 'Text', context: 'field' })}
          hint={t`It can’t be changed later, as it may have been given.`}
          maxLength={text.max}
          multiline
          minRows={8}
          required
        />
        <TextField
          name="instructions"
          label={t({ message: 'Instructions', context: 'field' })}
          hint={t`For whom the translation is, and what to mind.`}
          maxLength={instructions}
          multiline
          minRows={2}
        />
        <FormActions
          submitLabel={<Trans context="button">Add</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
