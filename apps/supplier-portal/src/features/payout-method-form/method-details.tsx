import { useLingui } from '@lingui/react/macro';
import type { SettlementMethod } from '@tolk/contract';
import { DefinitionList } from '@tolk/design-system/pieces';
import { detailLabels } from '../../payout-methods/method-labels.ts';
import { useBankNames } from './use-bank-choices.ts';

/** What was saved of a method, numbers masked. */
export function MethodDetails({ method }: { method: SettlementMethod }) {
  const { i18n } = useLingui();
  const nameOf = useBankNames();
  const entries = Object.entries(detailLabels).map(([field, label]) => ({
    key: field,
    label: i18n._(label),
    value: nameOf(field, method.details[field] ?? ''),
  }));
  return <DefinitionList entries={entries} />;
}
