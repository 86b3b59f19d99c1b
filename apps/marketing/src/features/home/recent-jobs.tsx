import { Trans } from '@lingui/react/macro';
import { Box, ErrorCard, Link, Skeleton } from '@tolk/design-system';
import type { PostingRow } from '@tolk/contract';
import { lazyPart, RouteLink } from '@tolk/platform';
import type { ReactNode } from 'react';
import { Band } from '../../site/band.tsx';
import { Subheading } from '../../site/headline.tsx';
import { shownJobs } from './shown-jobs.ts';
import { useNear } from './use-near.ts';

function Outline() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: shownJobs }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={96} />
      ))}
    </Box>
  );
}

// Calls and their store download when the section comes near, not with the page.
const JobList = lazyPart(() => import('./job-list.tsx').then((module) => module.JobList), {
  pending: <Outline />,
  failed: (retry) => <ErrorCard onRetry={retry} />,
});

/** The newest postings of translation and interpretation. */
export function RecentJobs() {
  const { near, section } = useNear();
  return (
    <Band
      title={<Trans context="heading">Recent jobs</Trans>}
      lead={<Trans>Open right now. Take a look before you sign up.</Trans>}
      ground="sunken"
      anchor="jobs"
    >
      <Box
        ref={section}
        data-wake=""
        sx={{
          display: 'grid',
          columnGap: 8,
          rowGap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Jobs type="translation" near={near} title={<Trans context="heading">Translation</Trans>} />
        <Jobs
          type="interpretation"
          near={near}
          title={<Trans context="heading">Interpretation</Trans>}
        />
      </Box>
      <Box sx={{ mt: 4 }}>
        <Link component={RouteLink} to="publicJobs">
          <Trans context="link">All jobs</Trans>
        </Link>
      </Box>
    </Band>
  );
}

interface JobsProps {
  type: PostingRow['projectType'];
  near: boolean;
  title: ReactNode;
}

function Jobs({ type, near, title }: JobsProps) {
  return (
    <div>
      <Subheading sx={{ mb: 2 }}>{title}</Subheading>
      {near ? <JobList type={type} /> : <Outline />}
    </div>
  );
}
