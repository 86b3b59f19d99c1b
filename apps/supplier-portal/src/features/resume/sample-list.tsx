import { Trans, useLingui } from '@lingui/react/macro';
import {
  useSupDeletePortfolioSampleMutation,
  useSupGetPortfolioSamplesQuery,
} from '@tolk/api-client';
import { DataState } from '@tolk/design-system';
import { LanguagePairChip, StatusChip } from '@tolk/design-system/pieces';
import { ResumeEntry } from '@tolk/market-views';
import { EntrySection } from './entry-section.tsx';
import { SampleDialog } from './sample-dialog.tsx';

/** Samples of work, and which of them everybody may read. */
export function SampleList() {
  const query = useSupGetPortfolioSamplesQuery({});
  const [remove] = useSupDeletePortfolioSampleMutation();
  const { t } = useLingui();
  return (
    <DataState query={query} skeleton={2}>
      {(samples) => (
        <EntrySection
          title={<Trans context="heading">Samples</Trans>}
          addLabel={<Trans>Add a sample</Trans>}
          emptyText={
            <Trans>
              A paragraph and your translation of it. On your public page they stand side by side.
            </Trans>
          }
          entries={samples}
          idOf={({ portfolioSampleId }) => portfolioSampleId}
          nameOf={({ title }) => title}
          renderEntry={(sample, actions) => (
            <ResumeEntry
              title={sample.title}
              subtitle={
                <LanguagePairChip source={sample.sourceLanguage} target={sample.targetLanguage} />
              }
              time={
                <StatusChip tone={sample.isPublic ? 'success' : 'neutral'}>
                  {sample.isPublic
                    ? t({ message: 'Public', context: 'status' })
                    : t({ message: 'Not public', context: 'status' })}
                </StatusChip>
              }
              description={sample.targetText}
              actions={actions}
            />
          )}
          renderDialog={(entry, onClose) => <SampleDialog entry={entry} onClose={onClose} />}
          onDelete={async ({ portfolioSampleId }) => !(await remove({ portfolioSampleId })).error}
        />
      )}
    </DataState>
  );
}
