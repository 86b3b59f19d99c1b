import { Trans } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { LanguagePairChip, Money, RowCard, RowCards } from '@tolk/design-system/pieces';
import { useNames, useRegionName } from '@tolk/labels';
import { ClosingTime, MatchChip } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';

type Overview = ResponseOf<(typeof calls)['supinterface']['overview']['getOverviewData']>;

/** Postings that fit the profile, the best first. */
export function MatchingPostings({ postings }: { postings: Overview['matchingPostings'] }) {
  const names = useNames();
  const regionName = useRegionName();
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
        <RowCard
          key={posting.projectReleaseInforId}
          title={
            <Link
              component={RouteLink}
              to="jobDetail"
              params={{ projectReleaseInforId: posting.projectReleaseInforId }}
            >
              {posting.projectName}
            </Link>
          }
          status={<MatchChip score={match.score} />}
          facts={
            <>
              <LanguagePairChip source={posting.sourceLanguage} target={posting.targetLanguage} />
              <span>{names.field(posting.whFieldId)}</span>
              <span>
                <Money amount={posting.salary} currency={posting.currency} emphasis="earned" />{' '}
                {names.unit(posting.unitName)}
              </span>
              <ClosingTime posting={posting} />
              <span>{regionName(posting.region)}</span>
            </>
          }
        />
      ))}
    </RowCards>
  );
}
