import { useLingui } from '@lingui/react/macro';
import { Stack } from '@tolk/design-system';
import { PercentField } from '@tolk/design-system/fields';
import { useFormikContext } from '@tolk/design-system/form';
import { number } from '@tolk/design-system/form-rules';
import { sidesOf, type Identity, type OrderMoney } from '@tolk/domain';
import { SplitAmounts } from './split-amounts.tsx';

/** A share in whole percent, as the ledger splits money. */
export const splitRule = () => number().required().integer().min(0).max(100);

interface SplitFieldProps {
  money: OrderMoney;
  viewer: Identity;
  label: string;
}

/** The share that goes back (`refundPercent` of the form), and what each side gets by it, live. */
export function SplitField({ money, viewer, label }: SplitFieldProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<{ refundPercent: number | null }>();
  const percent = values.refundPercent;
  const shown = splitRule().isValidSync(percent) ? (percent ?? 0) : 0;
  return (
    <Stack spacing={1.5}>
      <PercentField
        name="refundPercent"
        label={label}
        hint={t`Of the price; the same share of the client’s service fee is refunded.`}
        required
      />
      <SplitAmounts {...sidesOf(money, shown)} currency={money.currency} viewer={viewer} />
    </Stack>
  );
}
