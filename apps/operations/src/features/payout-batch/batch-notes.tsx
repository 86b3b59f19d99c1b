import { Plural, Trans } from '@lingui/react/macro';
import type { PayoutBatchDetail } from '@tolk/contract';
import { Alert, Link as TextLink } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import { bounds } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { SentenceGap } from '@tolk/i18n';

const { unresolvedDays } = bounds;

/** What finance has to know about a batch before anything else. */
export function BatchNotes({ batch }: { batch: PayoutBatchDetail }) {
  const { status, settlements, madeBy, unresolved } = batch;
  // The button says so already to a person who may not approve it.
  const isTold = batch.allowedActions.some(
    ({ action, enabled }) => action === 'approve' && !enabled,
  );
  const blocked = settlements.filter(({ supplierBlocked }) => supplierBlocked);
  return (
    <>
      {status === 'draft' && !isTold ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          <Trans>Someone other than {madeBy} has to approve this batch.</Trans>
        </Alert>
      ) : null}
      {status === 'draft' && blocked.length > 0 ? (
        <Alert severity="error" sx={{ mb: 3 }}>
          <Trans>
            The accounts behind these requests are blocked, so the batch can’t be approved with
            them: {blocked.map(({ settlementNumber }) => settlementNumber).join(', ')}
          </Trans>
        </Alert>
      ) : null}
      {unresolved > 0 ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <Plural
            value={unresolved}
            one={`# payout has had no answer for ${unresolvedDays} days.`}
            other={`# payouts have had no answer for ${unresolvedDays} days.`}
          />
        </Alert>
      ) : null}
      {batch.failed > 0 ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          <Plural
            value={batch.failed}
            one="# payout failed or came back."
            other="# payouts failed or came back."
          />
          <SentenceGap />
          <Trans>
            The money is available to the suppliers again, and they have been asked to check their
            payout method. Once they request it again, it joins the{' '}
            <TextLink component={RouteLink} to="settlements">
              open withdrawal requests
            </TextLink>{' '}
            for a new batch.
          </Trans>
        </Alert>
      ) : null}
      <NotTakenIn batch={batch} />
      {batch.takenBackBy && batch.takenBackTime ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          <Trans>
            Taken back by {batch.takenBackBy} on <DateTime iso={batch.takenBackTime} />
          </Trans>
        </Alert>
      ) : null}
    </>
  );
}

/** It was approved and sent, and its provider has not taken it in. */
function NotTakenIn({ batch }: { batch: PayoutBatchDetail }) {
  const { status, settlements, triedTime, acknowledgedTime, providerAnswer } = batch;
  const open = settlements.some((settlement) => settlement.status === 'sent');
  if (status !== 'approved' || !open || acknowledgedTime || !triedTime) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <Trans>
        The provider has not accepted this batch yet; it is resent automatically. Last attempt:{' '}
        <DateTime iso={triedTime} />
      </Trans>
      {providerAnswer ? (
        <>
          {' · '}
          {providerAnswer}
        </>
      ) : null}
    </Alert>
  );
}
