import { useFormField } from '../Form/use-form-field.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface TextFieldProps extends Omit<
  TextInputProps,
  'error' | 'onBlur' | 'onChange' | 'value'
> {
  name: string;
}

/** A text field of a `Form`, bound by its name. */
export function TextField({ name, ...rest }: TextFieldProps) {
  const { field, error } = useFormField<string>(name);
  return <TextInput {...rest} {...field} value={field.value ?? ''} error={error} />;
}
