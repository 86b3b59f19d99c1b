import { Trans } from '@lingui/react/macro';
import { useSupGetProjectReleaseInforListQuery } from '@tolk/api-client';
import type { PostingRow } from '@tolk/contract';
import { Box, DataState, Typography } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import type { ReactNode } from 'react';
import { Band } from './band.tsx';
import { JobCard } from './job-card.tsx';

const shown = 3;

/** The newest postings of interpretation and translation, live (spec section 2). */
export function RecentJobs() {
  return (
    <Band
      title={<Trans>Recent jobs</Trans>}
      lead={<Trans>Open right now. Have a look before you sign up.</Trans>}
      ground="sunken"
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <JobColumn type="translation" title={<Trans>Translation</Trans>} />
        <JobColumn type="interpretation" title={<Trans>Interpretation</Trans>} />
      </Box>
    </Band>
  );
}

function JobColumn({ type, title }: { type: PostingRow['projectType']; title: ReactNode }) {
  const query = useSupGetProjectReleaseInforListQuery({
    projectType: type,
    projectStatus: 'recruiting',
    sort: 'newest',
    pageSize: shown,
  });
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <DataState
        query={query}
        skeleton={shown}
        isEmpty={({ list }) => list.length === 0}
        empty={{
          title: <Trans>Nothing open at the moment</Trans>,
          drawing: <InboxDrawing width={120} />,
        }}
      >
        {({ list }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {list.map((posting) => (
              <JobCard key={posting.projectReleaseInforId} posting={posting} />
            ))}
          </Box>
        )}
      </DataState>
    </div>
  );
}
