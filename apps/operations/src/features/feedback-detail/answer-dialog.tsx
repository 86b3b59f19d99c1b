import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsAnswerFeedbackMutation } from '@tolk/api-client';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useDecided } from '../../work/use-decided.tsx';
import { answerFields, answerRules, answerValues } from './answer-rules.ts';

interface AnswerDialogProps {
  report: StaffFeedbackDetail;
  onClose: () => void;
}

/** The answer, in each language in which the report and its duplicates are written. */
export function AnswerDialog({ report, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const [answer] = useOpsAnswerFeedbackMutation();
  const { feedbackId, version, answerLanguages, duplicates, instructions, language } = report;
  const decided = useDecided({ subject: 'feedback', subjectId: feedbackId });
  const labels = { en: t`Answer in English`, 'zh-CN': t`Answer in Chinese` };
  return (
    <FormDialog open title={<Trans>Answer the feedback</Trans>} onClose={onClose}>
      <Form
        initialValues={answerValues(report)}
        validationSchema={answerRules(answerLanguages)}
        draftKey={`feedback-answer-${feedbackId}`}
        onSubmit={async ({ answerEn, answerZh }) => {
          const texts = { answerEn: answerEn.trim(), answerZh: answerZh.trim() };
          await inForm(answer({ feedbackId, version, ...texts }));
          onClose();
          decided(t`The answer has been sent.`);
        }}
      >
        <Box
          component="blockquote"
          lang={language}
          sx={{
            m: 0,
            pl: 2,
            borderLeft: 3,
            borderColor: 'divider',
            maxHeight: 160,
            overflowY: 'auto',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
          tabIndex={0}
        >
          {instructions}
        </Box>
        {duplicates.length > 0 ? (
          <div>
            <Plural
              value={duplicates.length}
              one="The author of # duplicate gets the same answer."
              other="The authors of # duplicates get the same answer."
            />
          </div>
        ) : null}
        {answerLanguages.map((one) => (
          <TextField
            key={one}
            name={answerFields[one]}
            label={labels[one]}
            hint={t`They will read exactly this.`}
            multiline
            minRows={5}
            maxLength={limits.feedback.answer}
            required
          />
        ))}
        <FormActions
          submitLabel={<Trans>Send the answer</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
