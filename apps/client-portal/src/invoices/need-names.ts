import { useLingui } from '@lingui/react/macro';
import type { SpecialInvoiceNeed } from '@tolk/domain';

/** What a special invoice needs, as words in a sentence. */
export function useNeedNames(): Readonly<Record<SpecialInvoiceNeed, string>> {
  const { t } = useLingui();
  return {
    taxNumber: t`the company’s unified social credit code`,
    address: t({ message: 'address', context: 'need' }),
    phone: t({ message: 'phone', context: 'need' }),
    bank: t({ message: 'bank', context: 'need' }),
    bankAccount: t({ message: 'account number', context: 'need' }),
  };
}
