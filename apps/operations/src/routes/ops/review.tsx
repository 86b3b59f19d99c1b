import { Trans } from '@lingui/react/macro';
import { verificationKinds } from '@tolk/domain';
import { useSearchParams } from '@tolk/platform';
import { ReviewView } from '../../features/verification-detail/review-view.tsx';
import { NoSuchRecord } from '../../records/no-such-record.tsx';

/** One review, named by its queue (`kind`) and its id (`reviewId`). */
export function Screen() {
  const [search] = useSearchParams();
  const kind = verificationKinds.find((one) => one === search.get('kind'));
  const reviewId = search.get('reviewId');
  if (kind && reviewId) return <ReviewView kind={kind} reviewId={reviewId} />;
  return (
    <NoSuchRecord
      title={<Trans>Review not found</Trans>}
      back={{ to: 'reviews', label: <Trans>Back to the queue</Trans> }}
    />
  );
}
