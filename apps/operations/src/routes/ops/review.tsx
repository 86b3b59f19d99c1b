import { Trans } from '@lingui/react/macro';
import { Empty, Link as TextLink } from '@tolk/design-system';
import { verificationKinds } from '@tolk/domain';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { ReviewView } from '../../features/review/review-view.tsx';

/** One review, named by its queue (`kind`) and its id (`reviewId`). */
export function Screen() {
  const [search] = useSearchParams();
  const kind = verificationKinds.find((one) => one === search.get('kind'));
  const reviewId = search.get('reviewId');
  if (kind && reviewId) return <ReviewView kind={kind} reviewId={reviewId} />;
  return (
    <Empty
      title={<Trans>This address names no review</Trans>}
      action={
        <TextLink component={RouteLink} to="reviews">
          <Trans>Back to the queue</Trans>
        </TextLink>
      }
    />
  );
}
