import { Trans } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { RowCards } from '@tolk/design-system/pieces';
import { MatchChip } from '@tolk/market-views';
import { PostingRow } from '../../postings/posting-row.tsx';
import { MatchReasons } from './match-reasons.tsx';

type Overview = ResponseOf<(typeof calls)['supinterface']['overview']['getOverviewData']>;

/** Postings that fit the profile, the best first. */
export function MatchingPostings({ postings }: { postings: Overview['matchingPostings'] }) {
  if (postings.length === 0) {
    return (
      <Box sx={{ color: 'text.secondary' }}>
        <Trans>
          None at the moment. Add your language pairs and fields so that we can match jobs to you.
        </Trans>
      </Box>
    );
  }
  return (
    <RowCards>
      {postings.map(({ posting, match }) => (
        <PostingRow
          key={posting.projectReleaseInforId}
          posting={posting}
          status={<MatchChip score={match.score} />}
          notice={<MatchReasons match={match} />}
        />
      ))}
    </RowCards>
  );
}
