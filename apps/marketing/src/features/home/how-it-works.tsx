import { Trans } from '@lingui/react/macro';
import { Box, Paper, Stack, Typography } from '@tolk/design-system';
import type { ReactNode } from 'react';
import { Band } from './band.tsx';

interface Step {
  title: ReactNode;
  text: ReactNode;
}

const steps: Step[] = [
  {
    title: <Trans>Publish what you need</Trans>,
    text: (
      <Trans>Languages, field, volume, deadline and what you pay. It takes five minutes.</Trans>
    ),
  },
  {
    title: <Trans>Choose from applications</Trans>,
    text: <Trans>Translators apply with a price and a few words about similar work.</Trans>,
  },
  {
    title: <Trans>Agree and pay</Trans>,
    text: (
      <Trans>
        The order fixes scope, price and due time. You pay by WeChat Pay or Alipay, and we hold the
        money.
      </Trans>
    ),
  },
  {
    title: <Trans>Accept the results</Trans>,
    text: (
      <Trans>
        Read the delivery, ask for changes if something is off, then accept. Only then is the
        translator paid.
      </Trans>
    ),
  },
];

/** The way of one project in four steps. */
export function HowItWorks() {
  return (
    <Band title={<Trans>How it works</Trans>}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {steps.map((step, index) => (
          <Paper key={index} component="li" sx={{ p: 3 }}>
            <Stack spacing={1}>
              <Typography variant="h2" component="span" color="secondary" aria-hidden>
                {index + 1}
              </Typography>
              <Typography variant="h3">{step.title}</Typography>
              <Typography color="text.secondary">{step.text}</Typography>
            </Stack>
          </Paper>
        ))}
      </Box>
    </Band>
  );
}
