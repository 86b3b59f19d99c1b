import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsGetStaffUserQuery } from '@tolk/api-client';
import type { ReviewRow, UserDetail } from '@tolk/contract';
import { Link as TextLink, Typography } from '@tolk/design-system';
import { DateTime, Section } from '@tolk/design-system/pieces';
import { reviewKindsOf } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { RecordTable } from '../../records/record-table.tsx';
import { ReviewChip } from '../../verifications/review-chip.tsx';
import { ReviewSubject } from '../../verifications/review-subject.tsx';

/** What the person had checked; a link for those whose queue it is. */
export function UserReviews({ reviews }: { reviews: UserDetail['reviews'] }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans context="heading">Verifications</Trans>}>
      {reviews.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No verification has been submitted yet.</Trans>
        </Typography>
      ) : (
        <RecordTable
          label={t({ message: 'Verifications', context: 'fact' })}
          rows={reviews}
          rowKey={({ reviewId }) => reviewId}
          columns={[
            {
              key: 'subject',
              label: <Trans>What is checked</Trans>,
              renderCell: (review) => <Subject review={review} />,
            },
            {
              key: 'status',
              label: <Trans context="column">Status</Trans>,
              renderCell: ({ status }) => <ReviewChip status={status} />,
            },
            {
              key: 'submitted',
              label: <Trans context="column">Submitted</Trans>,
              renderCell: ({ submitTime }) => <DateTime iso={submitTime} />,
            },
          ]}
        />
      )}
    </Section>
  );
}

function Subject({ review }: { review: ReviewRow }) {
  const { data: staff } = useOpsGetStaffUserQuery({});
  const { kind, reviewId } = review;
  const subject = <ReviewSubject review={review} />;
  if (!staff || !reviewKindsOf(staff.role).includes(kind)) return subject;
  return (
    <TextLink component={RouteLink} to="review" params={{ kind, reviewId }}>
      {subject}
    </TextLink>
  );
}
