import { Trans, useLingui } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Stack } from '@tolk/design-system';
import { DateTime, Money, StatusChip } from '@tolk/design-system/pieces';
import type { QueueSort } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { WhoseTurn } from '../../records/whose-turn.tsx';
import { AppealChip } from '../../appeals/appeal-labels.tsx';
import { EscalatedMark } from '../../appeals/escalated-mark.tsx';
import { OrderCell, PartiesCell } from '../../records/record-cells.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import { byAge, byAmount, type Sorting } from '../../records/sort-head.tsx';

type StaffAppealRow = ResponseOf<
  (typeof calls)['opsinterface']['appeals']['getAppealList']
>['list'][number];

interface AppealTableProps {
  appeals: readonly StaffAppealRow[];
  sorting: Sorting<QueueSort>;
}

/** Appeals with both parties and whose turn each one is. */
export function AppealTable({ appeals, sorting }: AppealTableProps) {
  const { t } = useLingui();
  const names = useNames();
  return (
    <RecordTable
      label={t({ message: 'Appeals', context: 'region' })}
      rows={appeals}
      rowKey={({ projectOrderAppealId }) => projectOrderAppealId}
      sorting={sorting}
      columns={[
        {
          key: 'order',
          label: <Trans context="column">Order</Trans>,
          renderCell: ({ projectOrderAppealId, orderName, orderNumber }) => (
            <OrderCell
              to="staffAppeal"
              id={projectOrderAppealId}
              orderName={orderName}
              orderNumber={orderNumber}
            />
          ),
        },
        {
          key: 'status',
          label: <Trans context="column">Status</Trans>,
          renderCell: ({ appealStatus, escalated, answered }) => (
            <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
              <EscalatedMark escalated={escalated} />
              <AppealChip status={appealStatus} />
              {answered ? (
                <StatusChip tone="attention">
                  <Trans>A party has answered</Trans>
                </StatusChip>
              ) : null}
            </Stack>
          ),
        },
        {
          key: 'turn',
          label: <Trans context="column">Whose turn</Trans>,
          renderCell: ({ turn, turnUntil }) =>
            turn === null ? null : <WhoseTurn turn={turn} turnUntil={turnUntil} />,
        },
        {
          key: 'type',
          label: <Trans context="column">About</Trans>,
          renderCell: ({ appealType }) => names.appealType(appealType),
        },
        {
          key: 'parties',
          label: <Trans>Client and supplier</Trans>,
          renderCell: ({ clientName, supplierName }) => (
            <PartiesCell client={clientName} supplier={supplierName} />
          ),
        },
        {
          key: 'price',
          label: <Trans context="column">Price</Trans>,
          align: 'right',
          sorts: byAmount,
          renderCell: ({ amountOfMoney, currency }) => (
            <Money amount={amountOfMoney} currency={currency} />
          ),
        },
        {
          key: 'opened',
          label: <Trans context="column">Opened at</Trans>,
          sorts: byAge,
          renderCell: ({ appealStartTime }) => <DateTime iso={appealStartTime} />,
        },
      ]}
    />
  );
}
