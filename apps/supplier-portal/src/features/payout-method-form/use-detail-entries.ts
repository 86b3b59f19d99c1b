import { useLingui } from '@lingui/react/macro';
import { groupedCard } from '@tolk/domain/checks/typed-number';
import { detailLabels } from '../../payout-methods/method-labels.ts';
import { useBankNames } from './use-bank-choices.ts';

/** The number of a card in groups of four, as it stands on the card. */
function readable(field: string, value: string): string {
  return field === 'cardNumber' ? groupedCard(value) : value;
}

/** The details of a settlement method as entries of a list; what the method does not have is empty. */
export function useDetailEntries() {
  const { i18n } = useLingui();
  const nameOf = useBankNames();
  return (details: Readonly<Record<string, string>>) =>
    Object.entries(detailLabels).map(([field, label]) => ({
      key: field,
      label: i18n._(label),
      value: readable(field, nameOf(field, details[field] ?? '')),
    }));
}
