import { Trans } from '@lingui/react/macro';
import type { IncomingTransfer } from '@tolk/contract';
import { Link as TextLink } from '@tolk/design-system';
import { DateTime, Deadline, Money, RowCard } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { PaidPart } from '../../money/paid-part.tsx';
import { TransferChip } from '../../money/transfer-labels.tsx';
import { ScopeLink } from '../../staff-access/scope-link.tsx';
import { CaseLink } from '../../work/case-link.tsx';
import { TransferActions } from './transfer-actions.tsx';

/** One line of the bank's statement: who paid how much, what for, and what may be done about it. */
export function TransferCard({ transfer }: { transfer: IncomingTransfer }) {
  const { amount, currency, payer, payerAccount, outcome, recordTime } = transfer;
  const { bankReference, receivedOn, recordedBy, settledBy, projectOrderId } = transfer;
  const { orderNumber, pays, milestoneName, expected } = transfer;
  const { returnReference, returnProposedBy } = transfer;
  const isOpen = outcome === 'unknown';
  // How long it waits matters while nobody knows what it pays.
  const Moment = isOpen ? Deadline : DateTime;
  return (
    <RowCard
      title={
        <CaseLink subject="incomingTransfer" id={transfer.incomingTransferId}>
          {payer}
        </CaseLink>
      }
      status={<TransferChip outcome={outcome} />}
      amount={<Money amount={amount} currency={currency} emphasis="strong" />}
      facts={
        <>
          {expected !== null && expected !== amount ? (
            <span>
              <Trans>
                Expected <Money amount={expected} currency={currency} />
              </Trans>
            </span>
          ) : null}
          {projectOrderId ? (
            <ScopeLink scope="orders" id={projectOrderId}>
              <Trans>Order {orderNumber}</Trans>
            </ScopeLink>
          ) : null}
          {pays === 'milestone' || pays === 'change' ? (
            <span>
              <PaidPart pays={pays} milestoneName={milestoneName} />
            </span>
          ) : null}
          <span>
            <Trans>Received on {receivedOn}</Trans>
          </span>
          <span>
            <Trans>Bank no. {bankReference}</Trans>
          </span>
          {payerAccount ? (
            <span>
              <Trans>From account {payerAccount}</Trans>
            </span>
          ) : null}
          <span>
            <Trans>
              Recorded by {recordedBy} <Moment iso={recordTime} />
            </Trans>
          </span>
          {settledBy ? (
            <span>
              {outcome === 'returned' ? (
                <Trans>Sent back by {settledBy}</Trans>
              ) : (
                <Trans>Assigned by {settledBy}</Trans>
              )}
            </span>
          ) : null}
          {returnReference ? (
            <span>
              <Trans>Sent back with bank no. {returnReference}</Trans>
            </span>
          ) : null}
          {returnProposedBy ? (
            <span>
              <Trans>Return proposed by {returnProposedBy}</Trans>
            </span>
          ) : null}
        </>
      }
      notice={<Notice transfer={transfer} />}
      actions={transfer.allowedActions.length > 0 ? <TransferActions transfer={transfer} /> : null}
    />
  );
}

/** What the payer wrote, why it goes back, and where money that fits nothing is dealt with. */
function Notice({ transfer }: { transfer: IncomingTransfer }) {
  const { remark, returnReason, outcome, projectOrderId } = transfer;
  const atIncidents = outcome === 'wrongAmount' || outcome === 'second';
  return (
    <>
      {remark ? (
        <Trans>Remarks: “{remark}”</Trans>
      ) : (
        <Trans context="transfer">Without remarks</Trans>
      )}
      {returnReason ? (
        <div>
          <Trans>To be sent back: {returnReason}</Trans>
        </div>
      ) : null}
      {atIncidents && projectOrderId ? (
        <div>
          <TextLink
            component={RouteLink}
            to="refunds"
            params={{ tab: 'incidents', order: projectOrderId }}
          >
            <Trans>Send it back under “Unmatched payments”</Trans>
          </TextLink>
        </div>
      ) : null}
      {outcome === 'late' ? (
        <div>
          <TextLink
            component={RouteLink}
            to="refunds"
            params={{ search: transfer.orderNumber ?? '' }}
          >
            <Trans>Send it back under “Refunds”</Trans>
          </TextLink>
        </div>
      ) : null}
    </>
  );
}
