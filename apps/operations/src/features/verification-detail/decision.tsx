import { Trans, useLingui } from '@lingui/react/macro';
import { isCallError, markShownInForm, useOpsDecideReviewMutation } from '@tolk/api-client';
import type { RequestOf, ReviewDetail, calls } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Alert, Typography } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { ActionBar, type BarAction } from '@tolk/design-system/portal';
import { useState } from 'react';
import { NextReview } from './next-review.tsx';
import { ReviewReasonDialog, type ReasonedDecision } from './review-reason-dialog.tsx';

type Decision = RequestOf<(typeof calls)['opsinterface']['reviews']['decideReview']>['decision'];

const order = ['askAgain', 'refuse', 'revoke', 'certify'] as const satisfies readonly Decision[];
const ranks = { certify: 'main', refuse: 'danger', revoke: 'danger', askAgain: 'other' } as const;

/** What staff may do now, and the way on to what waits next. */
export function DecisionPart({ review }: { review: ReviewDetail }) {
  const { t } = useLingui();
  const { kind, reviewId, status, submitTime, allowedActions } = review;
  const [decideReview] = useOpsDecideReviewMutation();
  const [asking, setAsking] = useState<ReasonedDecision>();
  const [overtaken, setOvertaken] = useState(false);

  async function decide(decision: Decision, reason: string): Promise<void> {
    setOvertaken(false);
    try {
      await decideReview({ kind, reviewId, decision, reason, submitTime }).unwrap();
    } catch (error) {
      if (!isCallError(error)) throw error;
      const conflict = error.code === errorCodes.conflict;
      // The dialog shows its own; what goes wrong without one the shell says.
      if (conflict || decision !== 'certify') markShownInForm(error);
      if (!conflict) throw error;
      setOvertaken(true);
    }
    setAsking(undefined);
  }

  const labels: Readonly<Record<Decision, string>> = {
    certify: t({ message: 'Certify', context: 'button' }),
    refuse: t({ message: 'Refuse…', context: 'button' }),
    askAgain: t`Ask for more…`,
    revoke: t({ message: 'Revoke…', context: 'button' }),
  };
  const actions = order.flatMap((decision): BarAction[] => {
    const state = allowedActions.find(({ action }) => action === decision);
    if (!state) return [];
    return [
      {
        key: decision,
        label: labels[decision],
        rank: ranks[decision],
        enabled: state.enabled,
        reason: state.reason,
        onChoose: () =>
          decision === 'certify'
            ? void decide('certify', '').catch(() => undefined)
            : setAsking(decision),
      },
    ];
  });

  return (
    <Section title={<Trans context="heading">Decision</Trans>}>
      {overtaken ? (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          <Trans>A colleague has already decided this case. Your decision was not saved.</Trans>
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
      {asking ? (
        <ReviewReasonDialog
          decision={asking}
          kind={kind}
          reviewId={reviewId}
          onDecide={(reason) => decide(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Section>
  );
}
