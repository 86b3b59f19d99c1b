import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundRow } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { DateTime, Deadline, Money, RowCard } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { RefundChip, refundReasonLabels } from '../../money/payment-labels.tsx';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { CaseLink } from '../../work/case-link.tsx';
import { RefundActions } from './refund-actions.tsx';

/** What one person of the staff may give back without a colleague. */
function isGivenAlone({ reason, status, proposedBy, approvedBy }: RefundRow): boolean {
  const isOpen = status === 'proposed' || status === 'declined';
  return reason === 'staff' && proposedBy !== null && approvedBy === null && !isOpen;
}

/** One refund: for whom, why, how far it is, and what may be done. */
export function RefundCard({ refund }: { refund: RefundRow }) {
  const { i18n } = useLingui();
  const names = useNames();
  // How long it waits matters while somebody has to act.
  const Moment = refund.allowedActions.length > 0 ? Deadline : DateTime;
  const { proposedBy, approvedBy, declinedBy, confirmedTime, whole, currency } = refund;
  return (
    <RowCard
      title={
        <ScopeLink scope="orders" id={refund.projectOrderId}>
          {refund.orderName}
        </ScopeLink>
      }
      status={<RefundChip status={refund.status} />}
      amount={<Money amount={refund.amount} currency={currency} emphasis="strong" />}
      facts={
        <>
          {whole ? (
            <span>
              <Trans>
                One of {whole.parts} parts of <Money amount={whole.amount} currency={currency} />
              </Trans>
            </span>
          ) : null}
          <span>{refund.clientName}</span>
          <span>{names.paymentMethod(refund.method)}</span>
          <span>{i18n._(refundReasonLabels[refund.reason])}</span>
          <span>
            <CaseLink subject="refund" id={refund.refundId}>
              <Trans>No. {refund.refundNumber}</Trans>
            </CaseLink>
          </span>
          <span>
            <Trans>
              Begun <Moment iso={refund.createTime} />
            </Trans>
          </span>
          {confirmedTime ? (
            <span>
              <Trans>
                Arrived <DateTime iso={confirmedTime} />
              </Trans>
            </span>
          ) : null}
          {proposedBy ? (
            <span>
              <Trans>Proposed by {proposedBy}</Trans>
            </span>
          ) : null}
          {approvedBy ? (
            <span>
              <Trans>Approved by {approvedBy}</Trans>
            </span>
          ) : null}
          {isGivenAlone(refund) ? (
            <span>
              <Trans>Small enough to need no second approval</Trans>
            </span>
          ) : null}
          {declinedBy ? (
            <span>
              <Trans>Declined by {declinedBy}</Trans>
            </span>
          ) : null}
        </>
      }
      notice={
        refund.note || refund.failureReason ? (
          <>
            {refund.note}
            {refund.failureReason ? (
              <Box sx={{ color: 'error.main' }}>{refund.failureReason}</Box>
            ) : null}
          </>
        ) : null
      }
      actions={refund.allowedActions.length > 0 ? <RefundActions refund={refund} /> : null}
    />
  );
}
