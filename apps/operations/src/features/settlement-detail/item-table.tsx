import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffSettlementDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { RecordTable } from '../../records/record-table.tsx';
import { ScopeLink } from '../../staff-access/scope-link.tsx';

/** The projects of an application with what was earned by each. */
export function ItemTable({ settlement }: { settlement: StaffSettlementDetail }) {
  const { t } = useLingui();
  return (
    <RecordTable
      label={t({ message: 'Projects', context: 'region' })}
      rows={settlement.items}
      rowKey={({ feeId }) => feeId}
      columns={[
        {
          key: 'order',
          label: <Trans context="column">Order</Trans>,
          renderCell: ({ projectOrderId, orderName, orderNumber }) => (
            <>
              {projectOrderId === null ? (
                orderName
              ) : (
                <ScopeLink scope="orders" id={projectOrderId}>
                  {orderName}
                </ScopeLink>
              )}
              <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {orderNumber}
              </Box>
            </>
          ),
        },
        {
          key: 'amount',
          label: <Trans context="column">Earned</Trans>,
          align: 'right',
          renderCell: ({ amount }) => <Money amount={amount} currency={settlement.currency} />,
        },
      ]}
    />
  );
}
