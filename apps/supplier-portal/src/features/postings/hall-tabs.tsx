import { useLingui } from '@lingui/react/macro';
import { useSupGetHallTabsQuery } from '@tolk/api-client';
import { FilterTabs } from '@tolk/design-system/portal';
import { formatNumber, useLanguage } from '@tolk/i18n';
import { hallTabs, type HallQuery, type HallTab } from './hall-query.ts';

/** What fits, all and what is saved, each with how many postings the filters leave. */
export function HallTabs({ query }: { query: HallQuery }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useSupGetHallTabsQuery(query.filter);
  const labels: Record<HallTab, string> = {
    fitting: t({ message: 'For you', context: 'tab' }),
    all: t({ message: 'All', context: 'tab' }),
    saved: t({ message: 'Saved', context: 'tab' }),
  };
  const labelOf = (tab: HallTab) =>
    data === undefined ? labels[tab] : `${labels[tab]} (${formatNumber(data[tab], language)})`;
  return (
    <FilterTabs
      inHead
      label={t`Jobs to show`}
      value={query.tab}
      onChoose={(chosen) => query.choose(hallTabs.find((tab) => tab === chosen) ?? 'all')}
      tabs={hallTabs.map((tab) => ({ value: tab, label: labelOf(tab) }))}
    />
  );
}
