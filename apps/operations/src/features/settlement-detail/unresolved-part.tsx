import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsAskPayoutProviderMutation } from '@tolk/api-client';
import type { StaffSettlementDetail } from '@tolk/contract';
import { Alert, Box, notify } from '@tolk/design-system';
import { ActionButton } from '@tolk/design-system/pieces';
import { bounds } from '@tolk/domain';

const { unresolvedDays } = bounds;

/** A payout whose end should be known by now, and the way to ask about it. */
export function UnresolvedPart({ settlement }: { settlement: StaffSettlementDetail }) {
  const { t } = useLingui();
  const { unresolved, payoutBatchId, method } = settlement;
  const [ask] = useOpsAskPayoutProviderMutation();
  if (!unresolved) return null;
  const byProvider = method === 'paypal' || method === 'payoneer';

  async function askNow(id: string): Promise<void> {
    try {
      await ask({ payoutBatchId: id }).unwrap();
      notify(t`The provider was asked.`);
    } catch {
      // What went wrong the shell has said by then.
    }
  }

  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {byProvider ? (
        <Trans>
          This payout has had no answer for {unresolvedDays} days. It stays as it is until the
          provider reports the outcome.
        </Trans>
      ) : (
        <Trans>
          This payout has had no answer for {unresolvedDays} days. Book the bank’s result file in
          its batch.
        </Trans>
      )}
      {byProvider && payoutBatchId ? (
        <Box sx={{ mt: 1 }}>
          <ActionButton onAct={() => askNow(payoutBatchId)}>
            <Trans>Ask the provider now</Trans>
          </ActionButton>
        </Box>
      ) : null}
    </Alert>
  );
}
