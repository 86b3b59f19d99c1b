import { Trans } from '@lingui/react/macro';
import { Box, Paper } from '@tolk/design-system';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { Link, pathTo } from '@tolk/platform';
import type { ReactNode } from 'react';

interface FiguresProps {
  waiting: number;
  applications: number;
  unread: number;
}

/** The numbers of the day, each leading to its list. */
export function Figures({ waiting, applications, unread }: FiguresProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 96px), 1fr))',
        gap: { xs: 1, md: 2 },
        mb: 3,
      }}
    >
      <Figure to={pathTo('supplierOrders')} value={waiting}>
        <Trans>Orders waiting for you</Trans>
      </Figure>
      <Figure to={pathTo('applicationRecord')} value={applications}>
        <Trans context="figure">Open applications</Trans>
      </Figure>
      <Figure to={pathTo('supplierNotifications')} value={unread}>
        <Trans context="figure">Unread notifications</Trans>
      </Figure>
    </Box>
  );
}

function Figure({ to, value, children }: { to: string; value: number; children: ReactNode }) {
  const language = useLanguage();
  return (
    <Paper
      component={Link}
      to={to}
      // On a phone there is room for the longest word of three beside each other.
      sx={{ px: { xs: 1.25, md: 2 }, py: 2, color: 'inherit', textDecoration: 'none' }}
    >
      <Box sx={{ typography: 'h2' }} data-figures="">
        {formatNumber(value, language)}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{children}</Box>
    </Paper>
  );
}
