import { Trans } from '@lingui/react/macro';
import { useSearchParams } from '@tolk/platform';
import { RequestView } from '../../features/test-request/request-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One requested test, named by `id`. */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <RequestView key={id} testRequestId={id} />;
  return (
    <NoSuchRecord
      title={<Trans>Test request not found</Trans>}
      back={{ to: 'offlineTests', label: <Trans>Back to the tests</Trans> }}
    />
  );
}
