import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupReportContentMutation } from '@tolk/api-client';
import { notify, Typography } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import {
  limits,
  moderationReasons,
  moderationReasonValues,
  type ModeratedSubject,
  type ModerationReason,
} from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';

interface Values {
  reason: ModerationReason | null;
  note: string;
}

const rules = object({
  reason: string<ModerationReason>().oneOf(moderationReasonValues).required(),
  note: string().trim().max(limits.moderation.reportNote).ensure(),
});

export interface Reported {
  subject: ModeratedSubject;
  subjectId: string;
}

/** What is wrong with what somebody published; staff look at it. */
export function ReportDialog({ subject, subjectId, onClose }: Reported & { onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [report] = useSupReportContentMutation();

  async function send(values: Values) {
    const { reason, note } = rules.validateSync(values);
    await inForm(report({ subject, subjectId, reason, note }));
    notify(t`Thank you. Our staff will look at it and tell you what came of it.`);
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<ReportTitle subject={subject} />}>
      <Typography sx={{ mb: 2 }}>
        <Trans>Whoever published it won’t be told who reported it.</Trans>
      </Typography>
      <Form<Values>
        initialValues={{ reason: null, note: '' }}
        validationSchema={rules}
        onSubmit={send}
      >
        <RadioField
          name="reason"
          label={t`What is wrong with it`}
          options={moderationReasons.map(({ value, en, zh }) => ({
            value,
            label: language === 'en' ? en : zh,
          }))}
          required
        />
        <TextField
          name="note"
          label={t`What we should know (optional)`}
          multiline
          minRows={3}
          maxLength={limits.moderation.reportNote}
        />
        <FormActions submitLabel={<Trans context="button">Report</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}

/** Of the dialog and of the button that opens it. */
export function ReportTitle({ subject }: Pick<Reported, 'subject'>) {
  const titles: Readonly<Record<ModeratedSubject, ReactNode>> = {
    publicProfile: <Trans>Report this page</Trans>,
    resume: <Trans>Report this resume</Trans>,
    posting: <Trans>Report this job</Trans>,
    review: <Trans>Report this review</Trans>,
  };
  return titles[subject];
}
