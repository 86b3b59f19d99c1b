import { useLingui } from '@lingui/react/macro';
import { Typography } from '@tolk/design-system';
import { useFormikContext } from '@tolk/design-system/form';
import { limits, priceOf } from '@tolk/domain';
import { WholePrice } from '../../work-terms/whole-price.tsx';
import { PriceFields } from '../../work-terms/work-fields.tsx';
import type { PostingValues } from './posting-values.ts';

/** Rate, unit and workload, and what they come to. */
export function PayPart({ currency }: { currency: string }) {
  const { t } = useLingui();
  return (
    <>
      <PriceFields
        names={{ type: 'projectType', price: 'salary', workload: 'estimatedWorkload' }}
        currency={currency}
        labels={{
          price: t({ message: 'Rate', context: 'posting' }),
          workload: t({ message: 'Estimated workload', context: 'field' }),
        }}
      />
      <PostingPrice currency={currency} />
    </>
  );
}

/** Once rate and workload are there and within their bounds: what they come to. */
function PostingPrice({ currency }: { currency: string }) {
  const { salary, estimatedWorkload } = useFormikContext<PostingValues>().values;
  if (!isWithin(salary, limits.unitPrice) || !isWithin(estimatedWorkload, limits.workload)) {
    return null;
  }
  return (
    <Typography variant="body2" color="textSecondary" aria-live="polite">
      <WholePrice price={priceOf(salary, estimatedWorkload)} currency={currency} />
    </Typography>
  );
}

interface Bounds {
  min: number;
  max: number;
}

function isWithin(value: number | null, { min, max }: Bounds): value is number {
  return value !== null && value >= min && value <= max;
}
