import { Box } from '@tolk/design-system';
import { Switch } from '@tolk/design-system/portal';

interface FlagFilterProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A filter that is on or off. */
export function FlagFilter({ label, on, onChange }: FlagFilterProps) {
  return (
    <Box
      component="label"
      sx={{ display: 'flex', alignItems: 'center', minHeight: 44, typography: 'body2' }}
    >
      <Switch
        checked={on}
        onChange={(_event, chosen) => onChange(chosen)}
        slotProps={{ input: { role: 'switch' } }}
        sx={{ ml: -1 }}
      />
      {label}
    </Box>
  );
}
