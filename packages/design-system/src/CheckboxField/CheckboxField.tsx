import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId, type ReactNode } from 'react';
import { useFormField } from '../Form/use-form-field.ts';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  disabled?: boolean;
}

/** A yes or no of a `Form`. */
export function CheckboxField({ name, label, disabled = false }: CheckboxFieldProps) {
  const { field, error } = useFormField<boolean>(name);
  const id = useId();
  return (
    <div>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', typography: 'body2' }}>
        <Checkbox
          {...field}
          checked={field.value}
          disabled={disabled}
          // The ring around it stays off the words.
          sx={{ ml: -1.25, mr: 0.5 }}
          slotProps={{
            input: { 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-error` },
          }}
        />
        <span>{label}</span>
      </Box>
      <Box
        id={`${id}-error`}
        aria-live="polite"
        sx={{ typography: 'caption', color: 'error.main' }}
      >
        {error}
      </Box>
    </div>
  );
}
