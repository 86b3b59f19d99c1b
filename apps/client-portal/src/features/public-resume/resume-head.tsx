import { Plural, Trans } from '@lingui/react/macro';
import type { SharedResume } from '@tolk/contract';
import { Avatar, Box, Button, Paper, Stack, Typography } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { formatNumber, useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';

/** Who it is, since when, and the two figures that matter most. */
export function ResumeHead({ resume }: { resume: SharedResume }) {
  const { supUserName, supUserAvatar, memberSince } = resume;
  const since = new Date(memberSince).getFullYear();
  return (
    <Paper sx={{ p: { xs: 2.5, md: 4 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Avatar name={supUserName} src={supUserAvatar ?? undefined} size={112} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: 26, md: 34 }, overflowWrap: 'anywhere' }}>
            {supUserName}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            <Trans>Translator and interpreter, here since {since}</Trans>
          </Typography>
        </Box>
        <Button variant="outlined" data-print="no" onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </Box>
      <Figures resume={resume} />
    </Paper>
  );
}

/** What there is to be proud of; nothing while there is nothing yet. */
function Figures({ resume: { work, reviews } }: { resume: SharedResume }) {
  const language = useLanguage();
  const orders = work?.completedOrders ?? 0;
  const pairs = work?.languagePairs.length ?? 0;
  const average = reviews?.average ?? null;
  if (orders === 0 && average === null) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 2,
        mt: 3,
        pt: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {orders > 0 ? (
        <Figure value={formatNumber(orders, language)}>
          <Plural value={orders} one="completed order" other="completed orders" />
        </Figure>
      ) : null}
      {pairs > 0 ? (
        <Figure value={formatNumber(pairs, language)}>
          <Plural value={pairs} one="language pair" other="language pairs" />
        </Figure>
      ) : null}
      {average === null ? null : (
        <Figure
          value={formatNumber(Math.round(average * 10) / 10, language)}
          aside={<Stars value={average} />}
        >
          <Trans>of 5 stars on average</Trans>
        </Figure>
      )}
    </Stack>
  );
}

interface FigureProps {
  value: string;
  aside?: ReactNode;
  children: ReactNode;
}

function Figure({ value, aside, children }: FigureProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography component="span" data-figures sx={{ fontSize: 26, fontWeight: 600 }}>
          {value}
        </Typography>
        {aside}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </div>
  );
}
