import { Trans } from '@lingui/react/macro';
import { Box, Stack, Typography } from '@tolk/design-system';
import { BoothDrawing, PageDrawing } from '@tolk/design-system/drawings';
import type { ReactNode } from 'react';
import { Band } from './band.tsx';

interface Promise {
  drawing: ReactNode;
  title: ReactNode;
  lines: ReactNode[];
}

const promises: Promise[] = [
  {
    drawing: <PageDrawing width={200} />,
    title: <Trans>For clients</Trans>,
    lines: [
      <Trans key="held">Your payment is held until you have accepted the results.</Trans>,
      <Trans key="fee">The handling fee is shown before you confirm, never after.</Trans>,
      <Trans key="changes">Two rounds of changes belong to every order.</Trans>,
      <Trans key="refund">Nothing delivered? The money goes back in full.</Trans>,
    ],
  },
  {
    drawing: <BoothDrawing width={200} />,
    title: <Trans>For translators and interpreters</Trans>,
    lines: [
      <Trans key="paid">An order starts when it is paid, so nobody works on trust alone.</Trans>,
      <Trans key="terms">
        Terms are frozen when you accept; a change needs your consent again.
      </Trans>,
      <Trans key="silence">
        A client who stays silent for seven days has accepted, and you are paid.
      </Trans>,
      <Trans key="ledger">Every amount stands in the order’s ledger, fees included.</Trans>,
    ],
  },
];

/** What each side can rely on. */
export function WhyUs() {
  return (
    <Band title={<Trans>What you can rely on</Trans>} ground="sunken">
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {promises.map((promise, index) => (
          <Stack key={index} spacing={2}>
            {promise.drawing}
            <Typography variant="h3">{promise.title}</Typography>
            <Stack component="ul" spacing={1} sx={{ m: 0, pl: 3 }}>
              {promise.lines.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Box>
    </Band>
  );
}
