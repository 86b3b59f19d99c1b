import { useLingui } from '@lingui/react/macro';
import { TextField } from '@tolk/design-system/form';

interface Props {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
}

/** A month as `YYYY-MM`; browsers without a picker for months show a text field. */
export function MonthField({ name, label, hint, required }: Props) {
  const { t } = useLingui();
  return (
    <TextField
      name={name}
      label={label}
      type="month"
      placeholder={t`YYYY-MM, for example 2019-09`}
      required={required}
      {...(hint ? { hint } : {})}
    />
  );
}
