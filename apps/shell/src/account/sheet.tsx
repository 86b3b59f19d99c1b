import { Paper, Stack, Typography } from '@tolk/design-system';
import type { ReactNode } from 'react';
import { prepareCalls } from './account-call.ts';

interface Props {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Below the form: the ways to the neighbouring pages. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The one card of a sign-in page. */
export function Sheet({ title, lead, footer, children }: Props) {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }} onFocus={prepareCalls}>
      <Stack spacing={3}>
        <Stack spacing={1}>
          <Typography variant="h2" component="h1">
            {title}
          </Typography>
          {lead ? <Typography color="text.secondary">{lead}</Typography> : null}
        </Stack>
        {children}
        {footer ? (
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ flexWrap: 'wrap', justifyContent: 'space-between', typography: 'body2' }}
          >
            {footer}
          </Stack>
        ) : null}
      </Stack>
    </Paper>
  );
}
