import { Box, Typography } from '@tolk/design-system';
import { Switch } from '@tolk/design-system/portal';
import type { ReactNode } from 'react';

interface SwitchRowProps {
  label: string;
  hint?: string;
  status?: ReactNode;
  on: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

/** One thing that is on or off, with its words as the label. */
export function SwitchRow({ label, hint, status, on, disabled, onChange }: SwitchRowProps) {
  return (
    <Box component="label" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Switch
        checked={on}
        disabled={disabled}
        onChange={(_event, chosen) => onChange(chosen)}
        slotProps={{ input: { role: 'switch' } }}
        sx={{ ml: -1, flexShrink: 0 }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {label}
        {hint ? (
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
        ) : null}
      </Box>
      {status}
    </Box>
  );
}
