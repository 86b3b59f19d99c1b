import { Trans } from '@lingui/react/macro';
import { useOpsGetMessageReportQuery } from '@tolk/api-client';
import { DataState, Link } from '@tolk/design-system';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { ReportView } from '../../features/message-reports/report-view.tsx';

/** One reported message (`messageReportId`) with its neighbours, and the decision on it. */
export function Screen() {
  const [search] = useSearchParams();
  const messageReportId = search.get('messageReportId') ?? '';
  const query = useOpsGetMessageReportQuery({ messageReportId });
  return (
    <DataState
      query={query}
      skeleton={6}
      back={
        <Link component={RouteLink} to="messageReports">
          <Trans>Back to the queue</Trans>
        </Link>
      }
    >
      {(report) => <ReportView report={report} />}
    </DataState>
  );
}
