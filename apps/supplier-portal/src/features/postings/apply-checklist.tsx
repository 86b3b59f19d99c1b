import { Trans } from '@lingui/react/macro';
import { useSupGetPostingStandingsQuery } from '@tolk/api-client';
import type { HallPostingDetail } from '@tolk/contract';
import { Box, Link as TextLink, Paper, Typography } from '@tolk/design-system';
import { Link, pathTo, RouteLink } from '@tolk/platform';
import { addressOfFact } from '../../profile-steps/profile-facts.ts';

/** All that keeps a supplier from applying for a job, each with the way to mend it, before anything is typed. */
export function ApplyChecklist({ posting }: { posting: HallPostingDetail }) {
  const { data } = useSupGetPostingStandingsQuery({
    projectReleaseInforIds: [posting.projectReleaseInforId],
  });
  const test = data?.postings[0]?.languageTest ?? 'passed';
  if (data === undefined || (data.missing.length === 0 && test === 'passed')) return null;
  return (
    <Paper component="section" sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Typography variant="subtitle1" component="h2">
        <Trans context="heading">Before you can apply</Trans>
      </Typography>
      <Box
        component="ul"
        sx={{
          my: 0.5,
          pl: 2.5,
          typography: 'body2',
          // Each tall enough for a finger.
          '& a': { display: 'inline-block', py: 0.5 },
        }}
      >
        {data.missing.map((fact) => (
          <li key={fact.key}>
            <TextLink component={Link} to={addressOfFact(fact)}>
              {fact.label}
            </TextLink>
          </li>
        ))}
        {test === 'needed' ? <TestOfPair posting={posting} /> : null}
        {test === 'noneOnline' ? <OfflineTest /> : null}
      </Box>
    </Paper>
  );
}

function TestOfPair({ posting }: { posting: HallPostingDetail }) {
  const { sourceLanguage, targetLanguage } = posting;
  return (
    <li>
      <TextLink
        component={Link}
        to={pathTo('languageTestTitle', { sourceLanguage, targetLanguage })}
      >
        <Trans>Pass the language test in this pair</Trans>
      </TextLink>
    </li>
  );
}

/** There is none online: a person arranges it. */
function OfflineTest() {
  return (
    <li>
      <TextLink component={RouteLink} to="customerService">
        <Trans>Ask for an offline language test: there is none online in this pair yet</Trans>
      </TextLink>
    </li>
  );
}
