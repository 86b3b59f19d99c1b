import { Trans } from '@lingui/react/macro';
import { Box, Paper, Stack, Typography } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import type { ReactNode } from 'react';
import { prepareCalls } from './account-call.ts';
import type { AccountLayout } from './account-layout.ts';

interface Props {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Below the form: the ways to the neighbouring pages. */
  footer?: ReactNode;
  /** Screens without a make for phones fit both. */
  layout?: AccountLayout;
  children: ReactNode;
}

/** One account screen: a card with a quiet drawing beside it; on phones the form has the whole width. */
export function Sheet({ title, lead, footer, layout = 'desktop', children }: Props) {
  const sheet = (
    <Stack spacing={3} onFocus={prepareCalls}>
      <Stack spacing={1}>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {lead ? <Typography color="textSecondary">{lead}</Typography> : null}
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
  );
  if (layout === 'phone') return <Box sx={{ maxWidth: 560, mx: 'auto', ...thumbs }}>{sheet}</Box>;
  return (
    <Box sx={columns}>
      <Paper
        variant="outlined"
        sx={[card, ({ breakpoints }) => ({ [breakpoints.down('sm')]: thumbs })]}
      >
        {sheet}
      </Paper>
      <Box sx={{ display: { xs: 'none', md: 'block' }, flexGrow: 1, textAlign: 'center' }}>
        <TableDrawing width={340} />
        <Typography sx={{ mt: 3, typography: 'h3' }} component="p">
          <Trans>Two languages at one table.</Trans>
        </Typography>
      </Box>
    </Box>
  );
}

const columns = {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: 960,
  mx: 'auto',
} as const;

const card = {
  width: '100%',
  maxWidth: 440,
  // Beside the drawing it stands where it ends up, also while the drawing is still on its way.
  mx: { xs: 'auto', md: 0 },
  flexShrink: 0,
  p: { xs: 0, sm: 4 },
  borderStyle: { xs: 'none', sm: 'solid' },
  bgcolor: { xs: 'transparent', sm: 'background.paper' },
} as const;

/** A thumb's size. */
const thumbs = {
  '& .MuiButton-sizeLarge': { minHeight: 52 },
  '& [data-input-box]': { minHeight: 52 },
  '& .MuiButton-sizeSmall': { minHeight: 40 },
} as const;
