import { useLingui } from '@lingui/react/macro';
import { isCallError, markShownInForm, useOpsDecideReviewMutation } from '@tolk/api-client';
import type { RequestOf, ReviewDetail, calls } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { useState } from 'react';
import { reviewActs } from '../../verifications/review-labels.ts';
import { useDecided } from '../../work/use-decided.tsx';

export type Decision = RequestOf<
  (typeof calls)['opsinterface']['reviews']['decideReview']
>['decision'];

/** Deciding a review: at once, once a reason has been given, or the fields of a certificate confirmed. */
export function useDecision({
  kind,
  reviewId,
  submitTime,
  personName,
  certificateFields,
}: ReviewDetail) {
  const { i18n, t } = useLingui();
  const decided = useDecided({ subject: kind, subjectId: reviewId });
  const [decideReview] = useOpsDecideReviewMutation();
  const [asking, setAsking] = useState<Decision>();
  const [overtaken, setOvertaken] = useState(false);
  // Of what was opened. What is submitted again while it stands open takes its place on the screen, perhaps
  // unnoticed: the server refuses to decide that.
  const [opened, setOpened] = useState(submitTime);

  async function decide(
    decision: Decision,
    form: { reason: string; provenFieldIds?: string[] },
  ): Promise<void> {
    // Who was refused once was told to look again.
    const lookedAt = overtaken ? submitTime : opened;
    setOpened(lookedAt);
    setOvertaken(false);
    try {
      await decideReview({ kind, reviewId, decision, submitTime: lookedAt, ...form }).unwrap();
      const done = i18n._(reviewActs[decision]);
      decided(t`${done}: ${personName}`);
    } catch (error) {
      if (!isCallError(error)) throw error;
      const conflict = error.code === errorCodes.conflict;
      // The dialog shows its own; what goes wrong without one the shell says.
      if (conflict || !isAtOnce(decision)) markShownInForm(error);
      if (!conflict) throw error;
      setOvertaken(true);
    }
    setAsking(undefined);
  }

  /** Nothing has to be said with it. */
  function isAtOnce(decision: Decision): boolean {
    return decision === 'certify' && certificateFields === undefined;
  }

  const by = opened === submitTime ? ('colleague' as const) : ('submission' as const);
  return {
    asking,
    /** What was faster than the decision. */
    overtaken: overtaken ? by : undefined,
    decide,
    choose: (decision: Decision) =>
      isAtOnce(decision)
        ? void decide(decision, { reason: '' }).catch(() => undefined)
        : setAsking(decision),
    stopAsking: () => setAsking(undefined),
  };
}

export type ReviewDecision = ReturnType<typeof useDecision>;
