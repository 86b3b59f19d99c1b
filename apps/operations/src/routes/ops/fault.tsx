import { Trans } from '@lingui/react/macro';
import { useOpsGetFrontEndFaultQuery } from '@tolk/api-client';
import { DataState, Link } from '@tolk/design-system';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { FaultView } from '../../features/fault-detail/fault-view.tsx';

/** One fault (`faultId`) with its newest occurrences, and what was decided about it. */
export function Screen() {
  const [search] = useSearchParams();
  const query = useOpsGetFrontEndFaultQuery({ faultId: search.get('faultId') ?? '' });
  return (
    <DataState
      query={query}
      skeleton={6}
      back={
        <Link component={RouteLink} to="frontEndFaults">
          <Trans>Back to the list</Trans>
        </Link>
      }
    >
      {(fault) => <FaultView fault={fault} />}
    </DataState>
  );
}
