import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewDetail } from '@tolk/contract';
import { Alert, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { ActionBar } from '@tolk/design-system/portal';
import { useDecisionKeys, type KeyedAction } from '../../keys/decision-keys.ts';
import { CertifyDialog } from './certify-dialog.tsx';
import { NextReview } from './next-review.tsx';
import { ReviewReasonDialog } from './review-reason-dialog.tsx';
import type { Decision, ReviewDecision } from './use-decision.ts';

const order = ['askAgain', 'refuse', 'revoke', 'certify'] as const satisfies readonly Decision[];
const shortcuts = { certify: 'a', refuse: 'r', revoke: 'v', askAgain: 'm' } as const;
const ranks = { certify: 'main', refuse: 'danger', revoke: 'danger', askAgain: 'other' } as const;

interface DecisionPartProps {
  review: ReviewDetail;
  decision: ReviewDecision;
}

/** What staff may do now, and the way on to what waits next. */
export function DecisionPart({
  review,
  decision: { asking, overtaken, ...act },
}: DecisionPartProps) {
  const { t } = useLingui();
  const { kind, reviewId, status, allowedActions, certificateFields } = review;
  const labels: Readonly<Record<Decision, string>> = {
    certify: certificateFields
      ? t({ message: 'Certify…', context: 'button' })
      : t({ message: 'Certify', context: 'button' }),
    refuse: t({ message: 'Refuse…', context: 'button' }),
    askAgain: t`Ask for more…`,
    revoke: t({ message: 'Revoke…', context: 'button' }),
  };
  const actions = order.flatMap((decision): KeyedAction[] => {
    const state = allowedActions.find(({ action }) => action === decision);
    if (!state) return [];
    return [
      {
        key: decision,
        label: labels[decision],
        shortcut: shortcuts[decision],
        rank: ranks[decision],
        enabled: state.enabled,
        reason: state.reason,
        onChoose: () => act.choose(decision),
      },
    ];
  });
  useDecisionKeys(actions);

  return (
    <Section title={<Trans context="heading">Decision</Trans>}>
      {overtaken ? (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {overtaken === 'submission' ? (
            <Trans>
              This was submitted again after you opened it. Your decision was not saved: look at
              what is shown now, then decide.
            </Trans>
          ) : (
            <Trans>A colleague has already decided this case. Your decision was not saved.</Trans>
          )}
        </Alert>
      ) : null}
      {status === 'submitted' ? null : <NextReview kind={kind} after={reviewId} />}
      {actions.length > 0 ? (
        <ActionBar actions={actions} />
      ) : (
        <Typography color="textSecondary">
          {status === 'draft' ? (
            <Trans>More information was requested; no reply yet.</Trans>
          ) : (
            <Trans>Nothing to decide until the person submits it again.</Trans>
          )}
        </Typography>
      )}
      {asking === 'certify' && certificateFields ? (
        <CertifyDialog
          fields={certificateFields}
          onCertify={(provenFieldIds) => act.decide('certify', { reason: '', provenFieldIds })}
          onClose={act.stopAsking}
        />
      ) : null}
      {asking && asking !== 'certify' ? (
        <ReviewReasonDialog
          decision={asking}
          kind={kind}
          reviewId={reviewId}
          onDecide={(reason) => act.decide(asking, { reason })}
          onClose={act.stopAsking}
        />
      ) : null}
    </Section>
  );
}
