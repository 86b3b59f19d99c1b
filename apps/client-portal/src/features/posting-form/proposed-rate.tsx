import { Trans } from '@lingui/react/macro';
import type { MarketRate } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { MarketRange } from '@tolk/market-views';
import type { PostingValues } from './posting-values.ts';

/** What others agreed on in this pair, and taking over the middle of it. */
export function ProposedRate({ rate }: { rate: MarketRate }) {
  const { values, setFieldValue } = useFormikContext<PostingValues>();
  const { from, to, currency } = rate;
  const middle = Math.round((from + to) / 2);
  return (
    <MarketRange rate={rate}>
      {values.salary === middle ? null : (
        <Button size="small" onClick={() => void setFieldValue('salary', middle)}>
          {/* The button lays its children out in a row, where the space before the amount would be lost. */}
          <span>
            <Trans>
              Use <Money amount={middle} currency={currency} />
            </Trans>
          </span>
        </Button>
      )}
    </MarketRange>
  );
}
