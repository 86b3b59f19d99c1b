import { Trans } from '@lingui/react/macro';
import { useSupGetPostingStandingsQuery, useSupGetTestWayQuery } from '@tolk/api-client';
import type { HallPostingDetail, TestWay } from '@tolk/contract';
import { Box, Link as TextLink, Paper, Typography } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import type { TestStep } from '@tolk/domain';
import { Link, pathTo } from '@tolk/platform';
import type { ReactNode } from 'react';
import { addressOfFact } from '../../profile-steps/profile-facts.ts';

/** All that keeps a supplier from applying for a job, each with the way to mend it, before anything is typed. */
export function ApplyChecklist({ posting }: { posting: HallPostingDetail }) {
  const { data } = useSupGetPostingStandingsQuery({
    projectReleaseInforIds: [posting.projectReleaseInforId],
  });
  const isTested = (data?.postings[0]?.languageTest ?? 'passed') === 'passed';
  if (data === undefined || (data.missing.length === 0 && isTested)) return null;
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
        {isTested ? null : <LanguageTest posting={posting} />}
      </Box>
    </Paper>
  );
}

/** What comes next on the way to the test of the pair, and where it is done. */
function LanguageTest({ posting }: { posting: HallPostingDetail }) {
  const { sourceLanguage, targetLanguage } = posting;
  const pair = { sourceLanguage, targetLanguage };
  const { data: way } = useSupGetTestWayQuery(pair);
  if (way === undefined) return null;
  return (
    <li>
      <TextLink component={Link} to={pathTo('languageTestTitle', pair)}>
        <TestStepWords way={way} />
      </TextLink>
    </li>
  );
}

function TestStepWords({ way: { step, time } }: { way: TestWay }): ReactNode {
  const when = time === null ? null : <DateTime iso={time} />;
  const words: Readonly<Record<TestStep, ReactNode>> = {
    ask: <Trans>Ask for a language test in this pair</Trans>,
    awaitText: <Trans>Your test is requested: you get the text by {when}</Trans>,
    translate: <Trans>Translate the text of your test by {when}</Trans>,
    awaitMarks: <Trans>Your test is being marked: you get the result by {when}</Trans>,
    awaitMarkers: <Trans>Your test is being marked by two suppliers</Trans>,
    awaitCertificate: <Trans>Your certificate is being checked, usually by {when}</Trans>,
    awaitRetake: <Trans>Repeat the language test in this pair from {when}</Trans>,
    takeOnline: <Trans>Pass the language test in this pair</Trans>,
    tested: <Trans>Pass the language test in this pair</Trans>,
  };
  return words[step];
}
