import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@tolk/design-system/fields';
import { useFormField } from '@tolk/design-system/form';
import { limits } from '@tolk/domain';
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
  const names = useNames();
  if (!unitName) return undefined;
  const unit = names.quantity(unitName);
  const typed = value !== null && value >= limits.workload.min && value <= limits.workload.max;
  const pieces = names.inThousands(typed ? value : example, unitName);
  if (pieces === undefined) return unit;
  return typed ? t`${unit}: ${pieces} in all` : t`${unit}: for ${pieces}, enter ${example}`;
}
