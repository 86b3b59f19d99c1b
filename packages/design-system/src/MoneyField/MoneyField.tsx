import { styled } from '@mui/material/styles';
import { currencySymbol, formatRounded, minorDigits, useLanguage } from '@tolk/i18n';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';
import { parseMoney } from '../NumberField/parse-number.ts';

const Unit = styled('span')({ flexShrink: 0, paddingInline: 4 });

interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'endAdornment' | 'parse' | 'show' | 'startAdornment'
> {
  /** ISO 4217. */
  currency: string;
}

/** An amount typed in yuan (`1,280.50`) whose value is in minor units (128050). */
export function MoneyField({ currency, ...rest }: MoneyFieldProps) {
  const language = useLanguage();
  const digits = minorDigits(currency);
  return (
    <NumberField
      {...rest}
      parse={(text) => parseMoney(text, digits)}
      show={(value) => formatRounded(value, digits, language)}
      startAdornment={<Unit aria-hidden>{currencySymbol(currency)}</Unit>}
      endAdornment={<Unit>{currency}</Unit>}
    />
  );
}
