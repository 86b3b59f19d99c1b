import { useLingui } from '@lingui/react/macro';
import { isCallError, markShownInForm, useOpsDecideReviewMutation } from '@tolk/api-client';
import type { RequestOf, ReviewDetail, calls } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { useState } from 'react';
import { reviewActs } from '../../verifications/review-labels.ts';
import { useDecided } from '../../work/use-decided.tsx';
import type { ReasonedDecision } from './review-reason-dialog.tsx';

export type Decision = RequestOf<
  (typeof calls)['opsinterface']['reviews']['decideReview']
>['decision'];

/** Deciding a review: at once, or once a reason has been given. */
export function useDecision({ kind, reviewId, submitTime, personName }: ReviewDetail) {
  const { i18n, t } = useLingui();
  const decided = useDecided({ subject: kind, subjectId: reviewId });
  const [decideReview] = useOpsDecideReviewMutation();
  const [asking, setAsking] = useState<ReasonedDecision>();
  const [overtaken, setOvertaken] = useState(false);

  async function decide(decision: Decision, reason: string): Promise<void> {
    setOvertaken(false);
    try {
      await decideReview({ kind, reviewId, decision, reason, submitTime }).unwrap();
      const done = i18n._(reviewActs[decision]);
      decided(t`${done}: ${personName}`);
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

  return {
    asking,
    overtaken,
    decide,
    choose: (decision: Decision) =>
      decision === 'certify'
        ? void decide('certify', '').catch(() => undefined)
        : setAsking(decision),
    stopAsking: () => setAsking(undefined),
  };
}

export type ReviewDecision = ReturnType<typeof useDecision>;
