import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import { Typography } from '@tolk/design-system';
import { DateTime, LanguagePairChip, Money } from '@tolk/design-system/pieces';
import type { OrderSort } from '@tolk/domain';
import { MilestoneNumber } from '@tolk/market-views';
import { OrderStateChip } from '../../orders/order-state-chip.tsx';
import { OrderCell, PartiesCell } from '../../records/record-cells.tsx';
import { RecordTable } from '../../records/record-table.tsx';
import { byAmount, byNews, type Sorting } from '../../records/sort-head.tsx';
import { WhoseTurn } from '../../records/whose-turn.tsx';

interface OrderTableProps {
  orders: readonly OrderRow[];
  sorting: Sorting<OrderSort>;
}

/** Orders with both parties. */
export function OrderTable({ orders, sorting }: OrderTableProps) {
  const { t } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Orders', context: 'region' })}
      rows={orders}
      rowKey={({ projectOrderId }) => projectOrderId}
      sorting={sorting}
      columns={[
        {
          key: 'order',
          label: <Trans context="column">Order</Trans>,
          renderCell: ({ projectOrderId, orderName, orderNumber }) => (
            <OrderCell
              to="staffOrder"
              id={projectOrderId}
              orderName={orderName}
              orderNumber={orderNumber}
            />
          ),
        },
        {
          key: 'state',
          label: <Trans context="column">Status</Trans>,
          renderCell: (order) => (
            <>
              <OrderStateChip order={order} />
              <Typography variant="caption" color="textSecondary" component="div">
                <MilestoneNumber milestoneInTurn={order.milestoneInTurn} />
              </Typography>
            </>
          ),
        },
        {
          key: 'turn',
          label: <Trans context="column">Whose turn</Trans>,
          renderCell: ({ turn, turnUntil }) =>
            turn === null ? null : <WhoseTurn turn={turn} turnUntil={turnUntil} />,
        },
        {
          key: 'parties',
          label: <Trans>Client and supplier</Trans>,
          renderCell: ({ createByName, supUserName }) => (
            <PartiesCell client={createByName} supplier={supUserName} />
          ),
        },
        {
          key: 'pair',
          label: <Trans context="column">Languages</Trans>,
          renderCell: ({ sourceLanguage, targetLanguage, bothDirections }) => (
            <LanguagePairChip
              source={sourceLanguage}
              target={targetLanguage}
              bothWays={bothDirections}
            />
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
          key: 'created',
          label: <Trans context="column">Created</Trans>,
          sorts: byNews,
          renderCell: ({ createTime }) => <DateTime iso={createTime} />,
        },
      ]}
    />
  );
}
