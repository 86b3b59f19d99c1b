import { Trans } from '@lingui/react/macro';
import { useOpsGetOverviewDataQuery } from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { WorkQueues } from '../../features/overview/work-queues.tsx';
import { OverdueNote } from '../../features/overview/overdue-note.tsx';
import { OwnDecisions } from '../../features/overview/own-decisions.tsx';
import { Queues } from '../../features/overview/queues.tsx';
import { Volumes } from '../../features/overview/volumes.tsx';

/** What waits for the staff, how the product moves, and the own last decisions. */
export function Screen() {
  const query = useOpsGetOverviewDataQuery({}, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Overview</Trans>}
        description={<Trans>Work waiting and recent activity.</Trans>}
      />
      <DataState query={query}>
        {({ queues, workQueues, days, ownDecisions }) => (
          <>
            <OverdueNote queues={queues} workQueues={workQueues} />
            <Queues queues={queues} />
            <WorkQueues waiting={workQueues} />
            <Volumes days={days} />
            {queues.length > 0 ? <OwnDecisions decisions={ownDecisions} /> : null}
          </>
        )}
      </DataState>
    </>
  );
}
