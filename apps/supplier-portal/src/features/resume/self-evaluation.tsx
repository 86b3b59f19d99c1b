import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupSaveSelfEvaluationMutation } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';

const rules = object({
  selfEvaluation: string().trim().max(limits.resume.selfEvaluation).default(''),
});

/** What the supplier says about their own work. */
export function SelfEvaluation({ text }: { text: string }) {
  const { t } = useLingui();
  const [save] = useSupSaveSelfEvaluationMutation();
  return (
    <Section title={<Trans context="heading">Self-evaluation</Trans>}>
      <Form
        initialValues={{ selfEvaluation: text }}
        validationSchema={rules}
        draftKey="self-evaluation"
        aria-label={t({ message: 'Self-evaluation', context: 'region' })}
        onSubmit={async ({ selfEvaluation }) => {
          await inForm(save({ selfEvaluation }));
          notify(t`Your resume is saved.`);
        }}
      >
        <TextField
          name="selfEvaluation"
          label={t`Your strengths and how you work`}
          multiline
          minRows={3}
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} />
      </Form>
    </Section>
  );
}
