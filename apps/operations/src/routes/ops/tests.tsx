import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs } from '@tolk/design-system/portal';
import { bounds } from '@tolk/domain';
import { useListAddress } from '@tolk/platform';
import { ResultsPart } from '../../features/offline-tests/results-part.tsx';
import { TextsPart } from '../../features/sample-texts/texts-part.tsx';
import { RequestsPart } from '../../features/test-requests/requests-part.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';

const parts = { requests: RequestsPart, texts: TextsPart, results: ResultsPart } as const;
type Part = keyof typeof parts;
const order = Object.keys(parts) as Part[];

const { testGiveDays, testMarkDays } = bounds;

/** Tests that suppliers ask for, the texts for them, and results of tests held elsewhere (`tab`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'tab' | 'search' | 'box' | 'sourceLanguage'>();
  const tab = list.oneOf('tab', order) ?? 'requests';
  const Content = parts[tab];
  const labels: Readonly<Record<Part, string>> = {
    requests: t({ message: 'Requests', context: 'language test' }),
    texts: t({ message: 'Texts', context: 'language test' }),
    results: t({ message: 'Results', context: 'language test' }),
  };
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Offline tests</Trans>}
        description={
          <Trans>
            We promise a text within {testGiveDays} working days and marks within {testMarkDays}. A
            pass counts the same as one of the online test.
          </Trans>
        }
      />
      <FilterTabs
        label={t`Parts of this page`}
        value={tab}
        onChoose={(chosen) =>
          list.change({
            tab: chosen === 'requests' ? undefined : chosen,
            search: undefined,
            box: undefined,
            sourceLanguage: undefined,
          })
        }
        tabs={order.map((value) => ({ value, label: labels[value] }))}
      />
      <SavedFilters screen="offlineTests" />
      <Content />
    </>
  );
}
