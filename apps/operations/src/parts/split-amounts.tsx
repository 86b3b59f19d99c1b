import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';
import { partsOf } from './parts-of.ts';

interface SplitAmountsProps {
  order: Pick<OrderDetail, 'amountOfMoney' | 'commissionXQ' | 'currency'>;
  /** Of the price, 0 to 100. */
  refundPercent: number;
}

/** What each side gets when this share goes back; follows while somebody types. */
export function SplitAmounts({ order, refundPercent }: SplitAmountsProps) {
  const { refund, earnings } = partsOf(order, refundPercent);
  const { currency } = order;
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      }}
    >
      <Side
        label={<Trans>Back to the client, with the fee for it</Trans>}
        value={<Money amount={refund} currency={currency} emphasis="strong" />}
      />
      <Side
        label={<Trans>To the supplier</Trans>}
        value={<Money amount={earnings} currency={currency} emphasis="earned" />}
      />
    </Box>
  );
}

function Side({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'sunken' }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{label}</Box>
      {value}
    </Box>
  );
}
