import { useLingui } from '@lingui/react/macro';
import { detailLabels } from '../../payout-methods/method-labels.ts';
import { useBankNames } from './use-bank-choices.ts';

/** The details of a settlement method as entries of a list; what the method does not have is empty. */
export function useDetailEntries() {
  const { i18n } = useLingui();
  const nameOf = useBankNames();
  return (details: Readonly<Record<string, string>>) =>
    Object.entries(detailLabels).map(([field, label]) => ({
      key: field,
      label: i18n._(label),
      value: nameOf(field, details[field] ?? ''),
    }));
}
