import { useFormikContext } from '@tolk/design-system/form';
import { useEffect, useEffectEvent } from 'react';
import { issuingBank } from './method-rules.ts';

/** The number of a card names its bank, so that nobody has to look for it in the list. */
export function BankOfCard() {
  const { values, setFieldValue } = useFormikContext<{ cardNumber: string; bank: string | null }>();
  const issuer = issuingBank(values.cardNumber);
  const choose = useEffectEvent((bank: string) => {
    if (values.bank !== bank) void setFieldValue('bank', bank);
  });
  useEffect(() => {
    if (issuer !== undefined) choose(issuer);
  }, [issuer]);
  return null;
}
