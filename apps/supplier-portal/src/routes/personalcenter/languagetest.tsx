import { Trans } from '@lingui/react/macro';
import { useActing } from '@tolk/account-views';
import { useSupGetYkfYzdDataQuery } from '@tolk/api-client';
import { Alert, Box, DataState } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { CertificateList } from '../../features/language-test/certificate-list.tsx';
import { OtherPair } from '../../features/language-test/other-pair.tsx';
import { PairList } from '../../features/language-test/pair-list.tsx';
import { RequestList } from '../../features/language-test/request-list.tsx';
import { TestRules } from '../../features/language-test/test-rules.tsx';
import { TestTabs } from '../../features/language-test/test-tabs.tsx';
import { NextStep } from '../../profile-steps/next-step.tsx';
import { ProfileSteps } from '../../profile-steps/profile-steps.tsx';

/** The language pairs that are open for testing. */
export function Screen() {
  const query = useSupGetYkfYzdDataQuery({});
  const acting = useActing();
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Language test</Trans>}
        description={
          <Trans>
            Pass the test of a language pair, or have a certificate for it checked by our staff, and
            you can apply for its jobs.
          </Trans>
        }
      />
      <ProfileSteps current="test" />
      <TestTabs current="languageTest" />
      {acting ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          <Trans>
            Tests and certificates are your own. {acting.organisationName} can apply in every pair
            that one of its members has passed.
          </Trans>
        </Alert>
      ) : null}
      <RequestList />
      <CertificateList />
      <DataState
        query={query}
        empty={{
          title: <Trans>No pair is open for testing</Trans>,
          message: <Trans>Choose your language pair below and ask for a test.</Trans>,
          drawing: <PageDrawing />,
        }}
      >
        {(pairs) => (
          <Box sx={{ mb: 3 }}>
            <PairList pairs={pairs} />
          </Box>
        )}
      </DataState>
      <Section title={<Trans context="language test">How it works</Trans>}>
        <TestRules />
      </Section>
      <OtherPair listed={query.data ?? []} />
      <NextStep here="test" />
    </>
  );
}
