import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';
import { Box, Link as TextLink } from '@tolk/design-system';
import { DateTime, LanguagePairChip, Money } from '@tolk/design-system/pieces';
import { RouteLink } from '@tolk/platform';
import { OrderStateChip } from '../../parts/order-state-chip.tsx';
import { RecordTable } from '../../parts/record-table.tsx';

/** Orders with both parties. */
export function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useLingui();
  return (
    <RecordTable
      label={t`Orders`}
      rows={orders}
      rowKey={({ projectOrderId }) => projectOrderId}
      columns={[
        {
          key: 'order',
          label: <Trans>Order</Trans>,
          renderCell: ({ projectOrderId, orderName, orderNumber }) => (
            <>
              <TextLink component={RouteLink} to="staffOrder" params={{ id: projectOrderId }}>
                {orderName}
              </TextLink>
              <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {orderNumber}
              </Box>
            </>
          ),
        },
        {
          key: 'state',
          label: <Trans>Status</Trans>,
          renderCell: ({ orderState }) => <OrderStateChip state={orderState} />,
        },
        {
          key: 'parties',
          label: <Trans>Client and supplier</Trans>,
          renderCell: ({ createByName, supUserName }) => (
            <>
              <div>{createByName}</div>
              <div>{supUserName}</div>
            </>
          ),
        },
        {
          key: 'pair',
          label: <Trans>Languages</Trans>,
          renderCell: ({ sourceLanguage, targetLanguage }) => (
            <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
          ),
        },
        {
          key: 'price',
          label: <Trans>Price</Trans>,
          align: 'right',
          renderCell: ({ amountOfMoney, currency }) => (
            <Money amount={amountOfMoney} currency={currency} />
          ),
        },
        {
          key: 'created',
          label: <Trans>Created</Trans>,
          renderCell: ({ createTime }) => <DateTime iso={createTime} />,
        },
      ]}
    />
  );
}
