import { useFormField } from '../Form/use-form-field.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';

export interface TextFieldProps extends Omit<
  TextInputProps,
  'error' | 'onBlur' | 'onChange' | 'value'
> {
  name: string;
}

/** A text field of a `Form`, bound by its name. Close to its end it says how much has been typed. */
export function TextField({ name, hint, ...rest }: TextFieldProps) {
  const { field, error } = useFormField<string>(name);
  const value = field.value ?? '';
  const count = shownCount(value, rest.maxLength);
  return (
    <TextInput
      {...rest}
      {...field}
      value={value}
      error={error}
      hint={
        count === undefined ? (
          hint
        ) : (
          <>
            {hint} <span data-figures="">{count}</span>
          </>
        )
      }
    />
  );
}

/** Codes and numbers have a length of their own; texts do not, and are cut where the field ends. */
const shortestText = 40;

function shownCount(value: string, maxLength = 0): string | undefined {
  const isClose = maxLength >= shortestText && value.length >= 0.8 * maxLength;
  return isClose ? `${value.length} / ${maxLength}` : undefined;
}
