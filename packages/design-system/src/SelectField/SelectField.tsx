import { useFormField } from '../Form/use-form-field.ts';
import { SelectInput, type SelectInputProps } from './SelectInput.tsx';

type SelectFieldProps<Value extends string | number> = Omit<
  SelectInputProps<Value>,
  'error' | 'name' | 'onBlur' | 'onChange' | 'value'
> & {
  name: string;
  /** After the value was set: where another field depends on it. */
  onChoose?: (value: Value | null) => void;
};

/** One of many in a `Form`; the value is the option's `value`, null when nothing is chosen. */
export function SelectField<Value extends string | number>({
  name,
  onChoose,
  ...rest
}: SelectFieldProps<Value>) {
  const { field, helpers, error } = useFormField<Value | null>(name);
  return (
    <SelectInput
      {...rest}
      name={name}
      error={error}
      value={field.value}
      onBlur={() => void helpers.setTouched(true)}
      onChange={(value) => {
        void helpers.setValue(value);
        onChoose?.(value);
      }}
    />
  );
}
