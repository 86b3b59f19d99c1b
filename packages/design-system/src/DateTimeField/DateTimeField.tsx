import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import {
  formatZone,
  fromWallTime,
  isTwiceOnWall,
  toWallTime,
  useLanguage,
  viewerZone,
} from '@tolk/i18n';
import { useState } from 'react';
import { FieldFrame, type FieldFrameProps } from '../FieldFrame/FieldFrame.tsx';
import { useFormField } from '../Form/use-form-field.ts';
import { InputBox } from '../TextInput/InputBox.tsx';

interface DateTimeFieldProps extends Omit<FieldFrameProps, 'aside' | 'error'> {
  name: string;
  /** Earliest and latest moment, ISO 8601. */
  min?: string;
  max?: string;
  /** IANA zone that the time is picked in; the viewer's when left out. */
  zone?: string | undefined;
  disabled?: boolean;
}

/**
 * A moment in a `Form`, picked in the viewer's zone or a given one; the value is ISO 8601 in UTC, or null.
 * The zone stands beside it with the offset of that day.
 */
export function DateTimeField({
  name,
  min,
  max,
  zone,
  disabled = false,
  hint,
  ...frame
}: DateTimeFieldProps) {
  const { field, helpers, error } = useFormField<string | null>(name);
  const [now] = useState(() => new Date().toISOString());
  const twice = field.value !== null && isTwiceOnWall(field.value, zone);
  return (
    <FieldFrame
      {...frame}
      error={error}
      hint={
        twice ? (
          <>
            {hint}
            <Box component="span" sx={{ display: 'block' }}>
              <Trans>
                Clocks go back that night, so this time occurs twice; the first one counts.
              </Trans>
            </Box>
          </>
        ) : (
          hint
        )
      }
      aside={
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          <ZoneName zone={zone} at={field.value ?? now} />
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
          value={toWallTime(field.value, zone)}
          onBlur={() => void helpers.setTouched(true)}
          onChange={(event) => void helpers.setValue(fromWallTime(event.target.value, zone))}
          sx={{ '& input': { colorScheme: 'inherit' } }}
          slotProps={{
            input: {
              min: toWallTime(min ?? null, zone),
              max: toWallTime(max ?? null, zone),
              ...aria,
            },
          }}
        />
      )}
    </FieldFrame>
  );
}

function ZoneName({ zone, at }: { zone: string | undefined; at: string }) {
  const language = useLanguage();
  const own = viewerZone();
  const name = formatZone(zone ?? own, at, language);
  return zone === undefined || zone === own ? <Trans>Your time: {name}</Trans> : name;
}
