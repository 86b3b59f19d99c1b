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
import { limits, moderationReasons, type ModerationAction } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { useState } from 'react';
import { useDecisionKeys, type KeyedAction } from '../../keys/decision-keys.ts';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';

const shortcuts: Readonly<Record<ModerationAction | 'dismiss', string>> = {
  hide: 'h',
  restore: 'a',
  uphold: 'r',
  dismiss: 'd',
};

/** Hiding, showing again, upholding after an appeal, and dismissing what people reported. */
export function ContentActions({ content }: { content: ModeratedContent }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<ModerationAction | 'dismiss'>();
  const labels: Readonly<Record<ModerationAction, string>> = {
    hide: t({ message: 'Hide…', context: 'button' }),
    restore: t({ message: 'Show again…', context: 'button' }),
    uphold: t({ message: 'Keep hidden…', context: 'button' }),
  };
  const decisions = content.allowedActions.map(({ action, ...state }): KeyedAction => ({
    key: action,
    label: labels[action],
    shortcut: shortcuts[action],
    rank: action === 'hide' ? 'danger' : 'other',
    onChoose: () => setOpen(action),
    ...state,
  }));
  const { reports } = content;
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
      {open === 'hide' ? <HideDialog content={content} onClose={close} /> : null}
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

function HideDialog({ content, onClose }: ContentDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [hide] = useOpsHideContentMutation();
  const { subject, subjectId, hiding } = content;
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
          hint={t`Shown after the reason. Write them in the author’s language.`}
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

function DecideDialog({ content, restore, onClose }: ContentDialogProps & { restore: boolean }) {
  const { t } = useLingui();
  const [decide] = useOpsDecideHidingMutation();
  const { moderationId = '', state: seenState = null } = content.hiding ?? {};
  return (
    <ReasonDialog
      title={restore ? <Trans>Show it again</Trans> : <Trans>Keep it hidden</Trans>}
      label={t`Message to the author`}
      hint={t`The author will read exactly this.`}
      submitLabel={
        restore ? <Trans context="button">Show again</Trans> : <Trans>Keep it hidden</Trans>
      }
      draftKey={`moderation-${moderationId}`}
      onSubmit={async (words) => {
        await inForm(decide({ moderationId, restore, words, seenState }));
        onClose();
        notify(t`The author has been told.`);
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
        notify(t`Dismissed. Whoever reported it has been told.`);
      }}
      onClose={onClose}
    >
      {null}
    </ReasonDialog>
  );
}
