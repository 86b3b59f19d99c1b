import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { formatOffset, viewerZone } from '@tolk/i18n';
import { useState } from 'react';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame/FieldFrame.tsx';
import { useFormField } from '../Form/use-form-field.ts';
import { InputBox } from '../TextInput/TextInput.tsx';
import { fromLocalInput, toLocalInput } from './local-time.ts';

interface DateTimeFieldProps extends Omit<FieldFrameProps, 'aside' | 'error'> {
  name: string;
  /** Earliest and latest moment, ISO 8601. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/**
 * A moment in a `Form`, picked in the viewer's zone; the value is ISO 8601 in UTC, or null. The zone stands
 * beside it with its offset; one without a place in its name, such as `UTC`, is its offset already.
 */
export function DateTimeField({ name, min, max, disabled = false, ...frame }: DateTimeFieldProps) {
  const { field, helpers, error } = useFormField<string | null>(name);
  const zone = viewerZone();
  const [now] = useState(() => new Date().toISOString());
  const offset = formatOffset(field.value ?? now);
  return (
    <FieldFrame
      {...frame}
      error={error}
      aside={
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {zone.includes('/') ? (
            <Trans>
              Your time: {zone}, {offset}
            </Trans>
          ) : (
            <Trans>Your time: {offset}</Trans>
          )}
        </Box>
      }
    >
      {({ id, ...aria }) => (
        <InputBox
          id={id}
          name={name}
          type="datetime-local"
          disabled={disabled}
          error={Boolean(error)}
          value={toLocalInput(field.value)}
          onBlur={() => void helpers.setTouched(true)}
          onChange={(event) => void helpers.setValue(fromLocalInput(event.target.value))}
          sx={{ '& input': { colorScheme: 'inherit' } }}
          slotProps={{
            input: { min: toLocalInput(min ?? null), max: toLocalInput(max ?? null), ...aria },
          }}
        />
      )}
    </FieldFrame>
  );
}
