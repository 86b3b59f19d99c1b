import { Box, Paper, Stack, Typography } from '@tolk/design-system';
import type { ReactNode } from 'react';

interface CardProps {
  /** A link to the details. */
  title: ReactNode;
  status: ReactNode;
  /** Facts in a fixed order: a fragment of elements, one for each. */
  facts: ReactNode;
  /** What matters most right now. */
  notice?: ReactNode;
  actions?: ReactNode;
}

/** One row of a list: title and status, facts in one line, what may be done. */
export function Card({ title, status, facts, notice, actions }: CardProps) {
  return (
    <Paper component="li" sx={{ p: 2, listStyle: 'none' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
        }}
      >
        <Typography variant="subtitle1" component="h2" sx={{ minWidth: 0 }}>
          {title}
        </Typography>
        {status}
      </Box>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          columnGap: 2,
          rowGap: 0.5,
          mt: 1,
          alignItems: 'center',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {facts}
      </Stack>
      {notice ? <Box sx={{ mt: 1, typography: 'body2' }}>{notice}</Box> : null}
      {actions ? <Box sx={{ mt: 1.5 }}>{actions}</Box> : null}
    </Paper>
  );
}

/** Cards, one below the other. */
export function Cards({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {children}
    </Box>
  );
}
