import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@tolk/design-system/fields';
import { useFormField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';

interface WorkloadFieldProps {
  name: string;
  label: string;
  /** Null until one is chosen. */
  unitName: string | null;
}

const example = 2.4;

/** An amount of work. Whoever types words where thousands are counted sees it at once. */
export function WorkloadField({ name, label, unitName }: WorkloadFieldProps) {
  const { value } = useFormField<number | null>(name).field;
  return <NumberField name={name} label={label} hint={useHint(value, unitName)} required />;
}

function useHint(value: number | null, unitName: string | null): string | undefined {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useNames();
  if (!unitName) return undefined;
  const pieces = names.thousandOf(unitName);
  if (pieces === undefined) return names.quantity(unitName);
  const { min, max } = limits.workload;
  const typed = value !== null && value >= min && value <= max;
  const count = formatNumber(Math.round((typed ? value : example) * 1_000), language);
  return typed
    ? t`That is ${count} ${pieces} in all.`
    : t`In thousands of ${pieces}: for ${count}, enter ${example}.`;
}
