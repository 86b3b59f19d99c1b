import { Trans } from '@lingui/react/macro';
import type { MarketRate } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { useChoices } from '@tolk/labels';
import type { PostingValues } from './posting-values.ts';

/** What others agreed on in this pair, and taking over the middle of it. */
export function MarketRange({ rate }: { rate: MarketRate }) {
  const { values, setFieldValue } = useFormikContext<PostingValues>();
  const { units } = useChoices();
  const { from, to, currency, unitName, orders, projectType } = rate;
  const unit = units(projectType).find(({ value }) => value === unitName)?.label ?? '';
  const middle = Math.round((from + to) / 2);
  return (
    <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: 'sunken' }} role="status" data-figures="">
      <Box sx={{ typography: 'body2' }}>
        <Trans>
          In this pair clients usually pay <Money amount={from} currency={currency} /> to{' '}
          <Money amount={to} currency={currency} /> {unit}, going by {orders} orders completed
          within a year.
        </Trans>
      </Box>
      {values.salary === middle ? null : (
        <Button size="small" onClick={() => void setFieldValue('salary', middle)}>
          <Trans>
            Use <Money amount={middle} currency={currency} />
          </Trans>
        </Button>
      )}
    </Box>
  );
}
