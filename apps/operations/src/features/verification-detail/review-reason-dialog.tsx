import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { VerificationKind } from '@tolk/domain';
import { ReasonDialog } from '../../reasons/reason-dialog.tsx';
import { ReadySentences } from '../../reasons/ready-sentences.tsx';
import { cannedReasons } from './canned-reasons.ts';

export type ReasonedDecision = 'refuse' | 'askAgain' | 'revoke';

const words: Readonly<
  Record<ReasonedDecision, { title: MessageDescriptor; submit: MessageDescriptor }>
> = {
  refuse: {
    title: msg`Refuse with a reason`,
    submit: msg({ message: 'Refuse', context: 'button' }),
  },
  askAgain: { title: msg`Ask for more`, submit: msg`Ask for more` },
  revoke: {
    title: msg`Revoke the certification`,
    submit: msg({ message: 'Revoke', context: 'button' }),
  },
};

interface ReviewReasonDialogProps {
  decision: ReasonedDecision;
  kind: VerificationKind;
  reviewId: string;
  /** Rejects with a `CallError` that the form shows. */
  onDecide: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** The reason that the person is told, from ready sentences or in own words. */
export function ReviewReasonDialog({
  decision,
  kind,
  reviewId,
  onDecide,
  onClose,
}: ReviewReasonDialogProps) {
  const { t, i18n } = useLingui();
  const { title, submit } = words[decision];
  return (
    <ReasonDialog
      title={i18n._(title)}
      label={t({ message: 'Reason', context: 'fact' })}
      hint={t`The person reads exactly this.`}
      submitLabel={i18n._(submit)}
      color={decision === 'askAgain' ? 'primary' : 'secondary'}
      draftKey={`review-${decision}-${reviewId}`}
      onSubmit={onDecide}
      onClose={onClose}
    >
      <ReadySentences
        name="reason"
        sentences={cannedReasons.filter(({ kinds }) => kinds.includes(kind))}
      />
    </ReasonDialog>
  );
}
