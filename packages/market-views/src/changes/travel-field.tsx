import { useLingui } from '@lingui/react/macro';
import { MoneyField } from '@tolk/design-system/fields';
import { useFormikContext } from '@tolk/design-system/form';
import type { ChangeValues } from './change-values.ts';

/** What the way costs; who interprets from afar goes nowhere. */
export function TravelField({ currency }: { currency: string }) {
  const { t } = useLingui();
  const { bookingMode } = useFormikContext<ChangeValues>().values;
  if (bookingMode !== 'onSite') return null;
  return (
    <MoneyField
      name="travel"
      label={t({ message: 'Travel', context: 'field' })}
      hint={t`One sum for travel and stay, without a service fee.`}
      currency={currency}
    />
  );
}
