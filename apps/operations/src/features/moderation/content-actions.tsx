import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsDecideHidingMutation,
  useOpsDismissContentReportsMutation,
  useOpsHideContentMutation,
} from '@tolk/api-client';
import type { ModeratedContent } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { ActionBar, FormDialog } from '@tolk/design-system/portal';
import {
  isSanction,
  limits,
  moderationReasons,
  type ModeratedSubject,
  type ModerationAction,
} from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { useState } from 'react';
import { useDecisionKeys, type KeyedAction } from '../../keys/decision-keys.ts';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { useDecided } from '../../work/use-decided.tsx';

const shortcuts: Readonly<Record<ModerationAction | 'dismiss', string>> = {
  hide: 'h',
  restore: 'a',
  uphold: 'r',
  dismiss: 'd',
};

/** Hiding, showing again or lifting, upholding after an appeal, and dismissing what people reported. */
export function ContentActions({ content }: { content: ModeratedContent }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<ModerationAction | 'dismiss'>();
  const { subject, reports } = content;
  const labels: Readonly<Record<ModerationAction, string>> = {
    hide: t({ message: 'Hide…', context: 'button' }),
    ...(isSanction(subject)
      ? {
          restore: t({ message: 'Lift…', context: 'button' }),
          uphold: t({ message: 'Uphold…', context: 'button' }),
        }
      : {
          restore: t({ message: 'Show again…', context: 'button' }),
          uphold: t({ message: 'Keep hidden…', context: 'button' }),
        }),
  };
  const decisions = content.allowedActions.map(({ action, ...state }): KeyedAction => ({
    key: action,
    label: labels[action],
    shortcut: shortcuts[action],
    rank: action === 'hide' ? 'danger' : 'other',
    onChoose: () => setOpen(action),
    ...state,
  }));
  const isReported = reports !== null && reports.outcome === null;
  const dismiss: KeyedAction = {
    key: 'dismiss',
    label: t({ message: 'Dismiss reports…', context: 'button' }),
    shortcut: shortcuts.dismiss,
    onChoose: () => setOpen('dismiss'),
    enabled: true,
  };
  const actions = isReported ? [...decisions, dismiss] : decisions;
  useDecisionKeys(actions);
  const close = () => setOpen(undefined);
  return (
    <>
      <ActionBar actions={actions} />
      {open === 'hide' && !isSanction(subject) ? (
        <HideDialog subject={subject} content={content} onClose={close} />
      ) : null}
      {open === 'restore' || open === 'uphold' ? (
        <DecideDialog content={content} restore={open === 'restore'} onClose={close} />
      ) : null}
      {open === 'dismiss' && isReported ? (
        <DismissDialog reportedContentId={reports.reportedContentId} onClose={close} />
      ) : null}
    </>
  );
}

interface ContentDialogProps {
  content: ModeratedContent;
  onClose: () => void;
}

const rules = object({
  reason: string()
    .oneOf(moderationReasons.map(({ value }) => value))
    .required(),
  // “Our rules” says nothing by itself: the server asks for words then.
  words: string().trim().max(limits.moderation.words),
});

function HideDialog({
  subject,
  content,
  onClose,
}: ContentDialogProps & { subject: ModeratedSubject }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [hide] = useOpsHideContentMutation();
  const { subjectId, hiding } = content;
  const seenState = hiding?.state ?? null;
  return (
    <FormDialog open title={<Trans>Hide it from the public</Trans>} onClose={onClose}>
      <Form
        initialValues={{ reason: '', words: '' }}
        validationSchema={rules}
        onSubmit={async (values) => {
          const { reason, words = '' } = rules.validateSync(values);
          await inForm(hide({ subject, subjectId, reason, words, seenState }));
          onClose();
          notify(t`It is hidden, and its author has been told.`);
        }}
      >
        <Typography sx={{ mb: 2 }}>
          <Trans>
            It disappears for everyone at once. The author is told why and can appeal once.
          </Trans>
        </Typography>
        <RadioField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          options={moderationReasons.map((one) => ({
            value: one.value,
            label: one[language === 'en' ? 'en' : 'zh'],
          }))}
          required
        />
        <TextField
          name="words"
          label={t`Message to the author`}
          hint={t`Shown after the reason. Write it in the author’s language.`}
          multiline
          minRows={3}
          maxLength={limits.moderation.words}
        />
        <FormActions
          submitLabel={<Trans context="button">Hide</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}

/** The title of each dialog, and its button. */
const decisionTexts = {
  hiding: {
    restore: {
      title: <Trans>Show it again</Trans>,
      submit: <Trans context="button">Show again</Trans>,
    },
    uphold: { title: <Trans>Keep it hidden</Trans>, submit: <Trans>Keep it hidden</Trans> },
  },
  warning: {
    restore: {
      title: <Trans>Lift the warning</Trans>,
      submit: <Trans context="button">Lift</Trans>,
    },
    uphold: {
      title: <Trans>Uphold the warning</Trans>,
      submit: <Trans context="button">Uphold</Trans>,
    },
  },
  silence: {
    restore: {
      title: <Trans>Lift the message ban</Trans>,
      submit: <Trans context="button">Lift</Trans>,
    },
    uphold: {
      title: <Trans>Uphold the message ban</Trans>,
      submit: <Trans context="button">Uphold</Trans>,
    },
  },
} as const;

function DecideDialog({ content, restore, onClose }: ContentDialogProps & { restore: boolean }) {
  const { t } = useLingui();
  const [decide] = useOpsDecideHidingMutation();
  const { subject, hiding } = content;
  const { moderationId = '', state: seenState = null } = hiding ?? {};
  const decided = useDecided({ subject: 'moderation', subjectId: moderationId });
  const { title, submit } =
    decisionTexts[isSanction(subject) ? subject : 'hiding'][restore ? 'restore' : 'uphold'];
  return (
    <ReasonDialog
      title={title}
      label={t`Message to the author`}
      hint={t`The author will read exactly this.`}
      submitLabel={submit}
      draftKey={`moderation-${moderationId}`}
      onSubmit={async (words) => {
        await inForm(decide({ moderationId, restore, words, seenState }));
        onClose();
        decided(t`The author has been told.`);
      }}
      onClose={onClose}
    >
      {null}
    </ReasonDialog>
  );
}

interface DismissDialogProps {
  reportedContentId: string;
  onClose: () => void;
}

function DismissDialog({ reportedContentId, onClose }: DismissDialogProps) {
  const { t } = useLingui();
  const [dismiss] = useOpsDismissContentReportsMutation();
  const decided = useDecided({ subject: 'reportedContent', subjectId: reportedContentId });
  return (
    <ReasonDialog
      title={<Trans>Dismiss the reports</Trans>}
      label={t`Why it stays as it is`}
      hint={t`For your colleagues. Whoever reported it is told that you found nothing against our rules.`}
      submitLabel={<Trans context="button">Dismiss</Trans>}
      draftKey={`content-reports-${reportedContentId}`}
      onSubmit={async (words) => {
        await inForm(dismiss({ reportedContentId, words }));
        onClose();
        decided(t`Dismissed. Whoever reported it has been told.`);
      }}
      onClose={onClose}
    >
      {null}
    </ReasonDialog>
  );
}
