import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsDecideHidingMutation, useOpsHideContentMutation } from '@tolk/api-client';
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

const shortcuts: Readonly<Record<ModerationAction, string>> = {
  hide: 'h',
  restore: 'a',
  uphold: 'r',
};

/** Hiding, showing again, and upholding after an appeal. */
export function ContentActions({ content }: { content: ModeratedContent }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<ModerationAction>();
  const labels: Readonly<Record<ModerationAction, string>> = {
    hide: t({ message: 'Hide…', context: 'button' }),
    restore: t({ message: 'Show again…', context: 'button' }),
    uphold: t({ message: 'Keep hidden…', context: 'button' }),
  };
  const actions = content.allowedActions.map(({ action, ...state }): KeyedAction => ({
    key: action,
    label: labels[action],
    shortcut: shortcuts[action],
    rank: action === 'hide' ? 'danger' : 'other',
    onChoose: () => setOpen(action),
    ...state,
  }));
  useDecisionKeys(actions);
  const close = () => setOpen(undefined);
  return (
    <>
      <ActionBar actions={actions} />
      {open === 'hide' ? <HideDialog content={content} onClose={close} /> : null}
      {open === 'restore' || open === 'uphold' ? (
        <DecideDialog content={content} restore={open === 'restore'} onClose={close} />
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
