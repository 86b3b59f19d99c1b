import { Plural, Trans } from '@lingui/react/macro';
import { useOpsGetReviewListQuery } from '@tolk/api-client';
import { Box, Button } from '@tolk/design-system';
import type { VerificationKind } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';

/** The way to what waits longest in the same queue, once this one is done. */
export function NextReview({ kind, after }: { kind: VerificationKind; after: string }) {
  const { currentData } = useOpsGetReviewListQuery({
    kind,
    status: 'submitted',
    pageNum: 1,
    pageSize: 2,
  });
  if (!currentData) return null;
  const next = currentData.list.find(({ reviewId }) => reviewId !== after);
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}
    >
      {next ? (
        <>
          <Button
            component={RouteLink}
            to="review"
            params={{ kind, reviewId: next.reviewId }}
            variant="contained"
          >
            <Trans>Next in the queue</Trans>
          </Button>
          <Plural value={currentData.total} one="# waiting" other="# waiting" />
        </>
      ) : (
        <Trans>Nothing else is waiting in this queue.</Trans>
      )}
    </Box>
  );
}
