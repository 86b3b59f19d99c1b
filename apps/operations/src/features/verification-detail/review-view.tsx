import { Trans } from '@lingui/react/macro';
import { useOpsGetReviewDetailQuery, useOpsGetStaffUserQuery } from '@tolk/api-client';
import type { ReviewDetail } from '@tolk/contract';
import { Alert, Box, DataState, Link as TextLink } from '@tolk/design-system';
import { PageHeader } from '@tolk/design-system/pieces';
import { can, type VerificationKind } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { ReviewChip } from '../../verifications/review-chip.tsx';
import { ReviewSubject } from '../../verifications/review-subject.tsx';
import { WriteToPerson } from '../../service/write-to-person.tsx';
import { CaseBar } from '../../work/case-bar.tsx';
import { CaseNotes } from '../../work/case-notes.tsx';
import { ComparedFields } from './compared-fields.tsx';
import { DecisionPart } from './decision.tsx';
import { Documents } from './documents.tsx';
import { History } from './history.tsx';
import { useDecision } from './use-decision.ts';

/** One review: fields and documents to compare, what has happened, what may be decided. */
export function ReviewView({ kind, reviewId }: { kind: VerificationKind; reviewId: string }) {
  const query = useOpsGetReviewDetailQuery({ kind, reviewId }, { refetchOnMountOrArgChange: true });
  return (
    <DataState query={{ ...query, data: query.currentData }}>
      {(review) => <Review key={reviewId} review={review} />}
    </DataState>
  );
}

function Review({ review }: { review: ReviewDetail }) {
  const { kind, reviewId } = review;
  const decision = useDecision(review);
  const record = { subject: kind, subjectId: reviewId };
  return (
    <>
      <PageHeader
        back={
          <TextLink component={RouteLink} to="reviews" params={{ kind }}>
            <Trans>Back to the queue</Trans>
          </TextLink>
        }
        title={review.personName}
        status={<ReviewChip status={review.status} />}
        description={<ReviewSubject review={review} />}
        actions={
          <>
            <WriteToPerson personId={review.personId} name={review.personName} />
            <AccountLink personId={review.personId} />
          </>
        }
      />
      {review.reason ? (
        <Alert severity="info" sx={{ mb: 3, whiteSpace: 'pre-line' }}>
          {review.reason}
        </Alert>
      ) : null}
      <CaseBar record={record} />
      <Box sx={review.files.length > 0 ? withDocuments : withoutDocuments}>
        <Box sx={{ gridArea: 'fields' }}>
          <ComparedFields review={review} />
        </Box>
        <Box sx={{ gridArea: 'documents' }}>
          <Documents files={review.files} />
        </Box>
        <Box sx={{ gridArea: 'decision' }}>
          <DecisionPart review={review} decision={decision} />
        </Box>
        <Box sx={{ gridArea: 'history' }}>
          <CaseNotes record={record} />
          <History review={review} />
        </Box>
      </Box>
    </>
  );
}

const below = '"fields" "documents" "decision" "history"';
const columns = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
const withDocuments = {
  ...columns,
  gridTemplateRows: { lg: 'auto auto 1fr' },
  gridTemplateAreas: {
    xs: below,
    lg: '"fields documents" "decision documents" "history documents"',
  },
} as const;
const withoutDocuments = {
  ...columns,
  gridTemplateRows: { lg: 'auto 1fr auto' },
  gridTemplateAreas: { xs: below, lg: '"fields history" "decision history" "documents history"' },
} as const;

function AccountLink({ personId }: { personId: string }) {
  const { data: user } = useOpsGetStaffUserQuery({});
  if (!user || !can(user.role, 'users')) return null;
  return (
    <TextLink component={RouteLink} to="user" params={{ personId }}>
      <Trans context="link">Account</Trans>
    </TextLink>
  );
}
