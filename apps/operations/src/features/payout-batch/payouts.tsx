import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsTakeOutOfPayoutBatchMutation } from '@tolk/api-client';
import type { PayoutBatchDetail, StaffSettlementRow } from '@tolk/contract';
import { Button, notify } from '@tolk/design-system';
import { Section } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { BankWords } from '@tolk/labels';
import { useState } from 'react';
import { RecordTable } from '../../records/record-table.tsx';
import { useSettlementColumns } from '../../settlements/use-settlement-columns.tsx';

/** The applications of a batch; of a draft each can be taken out, as long as another one stays. */
export function Payouts({ batch }: { batch: PayoutBatchDetail }) {
  const { t } = useLingui();
  const columns = useSettlementColumns();
  const [leaving, setLeaving] = useState<StaffSettlementRow>();
  const mayTakeOut = batch.allowedActions.some(
    ({ action, enabled }) => action === 'takeOut' && enabled,
  );
  return (
    <Section title={<Trans context="heading">Payouts</Trans>}>
      <RecordTable
        label={t({ message: 'Payouts', context: 'region' })}
        rows={batch.settlements}
        rowKey={({ settlementId }) => settlementId}
        columns={[
          columns.number,
          columns.status,
          columns.person,
          columns.method,
          columns.payee,
          columns.net,
          ...(mayTakeOut
            ? [
                {
                  key: 'takeOut',
                  label: <Trans context="column">Batch</Trans>,
                  renderCell: (row: StaffSettlementRow) => (
                    <Button
                      size="small"
                      aria-label={`${t`Take it out…`} ${row.settlementNumber}`}
                      onClick={() => setLeaving(row)}
                    >
                      <Trans>Take it out…</Trans>
                    </Button>
                  ),
                },
              ]
            : // Nobody has answered before it was sent.
              batch.status === 'draft'
              ? []
              : [
                  {
                    key: 'provider',
                    label: <Trans context="fact">Provider’s answer</Trans>,
                    renderCell: ({ providerState, failureReason }: StaffSettlementRow) => (
                      <BankWords words={failureReason ?? providerState ?? ''} />
                    ),
                  },
                ]),
        ]}
      />
      {leaving ? (
        <TakeOutDialog
          payoutBatchId={batch.payoutBatchId}
          settlement={leaving}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </Section>
  );
}

interface TakeOutDialogProps {
  payoutBatchId: string;
  settlement: StaffSettlementRow;
  onClose: () => void;
}

function TakeOutDialog({ payoutBatchId, settlement, onClose }: TakeOutDialogProps) {
  const { t } = useLingui();
  const { settlementId, settlementNumber } = settlement;
  const [takeOut] = useOpsTakeOutOfPayoutBatchMutation();

  async function act(): Promise<void> {
    try {
      await takeOut({ payoutBatchId, settlementId }).unwrap();
      notify(t`The request is out of the batch and open again.`);
    } catch {
      // What went wrong the shell has said by then.
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={<Trans>Remove {settlementNumber} from the batch?</Trans>}
      confirmLabel={<Trans>Take it out</Trans>}
      cancelLabel={<Trans context="button">Cancel</Trans>}
      onConfirm={act}
      onCancel={onClose}
    >
      <Trans>The request is open again; the others stay in the batch.</Trans>
    </ConfirmDialog>
  );
}
