import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsAddQuestionMutation, useOpsEditQuestionMutation } from '@tolk/api-client';
import type { Question } from '@tolk/contract';
import { Box, Button, notify } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import { pathTo, RouteLink, useNavigate } from '@tolk/platform';
import { useSkills } from '../../question-facts/use-skills.ts';
import { OptionFields } from './option-fields.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { questionRules } from './question-rules.ts';
import type { QuestionValues } from './question-values.ts';

interface QuestionEditorProps {
  /** What is edited; null for a new one. */
  questionId: string | null;
  initialValues: QuestionValues;
  draftKey: string;
}

/** The form of a question, with its preview beside it. */
export function QuestionEditor({ questionId, initialValues, draftKey }: QuestionEditorProps) {
  const { t } = useLingui();
  const save = useSave(questionId);
  return (
    <Form<QuestionValues>
      initialValues={initialValues}
      validationSchema={questionRules}
      draftKey={draftKey}
      onSubmit={save}
      aria-label={t({ message: 'Question', context: 'region' })}
    >
      {(values) => (
        <>
          <Section title={<Trans context="heading">Question</Trans>}>
            <Fields skill={values.skill} />
          </Section>
          <QuestionPreview question={values} />
          <FormActions
            submitLabel={
              questionId === null ? (
                <Trans>Add the question</Trans>
              ) : (
                <Trans context="button">Save</Trans>
              )
            }
            color="secondary"
          >
            <Button size="large" component={RouteLink} to="questions">
              <Trans context="button">Cancel</Trans>
            </Button>
          </FormActions>
        </>
      )}
    </Form>
  );
}

function useSave(questionId: string | null) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [add] = useOpsAddQuestionMutation();
  const [edit] = useOpsEditQuestionMutation();
  return async (values: QuestionValues) => {
    const { answer, passage = '', ...texts } = questionRules.validateSync(values);
    const fields = { ...texts, passage, answer: Number(answer) };
    const saved: Question = await inForm(
      questionId === null ? add(fields) : edit({ questionId, ...fields }),
    );
    notify(questionId === null ? t`The question is in the bank.` : t`The question is saved.`);
    await navigate(pathTo('question', { questionId: saved.questionId }), { replace: true });
  };
}

function Fields({ skill }: { skill: string | null }) {
  const { t } = useLingui();
  const { languages } = useChoices();
  const skills = useSkills();
  const known = skills.choices.some(({ value }) => value === skill);
  const own = skill === null || known ? [] : [{ value: skill, label: skill }];
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <FieldRow>
        <SelectField
          name="sourceLanguage"
          label={t({ message: 'Source language', context: 'field' })}
          options={languages}
          required
        />
        <SelectField
          name="targetLanguage"
          label={t({ message: 'Target language', context: 'field' })}
          options={languages}
          required
        />
      </FieldRow>
      <SelectField
        name="skill"
        label={t({ message: 'Skill', context: 'field' })}
        options={[...skills.choices, ...own]}
        required
      />
      <TextField
        name="prompt"
        label={t({ message: 'Question', context: 'field' })}
        hint={t`Written in the target language.`}
        maxLength={limits.languageTest.prompt}
        multiline
        minRows={2}
        required
      />
      <TextField
        name="passage"
        label={t({ message: 'Passage', context: 'field' })}
        hint={t`A text to translate or assess, if the question needs one.`}
        maxLength={limits.languageTest.passage}
        multiline
        minRows={3}
      />
      <OptionFields />
    </Box>
  );
}
