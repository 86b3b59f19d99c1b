import { Trans } from '@lingui/react/macro';
import type { calls, Completeness, ResponseOf } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { RowCards } from '@tolk/design-system/pieces';
import { MatchChip } from '@tolk/market-views';
import { Link as AddressLink } from '@tolk/platform';
import { addressOfFact } from '../../profile-steps/profile-facts.ts';
import { PostingRow } from '../../postings/posting-row.tsx';
import { MatchReasons } from '../../postings/match-reasons.tsx';

type Overview = ResponseOf<(typeof calls)['supinterface']['overview']['getOverviewData']>;

interface Props {
  postings: Overview['matchingPostings'];
  /** Of the profile. */
  missing: Completeness['missing'];
}

/** Postings that fit the profile, the best first. */
export function MatchingPostings({ postings, missing }: Props) {
  if (postings.length === 0) return <NoneFit missing={missing} />;
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

/** Why nothing is matched: what matching looks at is not filled in, or nothing fits it now. */
function NoneFit({ missing }: Pick<Props, 'missing'>) {
  const toFill = missing.filter(({ key }) => key === 'languagePair' || key === 'fields');
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {toFill.length > 0 ? (
        <>
          <Trans>Jobs are matched by what you offer, and some of it is not filled in yet:</Trans>
          <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
            {toFill.map((fact) => (
              <li key={fact.key}>
                <Link component={AddressLink} to={addressOfFact(fact)}>
                  {fact.label}
                </Link>
              </li>
            ))}
          </Box>
        </>
      ) : (
        <Trans>
          No open job fits your languages and fields at the moment. New ones will appear here.
        </Trans>
      )}
    </Box>
  );
}
