import { useLingui } from '@lingui/react/macro';
import { useSupGetDisplayRatesQuery } from '@tolk/api-client';
import { Box } from '@tolk/design-system';
import { SelectInput } from '@tolk/design-system/fields';
import { PAID_IN } from '@tolk/domain';
import { currencies } from '@tolk/domain/dictionaries/currencies';
import { useLanguage } from '@tolk/i18n';
import { choiceOf, chooseDisplayCurrency, useDisplayCurrency } from '@tolk/labels';

/** Yuan alone, or one of the currencies that a fresh rate is known of; kept in this browser. */
export function CurrencyChoice() {
  const { t } = useLingui();
  const language = useLanguage();
  const chosen = useDisplayCurrency();
  const { data } = useSupGetDisplayRatesQuery({});
  const known = new Set(data?.map(({ currency }) => currency));
  const options = [
    { value: PAID_IN, label: t({ message: 'Only yuan', context: 'option' }) },
    ...currencies
      .filter(({ value }) => known.has(value))
      .map((entry) => choiceOf(entry, language, entry.value)),
  ];
  return (
    <Box sx={{ flex: '0 1 260px', minWidth: 0 }}>
      <SelectInput
        label={t`Show amounts also in`}
        options={options}
        value={known.has(chosen) ? chosen : PAID_IN}
        onChange={(value) => chooseDisplayCurrency(value ?? PAID_IN)}
        disabled={data === undefined}
      />
    </Box>
  );
}
