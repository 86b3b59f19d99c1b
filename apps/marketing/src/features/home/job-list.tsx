import { Trans } from '@lingui/react/macro';
import { TabStoreProvider, useSupGetProjectReleaseInforListQuery } from '@tolk/api-client';
import type { PostingRow } from '@tolk/contract';
import { DataState } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { QuietList } from '../../site/quiet-list.tsx';
import { JobCard } from './job-card.tsx';
import { shownJobs } from './shown-jobs.ts';

interface Props {
  type: PostingRow['projectType'];
}

/** The newest open postings of one type, live (docs/product/screens.md#public-screens). */
export function JobList(props: Props) {
  return (
    <TabStoreProvider>
      <Jobs {...props} />
    </TabStoreProvider>
  );
}

function Jobs({ type }: Props) {
  const query = useSupGetProjectReleaseInforListQuery({
    projectType: type,
    projectStatus: 'recruiting',
    sort: 'newest',
    pageSize: shownJobs,
  });
  return (
    <DataState
      query={query}
      skeleton={shownJobs}
      isEmpty={({ list }) => list.length === 0}
      empty={{
        title: <Trans>Nothing open at the moment</Trans>,
        drawing: <InboxDrawing width={120} />,
      }}
    >
      {({ list }) => (
        <QuietList>
          {list.map((posting) => (
            <JobCard key={posting.projectReleaseInforId} posting={posting} />
          ))}
        </QuietList>
      )}
    </DataState>
  );
}
