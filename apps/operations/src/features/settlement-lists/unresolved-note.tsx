import { Plural, Trans } from '@lingui/react/macro';
import { useOpsGetSettlementListQuery } from '@tolk/api-client';
import { Alert, Link as TextLink } from '@tolk/design-system';
import { RouteLink } from '@tolk/platform';
import { bounds } from '@tolk/domain';

const { unresolvedDays } = bounds;

/** Says how many payouts wait for an answer that should have come; nothing when there are none. */
export function UnresolvedNote() {
  const { data } = useOpsGetSettlementListQuery(
    { pageNum: 1, pageSize: 1, unresolved: true },
    { refetchOnMountOrArgChange: true },
  );
  if (!data || data.total === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <Plural
        value={data.total}
        one={`# payout has had no answer for ${unresolvedDays} days.`}
        other={`# payouts have had no answer for ${unresolvedDays} days.`}
      />{' '}
      <TextLink
        component={RouteLink}
        to="settlements"
        params={{ tab: 'all', status: 'unresolved' }}
        color="inherit"
        underline="always"
      >
        <Trans>See which ones</Trans>
      </TextLink>
    </Alert>
  );
}
