import { Trans } from '@lingui/react/macro';
import type { SharedResume } from '@tolk/contract';
import { Avatar, Box, Button, Paper, Stack, Typography } from '@tolk/design-system';
import { Stars } from '@tolk/design-system/fields';
import { formatDate, formatNumber, useLanguage } from '@tolk/i18n';
import type { ReactNode } from 'react';

/** Who it is, since when, and the two figures that matter most. */
export function ResumeHead({ resume }: { resume: SharedResume }) {
  const language = useLanguage();
  const { supUserName, supUserAvatar, memberSince, work, reviews } = resume;
  const since = formatDate(memberSince, { language });
  return (
    <Paper sx={{ p: { xs: 2.5, md: 4 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Avatar name={supUserName} src={supUserAvatar ?? undefined} size={112} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: 26, md: 34 }, overflowWrap: 'anywhere' }}>
            {supUserName}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            <Trans>Translator and interpreter, here since {since}</Trans>
          </Typography>
        </Box>
        <Button variant="outlined" data-print="no" onClick={() => window.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
      </Box>
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
        {work ? (
          <Figure value={formatNumber(work.completedOrders, language)}>
            <Trans>completed orders</Trans>
          </Figure>
        ) : null}
        {work && work.languagePairs.length > 0 ? (
          <Figure value={formatNumber(work.languagePairs.length, language)}>
            <Trans>language pairs</Trans>
          </Figure>
        ) : null}
        {reviews && reviews.average !== null ? (
          <Figure
            value={formatNumber(Math.round(reviews.average * 10) / 10, language)}
            aside={<Stars value={reviews.average} />}
          >
            <Trans>of 5 stars on average</Trans>
          </Figure>
        ) : null}
      </Stack>
    </Paper>
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
      <Typography variant="body2" color="text.secondary">
        {children}
      </Typography>
    </div>
  );
}
