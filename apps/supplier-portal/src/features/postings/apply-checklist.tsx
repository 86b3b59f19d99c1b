import { Trans } from '@lingui/react/macro';
import { useSupGetProfileCompletenessQuery, useSupGetYycsYzDataQuery } from '@tolk/api-client';
import type { Completeness, HallPostingDetail } from '@tolk/contract';
import { Box, Link as TextLink, Paper, Typography } from '@tolk/design-system';
import { profileFacts } from '@tolk/domain';
import { Link, pathTo, RouteLink } from '@tolk/platform';
import { addressOfFact } from '../../profile-steps/profile-facts.ts';

function isNeededToApply({ key }: Completeness['missing'][number]): boolean {
  return profileFacts.some((fact) => fact.key === key && fact.neededFor === 'applying');
}

/** All that keeps a supplier from applying for a job, each with the way to mend it, before anything is typed. */
export function ApplyChecklist({ posting }: { posting: HallPostingDetail }) {
  const { data: completeness } = useSupGetProfileCompletenessQuery({});
  if (completeness === undefined) return null;
  const lacking = completeness.missing.filter(isNeededToApply);
  if (lacking.length === 0 && !posting.testNeeded) return null;
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
        {lacking.map((fact) => (
          <li key={fact.key}>
            <TextLink component={Link} to={addressOfFact(fact)}>
              {fact.label}
            </TextLink>
          </li>
        ))}
        {posting.testNeeded ? <LanguageTest posting={posting} /> : null}
      </Box>
    </Paper>
  );
}

/** The way to the test of the pair or, where there is none online, to the person who arranges one. */
function LanguageTest({ posting }: { posting: HallPostingDetail }) {
  const { sourceLanguage, targetLanguage } = posting;
  const pair = { sourceLanguage, targetLanguage };
  const { data: permission } = useSupGetYycsYzDataQuery(pair);
  if (permission === undefined) return null;
  if (permission.obstacle === 'pairClosed') {
    return (
      <li>
        <TextLink component={RouteLink} to="customerService">
          <Trans>Ask for an offline language test: there is none online in this pair yet</Trans>
        </TextLink>
      </li>
    );
  }
  return (
    <li>
      <TextLink component={Link} to={pathTo('languageTestTitle', pair)}>
        <Trans>Pass the language test in this pair</Trans>
      </TextLink>
    </li>
  );
}
