import { Trans } from '@lingui/react/macro';
import { useSupGetXuanZeJLQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { LanguagePairChip, PageHeader, RowCard, RowCards } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { bounds } from '@tolk/domain';
import { languagePair, useLanguage } from '@tolk/i18n';
import { RouteLink, useListAddress } from '@tolk/platform';
import { ResultFacts } from '../../features/language-test/result-facts.tsx';
import { ResultChip } from '../../features/language-test/result-look.tsx';
import { TestTabs } from '../../features/language-test/test-tabs.tsx';
import { NextStep } from '../../profile-steps/next-step.tsx';
import { ProfileSteps } from '../../profile-steps/profile-steps.tsx';

const { testMinutes } = bounds;

/** Results and history of the language tests, online and offline. */
export function Screen() {
  const language = useLanguage();
  const list = useListAddress();
  const query = useSupGetXuanZeJLQuery({ ...list.paging });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Test results</Trans>}
        description={<Trans>Every test you or your team have taken, newest first.</Trans>}
      />
      <ProfileSteps current="test" />
      <TestTabs current="languageTestStatus" />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No test taken yet</Trans>,
          message: <Trans>Choose a language pair; it takes {testMinutes} minutes.</Trans>,
          drawing: <InboxDrawing />,
          action: (
            <Button component={RouteLink} to="languageTest" variant="contained" color="secondary">
              <Trans>Take a test</Trans>
            </Button>
          ),
        }}
      >
        {(results) => (
          <RowCards>
            {results.map((result) => {
              const pair = languagePair(result.sourceLanguage, result.targetLanguage, language);
              return (
                <RowCard
                  key={result.languageTestId}
                  title={pair}
                  status={<ResultChip result={result} />}
                  facts={
                    <>
                      <LanguagePairChip
                        source={result.sourceLanguage}
                        target={result.targetLanguage}
                      />
                      <ResultFacts result={result} />
                    </>
                  }
                />
              );
            })}
          </RowCards>
        )}
      </PagedList>
      <NextStep here="test" />
    </>
  );
}
