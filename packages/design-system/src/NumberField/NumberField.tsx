import { useState } from 'react';
import { useFormField } from '../Form/use-form-field.ts';
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { parseNumber } from './parse-number.ts';

export interface NumberFieldProps extends Omit<
  TextInputProps,
  'error' | 'inputMode' | 'onBlur' | 'onChange' | 'type' | 'value'
> {
  name: string;
  /** The value that a text stands for, and the text that a value is shown as. */
  parse?: (text: string) => number | null;
  show?: (value: number) => string;
  /** What is wrong with the value, for a field that is not always there: what can't be seen blocks no form. */
  check?: (value: number | null) => string | undefined;
}

const plain = (value: number) => String(value);

/** A number in a `Form`: null when empty, NaN when what was typed is none (a Yup number refuses it). */
export function NumberField({
  name,
  parse = parseNumber,
  show = plain,
  check,
  ...rest
}: NumberFieldProps) {
  const { field, helpers, error } = useFormField<number | null>(name, check);
  const [text, setText] = useState(() => (field.value === null ? '' : show(field.value)));
  const typed = Object.is(parse(text), field.value);
  const shown = field.value === null ? '' : show(field.value);
  return (
    <TextInput
      {...rest}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      value={typed ? text : shown}
      onBlur={() => {
        if (field.value !== null && !Number.isNaN(field.value)) setText(show(field.value));
        void helpers.setTouched(true);
      }}
      onChange={(event) => {
        setText(event.target.value);
        void helpers.setValue(parse(event.target.value));
      }}
    />
  );
}
