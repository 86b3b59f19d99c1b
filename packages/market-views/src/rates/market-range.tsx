import { Trans } from '@lingui/react/macro';
import type { MarketRate } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { Money } from '@tolk/design-system/pieces';
import { useChoices } from '@tolk/labels';
import type { ReactNode } from 'react';

interface MarketRangeProps {
  rate: MarketRate;
  /** What may be done with it. */
  children?: ReactNode;
}

/** What others agreed on in a language pair. */
export function MarketRange({ rate, children }: MarketRangeProps) {
  const { units } = useChoices();
  const { from, to, currency, unitName, orders, projectType } = rate;
  const unit = units(projectType).find(({ value }) => value === unitName)?.label ?? '';
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'sunken' }} role="status" data-figures="">
      <Box sx={{ typography: 'body2' }}>
        <Trans>
          In this pair clients usually pay <Money amount={from} currency={currency} /> to{' '}
          <Money amount={to} currency={currency} /> {unit}, going by at least {orders} orders
          completed within a year.
        </Trans>
      </Box>
      {children}
    </Box>
  );
}
