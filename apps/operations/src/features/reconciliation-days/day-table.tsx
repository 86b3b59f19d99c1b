import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReconciliationRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { ReconciliationChip } from '../../money/reconciliation-chip.tsx';
import { RecordTable } from '../../records/record-table.tsx';

/** Reconciled days with the sums of both sides. */
export function DayTable({ days }: { days: readonly ReconciliationRow[] }) {
  const { t } = useLingui();
  const names = useNames();
  return (
    <RecordTable
      label={t({ message: 'Reconciled days', context: 'region' })}
      rows={days}
      rowKey={({ reconciliationId }) => reconciliationId}
      columns={[
        {
          key: 'day',
          label: <Trans>Day (Beijing time)</Trans>,
          renderCell: ({ reconciliationId, day, method }) => {
            const name = names.paymentMethod(method);
            return (
              <TextLink component={RouteLink} to="reconciliation" params={{ id: reconciliationId }}>
                {day} · {name}
              </TextLink>
            );
          },
        },
        {
          key: 'status',
          label: <Trans context="column">Outcome</Trans>,
          renderCell: ({ status, openDifferences }) => (
            <>
              <ReconciliationChip status={status} />
              {openDifferences > 0 ? (
                <Box sx={{ typography: 'caption' }}>
                  <Plural value={openDifferences} one="# unresolved" other="# unresolved" />
                </Box>
              ) : null}
            </>
          ),
        },
        {
          key: 'lines',
          label: <Trans context="column">Lines</Trans>,
          align: 'right',
          renderCell: ({ lines }) => lines,
        },
        {
          key: 'paid',
          label: <Trans>Paid, provider / ledger</Trans>,
          align: 'right',
          renderCell: (day) => (
            <BothSides there={day.paidThere} here={day.paidHere} currency={day.currency} />
          ),
        },
        {
          key: 'refunded',
          label: <Trans>Refunds, provider / ledger</Trans>,
          align: 'right',
          renderCell: (day) => (
            <BothSides there={day.refundedThere} here={day.refundedHere} currency={day.currency} />
          ),
        },
        {
          key: 'run',
          label: <Trans context="column">Compared at</Trans>,
          renderCell: ({ runTime }) => <DateTime iso={runTime} />,
        },
      ]}
    />
  );
}

interface BothSidesProps {
  /** Minor units. */
  there: number;
  here: number;
  currency: string;
}

/** Two sums that should be the same; in red where they are not. */
function BothSides({ there, here, currency }: BothSidesProps) {
  return (
    <Box sx={{ color: there === here ? undefined : 'error.main' }}>
      <Money amount={there} currency={currency} />
      <br />
      <Money amount={here} currency={currency} />
    </Box>
  );
}
