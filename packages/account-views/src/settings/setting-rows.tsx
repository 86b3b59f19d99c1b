import { Box, Typography } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface SettingRowProps {
  title: ReactNode;
  /** How it stands now. */
  value: ReactNode;
  hint?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** One setting: what it is, how it stands, what can be done about it. */
export function SettingRow({ title, value, hint, action }: SettingRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '&:first-of-type': { pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {title}
        </Typography>
        <Box sx={{ overflowWrap: 'anywhere' }}>{value}</Box>
        {hint ? (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {hint}
          </Typography>
        ) : null}
      </Box>
      {action}
    </Box>
  );
}

/** Settings, one below the other. */
export function SettingRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}
