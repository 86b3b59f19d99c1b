import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '@tolk/design-system/fields';
import { settlementMethods, type SettlementMethodName } from '@tolk/domain';
import { methodLabels } from '../../verifications/review-labels.ts';

interface MethodFilterProps {
  value: SettlementMethodName | undefined;
  onChange: (method: SettlementMethodName | undefined) => void;
}

/** Applications of one method. */
export function MethodFilter({ value, onChange }: MethodFilterProps) {
  const { t, i18n } = useLingui();
  return (
    <SelectInput
      label={t({ message: 'Method', context: 'field' })}
      placeholder={t({ message: 'All', context: 'placeholder' })}
      options={settlementMethods.map((method) => ({
        value: method,
        label: i18n._(methodLabels[method]),
      }))}
      value={value ?? null}
      onChange={(method) => onChange(method ?? undefined)}
    />
  );
}
