import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '@tolk/design-system/pieces';
import { FilterTabs } from '@tolk/design-system/portal';
import { useListAddress } from '@tolk/platform';
import { Incidents } from '../../features/refunds/incidents.tsx';
import { OneIncident } from '../../features/refunds/one-incident.tsx';
import { OneRefund } from '../../features/refunds/one-refund.tsx';
import { Refunds } from '../../features/refunds/refunds.tsx';
import { SavedFilters } from '../../records/saved-filters.tsx';

const parts = { refunds: Refunds, incidents: Incidents } as const;
type Part = keyof typeof parts;
const order = Object.keys(parts) as Part[];

/** The refund queue: what goes back, and money that fits nothing (`tab`), or one of either (`id`). */
export function Screen() {
  const list = useListAddress<'tab' | 'id'>();
  const id = list.text('id');
  if (id === undefined) return <Queue />;
  return list.text('tab') === 'incidents' ? (
    <OneIncident incidentId={id} />
  ) : (
    <OneRefund refundId={id} />
  );
}

function Queue() {
  const { t } = useLingui();
  const list = useListAddress<
    'tab' | 'status' | 'search' | 'from' | 'to' | 'open' | 'order' | 'sort'
  >();
  const tab = list.oneOf('tab', order) ?? 'refunds';
  const Content = parts[tab];
  const labels: Readonly<Record<Part, string>> = {
    refunds: t({ message: 'Refunds', context: 'option' }),
    incidents: t({ message: 'Unmatched payments', context: 'option' }),
  };
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Refunds</Trans>}
        description={<Trans>Refunds to clients, and unmatched payments.</Trans>}
      />
      <FilterTabs
        label={t`Parts of this page`}
        value={tab}
        onChoose={(chosen) =>
          list.change({
            tab: chosen === 'refunds' ? undefined : chosen,
            status: undefined,
            search: undefined,
            from: undefined,
            to: undefined,
            open: undefined,
            order: undefined,
            sort: undefined,
          })
        }
        tabs={order.map((value) => ({ value, label: labels[value] }))}
      />
      <SavedFilters screen="refunds" />
      <Content />
    </>
  );
}
