import { Trans } from '@lingui/react/macro';
import { Box, phoneBreakpoint } from '@tolk/design-system';
import type { ReactNode } from 'react';
import { Band } from '../../site/band.tsx';
import { Subheading } from '../../site/headline.tsx';
import { StepList } from './step-list.tsx';
import { clientSteps, supplierSteps, type Step } from './steps.tsx';

const besides = `@media (min-width: ${phoneBreakpoint}px)`;
const subgrid = { display: 'grid', gridTemplateRows: 'subgrid' };

/** The way of one project in four steps, for each side. */
export function HowItWorks() {
  return (
    <Band title={<Trans>How it works</Trans>} anchor="how-it-works">
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          rowGap: 6,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          // The same step of both sides stands in one line.
          [besides]: {
            rowGap: 0,
            '& > div': { gridRow: `span ${clientSteps.length + 1}`, ...subgrid },
            '& ol': { gridRow: `span ${clientSteps.length}`, ...subgrid },
          },
        }}
      >
        <Lane title={<Trans context="heading">For clients</Trans>} steps={clientSteps} />
        <Lane title={<Trans>For translators and interpreters</Trans>} steps={supplierSteps} />
      </Box>
    </Band>
  );
}

function Lane({ title, steps }: { title: ReactNode; steps: readonly Step[] }) {
  return (
    <div>
      <Subheading sx={{ mb: 2 }}>{title}</Subheading>
      <StepList steps={steps} />
    </div>
  );
}
