import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame/FieldFrame.tsx';
import { useFormField } from '../Form/use-form-field.ts';

/** So many fit beside each other on a phone, or nearly, and so many anywhere. */
const inOneLine = 3;
const inOneWideLine = 5;

interface RadioFieldProps extends Omit<FieldFrameProps, 'error'> {
  name: string;
  /** Up to five in a line; of more, each has a line of its own. */
  options: ReadonlyArray<{ value: string; label: ReactNode }>;
  disabled?: boolean;
  /** What else follows from the choice. */
  onChoose?: (value: string) => void;
}

/** One of a few, all in sight. */
export function RadioField({
  name,
  options,
  disabled = false,
  onChoose,
  ...frame
}: RadioFieldProps) {
  const { field, error } = useFormField<string>(name);
  const wide = options.length > inOneWideLine ? 'column' : 'row';
  return (
    <FieldFrame {...frame} error={error} group="radiogroup">
      {({ id: _id, ...aria }) => (
        <RadioGroup
          {...field}
          value={field.value ?? ''}
          onChange={(event, value) => {
            field.onChange(event);
            onChoose?.(value);
          }}
          role="presentation"
          row
          // Several on a phone break into ragged lines: there each has a line of its own.
          sx={options.length > inOneLine ? { flexDirection: { xs: 'column', sm: wide } } : null}
        >
          {options.map(({ value, label }) => (
            <FormControlLabel
              key={value}
              value={value}
              label={label}
              disabled={disabled}
              control={<Radio slotProps={{ input: aria }} />}
            />
          ))}
        </RadioGroup>
      )}
    </FieldFrame>
  );
}
